"""A table for programs without WebSockets: a stream of lines to read, and a request for each message."""

from collections.abc import AsyncIterator
from typing import Any, Final

from litestar import Request, Response, Router, get, post
from litestar.exceptions import TooManyRequestsException
from litestar.params import FromPath, FromQuery
from litestar.response import Stream

from frostfair.server.http import Hall, address, limited
from frostfair.server.hub import Hub
from frostfair.server.people.identity import PLAY, Caller, Who
from frostfair.server.table import presence
from frostfair.server.table.handle import receive
from frostfair.server.transport.connection import Connection
from frostfair.server.transport.quota import SocketQuota
from frostfair.store.errors import StoreUnavailable
from frostfair.wire import limits
from frostfair.wire import messages as wire
from frostfair.wire.data import ByeData, LookData

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
    sockets: SocketQuota = request.app.state.sockets
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
    sockets: SocketQuota,
    who: str,
) -> AsyncIterator[bytes]:
    if not sockets.came(who):
        yield wire.encode(wire.Bye(ByeData("too-many-sockets", limits.AGAIN_MS))) + b"\n"
        return
    try:
        try:
            await hall.work.run_shielded(presence.join(await hall.table(table), listener, since, look))
        except StoreUnavailable:
            listener.close("unavailable", again_ms=limits.AGAIN_MS)
        async for frame in listener.frames(idle=KEEP_ALIVE_SECONDS):
            yield frame + b"\n"
    finally:
        sockets.went(who)
        listener.hang_up()
        if table in hall.tables:
            await hall.work.run_shielded(presence.part(hall.tables[table], listener))


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
    await hall.work.run_shielded(receive(live, speaker, asked))
    speaker.hang_up_after_reading()
    answers = [frame async for frame in speaker.frames()]
    return Response(b"[" + b",".join(answers) + b"]", media_type="application/json")


ROUTER = Router("/api", route_handlers=[stream, message], tags=["table"])
