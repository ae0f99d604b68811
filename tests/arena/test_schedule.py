"""Mirrored deals: every bot plays every deal from every seat."""

from collections import Counter

import pytest

from frostfair.arena.playing import play
from frostfair.arena.schedule import Settings, bot_seed, line_ups, luck_seed, settle_on, table, whole_deals
from frostfair.games.installed import game as find_game


def settings(bots: tuple[str, ...], seats: int, seed: int = 1) -> Settings:
    return settle_on(find_game("winter-queen"), bots, seats, seed, {})


@pytest.mark.parametrize(
    "bots", [("greedy", "random"), ("greedy", "random", "novice"), ("a", "b", "c", "d", "e")]
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_bot_sits_at_every_seat_of_every_deal(bots: tuple[str, ...], seats: int) -> None:
    contest = Settings("winter-queen", 1, "", "", bots, seats, 1)
    for deal in range(2 * len(line_ups(bots, seats))):
        tables = [table(contest, number) for number in range(deal * seats, (deal + 1) * seats)]
        assert {at.deal for at in tables} == {deal}
        assert len({luck_seed(contest, at) for at in tables}) == 1
        assert len({at.bots for at in tables}) == seats
        held = Counter(tables[0].bots)
        for seat in range(seats):
            assert Counter([at.bots[seat] for at in tables]) == held


def test_swapped_seats_really_have_the_same_deal_and_other_players() -> None:
    contest = settings(("greedy", "random"), 2)
    game = find_game("winter-queen")
    first, second = [play(game, contest, table(contest, number)) for number in (0, 1)]
    assert (first.bots, second.bots) == (["greedy", "random"], ["random", "greedy"])
    assert first.winners == [0]  # random never wins
    assert second.winners == [1]
    for played in (first, second):
        assert sum(played.sources[0].values()) == played.points[0]
        assert sum(played.sources[1].values()) == played.points[1]


def test_all_bots_meet_equally_often() -> None:
    contest = settings(("greedy", "random", "novice"), 2)
    met = Counter([frozenset(table(contest, number).bots) for number in range(60)])
    assert sorted(met.values()) == [20, 20, 20]


def test_too_few_bots_play_alone_against_a_table_of_the_other() -> None:
    assert line_ups(("queen", "greedy"), 3) == [("queen", "greedy", "greedy"), ("greedy", "queen", "queen")]


def test_deals_and_streams_are_fresh() -> None:
    contest = settings(("greedy", "random"), 2)
    tables = [table(contest, number) for number in range(200)]
    assert len({luck_seed(contest, at) for at in tables}) == 100
    assert len({bot_seed(contest, at, seat) for at in tables for seat in (0, 1)}) == 400
    other = settings(("greedy", "random"), 2, seed=2)
    assert luck_seed(contest, tables[0]) != luck_seed(other, tables[0])


def test_a_game_of_a_number_is_always_the_same() -> None:
    contest = settings(("novice", "random", "greedy"), 3)
    game = find_game("winter-queen")
    once, again = [play(game, contest, table(contest, 4)) for _ in range(2)]
    assert (once.points, once.sources, once.decisions) == (again.points, again.sources, again.decisions)


def test_deals_are_played_whole() -> None:
    assert [whole_deals(games, 3) for games in (1, 3, 4, 400)] == [3, 3, 6, 402]
