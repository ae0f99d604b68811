"""Slower than the baseline? Instructions are judged strictly, times with patience."""

from pathlib import Path

import pytest

from bench import baseline
from bench.baseline import Baseline, compare, judge_instructions, judge_time, relative
from bench.slices import Reading
from bench.workloads import CALIBRATION

TOOLS = {"python": "CPython 3.11"}


def made(instructions: dict[str, float] | None = None, times: dict[str, float] | None = None) -> Baseline:
    return Baseline(TOOLS, instructions or {}, times or {})


@pytest.mark.parametrize(
    ("change", "word"),
    [(-0.16, "failed"), (-0.149, "good"), (0.0, "good"), (0.149, "good"), (0.16, "better")],
)
def test_instructions_fail_at_fifteen_percent(change: float, word: str) -> None:
    assert judge_instructions(change) == word


@pytest.mark.parametrize(
    ("change", "word"),
    [
        (-0.36, "failed"),
        (-0.34, "warning"),
        (-0.16, "warning"),
        (-0.14, "good"),
        (0.14, "good"),
        (0.2, "better"),
    ],
)
def test_times_warn_at_fifteen_and_fail_at_thirty_five_percent(change: float, word: str) -> None:
    assert judge_time(change) == word


def test_more_instructions_are_a_change_for_the_worse() -> None:
    (one,) = compare(made({"play": 1000.0}), made({"play": 1200.0}))
    assert (one.what, one.word) == ("instructions", "failed")
    assert one.change == pytest.approx(-0.2)


def test_a_lower_rate_is_a_change_for_the_worse() -> None:
    (one,) = compare(made(times={"play": 2.0}), made(times={"play": 1.0}))
    assert (one.what, one.word) == ("time", "failed")
    assert one.change == pytest.approx(-0.5)


def test_times_are_not_asked_where_instructions_were_counted() -> None:
    old = made({"play": 1000.0}, {"play": 2.0})
    (one,) = compare(old, made({"play": 1000.0}, {"play": 0.1}))
    assert (one.what, one.word) == ("instructions", "good")


def test_without_valgrind_times_are_compared() -> None:
    old = made({"play": 1000.0}, {"play": 2.0})
    (one,) = compare(old, made({}, {"play": 1.6}))
    assert (one.what, one.word) == ("time", "warning")


def test_what_the_baseline_does_not_know_is_new() -> None:
    (one,) = compare(made({"play": 1000.0}), made({"copy": 10.0}))
    assert (one.change, one.word) == (None, "new")


def test_with_other_tools_nothing_fails() -> None:
    new = Baseline({"python": "CPython 3.14"}, {"play": 2000.0, "copy": 10.0}, {})
    found = list(compare(made({"play": 1000.0, "copy": 10.0}), new))
    assert [one.word for one in found] == ["warning", "good"]


def test_rates_are_relative_to_the_calibration_and_only_ours_count() -> None:
    readings = {
        CALIBRATION: Reading(1, 50, 1.0),
        "snowfall/2/play/compiled": Reading(1, 200, 1.0),
        "snowfall/2/play/uncompiled": Reading(1, 2, 1.0),
        "peer/chess": Reading(1, 9, 1.0),
    }
    assert relative(readings) == {"snowfall/2/play/compiled": 4.0}
    del readings[CALIBRATION]
    assert relative(readings) == {}


def test_a_baseline_survives_its_file(tmp_path: Path) -> None:
    file = tmp_path / "baseline.json"
    assert baseline.load(file) is None
    one = Baseline(TOOLS, {"play": 1234.5}, {"play": 0.12345})
    baseline.save(one, file)
    assert baseline.load(file) == one


def test_the_committed_baseline_can_be_read() -> None:
    committed = baseline.load(baseline.FILE)
    assert committed is not None
    assert committed.instructions
    assert committed.relative
    assert committed.made_with.keys() == baseline.made_with().keys()
