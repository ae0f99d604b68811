"""One socket and its connection: what comes in is done at once or in its turn, what is pending is written.

Nothing here knows what the messages mean; that is the endpoint's business.
"""

import asyncio
import time
from typing import Final, Protocol

import structlog

from frostfair.kernel.errors import FrostfairError
from frostfair.server.table.outcome import refusal
from frostfair.server.transport.connection import Connection
from frostfair.server.transport.idle import IdleTimer
from frostfair.server.transport.rate import Rate
from frostfair.server.transport.socket import TakeOver
from frostfair.store.errors import StoreUnavailable
from frostfair.wire import limits
from frostfair.wire import messages as wire

CLOSED_NORMALLY: Final = 1000
BROKEN: Final = 1011

log = structlog.get_logger(__name__)


class Endpoint(Protocol):
    """Where the messages of one connection go: a table, or the lobby."""

    async def receive(self, message: wire.Asked) -> None: ...

    def receive_at_once(self, text: bytes) -> bool:
        """False: that isn't possible, and nothing has happened."""

    def leave(self) -> None: ...


class Session:
    """Starts a task only where something must be waited for."""

    __slots__ = ("_connection", "_endpoint", "_idle", "_rate", "_socket", "_unheard", "_working")

    def __init__(
        self, connection: Connection, endpoint: Endpoint, take_over: TakeOver, *, counting: bool
    ) -> None:
        self._connection = connection
        self._endpoint = endpoint
        self._rate = Rate(limits.MESSAGES, limits.MESSAGES_SECONDS) if counting else None
        self._unheard: list[bytes] = []
        self._working: asyncio.Task[None] | None = None
        self._idle = IdleTimer(self)
        self._socket = take_over(self)
        connection.try_write = self._socket.write
        connection.on_pending = self.has_room
        self.has_room()

    # --- hearing ---

    def heard(self, text: bytes) -> None:
        if self._connection.is_closed:
            return
        self._idle.heard()
        if self._rate is not None and not self._rate.allows(time.monotonic()):
            self.flooded()
            return
        try:
            if self._working is None and self._endpoint.receive_at_once(text):
                return
        except Exception:
            self._break()
            return
        self._unheard.append(text)
        self._socket.pause()
        if self._working is None:
            self._working = asyncio.create_task(self._work(), name="frostfair-receive")

    def flooded(self) -> None:
        """Too much, of whatever kind: nothing of it is read any more."""
        self._socket.stop_reading()
        self._connection.drop("too-many-messages", 20_000)

    async def _work(self) -> None:
        try:
            while self._unheard and not self._connection.is_closed:
                await _receive(self._unheard.pop(0), self._connection, self._endpoint)
        except Exception:
            self._break()
        finally:
            self._working = None
            self._socket.go_on()

    def _break(self) -> None:
        """A bug: it costs the client that met it its socket, and no other client anything."""
        log.exception("a message failed")
        self._connection.hang_up()
        self._socket.say_goodbye(BROKEN)

    # --- telling ---

    def has_room(self) -> None:
        """Write what waits, and the goodbye after it."""
        connection = self._connection
        while (frame := connection.next_frame()) is not None:
            if not self._socket.write(frame):
                connection.put_back(frame)
                self._idle.sending()
                return
        self._idle.sent()
        if connection.is_closed:
            self._socket.say_goodbye(CLOSED_NORMALLY)

    def is_silent(self) -> None:
        self._connection.drop("silent", 0)

    def is_stuck(self) -> None:
        self._socket.abort()

    def lost(self) -> None:
        self._idle.end()
        self._connection.hang_up()
        self._endpoint.leave()


async def _receive(text: bytes, connection: Connection, endpoint: Endpoint) -> None:
    """A message that isn't one costs nothing but an answer; the rate limits how many of those."""
    try:
        await endpoint.receive(wire.decode(text))
    except StoreUnavailable:
        connection.drop("unavailable", 1000)
    except FrostfairError as error:
        connection.tell(wire.Refused(refusal(error)))
