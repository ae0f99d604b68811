"""Starts are compared with Python's own."""

import os
import subprocess
import sys

import pytest

from bench.startup import PYTHON, STARTS, any_fails, cpu_seconds, lines

JUST_GOOD_ENOUGH = {PYTHON: 0.01} | {start.words: 0.01 * (start.most or 1) for start in STARTS}


def test_just_good_enough_is_enough() -> None:
    assert not any_fails(JUST_GOOD_ENOUGH)
    assert "fails" not in "".join(lines(JUST_GOOD_ENOUGH))


@pytest.mark.parametrize(
    "start", [start for start in STARTS if start.most is not None], ids=lambda it: it.words
)
def test_a_little_more_fails(start: object) -> None:
    words = getattr(start, "words", "")
    seconds = JUST_GOOD_ENOUGH | {words: 1.01 * JUST_GOOD_ENOUGH[words]}
    assert any_fails(seconds)
    assert [words in line for line in lines(seconds) if "fails" in line] == [True]


def test_what_has_no_bar_never_fails() -> None:
    free = {start.words: 100.0 for start in STARTS if start.most is None}
    assert free
    assert not any_fails(JUST_GOOD_ENOUGH | free)


def test_the_time_of_a_process_is_measured() -> None:
    assert cpu_seconds([sys.executable, "-c", "pass"], os.environ) > 0


def test_a_process_that_fails_is_no_measurement() -> None:
    with pytest.raises(subprocess.CalledProcessError):
        cpu_seconds([sys.executable, "-c", "raise SystemExit(1)"], os.environ)
