"""Fitting: numbers of a judge from games that bots played, and their origin beside them.

A judge says how likely a seat is to win; fitted numbers are those that the results surprise least.
"""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from frostfair.bots.base import Bot
from frostfair.kernel.bits import first
from frostfair.kernel.flow import State, below, deciders, offers, settle, step
from frostfair.kernel.game import Game, Result

NOISE = 10  # of a hundred decisions, so many are made at random: positions that no bot would choose count too
SMALLEST = 1e-3  # steps of the search for the best numbers
Numbers = dict[str, float]


@dataclass(frozen=True)
class Fit:
    """Numbers by the part of the judge they belong to, and where they come from."""

    parts: Mapping[str, Numbers]
    games: int
    seed: int
    positions: int
    surprise: float  # the mean logarithmic loss; a coin has 0.693
    players: str = "greedy against itself, one decision in ten at random"  # of the games

    def written(self, game: Game) -> str:
        """As a file: the numbers under their origin."""
        lines = [
            f"# frostfair fit {game.meta.id} --games {self.games} --seed {self.seed}",
            f"# Rules version {game.meta.rules_version}. {self.positions} positions of games of",
            f"# {self.players}.",
            f"# Mean logarithmic loss {self.surprise:.4f}; a coin has 0.6931.",
        ]
        for part, numbers in self.parts.items():
            lines += [
                "",
                f"[{part}]",
                *[f"{name} = {round(value, 3) + 0.0:.3f}" for name, value in numbers.items()],
            ]
        return "\n".join(lines) + "\n"


def decisions(game: Game, seats: int, bot: Bot, seed: int, noise: int = NOISE) -> Iterator[tuple[State, int]]:
    """A game that one bot plays for all seats, with some moves at random: each position before it is decided.

    The last one is the end, with seat -1.
    """
    state = game.setup(seats, game.meta.accept_options({}), seed)
    settle(state, None)
    while waiting := deciders(state):
        seat = first(waiting)
        yield state, seat
        choices = offers(state, seat, game.meta.most_choices)
        at_random = below(state, 100) < noise
        action = choices[below(state, len(choices))] if at_random else bot.decide(state.copy(), seat, choices)
        step(state, seat, action, None)
    yield state, -1


def share_of_victory(result: Result, seat: int) -> float:
    return 1 / len(result.winners) if seat in result.winners else 0.0


def surprise(chances: Sequence[float], outcomes: Sequence[float]) -> float:
    """The mean logarithmic loss."""
    sum_ = 0.0
    for chance, won in zip(chances, outcomes, strict=True):
        sure = min(max(chance, 1e-4), 1 - 1e-4)
        sum_ -= won * math.log(sure) + (1 - won) * math.log(1 - sure)
    return sum_ / len(outcomes)


def least(cost: Callable[[Numbers], float], start: Mapping[str, float]) -> tuple[Numbers, float]:
    """The numbers that cost least, by small steps from the start: one number at a time, ever smaller."""
    best = dict(start)
    lowest = cost(best)
    step_sizes = {name: max(0.25 * abs(value), 0.05) for name, value in best.items()}
    while max(step_sizes.values()) > SMALLEST:
        for name, size in list(step_sizes.items()):
            tried = [best | {name: best[name] + change} for change in (size, -size)]
            costs = [cost(numbers) for numbers in tried]
            cheapest = min(costs)
            if cheapest < lowest:
                best, lowest = tried[costs.index(cheapest)], cheapest
            else:
                step_sizes[name] = size / 2
    return best, lowest


Row = list[float]  # what is known of one case, as numbers


class Line:
    """Least squares: what a number is on average, as a weighted sum of what is known.

    Ridge: all weights but the last are held back towards 0, each in units of its column's spread, so that few
    rows make no wild numbers. The last column must always be 1.
    """

    def __init__(self, columns: int, held_back: float) -> None:
        self.rows = 0
        self._held_back = held_back
        self._products = [[0.0] * columns for _ in range(columns)]
        self._targets = [0.0] * columns

    def add(self, row: Row, target: float) -> None:
        self.rows += 1
        for i, x in enumerate(row):
            if x != 0.0:
                products = self._products[i]
                for j, y in enumerate(row):
                    products[j] += x * y
                self._targets[i] += x * target

    def weights(self) -> Row:
        columns = len(self._targets)
        if self.rows == 0:
            return [0.0] * columns
        means = self._products[-1]
        matrix = [list(row) for row in self._products]
        for i in range(columns - 1):
            spread = matrix[i][i] - means[i] ** 2 / self.rows
            matrix[i][i] += self._held_back * max(spread / self.rows, SMALLEST)
        return solved(matrix, self._targets)


def solved(matrix: Sequence[Row], right: Sequence[float]) -> Row:
    """x with matrix * x = right, by elimination; the matrix is symmetric and positive."""
    n = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(n):
        for below_ in rows[i + 1 :]:
            factor = below_[i] / rows[i][i]
            for j in range(i, n + 1):
                below_[j] -= factor * rows[i][j]
    x = [0.0] * n
    for i in reversed(range(n)):
        known = sum(rows[i][j] * x[j] for j in range(i + 1, n))
        x[i] = (rows[i][n] - known) / rows[i][i]
    return x
