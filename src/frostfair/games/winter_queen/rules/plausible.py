"""Whether a table that was read from somewhere can be one at all, beyond nothing lost and nothing doubled.

Play never needs to ask: it starts from a set-up and only ever goes from table to table.
"""

from frostfair.games.winter_queen.rules.flow import ReturnCrystal, TakeBook, Turn, piles_to_take_from
from frostfair.games.winter_queen.rules.state import Table
from frostfair.games.winter_queen.rules.terms import BOOKS, END_REASONS, NONE, PLAYING, SPACES
from frostfair.kernel.bits import BIT, members_of


def check_plausible(table: Table) -> None:
    """Raise AssertionError, with the reason, for a table that no game could have led to."""
    _check_numbers(table)
    _check_books(table)
    _check_last_stage(table)
    _check_business(table)


def _check_numbers(table: Table) -> None:
    assert 0 <= table.first < table.seats, "the first player has no seat"
    assert all(points >= 0 for points in table.points), "points below 0"
    assert 0 <= table.passes <= table.seats, "more passes in a row than seats"
    assert 0 <= table.end < len(END_REASONS), "no such way to end"
    assert all(NONE <= colour < 5 for colour in table.charge), "a crystal of no colour"


def _check_books(table: Table) -> None:
    seen = [book for book in [*table.pile_top, *table.books] if book != NONE]
    everywhere = seen + members_of(table.unseen)
    assert all(0 <= book < BOOKS for book in everywhere), "there is no such book"
    assert len(set(everywhere)) == len(everywhere), "a book is in two places"


def _check_last_stage(table: Table) -> None:
    assert table.is_last_stage() == (table.bag == 0), "the last stage begins when the bag is empty (WQ-7.1)"
    if table.is_last_stage():
        assert 0 <= table.turns_left <= 2 * table.seats, "more turns left than there can be (WQ-7.4)"
        assert not any(list(table.holders)[1:]), "crystals on a second holder in the last stage (WQ-7.1)"


def _check_business(table: Table) -> None:
    if table.end != PLAYING:
        assert table.stack == [], "unfinished business after the end"
        return
    assert 1 <= len(table.stack) <= 2, "nothing to do, and no end"
    turn = table.stack[0]
    assert isinstance(turn, Turn), "business outside a turn"
    assert all(isinstance(value, int) for frame in table.stack for value in frame.pack()[1:]), "no numbers"
    assert 0 <= turn.seat < table.seats, "a turn of nobody"
    assert turn.done == (len(table.stack) == 2), "a turn neither begun nor done"
    assert table.turns_left != 0, "a turn when none is left (WQ-7.3)"
    assert table.passes < table.seats, "a turn after everybody passed (WQ-7.8)"
    if turn.done:
        _check_second(table, turn)


def _check_second(table: Table, turn: Turn) -> None:
    top = table.stack[1]
    if isinstance(top, TakeBook):
        assert top.seat == turn.seat, "a book for somebody else"
        assert 0 <= top.space < SPACES, "a book for no space"
        assert table.occupied & BIT[top.space], "a book for an empty space"
        assert table.has_room(top.seat), "a fourth book (WQ-4.5)"
        assert piles_to_take_from(table, top.space), "a book from no pile (WQ-4.2)"
    else:
        assert isinstance(top, ReturnCrystal), "a turn within a turn"
        assert top.seat == turn.seat, "a crystal returned by somebody else"
        assert table.placed(), "no crystal to return (WQ-6.4)"
        assert not table.is_last_stage(), "a crystal returned in the last stage (WQ-7.2)"
