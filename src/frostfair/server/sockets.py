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
from frostfair.store.errors import NotFound, StoreUnavailable

Socket = WebSocket[Any, Any, Any]
Handle = Callable[[wire.Asked], Awaitable[None]]

CLOSED_NORMALLY = 1000
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
    writing = asyncio.current_task()
    assert writing is not None
    patience = Patience(lambda: _drop(listener, "silent", 0), lambda: _give_up(writing))
    reading = asyncio.create_task(_read(socket, listener, handle, patience))
    try:
        await _write(socket, listener, patience)
    finally:
        patience.end()
        if not listener.is_busy:  # what was begun is finished; then nothing more is read
            reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)
        metrics.SOCKETS.dec()
        counted[address(socket)] -= 1
        if not counted[address(socket)]:
            del counted[address(socket)]


def _give_up(writing: "asyncio.Task[Any]") -> None:
    writing.cancel()


async def _write(socket: Socket, listener: Connection, patience: Patience) -> None:
    """Until somebody closes. A socket that takes nothing for too long is given up."""
    try:
        async for frame in listener.frames():
            patience.sending()
            await socket.send({"type": "websocket.send", "text": frame.decode(), "bytes": None})
            patience.sent()
        patience.sending()
        await socket.close(CLOSED_NORMALLY)
    except (asyncio.CancelledError, WebSocketException, RuntimeError, OSError):
        listener.hang_up()


async def _read(socket: Socket, listener: Connection, handle: Handle, patience: Patience) -> None:
    rate = Rate(limits.MESSAGES, limits.MESSAGES_SECONDS)
    counting = socket.app.state.limits.counting
    try:
        while not listener.is_closed:
            message = await socket.receive()
            if message["type"] != "websocket.receive":
                listener.hang_up()
                return
            patience.heard()
            if counting and not rate.allows(time.monotonic()):
                raise TooMany
            listener.is_busy = True
            await _understand(message.get("text") or message.get("bytes") or b"", listener, handle)
            listener.is_busy = False
    except TooMany:
        _drop(listener, "too-many-messages", 20_000)
    except (WebSocketException, RuntimeError, OSError, UnicodeError):
        listener.hang_up()


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
