"""The two sockets: a table's and the lobby's. Who is let in, and where their messages go."""

from collections.abc import Callable
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.params import FromPath

from frostfair.kernel.errors import FrostfairError, Malformed
from frostfair.server import metrics
from frostfair.server.http import Hall, address
from frostfair.server.hub import Hub
from frostfair.server.people.identity import LOBBY, PLAY, Caller, Doorkeeper
from frostfair.server.table import presence
from frostfair.server.table.handle import AT_ONCE, receive, receive_at_once
from frostfair.server.transport.asgi import AsgiSocket
from frostfair.server.transport.connection import Connection
from frostfair.server.transport.quota import SocketQuota
from frostfair.server.transport.session import Endpoint, Session
from frostfair.server.transport.socket import way_to_take_over
from frostfair.store.errors import NotFound, StoreUnavailable
from frostfair.wire import limits
from frostfair.wire import messages as wire

POLICY: Final = 1008
TRY_AGAIN: Final = 1013


@websocket("/ws/tables/{table:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], hall: Hall, table: FromPath[str]) -> None:
    """A table, for its players and for spectators."""
    caller = await _let_in(socket, PLAY)
    if caller is None:
        return
    try:
        connection = Connection(caller.id, caller.user.name, await hall.store.people.muted_by(caller.id))
        await hall.table(table)
    except NotFound:
        await _refuse(socket, "no-such-table")
        return
    except StoreUnavailable:
        await _refuse(socket, "unavailable", again=True)
        return
    await _serve(socket, connection, lambda gone: TableEndpoint(hall, table, connection, gone))


@websocket("/ws/lobby")
async def lobby_socket(socket: WebSocket[Any, Any, Any], hall: Hall) -> None:
    """All listed tables, as they change."""
    caller = await _let_in(socket, PLAY, LOBBY)
    if caller is None:
        return
    connection = Connection(caller.id, caller.user.name)
    await _serve(socket, connection, lambda gone: LobbyEndpoint(hall, connection, gone))


# --- where they are ---


class TableEndpoint:
    """A connection to a table."""

    __slots__ = ("_connection", "_gone", "_hub", "_table")

    def __init__(self, hub: Hub, table: str, connection: Connection, gone: Callable[[], None]) -> None:
        self._hub = hub
        self._table = table
        self._connection = connection
        self._gone = gone

    async def receive(self, message: wire.Asked) -> None:
        live = await self._hub.table(self._table)  # it may have left the memory meanwhile
        if isinstance(message, wire.Hello) and self._connection not in live.listeners:
            await self._hub.work.tracked(presence.join(live, self._connection, message.v, message.d))
            if self._connection.is_closed:  # the client was in a hurry
                await self._hub.work.tracked(presence.part(live, self._connection))
        else:
            await self._hub.work.tracked(receive(live, self._connection, message))

    def receive_at_once(self, text: bytes) -> bool:
        live = self._hub.tables.get(self._table)
        if live is None or self._connection not in live.listeners:
            return False
        try:
            message = wire.decode(text)
        except FrostfairError:
            return False
        return isinstance(message, AT_ONCE) and receive_at_once(live, self._connection, message)

    def leave(self) -> None:
        self._gone()
        live = self._hub.tables.get(self._table)
        if live is not None and self._connection in live.listeners:
            self._hub.work.spawn(presence.part(live, self._connection))


class LobbyEndpoint:
    """A connection to the lobby."""

    __slots__ = ("_connection", "_gone", "_hub")

    def __init__(self, hub: Hub, connection: Connection, gone: Callable[[], None]) -> None:
        self._hub = hub
        self._connection = connection
        self._gone = gone

    async def receive(self, message: wire.Asked) -> None:
        if isinstance(message, wire.Ping):
            self._connection.tell(wire.Pong())
        elif isinstance(message, wire.Hello):
            await self._hub.join_lobby(self._connection)
            if self._connection.is_closed:
                self._hub.part_lobby(self._connection)
        else:
            raise Malformed("not a lobby message")

    def receive_at_once(self, text: bytes) -> bool:
        return False

    def leave(self) -> None:
        self._gone()
        self._hub.part_lobby(self._connection)


# --- letting in ---


async def _let_in(socket: WebSocket[Any, Any, Any], *scopes: str) -> Caller | None:
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


async def _refuse(socket: WebSocket[Any, Any, Any], reason: str, *, again: bool = False) -> None:
    metrics.DROPPED.labels(reason).inc()
    goodbye = Connection("", "")
    goodbye.close(reason, again_ms=limits.AGAIN_MS if again else None)
    async for frame in goodbye.frames():
        await socket.send_data(frame.decode())
    await socket.close(TRY_AGAIN if again else POLICY, reason)


async def _serve(
    socket: WebSocket[Any, Any, Any], connection: Connection, place: Callable[[Callable[[], None]], Endpoint]
) -> None:
    """To the end of the socket; or, where the server lets it be taken over, only to its beginning."""
    sockets: SocketQuota = socket.app.state.sockets
    who, counting = address(socket), socket.app.state.limits.counting
    if not sockets.came(who):
        await _refuse(socket, "too-many-sockets", again=True)
        return
    endpoint = place(lambda: sockets.went(who))
    take_over = way_to_take_over(socket.scope)
    if take_over is not None:
        Session(connection, endpoint, take_over, counting=counting)
        return
    plain = AsgiSocket(socket)
    Session(connection, endpoint, plain.take_over, counting=counting)
    await plain.serve()
