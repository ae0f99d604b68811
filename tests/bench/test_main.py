"""The end of a run: what is written, what is said by the exit code."""

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from bench import baseline, report
from bench.__main__ import finish, pin
from bench.report import Results
from bench.slices import Reading
from bench.workloads import CALIBRATION, COMPILED, PLAY, PURE, key, subjects

GAME, SEATS = subjects()[0].game, subjects()[0].seats[0]


@pytest.fixture(autouse=True)
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "LATEST", tmp_path / "latest.json")
    monkeypatch.setattr(baseline, "FILE", tmp_path / "baseline.json")


def measured(compiled: float) -> Results:
    rates = {
        CALIBRATION: 1e7,
        key(GAME, SEATS, PLAY, COMPILED): compiled,
        key(GAME, SEATS, PLAY, PURE): 1e5,
    }
    return Results(readings={name: Reading(1, rate, 1.0) for name, rate in rates.items()})


def end(results: Results, *, update: bool = False) -> tuple[int, str]:
    console = Console(file=StringIO(), width=100)
    code = finish(results, console, update=update)
    assert isinstance(console.file, StringIO)
    return code, console.file.getvalue()


def test_a_good_run_ends_with_0_and_leaves_its_result() -> None:
    code, _ = end(measured(4e6))
    assert code == 0
    assert report.LATEST.is_file()
    assert not baseline.FILE.exists()


def test_a_bar_that_fails_ends_with_1() -> None:
    assert end(measured(19e5))[0] == 1


def test_becoming_slower_than_the_baseline_ends_with_1() -> None:
    assert end(measured(8e6), update=True)[0] == 0
    assert end(measured(8e6))[0] == 0
    code, text = end(measured(6e6))
    assert code == 0
    assert "slower" in text
    code, text = end(measured(4e6))
    assert code == 1
    assert "-50.0 %" in text


def test_a_new_baseline_is_not_compared_with_the_old_one() -> None:
    end(measured(8e6), update=True)
    code, text = end(measured(4e6), update=True)
    assert code == 0
    assert "new baseline" in text
    kept = baseline.load(baseline.FILE)
    assert kept is not None
    assert kept.relative == {key(GAME, SEATS, PLAY, COMPILED): 0.4}


def test_there_is_no_baseline_without_the_compiled_build() -> None:
    results = measured(4e6)
    del results.readings[key(GAME, SEATS, PLAY, COMPILED)]
    code, text = end(results, update=True)
    assert code == 1
    assert "No new baseline" in text
    assert not baseline.FILE.exists()


def test_without_a_way_to_stay_on_one_core_any_core_will_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("os.sched_getaffinity", raising=False)
    assert pin() == "whatever core comes"
