"""All frames together: a model of each kind for `gain`, and every frame by the name it is written as."""

from typing import Final

from frostfair.games.witchstone.rules.flow.crystals import Crystals
from frostfair.games.witchstone.rules.flow.deal import Deal
from frostfair.games.witchstone.rules.flow.energy import Energies
from frostfair.games.witchstone.rules.flow.pentagram import AnyKind, Pentagram
from frostfair.games.witchstone.rules.flow.removal import Removal
from frostfair.games.witchstone.rules.flow.running import MODELS
from frostfair.games.witchstone.rules.flow.scrolls import Scrolls
from frostfair.games.witchstone.rules.flow.towers import Towers
from frostfair.games.witchstone.rules.flow.turn import Turn
from frostfair.games.witchstone.rules.flow.wand import Wand
from frostfair.games.witchstone.rules.flow.witches import Witches
from frostfair.games.witchstone.rules.terms import NONE
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
