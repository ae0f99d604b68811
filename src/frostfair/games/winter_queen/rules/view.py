"""What a seat sees, built up field by field. Ids are names here: the wire speaks the rulebook's words.

A part that takes `pieces` is found there if it was written before; its key holds all that it depends on.
"""

from functools import lru_cache
from typing import Final

from frostfair.games.winter_queen.rules.components import Box
from frostfair.games.winter_queen.rules.crystals import counts
from frostfair.games.winter_queen.rules.flow import reach
from frostfair.games.winter_queen.rules.scoring import value
from frostfair.games.winter_queen.rules.slots import at_page, at_slot, page_in
from frostfair.games.winter_queen.rules.state import Table
from frostfair.games.winter_queen.rules.terms import (
    COLOURS,
    COUNTIES,
    EFFECTS,
    END_REASONS,
    NONE,
    SPACES,
    ZONES,
)
from frostfair.kernel.bits import BIT
from frostfair.kernel.fast import i64
from frostfair.kernel.sight import Pieces, Sight, View

SPACE: Final = 0  # kinds of pieces
HEAP: Final = 1
HOLDER: Final = 2
PILE: Final = 3
BOOK: Final = 4


@lru_cache(maxsize=8)
def pieces_of(box: Box) -> Pieces:
    """What was written of all tables with this box."""
    return Pieces(5)


class TableSight(Sight):
    """All of the table but the points (WQ-1.5); with pieces it is to be written."""

    def __init__(self, table: Table, pieces: Pieces | None) -> None:
        super().__init__(public_view(table, pieces))
        self._table: Table = table
        self._books: list[object] = [
            [own_book(table, owner, slot, pieces) for slot in range(3)] for owner in range(table.seats)
        ]

    def own(self, seat: int | None) -> View:
        players = [
            {"points": points_seen(self._table, owner, seat), "books": self._books[owner]}
            for owner in range(self._table.seats)
        ]
        return {"you": seat, "players": players}


def view(table: Table, seat: int | None) -> View:
    return TableSight(table, None).view(seat)


def written_sight(table: Table) -> Sight:
    pieces: Pieces = pieces_of(table.box)
    return TableSight(table, pieces)


def public_view(table: Table, pieces: Pieces | None) -> View:
    return {
        "seats": table.seats,
        "first": table.first,
        "map": [space_view(table, space, pieces) for space in range(SPACES)],
        "holders": [holder_view(table, holder, pieces) for holder in range(len(table.holders))],
        "bag": heap_view(table.bag, pieces),
        "piles": [pile_view(table, county, pieces) for county in range(len(COUNTIES))],
        "last_stage": table.is_last_stage(),
        "turns_left": table.turns_left if table.is_last_stage() else None,
        "business": business_view(table),
        "over": None if table.end == 0 else END_REASONS[table.end],
    }


def business_view(table: Table) -> list[list[object]]:
    return [frame.pack() for frame in table.stack]


def holder_view(table: Table, holder: int, pieces: Pieces | None) -> object:
    heap: int = table.holders[holder]
    within = reached_by(table, holder)
    key = heap * 64 + within
    found = None if pieces is None else pieces.find(HOLDER, key)
    if found is None:
        found = {
            "crystals": heap_view(heap, None),
            "reach": [seat for seat in range(table.seats) if within & BIT[seat]],
        }
        found = found if pieces is None else pieces.keep(HOLDER, key, found)
    return found


def reached_by(table: Table, holder: int) -> i64:
    """The seats within whose reach it is, as a set."""
    found: i64 = 0
    for seat in range(table.seats):
        if reach(table, seat) & BIT[holder]:
            found |= BIT[seat]
    return found


def space_view(table: Table, space: int, pieces: Pieces | None) -> object:
    depicted = 1 if table.depicted & BIT[space] else 0
    key = 2 * (len(COLOURS) + 1) * space + 2 * (table.colour_at(space) - NONE) + depicted
    spaces: list[dict[str, object]] = known_spaces(table.box)
    if pieces is None:
        return spaces[key]
    found = pieces.find(SPACE, key)
    return pieces.keep(SPACE, key, spaces[key]) if found is None else found


@lru_cache(maxsize=8)
def known_spaces(box: Box) -> list[dict[str, object]]:
    """Every space with every crystal and with none. Views are only read, so that all of them share these."""
    return [
        {
            "name": box.space_names[space],
            "zone": ZONES[box.zone[space]],
            "crystal": crystal,
            "depicted": depicted,
        }
        for space in range(SPACES)
        for crystal in (None, *COLOURS)
        for depicted in (False, True)
    ]


def pile_view(table: Table, county: int, pieces: Pieces | None) -> object:
    top, books = table.pile_top[county], table.pile_size[county]
    key = (county * 64 + books) * 64 + top - NONE
    found = None if pieces is None else pieces.find(PILE, key)
    if found is None:
        found = {
            "county": COUNTIES[county],
            "top": None if top == NONE else book_view(table.box, top),
            "books": books,
        }
        found = found if pieces is None else pieces.keep(PILE, key, found)
    return found


def points_seen(table: Table, owner: int, viewer: int | None) -> int | None:
    """WQ-1.5: totals are kept face down, unless WQ-9.1; at the end all are shown."""
    return table.points[owner] if owner == viewer or table.open_scores or table.end != 0 else None


def own_book(table: Table, owner: int, slot: int, pieces: Pieces | None) -> object | None:
    if pieces is None:
        return own_book_view(table, owner, slot)
    key: i64 = table.books[at_slot(owner, slot)]
    if key == NONE:
        return None
    for side in range(2):
        page = page_in(slot, side)
        colour = table.charge[at_page(owner, page)]
        worth: i64 = 0
        if colour != NONE:
            worth = value(table, owner, table.effect_on(owner, page), colour)
        key = (key * 8 + colour - NONE) * 1024 + worth
    found = pieces.find(BOOK, key)
    return pieces.keep(BOOK, key, own_book_view(table, owner, slot)) if found is None else found


def own_book_view(table: Table, owner: int, slot: int) -> dict[str, object] | None:
    """A book in front of a player: its crystals, and what each charged page is worth now."""
    book = table.books[at_slot(owner, slot)]
    if book == NONE:
        return None
    shown = book_view(table.box, book)
    shown["crystals"] = [_charge(table, owner, page_in(slot, side)) for side in range(2)]
    shown["worth"] = [_worth(table, owner, page_in(slot, side)) for side in range(2)]
    return shown


def book_view(box: Box, book: int) -> dict[str, object]:
    return {"book": book + 1, "pages": [EFFECTS[box.effect_of(book, side)] for side in range(2)]}


def _charge(table: Table, owner: int, page: int) -> str | None:
    colour = table.charge[at_page(owner, page)]
    return None if colour == NONE else COLOURS[colour]


def _worth(table: Table, owner: int, page: int) -> int | None:
    colour = table.charge[at_page(owner, page)]
    return None if colour == NONE else value(table, owner, table.effect_on(owner, page), colour)


def heap_view(heap: int, pieces: Pieces | None) -> object:
    found = None if pieces is None else pieces.find(HEAP, heap)
    if found is None:
        found = {COLOURS[colour]: n for colour, n in enumerate(counts(heap))}
        found = found if pieces is None else pieces.keep(HEAP, heap, found)
    return found
