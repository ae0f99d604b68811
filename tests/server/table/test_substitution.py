"""Seats that are gone: without a connection for too long, or out of time, whatever the node."""

from frostfair.server.table.clock import Clock
from frostfair.server.table.substitution import Seats
from frostfair.wire import limits
from frostfair.wire.clock import LivePace, NoPace, Pace, TurnPace

LATE = limits.AWAY_MS


def seats(pace: Pace | None = None, bots: tuple[str | None, ...] = (None, None)) -> Seats:
    return Seats(bots, Clock(pace or NoPace(), 2, [0], 0), 0)


def test_a_user_who_closes_one_of_two_windows_is_still_there() -> None:
    here = seats()
    here.came(0)
    here.came(0)
    here.came(1)
    here.went(0, 1000)
    assert here.none_can_be_gone
    assert here.gone(1000 + LATE) == []
    here.went(0, 2000)
    assert not here.is_present(0)
    assert here.gone(2000 + LATE - 1) == []
    assert here.gone(2000 + LATE) == [0]
    assert here.next_change(2000) == 2000 + LATE


def test_a_seat_that_is_connected_to_another_node_is_not_gone() -> None:
    here = seats()
    here.seen(0, 30_000)
    assert here.gone(LATE) == [1]
    here.seen(0, 10_000)  # a hint that came late
    assert here.gone(LATE) == [1]
    assert here.gone(30_000 + LATE) == [0, 1]


def test_at_a_pace_of_days_only_the_clock_counts() -> None:
    here = seats(TurnPace(3600, 7200))
    assert here.gone(3_599_999) == []
    assert here.gone(3_600_000) == [0]
    assert seats(LivePace(3600)).gone(LATE) == [0, 1]


def test_a_seat_may_be_out_of_time_though_all_are_connected() -> None:
    here = seats(LivePace(60))
    here.came(0)
    here.came(1)
    assert not here.none_can_be_gone
    assert here.gone(60_000) == [0]


def test_a_bots_seat_is_never_gone() -> None:
    assert seats(bots=("random", None)).gone(LATE) == [1]
    assert seats(bots=("random", "random")).next_change(0) is None
