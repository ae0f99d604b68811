"""What a puzzle of Winter Queen asks for, and how far a table is from it."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from frostfair.games.winter_queen.rules.actions import (
    ACTIVATE,
    FIRST_PAGE,
    MOST_CHOICES,
    PASS,
    RETURN,
    TAKE,
    is_placing,
    target_of,
)
from frostfair.games.winter_queen.rules.flow import TakeBook, piles_to_take_from
from frostfair.games.winter_queen.rules.scoring import book_value, value
from frostfair.games.winter_queen.rules.slots import at_page, page_in
from frostfair.games.winter_queen.rules.state import Table
from frostfair.games.winter_queen.rules.terms import ARCANE_KNOWLEDGE, EFFECTS, NONE
from frostfair.kernel.bits import members_of
from frostfair.kernel.errors import Malformed
from frostfair.kernel.flow import offers


class Aim(Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True):
    """A page worth so much, all pages together worth so much, or a book with this effect to be taken."""

    how: Literal["map", "page", "book"]  # by a crystal on the map or on a page, or by activating a book
    worth: int = 1
    page: Annotated[str, Meta(pattern="^[123][LR]$")] | None = (
        None  # of the learner's books; None: all together
    )
    take: str | None = None  # an effect


def aim_of(packed: Mapping[str, Any]) -> Aim:
    try:
        aim = msgspec.convert(dict(packed), Aim)
    except msgspec.ValidationError as error:
        raise Malformed(f"aim: {error}") from None
    if aim.take is not None and aim.take not in EFFECTS:
        raise Malformed(f"aim: unknown effect {aim.take!r}; available: {', '.join(EFFECTS)}")
    return aim


def page_number(name: str) -> int:
    """2L → 2: a page of a seat's books."""
    return int(page_in(int(name[0]) - 1, "LR".index(name[1])))


def actions(table: Table, seat: int, aim: Aim) -> list[int]:
    """What the aim speaks of. Taking a book would turn the next one over, so a puzzle ends before that."""
    if not table.stack or isinstance(table.stack[-1], TakeBook):
        return []
    legal = offers(table, seat, MOST_CHOICES)
    return [action for action in legal if _is_meant(table, seat, aim, action)]


def _is_meant(table: Table, seat: int, aim: Aim, action: int) -> bool:
    if not is_placing(action):
        return aim.how == "book" and (ACTIVATE <= action < TAKE or RETURN <= action < PASS)
    target = int(target_of(action))
    if aim.how != ("map" if target < FIRST_PAGE else "page"):
        return False
    if aim.page is None or not is_charging(table, seat, aim):
        return True
    return target == FIRST_PAGE + page_number(aim.page)


def is_charging(table: Table, seat: int, aim: Aim) -> bool:
    """Whether the page in question waits for its crystal: then no other matters, unless it counts pages."""
    return is_empty(table, seat, aim) and _effect(table, seat, aim) != ARCANE_KNOWLEDGE


def is_empty(table: Table, seat: int, aim: Aim) -> bool:
    return aim.page is not None and table.charge[at_page(seat, page_number(aim.page))] == NONE


def _effect(table: Table, seat: int, aim: Aim) -> int:
    assert aim.page is not None
    return int(table.effect_on(seat, page_number(aim.page)))


def reached(table: Table, seat: int, aim: Aim) -> int:
    """What the aim measures, as it is on this table."""
    if aim.take is not None:
        return int(_may_take(table, seat, aim.take))
    if aim.page is None:
        return sum([int(book_value(table, seat, slot)) for slot in range(3)])
    if is_empty(table, seat, aim):
        return 0
    page = page_number(aim.page)
    colour = table.charge[at_page(seat, page)]
    return int(value(table, seat, table.effect_on(seat, page), colour))


def _may_take(table: Table, seat: int, effect: str) -> bool:
    """Whether the seat is asked now which book to take, and one with this effect is among them (WQ-4.2)."""
    top = table.stack[-1] if table.stack else None
    if not isinstance(top, TakeBook) or top.seat != seat:
        return False
    piles = members_of(int(piles_to_take_from(table, top.space)))
    return any(effect in pages_on_top(table, county) for county in piles)


def pages_on_top(table: Table, county: int) -> list[str]:
    """The effects of the visible book of a pile."""
    book = table.pile_top[county]
    return [] if book == NONE else [EFFECTS[table.box.effect_of(book, side)] for side in range(2)]
