"""Figures against values that others have published or that can be had by hand."""

import math

import pytest

from frostfair.arena.ladder import places, ratings
from frostfair.arena.playing import Played
from frostfair.arena.statistics import Sprt, mean_interval, read_sprt, wilson
from frostfair.kernel.errors import Malformed

pytestmark = pytest.mark.once


def game(bots: list[str], points: list[int], winners: list[int], number: int = 0) -> Played:
    return Played(number, 0, bots, points, winners, "", [1] * len(bots), [{}] * len(bots))


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # Newcombe 1998, table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilsons_interval(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_an_interval_of_nothing_says_nothing() -> None:
    assert wilson(0, 0) == (0, 1)
    assert wilson(7, 7).high == 1


def test_half_a_victory_counts_half() -> None:
    low, high = wilson(10.5, 21)
    assert low + high == pytest.approx(1)


def test_the_interval_of_a_mean() -> None:
    mean, (low, high) = mean_interval([1.0, 2.0, 3.0, 4.0, 5.0])
    assert mean == 3
    assert high - mean == pytest.approx(1.959964 * math.sqrt(2.5 / 5), abs=1e-5)
    assert mean - low == pytest.approx(high - mean)


def test_walds_bounds_and_likelihood() -> None:
    test = Sprt(0.5, 0.55)
    assert (test.lower, test.upper) == pytest.approx((-2.944439, 2.944439))
    assert test.likelihood(1, 1) == pytest.approx(math.log(1.1))
    assert test.likelihood(0, 1) == pytest.approx(math.log(0.9))
    assert test.likelihood(0.5, 1) == pytest.approx((math.log(1.1) + math.log(0.9)) / 2)


def test_the_test_stops_as_soon_as_it_knows() -> None:
    test = Sprt(0.5, 0.55)
    assert test.verdict(30, 30) is None
    assert test.verdict(31, 31) == "strong"  # 31 × ln 1.1 = 2.954…
    assert test.verdict(0, 27) is None
    assert test.verdict(0, 28) == "weak"  # 28 × ln 0.9 = −2.950…


@pytest.mark.parametrize("text", ["", "0.5", "0.5,x", "0.6,0.5", "0,0.5", "0.5,1", "nan,0.5", "0.1,0.2,0.3"])
def test_odd_rates_are_refused(text: str) -> None:
    with pytest.raises(Malformed, match="--sprt"):
        read_sprt(text)


def test_places_follow_victory_then_points() -> None:
    assert places(game(["a", "b", "c"], [10, 30, 20], [0])) == [0, 1, 2]  # a won by a rule, not by points
    assert places(game(["a", "b", "c"], [10, 10, 5], [0, 1])) == [0, 0, 2]
    assert places(game(["a", "b", "c"], [9, 4, 4], [0])) == [0, 1, 1]


def test_the_first_game_moves_ratings_as_the_method_says() -> None:
    """Plackett-Luce from 25 ± 25/3, by the formulas of Weng and Lin 2011, algorithm 4."""
    found = ratings(["a", "b"], [game(["a", "b"], [2, 1], [0])])
    square = (25 / 3) ** 2
    c = math.sqrt(2 * (square + (25 / 6) ** 2))
    assert found["a"].mu == pytest.approx(25 + square / c * 0.5)
    assert found["b"].mu == pytest.approx(25 - square / c * 0.5)
    assert found["a"].sigma < 25 / 3


def test_a_ladder_puts_the_winners_on_top() -> None:
    games = [game(["a", "b", "c"], [3, 2, 1], [0], n) for n in range(30)]
    found = ratings(["c", "a", "b"], games)
    assert found["a"].mu > found["b"].mu > found["c"].mu


def test_a_bot_at_two_seats_learns_from_both() -> None:
    found = ratings(["a", "b"], [game(["a", "b", "b"], [3, 2, 1], [0])])
    assert found["a"].mu > 25 > found["b"].mu
