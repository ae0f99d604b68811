"""What people and programs read in the end."""

import json
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from bench import report
from bench.bars import judge
from bench.baseline import Comparison
from bench.report import Results, number, ratio, span
from bench.slices import Reading
from bench.workloads import COMPILED, MEASURED, MEMORY, PEERS, key, peer_key, subjects


def results(slow: float = 1.0) -> Results:
    """Everything measured; by C a hundred times as fast as uncompiled, by us 40 times."""
    rates = {"C": 10e6, COMPILED: 4e6 * slow, "uncompiled": 1e5}
    found = Results()
    for subject in subjects():
        for seats in subject.seats:
            found.memory[key(subject.game, seats, MEMORY, COMPILED)] = 1037.4
            for build, works in MEASURED.items():
                for work in works:
                    found.readings[key(subject.game, seats, work, build)] = Reading(1, rates[build], 1.0)
    found.readings |= {peer_key(peer): Reading(1, 2e4, 1.0) for peer in PEERS}
    found.bars = list(judge(subjects(), found.readings))
    return found


def shown(found: Results) -> str:
    console = Console(file=StringIO(), width=100)
    report.show(found, console)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize(
    ("n", "text"),
    [
        (None, "–"),
        (4_812_345, "4.81 M"),
        (383_000, "383 k"),
        (57.24, "57.2"),
        (1e6, "1.00 M"),
        (12e9, "12000 M"),
    ],
)
def test_numbers_have_three_digits(n: float | None, text: str) -> None:
    assert number(n) == text


def test_spans_and_ratios() -> None:
    assert [span(s) for s in (4.25e-7, 1.48e-5, None)] == ["425 ns", "14.8 µs", "–"]
    assert [ratio(r) for r in (20.0, 0.4123, None)] == ["20.0", "0.412", "–"]


def test_all_is_shown() -> None:
    text = shown(results())
    assert "All bars hold." in text
    assert "0.400 ✓" in text
    assert "4.00 M" in text
    assert "1037" in text
    assert "200 ×" in text
    assert all(peer.game in text for peer in PEERS)


def test_a_bar_that_fails_is_seen() -> None:
    found = results(slow=0.5)
    assert found.failed
    text = shown(found)
    assert "0.200 ✗" in text
    assert "Not good enough." in text


def test_a_failed_comparison_is_seen() -> None:
    found = results()
    found.comparisons = [Comparison("snowfall/3/play", "instructions", -0.2, "failed")]
    assert found.failed
    assert "-20.0 %" in shown(found)


def test_what_was_skipped_is_said_in_a_line() -> None:
    found = Results(skipped=["python-chess (not installed)"])
    found.bars = list(judge(subjects(), {}))
    text = shown(found)
    assert "Not measured: python-chess (not installed)" in text
    assert "could not be judged" in text
    assert not found.failed


def test_the_json_says_the_same(tmp_path: Path) -> None:
    file = tmp_path / "results" / "latest.json"
    report.save(results(), file)
    said = json.loads(file.read_text(encoding="utf-8"))
    game, seats = subjects()[0].game, subjects()[0].seats[0]
    assert said["rates"][f"{game}/{seats}/play/compiled"] == 4e6
    assert said["memory"][f"{game}/{seats}/memory/compiled"] == 1037
    assert all(bar["holds"] for bar in said["bars"])
    assert said["failed"] is False
