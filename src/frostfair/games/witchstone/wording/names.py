"""Names of the catalogue for what lies on the table, and phrases that many sentences share."""

from collections.abc import Sequence
from functools import cache

from frostfair.games.witchstone.rules.terms import KINDS, PLACE_TYPES, SCROLL_PLACES
from frostfair.games.witchstone.wording.shapes import symbols_of
from frostfair.kernel.hexgrid import DIRECTION_NAMES
from frostfair.wording.message import Message, Name, Value, apart, message


@cache
def kind_name(kind: int | str) -> Name:
    """A kind of actions, a token or a shelf."""
    return Name(f"ws-kind-{kind if isinstance(kind, str) else KINDS[kind]}")


@cache
def location_name(type_: str) -> Name:
    return Name(f"ws-location-{type_}")


@cache
def silver_name(what: str) -> Name:
    """What an interim scoring counts."""
    return Name(f"ws-silver-{what}")


@cache
def source_name(source: str) -> Name:
    return Name(f"ws-source-{source}")


@cache
def direction_name(direction: int) -> Name:
    return Name(f"direction-{DIRECTION_NAMES[direction]}")


@cache
def tile(name: str) -> Message:
    """A spell tile or a special tile: both its kinds."""
    one, other = symbols_of(name)
    return message("ws-tile", kind=kind_name(one), kind2=kind_name(other))


@cache
def actions(kind: str, n: int) -> Message:
    return message("ws-actions", kind=kind_name(kind), n=n)


def given(kind: str, n: int) -> Message:
    """Actions that are given; of scrolls they widen the choice (WS-9.2)."""
    return (
        message("ws-promise-scroll", n=min(n, int(SCROLL_PLACES))) if kind == "scroll" else actions(kind, n)
    )


def vp(n: int) -> Message:
    """Counted words follow what comes after the minus."""
    return message("count-vp", vp=n) if n >= 0 else message("ws-minus", vp=-n)


def yes_or_no(answer: bool) -> str:
    """For sentences that choose their words by it."""
    return "yes" if answer else "no"


def level_key(level: str) -> str:
    return level.replace(" ", "-")


# --- scrolls ---


def scroll(kind: str, about: Sequence[str]) -> Message:
    """Its name, what it is about and what its levels need."""
    return message(f"ws-scroll-{kind}", **_about(about))


def short_scroll(kind: str, about: Sequence[str]) -> Message:
    return message(f"ws-short-{kind}", **_about(about))


def _about(words: Sequence[str]) -> dict[str, Value]:
    """Kinds or places; most scrolls are about none."""
    return {"about": apart([_word(word) for word in words])} if words else {}


def _word(word: str) -> Name:
    return location_name(word) if word in PLACE_TYPES else kind_name(word)
