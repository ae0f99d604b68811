"""All frames together: a model of each kind for `gain`, and every frame by the name it is written as."""

from typing import Final

from frostfair.games.witchstone.flow.crystals import Crystals
from frostfair.games.witchstone.flow.deal import Deal
from frostfair.games.witchstone.flow.energy import Energies
from frostfair.games.witchstone.flow.pentagram import AnyKind, Pentagram
from frostfair.games.witchstone.flow.removal import Removal
from frostfair.games.witchstone.flow.running import MODELS
from frostfair.games.witchstone.flow.scrolls import Scrolls
from frostfair.games.witchstone.flow.towers import Towers
from frostfair.games.witchstone.flow.turn import Turn
from frostfair.games.witchstone.flow.wand import Wand
from frostfair.games.witchstone.flow.witches import Witches
from frostfair.games.witchstone.words import NONE
from frostfair.kernel.codec import Written, kinds

FRAME_KINDS: Final[dict[str, type[Written]]] = kinds(
    Deal, Towers, Turn, Removal, Energies, Witches, Pentagram, AnyKind, Crystals, Wand, Scrolls
)

MODELS.extend(
    [
        Energies(0, 0, 0, 0),
        Witches(0, 0, 0, 0),
        Pentagram(0, 0, 0, 0, 0),
        Crystals(0, 0, 0, 0, 0),
        Wand(0, 0, 0, 0, NONE, NONE),
        Scrolls(0, 0, 0, 0),
    ]
)
