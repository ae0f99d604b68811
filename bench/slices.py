"""Fair measuring on a noisy machine: slices of everybody's work in turn, and of each the best batch.

All batches of one work are the same work, so the fastest one is the one that was disturbed least.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

Run = Callable[[int], int]  # does the work so many times; how many units that was


@dataclass(frozen=True)
class Reading:
    """One timed batch."""

    times: float  # games, or copies
    units: float  # decisions, or copies
    seconds: float  # of one core

    @property
    def rate(self) -> float:
        return self.units / self.seconds

    @property
    def times_rate(self) -> float:
        return self.times / self.seconds

    def of_average(self, length: float) -> "Reading":
        """In games of that many units: the few of a batch may be longer or shorter than most."""
        return replace(self, times=self.units / length)


def best(*readings: Reading | None) -> Reading:
    return max((reading for reading in readings if reading is not None), key=lambda reading: reading.rate)


def batch(run: Run, times: int, clock: Callable[[], float] = time.process_time) -> Reading:
    start = clock()
    units = run(times)
    return Reading(times, units, max(clock() - start, 1e-9))


def batch_size(run: Run, seconds: float, clock: Callable[[], float] = time.process_time) -> int:
    """How many times the work is done in a batch of about that length."""
    run(1)  # what is loaded at the first use should not count

    def least(times: int) -> float:
        return min(batch(run, times, clock).seconds for _ in range(2))

    times = 1
    while (took := least(times)) < seconds:
        times = max(2 * times, round(0.8 * times * seconds / took)) if took > seconds / 50 else 10 * times
    return times


def best_batch(
    run: Run, times: int, seconds: float, clock: Callable[[], float] = time.process_time
) -> Reading:
    """One slice: batches for that long, at least one; the best of them."""
    end = clock() + seconds
    found = batch(run, times, clock)
    while clock() < end:
        found = best(found, batch(run, times, clock))
    return found


@dataclass(frozen=True)
class Slot:
    """Something whose turn comes once per round."""

    key: str
    measure: Callable[[float], Reading]
    seconds: float


def interleaved(
    slots: Sequence[Slot], rounds: int, tell: Callable[[str], None] = lambda key: None
) -> dict[str, Reading]:
    """All slots in turn, several rounds; the best reading of each."""
    found: dict[str, Reading] = {}
    for _ in range(rounds):
        for slot in slots:
            tell(slot.key)
            found[slot.key] = best(found.get(slot.key), slot.measure(slot.seconds))
    return found
