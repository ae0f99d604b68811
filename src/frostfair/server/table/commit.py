"""Durable, then told; and if that fails, the room is dropped, since only the log knows what is true.

All that happens at a table goes through here: `commit` waits for it, `commit_soon` is called back. Both keep
what the outcome holds, the log first of all, then tell it, and then keep a snapshot if it is time for one.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from time import perf_counter
from typing import Final, TypeAlias

from frostfair.kernel.codec import to_json
from frostfair.kernel.logtext import write_record
from frostfair.kernel.telling import EDIT, REDACT, STRIKE, Change
from frostfair.server import metrics
from frostfair.server.table.chat import chat_data
from frostfair.server.table.outcome import Line, Outcome
from frostfair.server.table.room import Room
from frostfair.server.table.table import Table
from frostfair.server.transport.connection import Connection
from frostfair.store.database import KEEP, Entry
from frostfair.store.errors import NotNow, StoreError, StoreUnavailable, Taken, VersionMissing, VersionTaken
from frostfair.store.notes import Note
from frostfair.store.rows import PLAYING, Closing
from frostfair.wire import messages as wire

SNAPSHOT_EVERY: Final = 50
ELSEWHERE: Final = (VersionTaken, VersionMissing, Taken)  # another node was first
FAILURES: Final = (StoreUnavailable, *ELSEWHERE)
Settled: TypeAlias = Callable[[Exception | None], None]


async def commit(table: Table, room: Room, outcome: Outcome, who: Connection | None = None) -> None:
    """Raises where that fails, one of FAILURES if it isn't a bug; then nothing was told."""
    try:
        if outcome.record is not None:
            entry, begun = _entry(table, room, outcome), perf_counter()
            await table.store.writer.append(entry)
            _appended(table, room, outcome, entry, begun)
        await _keep_the_rest(table, room, outcome, who)
    except BaseException:
        table.room = None
        raise
    table.tell(outcome, who)
    if outcome.record is not None and _wants_snapshot(room):
        await _keep_snapshot(table, room)


def commit_soon(table: Table, room: Room, outcome: Outcome, who: Connection, settled: Settled) -> None:
    """The same for a record alone, without a task; `settled` is called with the failure, or None."""
    entry = _entry(table, room, outcome)
    heard = partial(_committed, table, room, outcome, who, entry, perf_counter(), settled)
    table.store.writer.hand_over(entry, heard)


def _committed(
    table: Table,
    room: Room,
    outcome: Outcome,
    who: Connection,
    entry: Entry,
    begun: float,
    settled: Settled,
    error: Exception | None,
) -> None:
    if error is not None:
        table.room = None
        settled(error)
        return
    wants_snapshot = False
    try:
        _appended(table, room, outcome, entry, begun)
        table.tell(outcome, who)
        wants_snapshot = _wants_snapshot(room)
    finally:
        if wants_snapshot:
            table.work.spawn(_keep_snapshot_then(table, room, settled))
        else:
            settled(None)


# --- records ---


def _entry(table: Table, room: Room, outcome: Outcome) -> Entry:
    """The record as it is kept, and when a node must look at the table if that has changed."""
    record = outcome.record
    assert record is not None
    wake = room.wake(outcome.at)
    result = room.match.result()
    return Entry(
        table.row.id,
        record.version,
        write_record(room.match.game, record),
        outcome.at,
        outcome.bot,
        outcome.key,
        wake=KEEP if wake == table.row.wake else wake,
        result=None if result is None else to_json(result.pack()),
    )


def _appended(table: Table, room: Room, outcome: Outcome, entry: Entry, begun: float) -> None:
    """It is in the log now, and if it is the end, the table knows that too."""
    metrics.APPEND.observe(perf_counter() - begun)
    if entry.wake != KEEP:
        table.row = replace(table.row, wake=entry.wake)
    metrics.records_of(table.row.game, "bot" if outcome.bot else "human").inc()
    table.newest_told = entry.version
    table.announce(table.row.id, ["record", entry.version])
    result = room.match.result()
    if result is not None:
        table.row = table.row.ended(result, entry.at)
        table.tell_change()


def _wants_snapshot(room: Room) -> bool:
    return room.match.version % SNAPSHOT_EVERY == 0


async def _keep_snapshot(table: Table, room: Room) -> None:
    with suppress(StoreError):  # only a cache
        await table.store.keep_snapshot(table.id, room.match)


async def _keep_snapshot_then(table: Table, room: Room, settled: Settled) -> None:
    try:
        await _keep_snapshot(table, room)
    finally:
        settled(None)


async def finish_if_over(table: Table, room: Room) -> None:
    """Where the log has ended and the table doesn't know it."""
    result = room.match.result()
    if result is None or table.row.status != PLAYING:
        return
    table.row = await table.store.tables.finish(table.id, result)
    table.tell_change()


async def set_wake(table: Table, room: Room) -> None:
    """When a node must look at the table if no client comes. (A record sets it by itself.)"""
    wake = room.wake(table.store.now())
    if wake != table.row.wake and table.row.status == PLAYING:
        await table.store.tables.set_wake(table.id, wake)
        table.row = replace(table.row, wake=wake)


# --- everything else ---


async def _keep_the_rest(table: Table, room: Room, outcome: Outcome, who: Connection | None) -> None:
    if outcome.texts:
        for change in outcome.texts:
            await _keep_text(table, change)
        await set_wake(table, room)
        table.announce(table.id, ["texts"])
    if outcome.notes:
        await _keep_notes(table, room, outcome.notes)
    if outcome.set_bot is not None:
        await _change_hands(table, room, *outcome.set_bot)
    if outcome.closing is not None:
        await _begin_closing(table, room, outcome.closing)
    if outcome.goes_on:
        await _call_off_closing(table, room)
    if outcome.say is not None and who is not None:
        await say(table, who, outcome.say)


async def _keep_text(table: Table, change: Change) -> None:
    """In a table of their own: words are never in the log."""
    texts = table.store.texts
    if change.how == EDIT:
        await texts.edit(table.id, change.id, change.words)
    elif change.how == STRIKE:
        await texts.strike(table.id, change.id)
    elif change.how == REDACT:
        await texts.redact(table.id, change.id)
    else:
        author = None if change.auto else table.row.seats[change.seat].user
        await texts.write(table.id, change.id, author, change.seat, change.words, change.auto)


async def _keep_notes(table: Table, room: Room, notes: Sequence[Note]) -> None:
    """Other nodes hear that there are some, and read them from the store."""
    for note in notes:
        user = table.row.seats[note.seat].user
        if user is not None:
            await table.store.notes.keep(table.id, user, note)
    await set_wake(table, room)
    table.announce(table.id, ["notes"])


async def _change_hands(table: Table, room: Room, seat: int, bot: str | None) -> None:
    table.row = await table.store.tables.set_bot(table.id, seat, bot)
    table.listeners.broadcast(wire.Table(table.data()))
    table.tell(room.change_hands(seat, bot, table.store.now()))
    await set_wake(table, room)
    table.tell_lobby(table)


async def _begin_closing(table: Table, room: Room, closing: Closing) -> None:
    """At once, if nobody is gone."""
    if closing.gone:
        table.row = await table.store.tables.begin_closing(table.id, closing)
        room.closing = table.row.closing  # another node may have been first
        table.tell_change()
        await set_wake(table, room)
    else:
        await abandon(table, room, closing)


async def _call_off_closing(table: Table, room: Room) -> None:
    with suppress(NotNow):  # too late, and all will hear so
        table.row = await table.store.tables.call_off_closing(table.id)
        table.tell_change()
        await set_wake(table, room)


async def abandon(table: Table, room: Room, closing: Closing) -> None:
    """The game has ended unfinished. It can still be looked at, and says who ended it."""
    try:
        table.row = await table.store.tables.abandon(table.id, closing)
    except NotNow:
        table.row = await table.store.tables.get(table.id)
        table.room = None  # it ended otherwise, and how is in the log
    else:
        room.abandon()
    table.tell_change()
    table.tell_view()


async def say(table: Table, who: Connection, line: Line) -> None:
    said = await table.store.chat.say(table.id, who.user, line.text, line.about, line.how, line.version)
    table.announce(table.id, ["chat", said.number])
    data = chat_data(said, await table.store.people.names([who.user]), who.seat)
    table.listeners.chat(data)
    if who not in table.listeners:
        who.tell(wire.Chat(data))
