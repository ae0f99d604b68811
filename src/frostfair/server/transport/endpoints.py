"""The two sockets: a table's and the lobby's. Who is let in, and where what they say goes."""

from collections.abc import Callable
from typing import Final

from litestar import websocket
from litestar.params import FromPath

from frostfair.kernel.errors import FrostfairError, Malformed
from frostfair.server import metrics
from frostfair.server.http import Hall, address
from frostfair.server.hub import Hub
from frostfair.server.people.identity import LOBBY, PLAY, Caller, Doorkeeper
from frostfair.server.table import presence
from frostfair.server.table.handle import AT_ONCE, receive, receive_at_once
from frostfair.server.transport.asgi import Reading, Socket
from frostfair.server.transport.connection import Connection
from frostfair.server.transport.quota import OpenSockets
from frostfair.server.transport.session import Talk, Visited
from frostfair.server.transport.socket import way_to_take_over
from frostfair.store.errors import NotFound, StoreUnavailable
from frostfair.wire import limits
from frostfair.wire import messages as wire

POLICY: Final = 1008
TRY_AGAIN: Final = 1013


@websocket("/ws/tables/{table:str}")
async def table_socket(socket: Socket, hall: Hall, table: FromPath[str]) -> None:
    """A table, for whoever sits there and whoever watches."""
    caller = await _let_in(socket, PLAY)
    if caller is None:
        return
    try:
        listener = Connection(caller.id, caller.user.name, await hall.store.people.muted_by(caller.id))
        await hall.table(table)
    except NotFound:
        await _refuse(socket, "no-such-table")
        return
    except StoreUnavailable:
        await _refuse(socket, "unavailable", again=True)
        return
    await _serve(socket, listener, lambda gone: AtTable(hall, table, listener, gone))


@websocket("/ws/lobby")
async def lobby_socket(socket: Socket, hall: Hall) -> None:
    """All listed tables, as they change."""
    caller = await _let_in(socket, PLAY, LOBBY)
    if caller is None:
        return
    listener = Connection(caller.id, caller.user.name)
    await _serve(socket, listener, lambda gone: InLobby(hall, listener, gone))


# --- where they are ---


class AtTable:
    """One who listens to a table."""

    __slots__ = ("_gone", "_hub", "_listener", "_table")

    def __init__(self, hub: Hub, table: str, listener: Connection, gone: Callable[[], None]) -> None:
        self._hub = hub
        self._table = table
        self._listener = listener
        self._gone = gone

    async def receive(self, message: wire.Asked) -> None:
        live = await self._hub.table(self._table)  # it may have left the memory while nobody said anything
        if isinstance(message, wire.Hello) and self._listener not in live.listeners:
            await self._hub.finish(presence.join(live, self._listener, message.v, message.d))
            if self._listener.is_closed:  # they were in a hurry
                await self._hub.finish(presence.part(live, self._listener))
        else:
            await self._hub.finish(receive(live, self._listener, message))

    def receive_at_once(self, text: bytes) -> bool:
        live = self._hub.tables.get(self._table)
        if live is None or self._listener not in live.listeners:
            return False
        try:
            message = wire.decode(text)
        except FrostfairError:
            return False
        return isinstance(message, AT_ONCE) and receive_at_once(live, self._listener, message)

    def leave(self) -> None:
        self._gone()
        live = self._hub.tables.get(self._table)
        if live is not None and self._listener in live.listeners:
            self._hub.begin(presence.part(live, self._listener))


class InLobby:
    """One who listens to the lobby."""

    __slots__ = ("_gone", "_hub", "_listener")

    def __init__(self, hub: Hub, listener: Connection, gone: Callable[[], None]) -> None:
        self._hub = hub
        self._listener = listener
        self._gone = gone

    async def receive(self, message: wire.Asked) -> None:
        if isinstance(message, wire.Ping):
            self._listener.tell(wire.Pong())
        elif isinstance(message, wire.Hello):
            await self._hub.join_lobby(self._listener)
            if self._listener.is_closed:
                self._hub.part_lobby(self._listener)
        else:
            raise Malformed("this is the lobby")

    def receive_at_once(self, text: bytes) -> bool:
        return False

    def leave(self) -> None:
        self._gone()
        self._hub.part_lobby(self._listener)


# --- letting in ---


async def _let_in(socket: Socket, *scopes: str) -> Caller | None:
    """Known, and of our own origin (the origin's guard has seen to that).

    A token needs one of these scopes.
    """
    door: Doorkeeper = socket.app.state.door
    hub: Hub = socket.app.state.hub
    try:
        caller = await door.recognise(socket)
    except StoreUnavailable:
        await socket.accept()
        await _refuse(socket, "unavailable", again=True)
        return None
    await socket.accept()
    if caller is None or not caller.may_any(scopes):
        await _refuse(socket, "not-signed-in")
        return None
    if hub.is_closing:
        await _refuse(socket, "restart", again=True)
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


async def _serve(
    socket: Socket, listener: Connection, place: Callable[[Callable[[], None]], Visited]
) -> None:  # fmt: skip
    """To the end of the socket; or, where the server lets it be taken over, only to its beginning."""
    sockets: OpenSockets = socket.app.state.sockets
    who, counting = address(socket), socket.app.state.limits.counting
    if not sockets.came(who):
        await _refuse(socket, "too-many-sockets", again=True)
        return
    visited = place(lambda: sockets.went(who))
    take_over = way_to_take_over(socket.scope)
    if take_over is not None:
        Talk(listener, visited, take_over, counting=counting)
        return
    try:
        await Reading(socket, listener, visited, counting=counting).to_the_end()
    finally:
        visited.leave()
