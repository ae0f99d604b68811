"""What the texts of Winter Queen are made of."""

from frostfair.games.winter_queen.puzzles.seeking import DEPICTED, IN_DOMAIN, LAST_STAGE
from frostfair.games.winter_queen.rules.events import EVENT_KINDS
from frostfair.games.winter_queen.rules.flow import FRAME_KINDS
from frostfair.games.winter_queen.rules.terms import COLOURS, EFFECTS, END_REASONS, ZONES
from frostfair.games.winter_queen.wording.names import family
from tests.i18n.declared import Texts


def made() -> set[str]:
    keys = {f"wq-log-{kind}" for kind in EVENT_KINDS if kind not in ("effect-scored", "game-ended")}
    keys |= {f"wq-wait-{kind}" for kind in FRAME_KINDS}
    keys |= {f"wq-log-scored-{family(effect)}" for effect in EFFECTS}
    keys |= {f"wq-account-{family(effect)}" for effect in EFFECTS}
    keys |= {f"wq-rule-{family(effect)}" for effect in EFFECTS}
    keys |= {f"wq-effect-{effect}" for effect in (*EFFECTS, "forest_wisps")}
    keys |= {f"wq-puzzle-{how}" for how in ("map", "page", "charge", "book", "map-books", "page-books")}
    keys |= {f"wq-teaches-{tag}" for tag in (IN_DOMAIN, DEPICTED, LAST_STAGE)}
    keys |= {f"wq-end-{reason}" for reason in END_REASONS[1:]}
    return keys | {f"wq-colour-{colour}" for colour in COLOURS} | {f"wq-zone-{zone}" for zone in ZONES}


AUTHOR = frozenset({"yuri", "zhuravlev"})
TEXTS = Texts(
    names={
        "colour": ("wq-colour-",),
        "county": ("wq-zone-",),
        "zone": ("wq-zone-",),
        "effect": ("wq-effect-",),
        "effect2": ("wq-effect-",),
    },
    made=made,
    alike={"hu": frozenset({"winter", "queen"}) | AUTHOR, "pl": AUTHOR},  # hu: as the box is called
    typed=frozenset({"back", "pass", "skip", "take", "use"}),
    tables=((3, {}),),
)
