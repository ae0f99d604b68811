"""The bars: ratios of two rates of the same run, so that they hold on any machine."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from bench.slices import Reading
from bench.workloads import Bar, Subject, key


@dataclass(frozen=True)
class Verdict:
    """One bar at one table. `ratio` is None where one of its two sides was not measured."""

    bar: Bar
    game: str
    seats: int
    ratio: float | None

    @property
    def failed(self) -> bool:
        return self.ratio is not None and self.ratio < self.bar.least

    @property
    def shown(self) -> float | None:
        return self.ratio if self.ratio is None or not self.bar.turned else 1 / self.ratio

    @property
    def limit(self) -> float:
        return 1 / self.bar.least if self.bar.turned else self.bar.least


def ratio(readings: Mapping[str, Reading], one: str, other: str, *, games: bool = False) -> float | None:
    if one not in readings or other not in readings:
        return None
    if games:
        return readings[one].times_rate / readings[other].times_rate
    return readings[one].rate / readings[other].rate


def counting_games(subjects: Iterable[Subject]) -> Iterator[tuple[str, int, str, str]]:
    """Game, seats, work and build of whatever is judged by the games it plays."""
    for subject in subjects:
        for bar in subject.bars:
            for seats in (bar.tables or subject.seats) if bar.games else ():
                yield subject.game, seats, *bar.work
                yield bar.game or subject.game, seats, *bar.beside


def judge(subjects: Iterable[Subject], readings: Mapping[str, Reading]) -> Iterator[Verdict]:
    for subject in subjects:
        for bar in subject.bars:
            for seats in bar.tables or subject.seats:
                one = key(subject.game, seats, *bar.work)
                other = key(bar.game or subject.game, seats, *bar.beside)
                yield Verdict(bar, subject.game, seats, ratio(readings, one, other, games=bar.games))
