"""The two sockets: a table's and the lobby's. Nothing here knows what the messages mean."""

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException
from litestar.params import FromPath

from frostfair.kernel.errors import FrostfairError, Malformed
from frostfair.server import limits, metrics, wire
from frostfair.server.connections import Connection
from frostfair.server.hub import Hub
from frostfair.server.identity import PLAY, Caller, Doorkeeper
from frostfair.server.patience import Patience
from frostfair.server.rates import Rate
from frostfair.server.refusing import refusal
from frostfair.server.routes.common import Hall, address
from frostfair.server.writing import Writing
from frostfair.store.errors import NotFound, StoreUnavailable

Socket = WebSocket[Any, Any, Any]
Handle = Callable[[wire.Asked], Awaitable[None]]

POLICY = 1008
TRY_AGAIN = 1013


class TooMany(Exception):
    """More than one socket may say."""


@websocket("/ws/tables/{table:str}")
async def table_socket(socket: Socket, hall: Hall, table: FromPath[str]) -> None:
    """A table, for whoever sits there and whoever watches."""
    caller = await _let_in(socket)
    if caller is None:
        return
    try:
        listener = Connection(caller.id, caller.user.name, await hall.store.people.muted_by(caller.id))
        live = await hall.table(table)
    except NotFound:
        await _refuse(socket, "no-such-table")
        return
    except StoreUnavailable:
        await _refuse(socket, "unavailable", again=True)
        return
    if len(live.listeners) >= limits.SOCKETS_PER_TABLE:
        await _refuse(socket, "too-many-sockets", again=True)
        return

    async def handle(message: wire.Asked) -> None:
        current = await hall.table(table)  # it may have left the memory while nobody said anything
        if isinstance(message, wire.Hello) and listener not in current.listeners:
            await hall.finish(current.join(listener, message.v, message.d.seat if message.d else None))
        else:
            await hall.finish(current.receive(listener, message))

    try:
        await _serve(socket, listener, handle)
    finally:
        if table in hall.tables:
            await hall.run(hall.tables[table].part(listener))


@websocket("/ws/lobby")
async def lobby_socket(socket: Socket, hall: Hall) -> None:
    """All listed tables, as they change."""
    caller = await _let_in(socket)
    if caller is None:
        return
    listener = Connection(caller.id, caller.user.name)

    async def handle(message: wire.Asked) -> None:
        if isinstance(message, wire.Ping):
            listener.tell(wire.Pong())
        elif isinstance(message, wire.Hello):
            await hall.join_lobby(listener)
        else:
            raise Malformed("this is the lobby")

    try:
        await _serve(socket, listener, handle)
    finally:
        hall.part_lobby(listener)


# --- letting in ---


async def _let_in(socket: Socket) -> Caller | None:
    """Known, of our own origin (the origin's guard has seen to that) and not one of too many."""
    door: Doorkeeper = socket.app.state.door
    hub: Hub = socket.app.state.hub
    counted: Counter[str] = socket.app.state.sockets
    try:
        caller = await door.recognise(socket)
    except StoreUnavailable:
        await socket.accept()
        await _refuse(socket, "unavailable", again=True)
        return None
    await socket.accept()
    if caller is None or (caller.token is not None and PLAY not in caller.token.scopes):
        await _refuse(socket, "not-signed-in")
        return None
    many = counted[address(socket)] >= limits.SOCKETS_PER_ADDRESS and socket.app.state.limits.counting
    if hub.is_closing or many:
        await _refuse(socket, "too-many-sockets", again=True)
        return None
    socket.scope["headers"] = []  # all that they were needed for; a socket may stay for days
    return caller


async def _refuse(socket: Socket, reason: str, *, again: bool = False) -> None:
    metrics.DROPPED.labels(reason).inc()
    goodbye = Connection("", "")
    goodbye.close(reason, again_ms=limits.AGAIN_MS if again else None)
    async for frame in goodbye.frames():
        await socket.send_data(frame.decode())
    await socket.close(TRY_AGAIN if again else POLICY, reason)


# --- one socket ---


async def _serve(socket: Socket, listener: Connection, handle: Handle) -> None:
    counted: Counter[str] = socket.app.state.sockets
    counted[address(socket)] += 1
    metrics.SOCKETS.inc()
    reading = asyncio.current_task()
    assert reading is not None

    def hang_up() -> None:
        listener.hang_up()
        if listener.is_awaited:  # else what was begun is finished first
            reading.cancel()

    def give_up() -> None:
        writing.give_up()
        hang_up()

    patience = Patience(lambda: _drop(listener, "silent", 0), give_up)
    writing = Writing(socket, listener, patience, hang_up)
    try:
        await _read(socket, listener, handle, patience)
        await writing.last_words()
    finally:
        patience.end()
        await writing.end()
        metrics.SOCKETS.dec()
        counted[address(socket)] -= 1
        if not counted[address(socket)]:
            del counted[address(socket)]


async def _read(socket: Socket, listener: Connection, handle: Handle, patience: Patience) -> None:
    rate = Rate(limits.MESSAGES, limits.MESSAGES_SECONDS)
    counting = socket.app.state.limits.counting
    try:
        while not listener.is_closed:
            listener.is_awaited = True
            message = await socket.receive()
            listener.is_awaited = False
            if message["type"] != "websocket.receive":
                listener.hang_up()
                return
            patience.heard()
            if counting and not rate.allows(time.monotonic()):
                raise TooMany
            await _understand(message.get("text") or message.get("bytes") or b"", listener, handle)
    except TooMany:
        _drop(listener, "too-many-messages", 20_000)
    except (WebSocketException, RuntimeError, OSError, UnicodeError):
        listener.hang_up()
    except asyncio.CancelledError:
        if not listener.is_closed:  # it wasn't us
            raise
    finally:
        listener.is_awaited = False


async def _understand(frame: str | bytes, listener: Connection, handle: Handle) -> None:
    """A message that isn't one costs nothing but an answer; the rate limits how many of those."""
    try:
        await handle(wire.decode(frame))
    except StoreUnavailable:
        _drop(listener, "unavailable", 1000)
    except FrostfairError as error:
        listener.tell(wire.Refused(refusal(error)))


def _drop(listener: Connection, reason: str, again_ms: int) -> None:
    metrics.DROPPED.labels(reason).inc()
    listener.close(reason, again_ms)
