"""What was said and done at a table, and how it stood at any version."""

from typing import Annotated

from litestar import Router, get
from litestar.params import FromPath, FromQuery, QueryParameter

from frostfair.server.history.points import ledger_of
from frostfair.server.history.records import history, takes_back
from frostfair.server.http import Hall
from frostfair.server.people.identity import PLAY, Who
from frostfair.server.table.chat import chat_data
from frostfair.store.errors import NotNow
from frostfair.wire import limits
from frostfair.wire.data import ChatLog, History, Position
from frostfair.wire.ledger import Ledger


@get("/tables/{table:str}/chat")
async def chat(hall: Hall, caller: Who, table: FromPath[str], since: FromQuery[int] = 0) -> ChatLog:
    """What was said (the newest of it, or all after line `since`), but not by those whom I have muted."""
    caller.needs(PLAY)
    row, since = (await hall.table(table)).row, _within(since)
    kept = hall.store.chat
    said = await (kept.since(table, since, limits.CHAT_READ) if since else kept.last(table, limits.CHAT_READ))
    muted = await hall.store.people.muted_by(caller.id)
    names = await hall.store.people.names(sorted({line.user for line in said if line.user}))
    lines = [
        chat_data(line, names, row.seat_of(line.user) if line.user else None)
        for line in said
        if line.user not in muted
    ]
    return ChatLog(lines, await hall.store.chat_reads.of(caller.id, table))


@get("/tables/{table:str}/history")
async def past(
    hall: Hall,
    caller: Who,
    table: FromPath[str],
    since: Annotated[int, QueryParameter(name="from")] = 0,
    limit: FromQuery[int] = 200,
    seat: FromQuery[int | None] = None,
    events: FromQuery[bool] = False,
) -> History:
    """The log in words, as I may know it, from the record after version `from` on; on demand with events."""
    caller.needs(PLAY)
    row, since = (await hall.table(table)).row, _within(since)
    played = hall.store.find_game(row.game)
    entries = await hall.store.logs.read(table, since)
    if not entries or takes_back(played, entries):
        entries = await hall.store.logs.read(table)
    audience = row.seat_seen_by(caller.id, seat)
    return history(played, entries, audience, since, _within(limit, 1000), with_events=events)


@get("/tables/{table:str}/at/{version:int}")
async def moment(
    hall: Hall,
    caller: Who,
    table: FromPath[str],
    version: FromPath[int],
    seat: FromQuery[int | None] = None,
    plain: FromQuery[bool] = False,
) -> Position:
    """The table as I could see it at a version, with nothing to choose; on demand in words too."""
    caller.needs(PLAY)
    row = (await hall.table(table)).row
    return await hall.moments.at(row, version, row.seat_seen_by(caller.id, seat), plain=plain)


@get("/tables/{table:str}/ledger")
async def points(hall: Hall, caller: Who, table: FromPath[str], seat: FromQuery[int | None] = None) -> Ledger:
    """Where the points came from, of all seats whose points I may know: when the game is over, of all."""
    caller.needs(PLAY)
    live = await hall.table(table)
    audience = live.row.seat_seen_by(caller.id, seat)
    found = await hall.work.run_shielded(live.ask(lambda room: ledger_of(room.match, audience)))
    if found is None:
        raise NotNow(f"table-is-{live.row.status}")
    return found


def _within(number: int, most: int = 1 << 31) -> int:
    return max(0, min(number, most))


ROUTER = Router("/api", route_handlers=[chat, past, moment, points], tags=["table"])
