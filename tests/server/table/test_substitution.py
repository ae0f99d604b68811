"""Who is gone: without a connection for too long, or out of time, whatever the node."""

from frostfair.server.table.attendance import Attendance
from frostfair.server.table.clock import Clock
from frostfair.wire import limits
from frostfair.wire.clock import LivePace, NoPace, TurnPace

LATE = limits.AWAY_MS
NONE = Clock(NoPace(), 2, [0], 0)


def test_whoever_closes_one_of_two_windows_is_still_there() -> None:
    seats = Attendance(2, 0)
    seats.came(0)
    seats.came(0)
    seats.came(1)
    seats.went(0, 1000)
    assert seats.all_are_here
    assert seats.gone([0, 1], NONE, 1000 + LATE) == []
    seats.went(0, 2000)
    assert not seats.is_present(0)
    assert seats.gone([0, 1], NONE, 2000 + LATE - 1) == []
    assert seats.gone([0, 1], NONE, 2000 + LATE) == [0]
    assert seats.next_change([0, 1], 2000) == 2000 + LATE


def test_whoever_is_connected_to_another_node_is_not_gone() -> None:
    seats = Attendance(2, 0)
    seats.seen(0, 30_000)
    assert seats.gone([0, 1], NONE, LATE) == [1]
    seats.seen(0, 10_000)  # a hint that came late
    assert seats.gone([0, 1], NONE, LATE) == [1]
    assert seats.gone([0, 1], NONE, 30_000 + LATE) == [0, 1]


def test_at_a_pace_of_days_only_the_clock_counts() -> None:
    seats = Attendance(2, 0)
    clock = Clock(TurnPace(3600, 7200), 2, [0], 0)
    assert seats.gone([0, 1], clock, 3_599_999) == []
    assert seats.gone([0, 1], clock, 3_600_000) == [0]
    assert seats.gone([0, 1], Clock(LivePace(3600), 2, [0], 0), LATE) == [0, 1]


def test_a_bots_seat_is_never_gone() -> None:
    assert Attendance(2, 0).gone([1], NONE, LATE) == [1]
    assert Attendance(2, 0).next_change([], 0) is None
