"""What can be set at the table: hidden or open scores, the first player, the seats (chapter 9)."""

import pytest

from frostfair.games.winter_queen.rules.state import Table
from frostfair.kernel.errors import Malformed
from frostfair.kernel.match import Setup
from tests.games.winter_queen.rules.kit import GAME, Scene, lay, set_up, start


def totals(table: Scene, seat: int | None) -> list[int | None]:
    """The points of every player as this seat (counted from 1; None: a spectator) sees them."""
    players = GAME.view(table.table, None if seat is None else seat - 1)["players"]
    assert isinstance(players, list)
    return [player["points"] for player in players]


def at_scores(points: list[int], *, open_scores: bool = False, left: int | None = None) -> Scene:
    table = lay(seats=3, points=points, holders="RR,-,-" if left else "", bag="" if left else "Y", left=left)
    table.table.open_scores = open_scores
    return table


def test_a_player_sees_only_their_own_total() -> None:
    """WQ-1.5"""
    table = at_scores([7, 8, 9])
    assert totals(table, 1) == [7, None, None]
    assert totals(table, 2) == [None, 8, None]
    assert totals(table, 3) == [None, None, 9]
    assert totals(table, None) == [None, None, None]


def test_what_others_have_changes_nothing_that_a_player_sees() -> None:
    """WQ-1.5: no number of the view depends on a hidden total."""
    assert GAME.view(at_scores([7, 8, 9]).table, 0) == GAME.view(at_scores([7, 0, 42]).table, 0)
    assert GAME.view(at_scores([7, 8, 9]).table, None) == GAME.view(at_scores([1, 2, 3]).table, None)


def test_a_bot_may_count_all_totals() -> None:
    """WQ-1.5: imagined tables keep them."""
    imagined = GAME.imagine(at_scores([7, 8, 9]).table, 0, seed=3)
    assert isinstance(imagined, Table)
    assert list(imagined.points) == [7, 8, 9]


def test_at_the_end_all_totals_are_shown() -> None:
    """WQ-1.5: how else would anybody know who has won?"""
    table = at_scores([7, 8, 9], left=1)
    assert totals(table, 1) == [7, None, None]
    table.play("R1-b3", "skip")
    assert totals(table, 1) == totals(table, None) == [7, 8, 9]


def test_open_scores_show_all_totals_to_all() -> None:
    """WQ-9.1"""
    table = at_scores([7, 8, 9], open_scores=True)
    for seat in (1, 2, 3, None):
        assert totals(table, seat) == [7, 8, 9]


def test_scores_are_hidden_unless_the_table_wants_them_open() -> None:
    """WQ-9.1"""
    assert totals(set_up(2), 1) == [0, None]
    assert totals(set_up(2, open_scores=False), 1) == [0, None]
    assert totals(set_up(2, open_scores=True), 1) == [0, 0]


def test_open_scores_stay_open() -> None:
    """WQ-9.1: through a whole match, in copies and in what is written down."""
    match = start(2, seed=3, open_scores=True)
    while match.result() is None:
        (seat,) = match.deciders()
        match.submit(seat, match.offers(seat)[0])
        assert None not in totals(Scene(match.state), 1)
        assert match.state.copy().pack() == match.state.pack()
    assert GAME.restore(match.state.pack()).pack()["open_scores"] is True
    assert GAME.restore(set_up(2).table.pack()).pack()["open_scores"] is False


def test_open_scores_change_nothing_else() -> None:
    """WQ-9.1: the same seed gives the same game."""
    hidden, shown = start(3, seed=8), start(3, seed=8, open_scores=True)
    while hidden.result() is None:
        (seat,) = hidden.deciders()
        assert hidden.offers(seat) == shown.offers(seat)
        action = hidden.offers(seat)[-1]
        assert [e.pack() for e in hidden.submit(seat, action).events] == [
            e.pack() for e in shown.submit(seat, action).events
        ]
    assert shown.result() is not None


# --- what can't be set ---


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"open_scores": 1}, "option open_scores: 1 is not one of false, true (WQ-9.1)"),
        ({"open_scores": "yes"}, "option open_scores: 'yes' is not one of false, true (WQ-9.1)"),
        ({"first": 0}, "option first: 0 is not one of random, 1, 2, 3, 4 (WQ-2.7)"),
        ({"first": 5}, "option first: 5 is not one of random, 1, 2, 3, 4 (WQ-2.7)"),
        ({"first": True}, "option first: True is not one of random, 1, 2, 3, 4 (WQ-2.7)"),
        ({"first": "1"}, "option first: '1' is not one of random, 1, 2, 3, 4 (WQ-2.7)"),
        ({"speed": 3}, "winter-queen has no option 'speed'; it has open_scores, first"),
    ],
)
def test_an_option_must_exist_and_allow_the_value(options: dict[str, object], message: str) -> None:
    with pytest.raises(Malformed) as refused:
        Setup(GAME, 2, "0" * 64, options)
    assert str(refused.value) == message


@pytest.mark.parametrize(("seats", "first"), [(2, 3), (2, 4), (3, 4)])
def test_the_first_player_must_sit_at_the_table(seats: int, first: int) -> None:
    """WQ-2.7"""
    with pytest.raises(Malformed) as refused:
        start(seats, first=first)
    assert str(refused.value) == f"option first: no seat {first}; seats are 1 to {seats} (WQ-2.7)"


@pytest.mark.parametrize("seats", [0, 1, 5, -2, True, "2", 2.0, None])
def test_two_three_or_four_play(seats: object) -> None:
    with pytest.raises(Malformed, match=r"^winter-queen is played by 2, 3, 4 seats, not "):
        GAME.meta.accept_seats(seats)
