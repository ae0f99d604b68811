"""Batches, slices and rounds, with a clock of our own."""

from collections.abc import Callable

import pytest

from bench.slices import Reading, Slot, batch, batch_size, best, best_batch, interleaved


class Clock:
    """Time passes only when somebody works."""

    def __init__(self, *seconds_each: float) -> None:
        self.now = 0.0
        self.seconds_each = list(seconds_each)
        self.batches: list[int] = []

    def __call__(self) -> float:
        return self.now

    def work(self, times: int) -> int:
        each = self.seconds_each.pop(0) if len(self.seconds_each) > 1 else self.seconds_each[0]
        self.now += each * times
        self.batches.append(times)
        return 7 * times


def test_rates_are_per_second() -> None:
    reading = Reading(times=10, units=570, seconds=0.5)
    assert (reading.rate, reading.times_rate) == (1140, 20)


def test_the_best_reading_has_the_highest_rate_not_the_shortest_time() -> None:
    short, fast = Reading(1, 10, 0.01), Reading(100, 1500, 1.0)
    assert best(None, short, fast) is fast


def test_a_batch_counts_times_and_units() -> None:
    clock = Clock(0.25)
    assert batch(clock.work, 4, clock) == Reading(times=4, units=28, seconds=1.0)


def test_a_batch_too_short_for_the_clock_still_has_a_rate() -> None:
    assert batch(lambda times: times, 1, lambda: 0.0).rate > 0


@pytest.mark.parametrize("each", [1e-7, 1e-4, 0.003, 0.02, 1.0])
def test_a_batch_lasts_at_least_as_long_as_wanted_and_not_much_longer(each: float) -> None:
    clock = Clock(each)
    times = batch_size(clock.work, 0.02, clock)
    assert times * each >= 0.02 or times * each == pytest.approx(0.02)
    assert times == 1 or times * each < 0.25


@pytest.mark.parametrize("disturbed", [0, 1, 2])
def test_a_disturbance_does_not_make_batches_too_short(disturbed: int) -> None:
    seconds_each = [0.0001] * disturbed + [5.0, 0.0001]
    clock = Clock(*seconds_each)
    assert batch_size(clock.work, 0.02, clock) >= 200


def test_a_slice_keeps_the_least_disturbed_batch() -> None:
    clock = Clock(0.03, 0.01, 0.05, 0.02)
    assert best_batch(clock.work, 10, 1.0, clock).seconds == pytest.approx(0.1)
    assert set(clock.batches) == {10}


def test_a_slice_has_at_least_one_batch() -> None:
    clock = Clock(5.0)
    assert best_batch(clock.work, 1, 0.1, clock).seconds == 5.0
    assert clock.batches == [1]


def test_rounds_go_through_all_in_turn_and_keep_the_best_of_each() -> None:
    calls: list[tuple[str, float]] = []

    def slot(name: str, *rates: float) -> Slot:
        left = list(rates)

        def measure(seconds: float) -> Reading:
            calls.append((name, seconds))
            return Reading(1, left.pop(0), 1.0)

        return Slot(name, measure, 0.5)

    told: list[str] = []
    found = interleaved([slot("C", 12, 14, 13), slot("ours", 5, 3, 4)], 3, told.append)
    assert {name: reading.rate for name, reading in found.items()} == {"C": 14, "ours": 5}
    assert calls == [("C", 0.5), ("ours", 0.5)] * 3
    assert told == ["C", "ours"] * 3


def test_telling_is_optional() -> None:
    measure: Callable[[float], Reading] = lambda seconds: Reading(1, 1, seconds)  # noqa: E731
    assert interleaved([Slot("x", measure, 2.0)], 1)["x"].rate == 0.5
