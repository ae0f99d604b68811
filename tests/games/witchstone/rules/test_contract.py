"""Whole matches under the kernel's contract, for all player counts, options and bents."""

import pytest

from frostfair.kernel.codec import digest
from frostfair.kernel.contract import Inspector, inspected
from frostfair.kernel.match import Match, Setup
from frostfair.kernel.playout import play_outs
from tests.games.witchstone.rules.play import WITCHSTONE
from tests.games.witchstone.rules.players import STYLES, Chooser
from tests.size import size

MOST_RECORDS = 4000
QUICK = sorted(set(STYLES) - {"clever"})


def setup(seats: int, number: int) -> Setup:
    options: dict[str, object] = {"hidden_scrolls": number % 2 == 1}
    for seat in range(seats):
        options[f"handicap{seat + 1}"] = (number + seat) % 5 % 4
    if number % 3:
        options["first"] = number % seats + 1
    seed = digest([seats, number])
    return Setup(WITCHSTONE, seats, seed, options, asks_end_turn=number % 2 == 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_matches_keep_the_contract(seats: int) -> None:
    for number in range(size(2, 3000)):
        inspected(WITCHSTONE, setup(seats, number), number, MOST_RECORDS, thorough=size(9, 1))


def inspect_bent(match: Match, seed: int, thorough: int, styles: list[str]) -> Inspector:
    """Every promise, while players do as they like: crystals, shelves and long chains come up."""
    inspector = Inspector(match, seed, thorough)
    players = [Chooser(style, seed + i) for i, style in enumerate(styles)]
    inspector.check_position()
    while match.result() is None:
        assert match.version < MOST_RECORDS
        seat = match.deciders()[0]
        if match.may_undo(seat) and inspector.below(12) == 0:
            inspector.undo(seat)
        elif match.may_end_turn(seat):
            match.end_turn(seat)
        else:
            inspector.act(seat, players[seat].choose(match.imagine(seat, 1), seat, match.offers(seat)))
        inspector.check_position()
    inspector.check_end()
    return inspector


@pytest.mark.parametrize("style", QUICK)
def test_players_with_a_bent_keep_the_contract(style: str) -> None:
    styles = QUICK
    for number in range(size(1, 200)):
        seats = 2 + (number + styles.index(style)) % 3
        others = [styles[(styles.index(style) + 3 * i) % len(styles)] for i in range(seats)]
        inspect_bent(Match(WITCHSTONE, setup(seats, number)), number, size(19, 1), others)


def test_a_random_game_has_so_many_decisions() -> None:
    """Nobody plays on for ever: eleven turns each, about seven decisions a turn."""
    for seats in (2, 3, 4):
        assert 40 * seats < play_outs(WITCHSTONE, seats, 10, 1) / 10 < 200 * seats


@pytest.mark.soak
def test_a_hundred_thousand_random_games() -> None:
    for seats in (2, 3, 4):
        assert play_outs(WITCHSTONE, seats, 33_334, 1) > 0
