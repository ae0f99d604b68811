"""Bars are ratios of two rates of one run."""

import pytest

from bench.bars import Verdict, counting_games, judge, ratio
from bench.slices import Reading
from bench.workloads import BARS, COMPILED, COPY_STEP, DRIVE, PLAY, PURE, Bar, C, Subject, key, subjects

SUBJECT = Subject("snowfall", (2,))


def rates(**given: float) -> dict[str, Reading]:
    """By our own short names; just good enough where nothing is said."""
    names = {
        "c": (PLAY, C),
        "compiled": (PLAY, COMPILED),
        "pure": (PLAY, PURE),
        "copied": (COPY_STEP, COMPILED),
        "driven": (DRIVE, COMPILED),
    }
    good = {"c": 2400.0, "compiled": 600.0, "pure": 30.0, "copied": 100.0, "driven": 100.0}
    return {key("snowfall", 2, *names[n]): Reading(1, rate, 1.0) for n, rate in (good | given).items()}


def verdicts(readings: dict[str, Reading]) -> list[Verdict]:
    return list(judge([SUBJECT], readings))


def test_just_good_enough_is_enough() -> None:
    found = verdicts(rates())
    assert [verdict.ratio for verdict in found] == [20, 0.25, 1 / 24, 1 / 24]
    assert not any(verdict.failed for verdict in found)


@pytest.mark.parametrize(
    ("bar", "bad"),
    [
        (0, {"pure": 31.0}),
        (1, {"compiled": 599.0, "pure": 1.0}),
        (2, {"copied": 99.0}),
        (3, {"driven": 99.0}),
    ],
)
def test_a_little_less_fails_that_bar_and_no_other(bar: int, bad: dict[str, float]) -> None:
    assert [verdict.failed for verdict in verdicts(rates(**bad))] == [i == bar for i in range(4)]


def test_a_turned_bar_is_told_the_other_way_round() -> None:
    copy_step = verdicts(rates(copied=400.0))[2]
    assert (copy_step.shown, copy_step.limit) == (6, 24)
    assert not copy_step.failed


def test_a_bar_may_count_games_and_stand_at_some_tables_only() -> None:
    bar = Bar("games", (PLAY, PURE), (PLAY, PURE), 0.3, game="icefall", games=True, tables=(4,))
    subject = Subject("snowfall", (3, 4), bars=(bar,))
    readings = {
        key("snowfall", 4, PLAY, PURE): Reading(29, 20_000.0, 0.1),
        key("icefall", 4, PLAY, PURE): Reading(200, 10_000.0, 0.2),
    }
    (verdict,) = judge([subject], readings)
    assert (verdict.seats, verdict.ratio, verdict.failed) == (4, 0.29, True)


def test_games_are_counted_by_their_average_length() -> None:
    bar = Bar("games", (PLAY, PURE), (PLAY, COMPILED), 0.3, game="icefall", games=True, tables=(4,))
    subject = Subject("snowfall", (3, 4), bars=(bar, BARS[0]))
    assert list(counting_games([subject])) == [
        ("snowfall", 4, PLAY, PURE),
        ("icefall", 4, PLAY, COMPILED),
    ]
    long_games = Reading(2, 1200.0, 0.5)
    assert long_games.of_average(400).times_rate == 6
    assert long_games.of_average(400).rate == long_games.rate


def test_a_bar_may_stand_beside_another_game() -> None:
    bar = Bar("a decision", (PLAY, COMPILED), (PLAY, COMPILED), 1 / 3, turned=True, game="icefall")
    readings = rates() | {key("icefall", 2, PLAY, COMPILED): Reading(1, 1200.0, 1.0)}
    (verdict,) = judge([Subject("snowfall", (2,), bars=(bar,))], readings)
    assert (verdict.shown, verdict.limit, verdict.failed) == (2, 3, False)


def test_what_was_not_measured_is_not_judged() -> None:
    readings = rates()
    del readings[key("snowfall", 2, PLAY, C)]
    found = verdicts(readings)
    assert [verdict.ratio is None for verdict in found] == [False, True, True, True]
    assert [verdict.shown is None for verdict in found] == [False, True, True, True]
    assert not any(verdict.failed for verdict in found)


def test_every_table_is_judged() -> None:
    found = [(verdict.game, verdict.bar, verdict.seats) for verdict in judge(subjects(), {})]
    assert found == [
        (subject.game, bar, seats)
        for subject in subjects()
        for bar in subject.bars
        for seats in subject.seats
        if bar.tables is None or seats in bar.tables
    ]


def test_a_ratio_needs_both_sides() -> None:
    readings = {"one": Reading(1, 10, 1.0), "other": Reading(1, 4, 1.0)}
    assert ratio(readings, "one", "other") == 2.5
    assert ratio(readings, "one", "nobody") is None


def test_the_bars_are_those_that_were_agreed() -> None:
    agreed = [
        ((PLAY, COMPILED), (PLAY, PURE), 20),
        ((PLAY, COMPILED), (PLAY, C), 1 / 4),
        ((COPY_STEP, COMPILED), (PLAY, C), 1 / 24),
        ((DRIVE, COMPILED), (PLAY, C), 1 / 24),
    ]
    assert [(bar.work, bar.beside, bar.least) for bar in BARS] == agreed
    (told,) = next(subject.bars for subject in subjects() if subject.game == "winter-tales")
    assert (told.work, told.beside, told.least, told.games) == ((PLAY, PURE), (PLAY, PURE), 0.3, True)
    assert (told.game, told.tables) == ("winter-queen", (4,))
