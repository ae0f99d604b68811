"""Fits the judge of Winter Queen: `frostfair fit winter-queen`."""

from collections.abc import Iterator
from dataclasses import dataclass

from frostfair.bots.fitting import Fit, Numbers, decisions, least, share_of_victory, surprise
from frostfair.bots.greedy import Greedy
from frostfair.games.winter_queen.bots.evaluation import GREEDY, Judgement
from frostfair.games.winter_queen.bots.judge import chance
from frostfair.games.winter_queen.bots.standings import Standings, likely, turns_left
from frostfair.games.winter_queen.rules.state import Table
from frostfair.kernel.game import Game

SEATS = 2  # a lead over one opponent is a lead over the strongest
START: Numbers = {
    "polar_star": 0.8,
    "empty_page": 0.33,
    "empty_place": 0.8,
    "tempo": 1.0,
    "width": 2.0,
    "width_per_turn": 0.3,
}
PARTS = {
    "weights": ("polar_star", "empty_page", "empty_place"),
    "outlook": ("tempo", "width", "width_per_turn"),
}


@dataclass(frozen=True, slots=True)
class Difference:
    """The parts of a standing (standings.py), or one's less another's."""

    sure: float
    polar_star: float
    promises: float
    places: float

    def __sub__(self, other: "Difference") -> "Difference":
        return Difference(
            self.sure - other.sure,
            self.polar_star - other.polar_star,
            self.promises - other.promises,
            self.places - other.places,
        )


@dataclass(frozen=True, slots=True)
class Position:
    """The mover's parts less the opponent's, and how it ended for the mover."""

    ahead: Difference
    turns: float
    won: float

    def chance(self, n: Numbers) -> float:
        lead = self.ahead.sure - (1 - n["polar_star"]) * self.ahead.polar_star
        lead += n["empty_page"] * self.ahead.promises + n["empty_place"] * self.ahead.places
        lead += n["tempo"] * likely(self.turns)
        return chance(lead, max(0.1, n["width"] + n["width_per_turn"] * self.turns))


def fit(game: Game, games: int, seed: int) -> Fit:
    positions = [position for each in range(seed, seed + games) for position in positions_of(game, each)]
    outcomes = [position.won for position in positions]

    def cost(numbers: Numbers) -> float:
        return surprise([position.chance(numbers) for position in positions], outcomes)

    numbers, lowest = least(cost, START)
    parts = {part: {name: numbers[name] for name in names} for part, names in PARTS.items()}
    return Fit(parts, games, seed, len(positions), lowest)


def positions_of(game: Game, seed: int) -> Iterator[Position]:
    """Every position of a game in which a turn begins."""
    standings = Standings(GREEDY)
    bot = Greedy(Judgement(), game.meta.most_choices, seed)
    seen: list[tuple[int, Difference, float]] = []
    for state, seat in decisions(game, SEATS, bot, seed):
        assert isinstance(state, Table)
        if seat < 0:
            result = game.result(state)
            assert result is not None
            for mover, ahead, turns in seen:
                yield Position(ahead, turns, share_of_victory(result, mover))
        elif len(state.stack) == 1:
            mine, other = [_parts(standings, state, each) for each in (seat, 1 - seat)]
            seen.append((seat, mine - other, turns_left(state)))


def _parts(standings: Standings, table: Table, seat: int) -> Difference:
    standings.take_apart(table, seat)
    parts = standings.parts
    return Difference(parts.sure, parts.polar_star, parts.promises, parts.places)
