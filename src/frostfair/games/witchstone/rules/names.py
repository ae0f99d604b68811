"""Names of pieces for people and for the wire: the rulebook's words."""

from frostfair.games.witchstone.rules.components import Box
from frostfair.games.witchstone.rules.terms import (
    DOUBLE_BOOST,
    GROUP,
    KINDS,
    NONE,
    PLACE_TYPES,
    SCROLL_KINDS,
    TILES,
)


def tile_name(tile: int) -> str:
    one, other = TILES[tile]
    return f"{KINDS[one]}+{KINDS[other]}"


def scroll_kind(box: Box, scroll: int) -> str:
    return SCROLL_KINDS[box.scrolls.kind[scroll]]


def scroll_about(box: Box, scroll: int) -> list[str]:
    """The action kinds or places that a scroll is about."""
    words = KINDS if box.scrolls.kind[scroll] in (DOUBLE_BOOST, GROUP) else PLACE_TYPES
    about = [box.scrolls.about(scroll, i) for i in range(3)]
    return [words[word] for word in about if word != NONE]
