"""What a seat sees, built up field by field. Ids are names here: the wire speaks the rulebook's words."""

from functools import lru_cache

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
from frostfair.kernel.game import View


def view(table: Table, seat: int | None) -> View:
    spaces = known_spaces(table.box)
    return {
        "seats": table.seats,
        "you": seat,
        "first": table.first,
        "map": [spaces[space_number(table, space)] for space in range(SPACES)],
        "holders": [holder_view(table, holder) for holder in range(len(table.holders))],
        "bag": heap_view(table.bag),
        "piles": [pile_view(table, county) for county in range(len(COUNTIES))],
        "players": [player_view(table, owner, seat) for owner in range(table.seats)],
        "last_stage": table.is_last_stage(),
        "turns_left": table.turns_left if table.is_last_stage() else None,
        "business": business_view(table),
        "over": None if table.end == 0 else END_REASONS[table.end],
    }


def glance(table: Table) -> View:
    """What the question of the moment is about."""
    return {
        "seats": table.seats,
        "turns_left": table.turns_left if table.is_last_stage() else None,
        "business": business_view(table),
    }


def business_view(table: Table) -> list[list[object]]:
    return [frame.pack() for frame in table.stack]


def holder_view(table: Table, holder: int) -> dict[str, object]:
    within = reached_by(table, holder)
    return {
        "crystals": heap_view(table.holders[holder]),
        "reach": [seat for seat in range(table.seats) if within & BIT[seat]],
    }


def reached_by(table: Table, holder: int) -> i64:
    """The seats within whose reach it is, as a set."""
    found: i64 = 0
    for seat in range(table.seats):
        if reach(table, seat) & BIT[holder]:
            found |= BIT[seat]
    return found


def space_number(table: Table, space: int) -> int:
    """Which of the known spaces it is now."""
    depicted = 1 if table.depicted & BIT[space] else 0
    return 2 * (len(COLOURS) + 1) * space + 2 * (table.colour_at(space) - NONE) + depicted


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


def pile_view(table: Table, county: int) -> dict[str, object]:
    top = table.pile_top[county]
    return {
        "county": COUNTIES[county],
        "top": None if top == NONE else book_view(table.box, top),
        "books": table.pile_size[county],
    }


def player_view(table: Table, owner: int, viewer: int | None) -> dict[str, object]:
    # WQ-1.5: totals are kept face down, unless WQ-9.1; at the end all are shown.
    may_see = owner == viewer or table.open_scores or table.end != 0
    return {
        "points": table.points[owner] if may_see else None,
        "books": [own_book_view(table, owner, slot) for slot in range(3)],
    }


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


def heap_view(heap: int) -> dict[str, int]:
    return {COLOURS[colour]: n for colour, n in enumerate(counts(heap))}
