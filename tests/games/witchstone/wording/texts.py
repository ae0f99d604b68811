"""What the texts of Witchstone are made of."""

from frostfair.games.witchstone.puzzles.seeking import TAGS
from frostfair.games.witchstone.rules.board_events import EVENT_KINDS
from frostfair.games.witchstone.rules.terms import (
    END_REASONS,
    KINDS,
    PLACE_TYPES,
    SCROLL_KINDS,
    SILVERS,
    SOURCES,
    TOKENS,
)
from frostfair.games.witchstone.terminal.moves import WORDS
from tests.games.witchstone.browser.figures import FIGURES
from tests.i18n.declared import Texts
from tests.i18n.sources import composed

# What follows the beginning of a key in the browser.
IN_THE_BROWSER = {
    "stat": ("energies", "witches", "scrolls", "tokens", "owls"),
    "title": (
        "double_boost",
        "single_boost",
        "group",
        "witches_in_order",
        "witches_on",
        "joined_in_order",
    ),
    "work": ("tile", "tower", "crystal-out", "draw"),
    "zone": ("cauldron", "ball", "tracks", "scrolls"),
}


def made() -> set[str]:
    keys = {f"ws-log-{kind}" for kind in EVENT_KINDS if kind not in ("points-scored", "game-ended")}
    keys |= {f"ws-log-scored-{source}" for source in SOURCES} | {f"ws-source-{source}" for source in SOURCES}
    keys |= {f"ws-end-{reason}" for reason in END_REASONS[1:]}
    keys |= {f"ws-kind-{kind}" for kind in (*TOKENS, "any", "bottom")}
    keys |= {f"ws-location-{place}" for place in PLACE_TYPES} | {f"ws-silver-{what}" for what in SILVERS}
    keys |= {f"ws-scroll-{kind}" for kind in SCROLL_KINDS} | {f"ws-short-{kind}" for kind in SCROLL_KINDS}
    keys |= {f"ws-prompt-{kind}" for kind in KINDS} | {f"ws-move-{word}" for word in WORDS}
    keys |= {f"web-witchstone-{part}-{word}" for part, words in IN_THE_BROWSER.items() for word in words}
    keys |= {f"ws-figure-{name}" for name in FIGURES} | {f"ws-teaches-{tag}" for tag in TAGS}
    return keys


def possible() -> set[str]:
    return composed(
        "witchstone",
        "ws-choice-",
        "ws-from-",
        "ws-heading-",
        "ws-held-",
        "ws-held-black-",
        "ws-means",
        "ws-offer-",
        "ws-offer-put-",
        "ws-owed-",
        "ws-part-",
        "ws-plain-",
        "ws-plain-on-",
        "ws-prompt-",
        "ws-unit-",
        "ws-wait-",
    )


AUTHORS = frozenset({"reiner", "knizia", "martino", "chiacchiera"})
KIND, PLACE = ("ws-kind-",), ("ws-location-",)
TEXTS = Texts(
    names={
        "kind": KIND,
        "kind2": KIND,
        "token": KIND,
        "which": KIND,
        "rim": KIND,
        "shelf": KIND,
        "place": PLACE,
        "to": PLACE,
        "what": ("ws-silver-",),
        "source": ("ws-source-",),
    },
    made=made,
    possible=possible,
    alike={
        "hu": frozenset({"pentagram", "witchstone"}) | AUTHORS,  # as the box is called
        "pl": frozenset({"bonus", "pentagram", "symbol"}) | AUTHORS,
    },
    typed=frozenset({"look"}),
    tables=((2, {}),),
)
