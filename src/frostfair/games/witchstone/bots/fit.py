"""Fits the judge of Witchstone: `frostfair fit witchstone`.

What the boards promise is what a seat still made beyond what it had and would have got at once: one weight
for each feature, by the turns that it had left. Twice: the second half of the games is played by bots that
judge by what the first half has shown, and only these games make the numbers. How leads become chances is
fitted to who won them.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from frostfair.bots.fitting import Fit, Line, Numbers, Row, decisions, least, share_of_victory, surprise
from frostfair.bots.search.beam import Beam, Width
from frostfair.bots.turnwise import BestPlan
from frostfair.games.witchstone.bots.judge import Outlook, WitchstoneJudge, chance
from frostfair.games.witchstone.bots.standings import FEATURES, TURNS, Standings, Weights, sure, turns_left
from frostfair.games.witchstone.bots.weights import part_of, weights_by_hand, weights_of
from frostfair.games.witchstone.rules.actions import REACH
from frostfair.games.witchstone.rules.state import Table
from frostfair.kernel.game import Game

SEATS = 2  # a lead over one opponent is a lead over the strongest
NOISE = 2  # of a hundred decisions: a turn has about ten, and a strange one spoils it
NARROW = Width(4, 500, REACH)
HELD_BACK = 30.0
START: Numbers = {"width": 8.0, "width_per_turn": 1.0}
PLAYERS = "a narrow beam against itself, one decision in fifty at random"


@dataclass(frozen=True, slots=True)
class Moment:
    """A seat when somebody's turn begins."""

    seat: int
    turns: int  # that it has left
    had: float  # points, and what the end would bring then
    row: Row  # its features
    moves: bool  # whether the turn is its own


@dataclass(frozen=True, slots=True)
class Story:
    """A game: its moments, two and two, and how it ended."""

    moments: Sequence[Moment]
    points: Sequence[int]
    shares: Sequence[float]  # of the victory


def fit(game: Game, games: int, seed: int) -> Fit:
    half = max(games // 2, 1)
    first = [story_of(game, weights_by_hand(), each) for each in range(seed, seed + half)]
    better = weights_of(promises(first))
    second = [story_of(game, better, each) for each in range(seed + half, seed + max(games, 2))]
    parts = promises(second)
    leads = list(leads_of(second, weights_of(parts)))
    outcomes = [won for _, _, won in leads]

    def cost(numbers: Numbers) -> float:
        chances = [
            chance(lead, max(0.5, numbers["width"] + numbers["width_per_turn"] * turns))
            for lead, turns, _ in leads
        ]
        return surprise(chances, outcomes)

    outlook, lowest = least(cost, START)
    return Fit({"outlook": outlook, **parts}, games, seed, len(leads), lowest, PLAYERS)


def story_of(game: Game, weights: Weights, seed: int) -> Story:
    judge = WitchstoneJudge(weights, Outlook(**START))
    bot = BestPlan(Beam(judge, NARROW, game.meta.most_choices, seed))
    seen: list[Moment] = []
    mover = -1
    for state, seat in decisions(game, SEATS, bot, seed, NOISE):
        assert isinstance(state, Table)
        if seat < 0:
            result = game.result(state)
            assert result is not None
            shares = [share_of_victory(result, each) for each in range(SEATS)]
            return Story(seen, result.points, shares)
        if seat != mover and state.round > 0:
            seen += [_moment(judge.standings, state, each, each == seat) for each in range(SEATS)]
        mover = seat
    raise AssertionError("a game has an end")


def _moment(standings: Standings, table: Table, seat: int, moves: bool) -> Moment:
    standings.look_at(table, seat)
    row = [float(standings.features[i]) for i in range(len(FEATURES))]
    return Moment(seat, int(turns_left(table, seat)), sure(table, seat), row, moves)


def promises(stories: Sequence[Story]) -> dict[str, Numbers]:
    """The weights, by the turns left."""
    lines = [Line(len(FEATURES), HELD_BACK) for _ in range(TURNS)]
    for story in stories:
        for moment in story.moments:
            lines[moment.turns].add(moment.row, story.points[moment.seat] - moment.had)
    return {
        part_of(turns): dict(zip(FEATURES, lines[turns].weights(), strict=True)) for turns in range(1, TURNS)
    }


def leads_of(stories: Sequence[Story], weights: Weights) -> Iterator[tuple[float, int, float]]:
    """The mover's lead, the turns it has left, and its share of the victory."""
    for story in stories:
        for one, two in zip(story.moments[::2], story.moments[1::2], strict=True):
            mine, other = (one, two) if one.moves else (two, one)
            lead = _standing(mine, weights) - _standing(other, weights)
            yield lead, mine.turns, story.shares[mine.seat]


def _standing(moment: Moment, weights: Weights) -> float:
    start = len(FEATURES) * moment.turns
    return moment.had + sum([x * weights.by_turns[start + i] for i, x in enumerate(moment.row)])
