"""What another node says about a table. Only hints come; what they mean is read from the store."""

from collections.abc import Sequence

from frostfair.kernel.logtext import read_record
from frostfair.server.describing import chat_data
from frostfair.server.live import LiveTable


async def hear_record(live: LiveTable, version: int) -> None:
    """There is this version: read what was written, and tell it here."""
    async with live.lock:
        room = live.room
        if room is None or version <= room.match.version:
            return
        for entry in await live.store.logs.read(live.id, since=room.match.version):
            record = read_record(room.match.game, entry.text)
            live.tell(room.catch_up(record, entry.bot, entry.key, entry.at))
            live.newest_told = record.version
        await live.finish_if_over(room)
    live.go_on()


async def hear_chat(live: LiveTable, number: int) -> None:
    """Somebody said something there."""
    said = await live.store.chat.since(live.id, number - 1, limit=1)
    names = await live.store.people.names([line.user for line in said if line.user])
    for line in said:
        seat = live.row.seat_of(line.user) if line.user else None
        live.listeners.chat(chat_data(line, names, seat))


async def hear_here(live: LiveTable, seats: Sequence[int]) -> None:
    """These seats are connected there."""
    now = live.store.now()
    async with live.lock:
        if live.room is not None:
            for seat in seats:
                live.room.attendance.seen(seat, now)
            live.tell(live.room.tick(now))
