"""Bots: what they get, what they give, and that looking ahead pays."""

import time
from collections.abc import Sequence

import pytest

from frostfair.bots import roster
from frostfair.bots.greedy import Greedy
from frostfair.bots.novice import Novice
from frostfair.bots.roster import make_bot
from frostfair.games.installed import enabled_games, game
from frostfair.games.winter_queen.bots.evaluation import WIN, Judgement
from frostfair.games.winter_queen.bots.standings import turns_left
from frostfair.games.winter_queen.rules.components import standard_box
from frostfair.games.winter_queen.rules.position import table_at
from frostfair.games.winter_queen.rules.state import Table
from frostfair.kernel.errors import Malformed
from frostfair.kernel.flow import State, offers, step
from frostfair.kernel.match import Match, Setup
from tests.size import size

WQ = game("winter-queen")


def play(bots: list[str], seed: int, clock: list[float] | None = None) -> list[int]:
    """A whole match between bots; the points."""
    match = Match(WQ, Setup(WQ, len(bots), f"{seed:064x}"))
    while match.result() is None:
        seat = match.deciders()[0]
        bot = make_bot(bots[seat], WQ, seed * 1000 + match.version)
        start = time.process_time()
        action = bot.decide(match.imagine(seat, seed + match.version), seat, match.offers(seat))
        if clock is not None and bots[seat] == "greedy":
            clock.append(time.process_time() - start)
        match.submit(seat, action)
    result = match.result()
    assert result is not None
    return list(result.points)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random(seats: int) -> None:
    games = size(5, 200)
    wins, clock = 0.0, list[float]()
    for seed in range(300, 300 + games):
        bots = ["random"] * seats
        bots[seed % seats] = "greedy"
        points = play(bots, seed, clock)
        best = max(points)
        if points[seed % seats] == best:
            wins += 1 / points.count(best)
    assert wins >= 0.85 * games
    assert sum(clock) / len(clock) < 0.2


def test_the_novice_is_a_gentle_opponent_and_no_fool() -> None:
    """It loses to the strong bot, beats chance, and scores what strangers did in their first game."""
    games = size(4, 200)
    strong = [play(["novice", "greedy"], seed) for seed in range(500, 500 + games)]
    chance = [play(["novice", "random"], seed) for seed in range(500, 500 + games)]
    assert sum(novice < greedy for novice, greedy in strong) >= 0.75 * games
    assert sum(novice > random for novice, random in chance) >= 0.75 * games
    assert 14 < sum(novice for novice, _ in strong) / games < 25


@pytest.mark.parametrize("name", sorted(each.meta.id for each in enabled_games()))
def test_the_novice_notices_a_few_choices_and_takes_the_best_of_them(name: str) -> None:
    here = game(name)
    match = Match(here, Setup(here, here.meta.seats[0], f"{1:064x}"))
    seat = match.deciders()[0]
    state, offered = match.imagine(seat, 1), match.offers(seat)
    asked: list[list[int]] = []

    class Remembers:
        def decide(self, state: State, seat: int, offers: Sequence[int]) -> int:
            asked.append(list(offers))
            return offers[0]

    for seed in (1, 1, 2):
        Novice(Remembers(), seed).decide(state, seat, offered)
    assert asked[0] == asked[1]
    assert all(set(noticed) <= set(offered) for noticed in asked)
    if len(offered) > 40:
        assert asked[0] != asked[2]
        assert len(asked[0]) < len(offered) / 5
    assert make_bot("novice", here, 3).decide(state, seat, offered) in offered


def test_a_bot_is_repeatable_and_has_chance_of_its_own() -> None:
    assert play(["random", "random"], 3) == play(["random", "random"], 3)
    state = WQ.setup(2, WQ.meta.accept_options({}), 1)
    offered = offers(state, 0, WQ.meta.most_choices) or offers(state, 1, WQ.meta.most_choices)
    chosen = {make_bot("random", WQ, seed).decide(state, 0, offered) for seed in range(20)}
    assert len(chosen) > 10


def test_a_decision_leaves_the_imagined_state_as_it_was() -> None:
    state = WQ.setup(2, WQ.meta.accept_options({"first": 1}), 1)
    before = state.pack(), state.rng
    make_bot("greedy", WQ, 1).decide(state, 0, offers(state, 0, WQ.meta.most_choices))
    assert (state.pack(), state.rng) == before


def test_greedy_looks_at_the_whole_turn() -> None:
    """Of all turns, also those with a second decision, none ends better than the one it begins."""
    position = (
        "GyP/.BPRP./r.Rp..R/RR.GB./BbR GB,BY,P B 20+2,4+2,12+2,3+3 14 "
        "4:13YG,1GY,16--|5:18-G,11YY,19YP 2 turn1 - 0"
    )
    table = table_at(standard_box(), position)
    chosen = make_bot("greedy", WQ, 1).decide(table, 0, offers(table, 0, WQ.meta.most_choices))
    worth = {first: best_end(table, first) for first in offers(table, 0, WQ.meta.most_choices)}
    assert worth[chosen] == max(worth.values())


def best_end(table: Table, action: int) -> float:
    then = table.copy()
    step(then, 0, action, None)
    more = offers(then, 0, WQ.meta.most_choices)
    return max([best_end(then, each) for each in more]) if more else Judgement()(then, 0)


def test_when_turns_are_too_many_it_still_decides() -> None:
    state = WQ.setup(4, WQ.meta.accept_options({"first": 1}), 1)
    offered = offers(state, 0, WQ.meta.most_choices)
    seen: list[State] = []

    def count(state: State, seat: int) -> float:
        seen.append(state)
        return 0.0

    bot = Greedy(count, WQ.meta.most_choices, 1)
    assert bot.decide(state, 0, offered) in offered
    assert bot.decide(state, 0, offered[:1]) == offered[0]
    assert 0 < len(seen) <= 5000


def test_winning_and_sharing_the_victory_is_what_counts_at_the_end() -> None:  # WQ-7.10
    position = (
        "GyP/.BPRP./r.Rp..R/RR.GB./BbR GBBBYP,-,- - 20+2,4+2,12+2,3+3 14 "
        "9:13YG,1GY,16--|{}:18-G,11YY,19YP 2 over:turns-played 0 0"
    )
    judge = Judgement()
    worth = [judge(table_at(standard_box(), position.format(points)), 0) for points in (8, 9, 10)]
    assert worth == [WIN + 1, WIN, -1]


def test_turns_left_counts_down() -> None:
    start = WQ.setup(2, WQ.meta.accept_options({}), 1)
    assert isinstance(start, Table)
    last = start.copy()
    last.turns_left = 3
    assert turns_left(start) > 10
    assert turns_left(last) == 1.5


def test_unknown_bots_are_refused() -> None:
    known = "novice, adept, master, queen, greedy, random"
    with pytest.raises(Malformed, match=f"unknown bot 'deep-blue'; available: {known}"):
        make_bot("deep-blue", WQ, 1)
    assert roster.names() == known.split(", ")
