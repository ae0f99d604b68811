"""What follows from another node's hint about a table: it is read from the store and told here."""

from collections.abc import Mapping, Sequence
from contextlib import suppress

import msgspec

from frostfair.kernel.logtext import read_record
from frostfair.server.table import presence
from frostfair.server.table.chat import chat_data
from frostfair.server.table.commit import FAILURES, commit, finish_if_over
from frostfair.server.table.live import LiveTable
from frostfair.server.table.outcome import Outcome
from frostfair.server.table.words.receive import notes_news, text_news
from frostfair.store.errors import StoreError
from frostfair.store.store import Store
from frostfair.store.texts import Said
from frostfair.wire import messages as wire


async def record(live: LiveTable, version: int) -> None:
    """There is this version: read what was written, and tell it here."""
    async with live.lock:
        room = live.room
        if room is None or version <= room.match.version:
            return
        for entry in await live.store.logs.read(live.id, since=room.match.version):
            written = read_record(room.match.game, entry.text)
            live.tell(room.catch_up(written, entry.bot, entry.key, entry.at))
            live.newest_told = written.version
            live.forget_wake()
        await finish_if_over(live, room)
    live.go_on()


async def what_was_missed(tables: Sequence[LiveTable], store: Store) -> None:
    """A hint may have been lost: look at all of them at once, and closer only where something has changed."""
    marks = await store.tables.marks([live.id for live in tables])
    for live in tables:
        updated, version = marks.get(live.id, (live.row.updated, 0))
        with suppress(StoreError):
            if updated != live.row.updated:
                await presence.changed(live, outside=True)
            await record(live, version)
            await texts(live)
            await notes(live)


async def chat(live: LiveTable, number: int) -> None:
    """There is a new line of chat."""
    said = await live.store.chat.since(live.id, number - 1, limit=1)
    names = await live.store.people.names([line.user for line in said if line.user])
    for line in said:
        seat = live.row.seat_of(line.user) if line.user else None
        live.listeners.chat(chat_data(line, names, seat))
        if line.about is not None:
            await _remark(live, line)


async def _remark(live: LiveTable, line: Said) -> None:
    async with live.lock:
        room = live.room
        if room is not None and room.words is not None and room.words.hear_remark(line):
            live.tell(Outcome(told=text_news(room, room.words, [line.about or ""])))


async def texts(live: LiveTable) -> None:
    """Words were told, edited or taken back there."""
    async with live.lock:
        room = live.room
        if room is None or room.words is None:
            return
        words = room.words
        kept = await live.store.texts.of_table(live.id)
        fresh = [text.id for text in kept if words.hear(text)]
        if fresh:
            room.restart_waiting(live.store.now())
            live.tell(Outcome(told=text_news(room, words, fresh)))
    live.go_on()


async def notes(live: LiveTable) -> None:
    """A seat has drafted or ordered something there."""
    async with live.lock:
        room = live.room
        if room is None or room.words is None:
            return
        if room.words.hear_notes(await live.store.notes.of_table(live.id)):
            live.tell(Outcome(told=notes_news(room, room.words)))
    live.go_on()


async def vote(live: LiveTable, seat: int, vote: object) -> None:
    """A seat voted there; if it was the last vote that was missing, either node may carry it out."""
    message = msgspec.convert(vote, wire.Vote)
    async with live.lock:
        room = live.room
        if room is None:
            return
        outcome = room.receive(seat, "", message, live.store.now())
        if outcome.reply:
            return  # refused: it is about what has been settled meanwhile
        with suppress(*FAILURES):  # the other node was faster, and will say so
            await commit(live, room, outcome)
    live.go_on()


def watching(live: LiveTable, node: str, names: Mapping[str, str]) -> None:
    """These users watch there."""
    live.watching.elsewhere(node, names, live.store.now())
    live.retell_watching()


async def connected(live: LiveTable, seats: Sequence[int]) -> None:
    """These seats are connected there."""
    now = live.store.now()
    async with live.lock:
        if live.room is not None:
            for seat in seats:
                live.room.seats.seen(seat, now)
            live.tell(live.room.tick(now))
