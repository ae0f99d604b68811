"""The places for spell books: three slots in front of every seat, two pages in each.

A page of a seat has the number 2 * slot + side. A table keeps the books and pages of all seats in one array
each, seat after seat: `table.books[at_slot(seat, slot)]`, `table.charge[at_page(seat, page)]`.
"""

from typing import Final

from frostfair.games.winter_queen.rules.terms import MOST_BOOKS
from frostfair.kernel.fast import i64
from frostfair.kernel.flow import Seat

PAGES: Final[i64] = 6  # of a seat
LEFT: Final[i64] = 0
RIGHT: Final[i64] = 1


def page_in(slot: i64, side: i64) -> i64:
    return 2 * slot + side


def slot_of(page: i64) -> i64:
    return page >> 1


def side_of(page: i64) -> i64:
    return page & 1


def at_slot(seat: Seat, slot: i64) -> i64:
    """The index of a seat's book."""
    return MOST_BOOKS * seat + slot


def at_page(seat: Seat, page: i64) -> i64:
    """The index of the crystal on a seat's page."""
    return PAGES * seat + page
