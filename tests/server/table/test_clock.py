"""Clocks: bank and increment, turn by turn with a cap, none."""

import pytest

from frostfair.kernel.errors import Malformed
from frostfair.server.table.clock import Clock
from frostfair.wire.clock import LivePace, NoPace, TurnPace, read_pace, write_pace


def test_only_the_one_who_is_waited_for_spends_time_and_gains_the_increment() -> None:
    clock = Clock(LivePace(60, 5), 2, [0], 1000)
    clock.decided([0], 11_000)  # still their turn: nothing gained
    assert [clock.left(seat, 11_000) for seat in (0, 1)] == [50_000, 60_000]
    clock.decided([1], 12_000)
    assert [clock.left(seat, 20_000) for seat in (0, 1)] == [54_000, 52_000]


def test_a_bank_runs_out_and_says_when() -> None:
    clock = Clock(LivePace(10), 2, [0, 1], 0)
    assert clock.deadline() == 10_000
    assert clock.out(9_999) == []
    assert clock.out(10_000) == [0, 1]
    clock.decided([1], 4000)
    assert clock.deadline() == 10_000
    assert clock.left(1, 50_000) == 0
    assert clock.out(50_000) == [1]


def test_turn_by_turn_adds_up_to_the_cap() -> None:
    clock = Clock(TurnPace(3600, 7200), 2, [0], 0)
    clock.decided([1], 600_000)
    assert clock.left(0, 0) == 6_600_000
    clock.decided([0], 600_000)
    clock.decided([1], 600_000)
    assert clock.left(0, 0) == 7_200_000


def test_without_a_pace_nothing_runs() -> None:
    clock = Clock(NoPace(), 2, [0], 0)
    clock.decided([1], 10**9)
    assert clock.out(10**12) == []
    assert clock.deadline() is None
    assert clock.face() is None


def test_a_clock_that_steps_back_costs_nobody_anything() -> None:
    clock = Clock(LivePace(60), 2, [0], 5000)
    clock.decided([0], 3000)
    assert clock.left(0, 5000) == 60_000


@pytest.mark.parametrize("pace", [NoPace(), LivePace(60, 5), TurnPace(3600, 7200)])
def test_a_pace_is_kept_and_read_back(pace: NoPace | LivePace | TurnPace) -> None:
    assert read_pace(write_pace(pace)) == pace


def test_an_odd_pace_is_refused() -> None:
    assert read_pace({}) == NoPace()
    for odd in ({"kind": "fast"}, {"kind": "live", "bank": 1}, {"kind": "none", "x": 1}):
        with pytest.raises(Malformed):
            read_pace(odd)


def test_a_cap_takes_nothing_away() -> None:
    clock = Clock(TurnPace(100, 60), 2, [0], 0)
    clock.decided([1], 10_000)
    assert clock.left(0, 10_000) == 90_000


def test_the_first_bank_that_runs_out_is_the_deadline() -> None:
    clock = Clock(LivePace(60), 2, [0], 0)
    clock.decided([0, 1], 20_000)
    assert clock.deadline() == 60_000  # the first player's, who has spent 20 s already
    assert clock.out(60_000) == [0]
