"""Views as the wire carries them: the JSON of `view.py`, joined from pieces that are written only once.

A server shows every position to everybody. Most of what lies on the table has been shown before, here or at
another table, so it is found and not written anew. A test compares both forms.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from frostfair.games.winter_queen.rules.components import Box
from frostfair.games.winter_queen.rules.scoring import value
from frostfair.games.winter_queen.rules.slots import at_page, at_slot, page_in
from frostfair.games.winter_queen.rules.state import Table
from frostfair.games.winter_queen.rules.terms import COUNTIES, END_REASONS, NONE, SPACES
from frostfair.games.winter_queen.rules.view import (
    business_view,
    heap_view,
    holder_view,
    known_spaces,
    own_book_view,
    pile_view,
    reached_by,
    space_number,
)
from frostfair.kernel.codec import to_bytes
from frostfair.kernel.fast import i64

MOST: Final = 20_000  # pieces that are kept of each kind


class Pieces:
    """All that was written of one box, by numbers that say what it is."""

    def __init__(self, box: Box) -> None:
        self.spaces: list[bytes] = [to_bytes(space) for space in known_spaces(box)]
        self.heaps: dict[int, bytes] = {}
        self.holders: dict[int, bytes] = {}
        self.piles: dict[int, bytes] = {}
        self.books: dict[int, bytes] = {}


@lru_cache(maxsize=8)
def pieces_of(box: Box) -> Pieces:
    return Pieces(box)


def written_views(table: Table, seats: Sequence[int | None]) -> list[list[bytes]]:
    """For each of them the pieces of their view; the first is the same for all."""
    pieces: Pieces = pieces_of(table.box)
    public = _public(table, pieces)
    books = [_books(table, owner, pieces) for owner in range(table.seats)]
    return [[public, _own(table, seat, books)] for seat in seats]


def _public(table: Table, pieces: Pieces) -> bytes:
    last = f'true,"turns_left":{table.turns_left}' if table.is_last_stage() else 'false,"turns_left":null'
    return b"".join(
        [
            f'{{"seats":{table.seats},"first":{table.first},"map":['.encode(),
            b",".join([pieces.spaces[space_number(table, space)] for space in range(SPACES)]),
            b'],"holders":[',
            b",".join([_holder(table, holder, pieces) for holder in range(len(table.holders))]),
            b'],"bag":',
            _heap(table.bag, pieces),
            b',"piles":[',
            b",".join([_pile(table, county, pieces) for county in range(len(COUNTIES))]),
            f'],"last_stage":{last},"business":'.encode(),
            to_bytes(business_view(table)),
            b',"over":',
            b"null" if table.end == 0 else to_bytes(END_REASONS[table.end]),
        ]
    )


def _own(table: Table, seat: int | None, books: list[bytes]) -> bytes:
    """Who looks, and whose points they see (WQ-1.5, WQ-9.1; at the end all are shown)."""
    players: list[bytes] = []
    for owner in range(table.seats):
        may_see = owner == seat or table.open_scores or table.end != 0
        points = str(table.points[owner]) if may_see else "null"
        players.append(f'{{"points":{points},"books":['.encode() + books[owner] + b"]}")
    you = "null" if seat is None else str(seat)
    return f',"you":{you},"players":['.encode() + b",".join(players) + b"]}"


# --- pieces ---


def _heap(heap: int, pieces: Pieces) -> bytes:
    found = pieces.heaps.get(heap)
    return _keep(pieces.heaps, heap, heap_view(heap)) if found is None else found


def _holder(table: Table, holder: int, pieces: Pieces) -> bytes:
    key = table.holders[holder] * 64 + reached_by(table, holder)
    found = pieces.holders.get(key)
    return _keep(pieces.holders, key, holder_view(table, holder)) if found is None else found


def _pile(table: Table, county: int, pieces: Pieces) -> bytes:
    key = (county * 64 + table.pile_size[county]) * 64 + table.pile_top[county] - NONE
    found = pieces.piles.get(key)
    return _keep(pieces.piles, key, pile_view(table, county)) if found is None else found


def _books(table: Table, owner: int, pieces: Pieces) -> bytes:
    return b",".join([_book(table, owner, slot, pieces) for slot in range(3)])


def _book(table: Table, owner: int, slot: int, pieces: Pieces) -> bytes:
    key: i64 = table.books[at_slot(owner, slot)]
    if key == NONE:
        return b"null"
    for side in range(2):
        page = page_in(slot, side)
        colour = table.charge[at_page(owner, page)]
        worth: i64 = 0
        if colour != NONE:
            worth = value(table, owner, table.effect_on(owner, page), colour)
        key = (key * 8 + colour - NONE) * 1024 + worth
    found = pieces.books.get(key)
    return _keep(pieces.books, key, own_book_view(table, owner, slot)) if found is None else found


def _keep(kept: dict[int, bytes], key: int, seen: object) -> bytes:
    if len(kept) >= MOST:
        kept.clear()
    written = to_bytes(seen)
    kept[key] = written
    return written
