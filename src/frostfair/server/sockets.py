"""The two sockets: a table's and the lobby's. Nothing here knows what the messages mean."""

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath

from frostfair.kernel.errors import FrostfairError, Malformed
from frostfair.server import limits, metrics, wire
from frostfair.server.connections import Connection
from frostfair.server.hub import Hub
from frostfair.server.identity import PLAY, Caller, Doorkeeper
from frostfair.server.outcome import refusal
from frostfair.server.rates import Rate
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
            await hall.run(current.join(listener, message.v))
        else:
            await hall.run(current.receive(listener, message))

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
    if hub.is_closing or counted[address(socket)] >= limits.SOCKETS_PER_ADDRESS:
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
    reading = asyncio.create_task(_read(socket, listener, handle))
    try:
        await _write(socket, listener)
    finally:
        reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)
        metrics.SOCKETS.dec()
        counted[address(socket)] -= 1
        if not counted[address(socket)]:
            del counted[address(socket)]


async def _write(socket: Socket, listener: Connection) -> None:
    """Until somebody closes. A socket that takes nothing for too long is given up."""
    try:
        async for frame in listener.frames():
            async with asyncio.timeout(limits.SEND_SECONDS):
                await socket.send_data(frame.decode())
        async with asyncio.timeout(limits.SEND_SECONDS):
            await socket.close(CLOSED_NORMALLY)
    except (TimeoutError, WebSocketException, RuntimeError, OSError):
        listener.hang_up()


async def _read(socket: Socket, listener: Connection, handle: Handle) -> None:
    rate = Rate(limits.MESSAGES, limits.MESSAGES_SECONDS)
    patience = limits.HELLO_SECONDS
    try:
        while not listener.is_closed:
            async with asyncio.timeout(patience):
                frame = await socket.receive_data("text")
            patience = limits.SILENCE_SECONDS
            if not rate.allows(time.monotonic()):
                raise TooMany
            await _understand(frame, listener, handle)
    except TimeoutError:
        _drop(listener, "silent", 0)
    except TooMany:
        _drop(listener, "too-many-messages", 20_000)
    except (WebSocketDisconnect, WebSocketException, RuntimeError, OSError, UnicodeError):
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
