"""A table for programs that speak no WebSocket: a stream of lines to read, and a request for each message."""

from collections.abc import AsyncIterator
from typing import Annotated, Any, Final

from litestar import Request, Response, Router, get, post
from litestar.exceptions import TooManyRequestsException
from litestar.params import FromPath, FromQuery, QueryParameter
from litestar.response import Stream

from frostfair.server.history.records import history, takes_back
from frostfair.server.http import Hall, address, limited
from frostfair.server.hub import Hub
from frostfair.server.lobby.describe import chat_data
from frostfair.server.people.identity import PLAY, Caller, Who
from frostfair.server.table import presence
from frostfair.server.table.handle import receive
from frostfair.server.transport.connection import Connection
from frostfair.server.transport.quota import OpenSockets
from frostfair.store.errors import StoreUnavailable
from frostfair.wire import limits
from frostfair.wire import messages as wire
from frostfair.wire.data import ByeData, ChatData, History, LookData, Position

KEEP_ALIVE_SECONDS: Final = 7.0


async def _connection(hall: Hub, caller: Caller) -> Connection:
    return Connection(caller.id, caller.user.name, await hall.store.people.muted_by(caller.id))


@get("/tables/{table:str}/stream", media_type="application/x-ndjson")
async def stream(
    request: Request[Any, Any, Any],
    hall: Hall,
    caller: Who,
    table: FromPath[str],
    since: FromQuery[int | None] = None,
    seat: FromQuery[int | None] = None,
    plain: FromQuery[bool] = False,
) -> Stream:
    """The messages of the table's socket, one a line; an empty line after a while of nothing."""
    caller.needs(PLAY)
    listener = await _connection(hall, caller)
    await hall.table(table)
    sockets: OpenSockets = request.app.state.sockets
    if not sockets.has_room(address(request)):
        raise TooManyRequestsException("too many sockets")
    look = LookData(seat, plain)
    lines = _lines(hall, table, listener, since, look, sockets, address(request))
    return Stream(lines, media_type="application/x-ndjson")


async def _lines(
    hall: Hub,
    table: str,
    listener: Connection,
    since: int | None,
    look: LookData,
    sockets: OpenSockets,
    who: str,
) -> AsyncIterator[bytes]:
    if not sockets.came(who):
        yield wire.encode(wire.Bye(ByeData("too-many-sockets", limits.AGAIN_MS))) + b"\n"
        return
    try:
        try:
            await hall.run(presence.join(await hall.table(table), listener, since, look))
        except StoreUnavailable:
            listener.close("unavailable", again_ms=limits.AGAIN_MS)
        async for frame in listener.frames(idle=KEEP_ALIVE_SECONDS):
            yield frame + b"\n"
    finally:
        sockets.went(who)
        listener.hang_up()
        if table in hall.tables:
            await hall.run(presence.part(hall.tables[table], listener))


@post("/tables/{table:str}/messages", status_code=200)
async def message(
    request: Request[Any, Any, Any],
    hall: Hall,
    caller: Who,
    table: FromPath[str],
    seat: FromQuery[int | None] = None,
) -> Response[bytes]:
    """One message as over the socket; the answers to it come back as a list."""
    caller.needs(PLAY)
    limited(request, "requests", caller.id)
    asked = wire.decode(await request.body())
    live = await hall.table(table)
    speaker = await _connection(hall, caller)
    speaker.seats = live.row.seats_of(caller.id)
    speaker.seat = live.row.seat_seen_by(caller.id, seat)
    await hall.run(receive(live, speaker, asked))
    speaker.hang_up_after_reading()
    answers = [frame async for frame in speaker.frames()]
    return Response(b"[" + b",".join(answers) + b"]", media_type="application/json")


@get("/tables/{table:str}/chat")
async def chat(hall: Hall, caller: Who, table: FromPath[str], since: FromQuery[int] = 0) -> list[ChatData]:
    """What was said, but not by those whom I have muted."""
    caller.needs(PLAY)
    row = (await hall.table(table)).row
    said = await hall.store.chat.since(table, max(0, min(since, 1 << 31)), limits.GAP * 10)
    muted = await hall.store.people.muted_by(caller.id)
    names = await hall.store.people.names(sorted({line.user for line in said if line.user}))
    return [
        chat_data(line, names, row.seat_of(line.user) if line.user else None)
        for line in said
        if line.user not in muted
    ]


@get("/tables/{table:str}/history")
async def past(
    hall: Hall, caller: Who, table: FromPath[str], since: Annotated[int, QueryParameter(name="from")] = 0,
    limit: FromQuery[int] = 200, seat: FromQuery[int | None] = None, events: FromQuery[bool] = False,
) -> History:  # fmt: skip
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
    hall: Hall, caller: Who, table: FromPath[str], version: FromPath[int],
    seat: FromQuery[int | None] = None, plain: FromQuery[bool] = False,
) -> Position:  # fmt: skip
    """The table as I could see it at a version, with nothing to choose; on demand in words too."""
    caller.needs(PLAY)
    row = (await hall.table(table)).row
    return await hall.moments.at(row, version, row.seat_seen_by(caller.id, seat), plain=plain)


def _within(number: int, most: int = 1 << 31) -> int:
    return max(0, min(number, most))


ROUTER = Router("/api", route_handlers=[stream, message, chat, past, moment], tags=["table"])
