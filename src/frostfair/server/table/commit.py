"""What an outcome asks to be kept, into the store: the log first of all."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from time import perf_counter
from typing import TYPE_CHECKING, Final

from frostfair.kernel.codec import to_json
from frostfair.kernel.logtext import write_record
from frostfair.server import metrics
from frostfair.server.lobby.describe import chat_data
from frostfair.server.table import substitution
from frostfair.server.table.keep_texts import keep_texts
from frostfair.server.table.outcome import Line, Outcome
from frostfair.server.table.room import Room
from frostfair.server.table.words.tale import Change
from frostfair.server.transport.connection import Connection
from frostfair.store.database import KEEP, Entry
from frostfair.store.errors import NotNow, StoreError, Taken, VersionMissing, VersionTaken
from frostfair.store.rows import FINISHED, PLAYING
from frostfair.wire import messages as wire

if TYPE_CHECKING:
    from frostfair.server.table.live import LiveTable

SNAPSHOT_EVERY: Final = 50
ELSEWHERE: Final = (VersionTaken, VersionMissing, Taken)  # another node was first


async def make_durable(
    live: "LiveTable", room: Room, outcome: Outcome, who: Connection | None = None
) -> None:  # fmt: skip
    if outcome.record is not None:
        entry, begun = entry_of(live, room, outcome), perf_counter()
        await live.store.writer.append(entry)
        appended(live, room, outcome, entry, begun)
        if wants_snapshot(room):
            await keep_snapshot(live, room)
    if outcome.texts:
        await _write(live, room, outcome.texts)
    if outcome.set_bot is not None:
        await _change_hands(live, room, *outcome.set_bot)
    if outcome.close:
        await _abandon(live)
    if outcome.say is not None and who is not None:
        await say(live, who, outcome.say)


# --- records ---


def entry_of(live: "LiveTable", room: Room, outcome: Outcome) -> Entry:
    """The record as it is kept, and when somebody must look at the table if that has changed."""
    record = outcome.record
    assert record is not None
    wake = room.wake(outcome.at)
    result = room.match.result()
    return Entry(
        live.row.id, record.version, write_record(room.match.game, record), outcome.at, outcome.bot,
        outcome.key, wake=KEEP if wake == live.row.wake else wake,
        result=None if result is None else to_json(result.pack()),
    )  # fmt: skip


def appended(live: "LiveTable", room: Room, outcome: Outcome, entry: Entry, begun: float) -> None:
    """It is in the log now, and if it is the end, the table knows that too."""
    metrics.APPEND.observe(perf_counter() - begun)
    if entry.wake != KEEP:
        live.row = replace(live.row, wake=entry.wake)
    metrics.records_of(live.row.game, "bot" if outcome.bot else "human").inc()
    live.newest_told = entry.version
    live.announce(live.row.id, ["record", entry.version])
    result = room.match.result()
    if result is not None:
        live.row = live.row.ended(result, entry.at)
        live.listeners.broadcast(wire.Table(live.data()))
        live.tell_lobby(live)


def wants_snapshot(room: Room) -> bool:
    return room.match.version % SNAPSHOT_EVERY == 0


async def keep_snapshot(live: "LiveTable", room: Room) -> None:
    with suppress(StoreError):  # only a cache
        await live.store.keep_snapshot(live.id, room.match)


async def finish_if_over(live: "LiveTable", room: Room) -> None:
    """Where the log has ended and the table doesn't know it."""
    result = room.match.result()
    if result is None or live.row.status == FINISHED:
        return
    live.row = await live.store.tables.finish(live.id, result)
    live.listeners.broadcast(wire.Table(live.data()))
    live.tell_lobby(live)


async def set_wake(live: "LiveTable", room: Room) -> None:
    """Whether anybody must look at the table if nobody comes. (A record sets it by itself.)"""
    wake = room.wake(live.store.now())
    if wake != live.row.wake and live.row.status == PLAYING:
        await live.store.tables.set_wake(live.id, wake)
        live.row = replace(live.row, wake=wake)


# --- everything else ---


async def _write(live: "LiveTable", room: Room, changes: Sequence[Change]) -> None:
    await keep_texts(live.store, live.row, changes)
    await set_wake(live, room)
    live.announce(live.id, ["texts"])


async def _change_hands(live: "LiveTable", room: Room, seat: int, bot: str | None) -> None:
    live.row = await live.store.tables.set_bot(live.id, seat, bot)
    live.listeners.broadcast(wire.Table(live.data()))
    live.tell(substitution.changed(room, seat, bot, live.store.now()))
    await set_wake(live, room)
    live.tell_lobby(live)


async def _abandon(live: "LiveTable") -> None:
    try:
        live.row = await live.store.tables.abandon(live.id)
    except NotNow:
        live.row = await live.store.tables.get(live.id)
    live.room = None
    live.listeners.broadcast(wire.Table(live.data()))
    live.tell_lobby(live)


async def say(live: "LiveTable", who: Connection, line: Line) -> None:
    said = await live.store.chat.say(live.id, who.user, line.text, line.about, line.how)
    live.announce(live.id, ["chat", said.number])
    live.listeners.chat(chat_data(said, {who.user: who.name}, who.seat))
    if who not in live.listeners:
        who.tell(wire.Chat(chat_data(said, {who.user: who.name}, who.seat)))
