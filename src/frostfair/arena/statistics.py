"""How sure one may be: intervals of proportions, and a test that stops as soon as it knows enough."""

import math
from dataclasses import dataclass
from typing import NamedTuple

from frostfair.kernel.codec import shorten
from frostfair.kernel.errors import Malformed

SURE = 1.959963984540054  # standard deviations either side that hold 95 % of a normal distribution
ERROR = 0.05  # how often the test may be wrong, either way


class Interval(NamedTuple):
    low: float
    high: float


def wilson(wins: float, games: int) -> Interval:
    """The 95 % interval of Wilson for a proportion; a shared victory may count in part."""
    if games == 0:
        return Interval(0.0, 1.0)
    rate = wins / games
    square = SURE * SURE
    middle = rate + square / (2 * games)
    spread = SURE * math.sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    whole = 1 + square / games
    return Interval(max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole))


def mean_interval(values: list[float]) -> tuple[float, Interval]:
    """The mean and its 95 % interval, by the normal distribution."""
    number = len(values)
    mean = sum(values) / number
    if number == 1:
        return mean, Interval(mean, mean)
    variance = sum([(value - mean) ** 2 for value in values]) / (number - 1)
    spread = SURE * math.sqrt(variance / number)
    return mean, Interval(mean - spread, mean + spread)


@dataclass(frozen=True)
class Sprt:
    """Wald's sequential test: does the first bot win `weak` of its games, or `strong`?"""

    weak: float
    strong: float

    @property
    def lower(self) -> float:
        """At or below it, the first bot is as weak as was feared."""
        return math.log(ERROR / (1 - ERROR))

    @property
    def upper(self) -> float:
        """At or above it, the first bot is as strong as was hoped."""
        return math.log((1 - ERROR) / ERROR)

    def likelihood(self, wins: float, games: int) -> float:
        """The logarithm of how much likelier `strong` is than `weak`; half a win is half of each."""
        lost = games - wins
        return wins * math.log(self.strong / self.weak) + lost * math.log((1 - self.strong) / (1 - self.weak))

    def verdict(self, wins: float, games: int) -> str | None:
        """`strong`, `weak`, or None while both are still possible."""
        found = self.likelihood(wins, games)
        return "strong" if found >= self.upper else "weak" if found <= self.lower else None


def read_sprt(text: str) -> Sprt:
    """`0.5,0.55`."""
    try:
        weak, strong = [float(part) for part in text.split(",")]
    except ValueError:
        raise Malformed(f"--sprt: {shorten(text)} is not two rates of victory, as 0.5,0.55") from None
    if not 0 < weak < strong < 1:
        raise Malformed(f"--sprt: {shorten(text)}: the rates must rise and lie between 0 and 1")
    return Sprt(weak, strong)
