"""A message of a client at a table: decided, durable, told.

Most commands find the table in memory and nothing in their way. Those are decided where they are heard and
told where their commit returns; no task is woken for them. All others take their turn.
"""

from functools import partial
from typing import Final, TypeAlias

import msgspec

from frostfair.kernel.errors import NOT_PLAYED, FrostfairError, IllegalAction
from frostfair.server import metrics
from frostfair.server.table.commit import ELSEWHERE, commit, commit_soon, say
from frostfair.server.table.live import LiveTable
from frostfair.server.table.outcome import refusal, unavailable
from frostfair.server.table.presence import look_through
from frostfair.server.transport.connection import Connection
from frostfair.store.errors import StoreUnavailable
from frostfair.wire import messages as wire
from frostfair.wire.data import ReadData

TRIES: Final = 5
AtOnce: TypeAlias = wire.Act | wire.Undo | wire.EndTurn | wire.Ping
AT_ONCE: Final = (wire.Act, wire.Undo, wire.EndTurn, wire.Ping)


async def receive(live: LiveTable, who: Connection, message: wire.Asked) -> None:
    """All of one message."""
    async with live.lock:
        await _receive(live, who, message)
    live.go_on()


async def _receive(live: LiveTable, who: Connection, message: wire.Asked) -> None:
    for _ in range(TRIES):
        try:
            room = await live.load()
            if isinstance(message, wire.Read):
                await _note_read(live, who, message.d.number)
                return
            if isinstance(message, wire.Look):
                look_through(live, who, message.d)
                return
            if room is None:
                await _receive_without_room(live, who, message)
                return
            outcome = room.receive(who.seat, who.user, message, live.store.now())
            await commit(live, room, outcome, who)
        except ELSEWHERE:
            continue  # see what the other node did, and decide anew
        except StoreUnavailable:
            _tell_unavailable(live, who, message)
            return
        if isinstance(message, wire.Vote) and not outcome.reply:
            live.announce(live.id, ["vote", who.seat, msgspec.to_builtins(message)])
        return
    who.tell(wire.Refused(unavailable(wire.key_of(message))))


async def _receive_without_room(live: LiveTable, who: Connection, message: wire.Asked) -> None:
    """At a table that isn't played there is still chat."""
    if isinstance(message, wire.Say | wire.React):
        await _say_without_room(live, who, message)
    elif isinstance(message, wire.Ping):
        who.tell(wire.Pong())
    elif not isinstance(message, wire.Hello):
        refused = IllegalAction(NOT_PLAYED, f"table-is-{live.row.status}")
        who.tell(wire.Refused(refusal(refused, wire.key_of(message))))


async def _say_without_room(live: LiveTable, who: Connection, message: wire.Say | wire.React) -> None:
    now = live.store.now()
    try:
        if isinstance(message, wire.Say):
            line = live.chat.accept(who.user, message.d.text, now)
        else:
            line = live.chat.accept_reaction(who.user, message.d, 0, now)
    except FrostfairError as error:
        who.tell(wire.Refused(refusal(error)))
    else:
        await say(live, who, line)


async def _note_read(live: LiveTable, who: Connection, number: int) -> None:
    """Their other devices hear of it; those at other nodes when they next ask."""
    await live.store.chat_reads.note(who.user, live.id, number)
    for listener in live.listeners:
        if listener.user == who.user and listener is not who:
            listener.tell(wire.ReadUpTo(ReadData(number)))


def _tell_unavailable(live: LiveTable, who: Connection, message: wire.Asked) -> None:
    """It may have been done or not: only the log knows, once it can be read again."""
    live.room = None
    metrics.STORE_FAILURES.inc()
    who.tell(wire.Refused(unavailable(wire.key_of(message))))


# --- the short way ---


def receive_at_once(live: LiveTable, who: Connection, message: AtOnce) -> bool:
    """False: something is in its way, and nothing has happened."""
    room = live.room
    if room is None or room.words is not None or room.closing is not None or not live.store.writer.takes_more:
        return False
    if not live.lock.try_acquire():
        return False
    try:
        outcome = room.receive(who.seat, who.user, message, live.store.now())
        if outcome.record is not None:
            commit_soon(live, room, outcome, who, partial(_settled, live, who, message))
            return True
        live.tell(outcome, who)
    except BaseException:  # a bug: the log knows better than the room
        live.room = None
        live.lock.release()
        raise
    live.lock.release()
    return True


def _settled(live: LiveTable, who: Connection, message: AtOnce, error: Exception | None) -> None:
    """The lock is still ours."""
    if error is not None:
        live.work.spawn(_recover(live, who, message, error))
        return
    live.lock.release()
    live.go_on()


async def _recover(live: LiveTable, who: Connection, message: AtOnce, error: Exception) -> None:
    """It isn't as the room thought. The lock is still ours."""
    try:
        if isinstance(error, ELSEWHERE):
            await _receive(live, who, message)
        elif isinstance(error, StoreUnavailable):
            _tell_unavailable(live, who, message)
        elif isinstance(error, FrostfairError):
            who.tell(wire.Refused(refusal(error, wire.key_of(message))))
        else:
            raise error
    finally:
        live.lock.release()
    live.go_on()
