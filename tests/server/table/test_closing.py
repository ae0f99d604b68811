"""A game that its players end unfinished: those who are gone get a grace, and it is never wiped."""

import random
from functools import partial

import pytest

from frostfair.client import TableLink
from frostfair.server.table.closing import grace
from frostfair.store.rows import ABANDONED, PLAYING, Closing
from frostfair.wire import limits
from frostfair.wire import messages as wire
from frostfair.wire.clock import LivePace, NoPace, Pace, TurnPace
from frostfair.wire.data import AbsenceData
from tests.server.rooms import START, Talk, act, refusal, room, to
from tests.server.serving import Computer, Serving, play, seated, started

LATE = START + limits.AWAY_MS
HOUR = 3600_000


def left_alone(pace: Pace | None = None, seats: int = 2) -> Talk:
    """Seat 0 is there, the others have been gone for a while."""
    here = room(seats=seats, pace=pace)
    here.came(0, START)
    talk = Talk(here)
    talk.now = LATE
    return talk


def absence(told: list[wire.Message]) -> wire.Absence:
    found = [message for message in told if isinstance(message, wire.Absence)]
    return found[-1]


# --- in the room ---


@pytest.mark.parametrize(
    ("pace", "given"),
    [
        (NoPace(), limits.GRACE_MS),
        (LivePace(600, 5), limits.GRACE_LIVE_MS),
        (TurnPace(86400, 3 * 86400), 86400_000),
    ],
)
def test_players_who_are_gone_have_a_grace_by_pace(pace: Pace, given: int) -> None:
    assert grace(pace) == given


def test_one_alone_ends_nothing_at_once_and_all_are_told_how_long_it_takes() -> None:
    talk = left_alone()
    outcome = talk.ask(0, wire.Close())
    assert outcome.closing == Closing((0,), (1,), LATE + limits.GRACE_MS, 0)
    for audience in (0, 1, None):
        assert absence(to(outcome, audience)).d.closes_in == limits.GRACE_MS
    assert not talk.room.is_time_to_close(LATE + limits.GRACE_MS - 1)
    assert talk.room.wake(LATE) == talk.room.next_tick(LATE) == LATE + limits.GRACE_MS
    assert talk.room.has_something_to_do(LATE + limits.GRACE_MS)


def test_a_client_that_comes_meanwhile_is_told_what_is_left() -> None:
    talk = left_alone(seats=3)
    talk.ask(0, wire.Close())
    talk.now += 60_000
    view = talk.ask(None, wire.Hello()).reply[0]
    assert isinstance(view, wire.View)
    assert view.d.absence is not None
    assert view.d.absence.closes_in == limits.GRACE_MS - 60_000


def test_a_player_who_comes_back_calls_it_off() -> None:
    talk = left_alone()
    talk.ask(0, wire.Close())
    outcome = talk.room.came(1, LATE + 1000)
    assert outcome.goes_on
    assert absence(to(outcome, 0)).d == AbsenceData()
    assert talk.room.closing is None
    assert talk.ask(0, wire.Close()).closing is None  # and is asked from now on


def test_the_return_of_a_player_who_was_there_anyway_changes_nothing() -> None:
    talk = left_alone()
    talk.ask(0, wire.Close())
    assert not talk.room.came(0, LATE).goes_on
    assert talk.room.closing is not None


def test_whoever_decides_something_calls_it_off_and_a_bot_does_not() -> None:
    talk = left_alone()
    talk.ask(0, wire.Close())
    here = talk.room
    (seat,) = here.match.deciders()
    assert not here.decide_for(seat, here.match.offers(seat)[0], "random", LATE).goes_on
    assert here.closing is not None
    here.hear_closing(here.closing)
    assert here.closing is not None
    (seat,) = here.match.deciders()
    closing = here.closing
    assert here.decide_for(seat, here.match.offers(seat)[0], None, LATE).goes_on
    here.hear_closing(closing)  # a node that read the store before that
    assert here.closing is None


def test_all_who_are_there_must_want_it_and_one_who_left_a_moment_ago_is_not_gone() -> None:
    talk = left_alone(seats=3)
    talk.room.came(1, LATE)
    talk.room.went(1, LATE)
    assert talk.ask(0, wire.Close()).closing is None
    talk.room.came(1, LATE)
    assert talk.ask(1, wire.Close()).closing == Closing((0, 1), (2,), LATE + limits.GRACE_MS, 0)


def test_a_user_with_several_seats_votes_for_all_of_them() -> None:
    here = room(seats=3)
    here.users = ["ana", "ana", "bo"]
    talk = Talk(here)
    for seat in range(3):
        here.came(seat, START)
    assert talk.ask(0, wire.Close()).closing is None
    assert talk.ask(2, wire.Close()).closing == Closing((0, 1, 2), (), START, 0)


def test_an_ended_game_can_be_looked_at_and_nothing_more() -> None:
    talk = Talk(room())
    talk.do(0, "light")
    talk.room.abandon()
    now = talk.room.position(1)
    assert (now.deciders, now.offers, now.may_undo, now.result) == ([], [], False, None)
    assert now.view == talk.room.match.view(1)
    assert refusal(talk.ask(1, act("light", 1))).reason == "table-is-abandoned"
    assert refusal(talk.ask(1, wire.Close())).reason == "table-is-abandoned"
    assert talk.room.wake(LATE) is None
    assert not talk.room.has_something_to_do(LATE)


# --- at a server ---


def closes_in(link: TableLink) -> int | None:
    return link.absence.closes_in


@pytest.mark.asyncio
async def test_a_game_is_ended_after_the_grace_and_stays_to_be_looked_at(url: str) -> None:
    computer = Computer()
    async with Serving(url, computer.clock()) as server:
        ana, bo, hub = await server.guest("Ana"), await server.guest("Bo"), server.hub
        table = await started(ana, bo, options={"first": 1})
        async with ana.link(table.id) as one:
            await seated(one)
            await play(one, random.Random(1), 1)
            computer.goes_on(limits.AWAY_MS)
            await (await hub.table(table.id)).tick()
            await one.close_table()
            await one.until(lambda: closes_in(one) is not None)
            assert closes_in(one) == limits.GRACE_MS
            assert (await bo.table(table.id)).status == PLAYING
            computer.goes_on(limits.GRACE_MS)
            (await hub.table(table.id)).go_on()
            await one.until(partial(_is_abandoned, one))
            await one.until(lambda: one.now is not None and not one.now.deciders)
            version = one.version
        found = await bo.table(table.id)
        assert found.closing is not None
        assert (found.closing.by, found.closing.gone) == ([0], [1])
        assert version is not None
        assert len((await bo.history(table.id)).records) == version
        async with bo.link(table.id) as late:
            await seated(late)
            assert late.version == version
            assert late.now is not None
            assert late.now.view


def _is_abandoned(link: TableLink) -> bool:
    return link.table is not None and link.table.status == ABANDONED


@pytest.mark.asyncio
async def test_a_player_who_connects_again_calls_it_off(url: str) -> None:
    computer = Computer()
    async with Serving(url, computer.clock()) as server:
        ana, bo, hub = await server.guest("Ana"), await server.guest("Bo"), server.hub
        table = await started(ana, bo, pace=LivePace(3600))
        async with ana.link(table.id) as one:
            await seated(one)
            computer.goes_on(limits.AWAY_MS)
            await one.close_table()
            await one.until(lambda: closes_in(one) == limits.GRACE_LIVE_MS)
            assert (await hub.store.tables.get(table.id)).wake == hub.store.now() + limits.GRACE_LIVE_MS
            async with bo.link(table.id) as two:
                await seated(two)
                await one.until(lambda: closes_in(one) is None)
                await one.until(lambda: one.table is not None and one.table.closing is None)
        row = await hub.store.tables.get(table.id)
        assert (row.status, row.closing, row.wake) == (PLAYING, None, None)


@pytest.mark.asyncio
async def test_by_letter_the_grace_outlives_the_memory_and_a_restart(url: str) -> None:
    computer = Computer()
    async with Serving(url, computer.clock()) as server:
        ana, bo = await server.guest("Ana"), await server.guest("Bo")
        table = await started(ana, bo, pace=TurnPace(86400, 86400), options={"first": 2})
        async with ana.link(table.id) as one:
            await seated(one)
            computer.goes_on(24 * HOUR)
            await one.close_table()
            await one.until(lambda: closes_in(one) == 24 * HOUR)
    computer.goes_on(100 * 24 * HOUR)  # no server: nobody could come back
    async with Serving(url, computer.clock()) as server:
        store = server.hub.store
        assert await server.hub.rouse(store.now()) in (0, 1)
        assert (await store.tables.get(table.id)).status == PLAYING
        computer.goes_on(24 * HOUR)
        await server.hub.rouse(store.now())
        live = await server.hub.table(table.id)
        while live.row.status == PLAYING:
            await live.happens_by_itself()
        assert (await store.tables.get(table.id)).status == ABANDONED
