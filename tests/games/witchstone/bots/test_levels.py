"""Witchstone's bots: what they judge by, that they are honest, and the same everywhere."""

import os
import subprocess
import sys

import pytest

from frostfair.bots.fitting import Line
from frostfair.bots.game import bots_of
from frostfair.bots.roster import LEVELS, make_bot, names
from frostfair.bots.search.beam import Beam, Width
from frostfair.bots.search.playouts import Manner, PlayOuts
from frostfair.bots.turnwise import PlayedOut
from frostfair.games.installed import game
from frostfair.games.witchstone.bots import evaluation
from frostfair.games.witchstone.bots.judge import won
from frostfair.games.witchstone.bots.standings import FEATURES, MANY, Standings, owed, sure, turns_left
from frostfair.games.witchstone.bots.weights import BY_HAND, make_judge, weights_by_hand
from frostfair.games.witchstone.rules.actions import REACH
from frostfair.games.witchstone.rules.state import Table
from frostfair.games.witchstone.rules.terms import NONE, ROUNDS
from frostfair.kernel.bits import first
from frostfair.kernel.fast import vec
from frostfair.kernel.flow import below, deciders, offers, settle, step
from tests.size import size

WS = game("witchstone")
MOST = WS.meta.most_choices
NARROW = Width(6, 120, REACH)
QUICK = Manner(plans=4, alike=3, turns=1, moves=2, trust=1)


def random_tables(seats: int, seed: int) -> list[Table]:
    """Every position of a random game, the end too."""
    state = WS.setup(seats, WS.meta.accept_options({}), seed)
    settle(state, None)
    tables = []
    while True:
        assert isinstance(state, Table)
        tables.append(state.copy())
        if not (waiting := deciders(state)):
            return tables
        seat = first(waiting)
        choices = offers(state, seat, MOST)
        step(state, seat, choices[below(state, len(choices))], None)


def choice_points(seed: int) -> list[Table]:
    """Positions of a random game with something to choose in the middle of it."""
    tables = [table for table in random_tables(2, seed)[:-1] if table.round in (4, 5)]
    return [table for table in tables if len(offers(table, first(deciders(table)), MOST)) > 2]


def quick_playouts(seed: int) -> PlayOuts:
    return PlayOuts(WS, Beam(make_judge(), NARROW, MOST, seed), QUICK, seed)


def quick_bot(seed: int, simulations: int = 8, seconds: float = 60.0) -> PlayedOut:
    return PlayedOut(quick_playouts(seed), simulations, seconds)


def chosen(table: Table, seed: int) -> tuple[int, int]:
    """What play-outs chose, and how many there were."""
    seat = first(deciders(table))
    playouts = quick_playouts(seed)
    action = PlayedOut(playouts, 8, 60.0).decide(table, seat, offers(table, seat, MOST))
    return action, int(playouts.played)


# --- the judge ---


def test_the_features_are_as_many_as_they_have_names() -> None:
    assert len(FEATURES) == MANY
    assert set(BY_HAND) <= set(FEATURES)


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_sure_and_owed_is_what_the_greedy_bot_sees(seats: int) -> None:
    for table in random_tables(seats, 3)[:-1]:
        for seat in range(seats):
            player = table.players[seat]
            if player.tower == NONE:
                continue
            later = (int(ROUNDS) - max(int(table.round), 1)) / int(ROUNDS)
            greedy = evaluation.standing(table, seat) - later * evaluation.promises(table, seat)
            assert sure(table, seat) + owed(table, seat) == pytest.approx(greedy)


def test_the_features_weighed_by_hand_are_the_promises_of_the_greedy_bot() -> None:
    standings = Standings(weights_by_hand())
    for table in random_tables(3, 5)[:-1:7]:
        for seat in range(3):
            standings.look_at(table, seat)
            seen = dict(zip(FEATURES, list(standings.features), strict=True))
            weighed = sum(worth * seen[name] for name, worth in BY_HAND.items())
            assert weighed == pytest.approx(evaluation.promises(table, seat))


def test_turns_left_count_down_from_eleven_to_none() -> None:
    tables = random_tables(3, 2)
    for seat in range(3):
        left = [int(turns_left(table, seat)) for table in tables]
        assert left[0] == ROUNDS
        assert left[-1] == 0
        assert sorted(left, reverse=True) == left


def test_shares_are_chances_and_the_victory_decides_at_the_end() -> None:
    judge, shares = make_judge(), vec[float]([0.0] * 4)
    for seed in range(size(2, 20)):
        tables = random_tables(2, seed)
        for table in tables[::9]:
            judge.shares(table, shares, 0)
            assert 0.0 <= min(shares[0], shares[1]) <= max(shares[0], shares[1]) <= 1.0
        judge.shares(tables[-1], shares, 0)
        result = WS.result(tables[-1])
        assert result is not None
        for seat in range(2):
            expected = 1 / len(result.winners) if seat in result.winners else 0.0
            assert won(tables[-1], seat) == expected
            if expected == 1.0:
                assert shares[seat] > 0.8 > 0.2 > shares[1 - seat]


# --- the bots ---


def test_witchstone_has_all_levels() -> None:
    assert names(WS) == [*LEVELS, "greedy", "random"]


@pytest.mark.parametrize("level", ["novice", "adept"])
def test_a_level_plays_a_whole_game(level: str) -> None:
    state = WS.setup(2, WS.meta.accept_options({}), 11)
    settle(state, None)
    made = 0
    while waiting := deciders(state):
        seat = first(waiting)
        choices = offers(state, seat, MOST)
        if seat == 0:
            made += 1
            action = make_bot(level, WS, made).decide(WS.imagine(state, seat, made), seat, choices)
            assert action in choices
        else:
            action = choices[below(state, len(choices))]
        step(state, seat, action, None)
    result = WS.result(state)
    assert result is not None
    assert result.winners == (0,)


def test_a_bot_begins_with_one_of_the_offers_it_was_given() -> None:
    table = choice_points(1)[0]
    seat = first(deciders(table))
    few = offers(table, seat, MOST)[:2]
    for level in ("adept", "novice"):
        assert make_bot(level, WS, 1).decide(table, seat, few) in few
    assert quick_bot(1).decide(table, seat, few) in few
    assert quick_bot(1).decide(table, seat, few[:1]) == few[0]


def test_what_a_seat_cant_know_changes_no_choice() -> None:
    """Two tables that differ only in the others' hands and in the generator."""
    different = played = 0
    for table in choice_points(4)[:: size(6, 1)]:
        seat = first(deciders(table))
        one, two = (WS.imagine(table, seat, seed) for seed in (1, 2))
        assert isinstance(one, Table)
        assert isinstance(two, Table)
        different += one.players[1 - seat].hand != two.players[1 - seat].hand
        assert chosen(one, 7) == chosen(two, 7)
        played += chosen(one, 7)[1]
        choices = offers(one, seat, MOST)
        assert make_bot("adept", WS, 7).decide(one, seat, choices) == make_bot("adept", WS, 7).decide(
            two, seat, choices
        )
    assert different
    assert played


def test_a_decision_leaves_the_table_as_it_was_and_comes_out_the_same_again() -> None:
    table = choice_points(6)[0]
    before = table.pack(), table.rng
    assert chosen(table, 3) == chosen(table, 3)
    assert (table.pack(), table.rng) == before


def test_play_outs_are_counted_and_drop_half_of_the_plans_each_time() -> None:
    compared = 0
    for table in choice_points(2)[::4]:
        seat = first(deciders(table))
        playouts = quick_playouts(1)
        playouts.begin(table, seat, offers(table, seat, MOST))
        plans = len(playouts.field)
        assert 1 <= plans <= 4
        compared += plans > 1
        playouts.play_all()
        playouts.play_all()
        assert playouts.played == 2 * plans
        playouts.halve()
        assert len(playouts.field) == (plans + 1) // 2
    assert compared


def test_a_cap_on_time_stops_play_outs_early() -> None:
    table = choice_points(3)[0]
    seat = first(deciders(table))
    choices = offers(table, seat, MOST)
    assert quick_bot(1, simulations=10**9, seconds=0.0).decide(table, seat, choices) in choices


CHOICES = """
from tests.games.witchstone.bots.test_levels import choice_points, chosen
print([chosen(table, seed) for seed, table in enumerate(choice_points(8)[::8])])
"""


@pytest.mark.parametrize("setting", [{"FROSTFAIR_PURE": "1"}, {"PYTHONMALLOC": "debug"}])
def test_a_level_is_the_same_bot_on_both_builds(setting: dict[str, str]) -> None:
    """Once on the sources, once on what is there with every piece of memory watched."""
    usual = {name: value for name, value in os.environ.items() if name != "FROSTFAIR_COMPILED"}
    done = subprocess.run(
        [sys.executable, "-c", CHOICES], env=usual | setting, capture_output=True, text=True, check=True
    )
    here = [chosen(table, seed) for seed, table in enumerate(choice_points(8)[::8])]
    assert done.stdout.strip() == str(here)


# --- fitting ---


def test_a_line_is_found() -> None:
    line = Line(3, held_back=0.01)
    for x in range(10):
        for y in range(10):
            line.add([float(x), float(y), 1.0], 2.0 * x - y + 5.0)
    assert line.weights() == pytest.approx([2.0, -1.0, 5.0], abs=0.01)


def test_a_line_of_nothing_is_flat() -> None:
    assert Line(2, held_back=1.0).weights() == [0.0, 0.0]


def test_the_judge_is_fitted_with_its_origin_beside_it() -> None:
    games = size(2, 300)
    fit = bots_of(WS).fit(games=games, seed=9000)
    assert f"frostfair fit witchstone --games {games} --seed 9000" in fit.written(WS)
    assert set(fit.parts["outlook"]) == {"width", "width_per_turn"}
    assert all(set(fit.parts[f"turns_left_{turns}"]) == set(FEATURES) for turns in range(1, 12))
