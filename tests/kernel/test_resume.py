"""A match that goes on from a kept state is the match that was replayed."""

import pytest

from frostfair.kernel.errors import Malformed, StaleCommand
from frostfair.kernel.logtext import Log, read_record, write, write_record
from frostfair.kernel.match import Match, resume
from tests.kernel.lanterns import Lanterns
from tests.kernel.playing import new_match, play

LANTERNS = Lanterns()


def kept() -> Match:
    match = new_match(LANTERNS)
    play(match, "0 light", "0 stop", "1 blow")
    return match


def resumed(match: Match) -> Match:
    since = [match.offered_since(seat) for seat in range(match.setup.seats)]
    return resume(LANTERNS, match.setup, match.records, LANTERNS.restore(match.state.pack()), since)


def test_it_goes_on_the_same_way() -> None:
    match = kept()
    other = resumed(match)
    for both in (match, other):
        play(both, "1 light", "1 stop", "0 calm", "0 pick1", "1 pick2")
    assert write(Log(other, ["a", "b"])) == write(Log(match, ["a", "b"]))


def test_what_was_stale_stays_stale() -> None:
    match = kept()
    light = LANTERNS.parse("light")
    for both in (match, resumed(match)):
        with pytest.raises(StaleCommand):
            both.submit(1, light, at=both.offered_since(1) - 1)
        both.submit(1, light, at=both.offered_since(1))


def test_a_state_of_another_record_is_refused() -> None:
    match = kept()
    state = LANTERNS.restore(match.state.pack())
    for records, since in (
        (match.records[:2], [0, 0]),
        ([], [0, 0]),
        (match.records, [0]),
        (match.records, [0, 4]),
    ):
        with pytest.raises(Malformed):
            resume(LANTERNS, match.setup, records, state, since)


def test_a_record_is_written_as_one_line_and_read_back() -> None:
    for record in kept().records:
        line = write_record(LANTERNS, record)
        assert "\n" not in line
        assert write_record(LANTERNS, read_record(LANTERNS, line)) == line
    with pytest.raises(Malformed):
        read_record(LANTERNS, "[]")
