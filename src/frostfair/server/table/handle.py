"""What somebody says at a table: decided, durable, told.

Most commands find the table in memory, nothing in their way and nobody waiting. Those are decided where they
are heard and told where their commit returns; no task is woken for them. All others take their turn.
"""

import asyncio
from collections.abc import Coroutine
from functools import partial
from time import perf_counter
from typing import Final, TypeAlias

import msgspec
import structlog

from frostfair.kernel.errors import FrostfairError, IllegalAction
from frostfair.server import metrics
from frostfair.server.table.commit import (
    ELSEWHERE,
    appended,
    entry_of,
    keep_snapshot,
    make_durable,
    say,
    wants_snapshot,
)
from frostfair.server.table.live import LiveTable
from frostfair.server.table.outcome import Line, Outcome
from frostfair.server.table.presence import look_through
from frostfair.server.table.refusal import refusal, unavailable
from frostfair.server.table.room import Room
from frostfair.server.transport.connection import Connection
from frostfair.store.database import Entry
from frostfair.store.errors import StoreUnavailable
from frostfair.wire import messages as wire

TRIES: Final = 5
AtOnce: TypeAlias = wire.Act | wire.Undo | wire.EndTurn | wire.Ping
AT_ONCE: Final = (wire.Act, wire.Undo, wire.EndTurn, wire.Ping)

log = structlog.get_logger(__name__)


async def receive(live: LiveTable, who: Connection, message: wire.Asked) -> None:
    """All of one message."""
    async with live.lock:
        await _receive(live, who, message)
    live.go_on()


async def _receive(live: LiveTable, who: Connection, message: wire.Asked) -> None:
    for _ in range(TRIES):
        try:
            room = await live.load()
            if isinstance(message, wire.Look):
                look_through(live, who, message.d)
                return
            if room is None:
                await _receive_without_room(live, who, message)
                return
            outcome = room.receive(who.seat, who.user, message, live.store.now())
            await make_durable(live, room, outcome, who)
        except ELSEWHERE:
            live.room = None  # somebody else was first: see what they did, and decide anew
            continue
        except StoreUnavailable:
            _tell_unavailable(live, who, message)
            return
        live.tell(outcome, who)
        if isinstance(message, wire.Vote) and not outcome.reply:
            live.announce(live.id, ["vote", who.seat, msgspec.to_builtins(message)])
        return
    who.tell(wire.Refused(unavailable(wire.key_of(message))))


async def _receive_without_room(live: LiveTable, who: Connection, message: wire.Asked) -> None:
    """At a table that isn't played there is still chat."""
    if isinstance(message, wire.Say):
        await _say_without_room(live, who, message.d.text)
    elif isinstance(message, wire.Ping):
        who.tell(wire.Pong())
    elif not isinstance(message, wire.Hello):
        refused = IllegalAction("K-8", f"table-is-{live.row.status}")
        who.tell(wire.Refused(refusal(refused, wire.key_of(message))))


async def _say_without_room(live: LiveTable, who: Connection, text: str) -> None:
    try:
        line = Line(live.chatting.accept(who.user, text, live.store.now()))
    except FrostfairError as error:
        who.tell(wire.Refused(refusal(error)))
    else:
        await say(live, who, line)


def _tell_unavailable(live: LiveTable, who: Connection, message: wire.Asked) -> None:
    live.room = None  # nobody knows what the log says now
    metrics.STORE_FAILURES.inc()
    who.tell(wire.Refused(unavailable(wire.key_of(message))))


# --- the short way ---


def receive_at_once(live: LiveTable, who: Connection, message: AtOnce) -> bool:
    """False: something is in its way, and nothing has happened."""
    room = live.room
    if room is None or room.tale is not None or not live.store.writer.takes_more or not live.lock.take():
        return False
    try:
        outcome = room.receive(who.seat, who.user, message, live.store.now())
        if outcome.record is None:
            live.tell(outcome, who)
            live.lock.let_go()
            return True
        entry = entry_of(live, room, outcome)
    except BaseException:  # a bug: the log knows better than the room
        live.room = None
        live.lock.let_go()
        raise
    heard = partial(_committed, live, room, outcome, who, message, entry, perf_counter())
    live.store.writer.hand_over(entry, heard)
    return True


def _committed(
    live: LiveTable, room: Room, outcome: Outcome, who: Connection, message: AtOnce, entry: Entry,
    begun: float, error: Exception | None,
) -> None:  # fmt: skip
    """The table is still ours."""
    if error is not None:
        _begin(_recover(live, who, message, error))
        return
    appended(live, room, outcome, entry, begun)
    if wants_snapshot(room):
        _begin(_finish(live, room, outcome, who))
        return
    try:
        live.tell(outcome, who)
    finally:
        live.lock.let_go()
    live.go_on()


async def _finish(live: LiveTable, room: Room, outcome: Outcome, who: Connection) -> None:
    try:
        await keep_snapshot(live, room)
        live.tell(outcome, who)
    finally:
        live.lock.let_go()
    live.go_on()


async def _recover(live: LiveTable, who: Connection, message: AtOnce, error: Exception) -> None:
    """It isn't as the room thought. The table is still ours."""
    live.room = None
    try:
        if isinstance(error, ELSEWHERE):
            await _receive(live, who, message)  # see what they did, and decide anew
        elif isinstance(error, StoreUnavailable):
            _tell_unavailable(live, who, message)
        elif isinstance(error, FrostfairError):
            who.tell(wire.Refused(refusal(error, wire.key_of(message))))
        else:
            raise error
    finally:
        live.lock.let_go()
    live.go_on()


_begun: set[asyncio.Task[None]] = set()  # or they would be collected before their end


def _begin(work: Coroutine[None, None, None]) -> None:
    task = asyncio.ensure_future(work)
    _begun.add(task)
    task.add_done_callback(_ended)


def _ended(task: asyncio.Task[None]) -> None:
    _begun.discard(task)
    if not task.cancelled() and task.exception() is not None:
        log.error("a command failed", exc_info=task.exception())
