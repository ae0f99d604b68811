"""One socket that was taken over: what is said is done at once or in its turn, what is told is written.

Nothing here knows what the messages mean; that is the business of whoever is visited.
"""

import asyncio
import time
from typing import Final, Protocol

import structlog

from frostfair.kernel.errors import FrostfairError
from frostfair.server.table.refusal import refusal
from frostfair.server.transport.connection import Connection
from frostfair.server.transport.idle import Patience
from frostfair.server.transport.rate import Rate
from frostfair.server.transport.socket import TakeOver
from frostfair.store.errors import StoreUnavailable
from frostfair.wire import limits
from frostfair.wire import messages as wire

CLOSED_NORMALLY: Final = 1000
BROKEN: Final = 1011

log = structlog.get_logger(__name__)


class Visited(Protocol):
    """A table or the lobby, for one who listens there."""

    async def receive(self, message: wire.Asked) -> None: ...

    def receive_at_once(self, text: bytes) -> bool:
        """False: that isn't possible, and nothing has happened."""

    def leave(self) -> None: ...


class Talk:
    """Waits for its turn only where something must be waited for."""

    __slots__ = ("_listener", "_patience", "_rate", "_socket", "_unheard", "_visited", "_working")

    def __init__(
        self, listener: Connection, visited: Visited, take_over: TakeOver, *, counting: bool
    ) -> None:
        self._listener = listener
        self._visited = visited
        self._rate = new_rate() if counting else None
        self._unheard: list[bytes] = []
        self._working: asyncio.Task[None] | None = None
        self._patience = Patience(self)
        self._socket = take_over(self)
        listener.at_once = self._socket.write
        listener.waits = self.has_room
        self.has_room()

    # --- hearing ---

    def heard(self, text: bytes) -> None:
        if self._listener.is_closed:
            return
        self._patience.heard()
        if self._rate is not None and not self._rate.allows(time.monotonic()):
            drop_talkative(self._listener)
            return
        try:
            if self._working is None and self._visited.receive_at_once(text):
                return
        except Exception:
            self._break()
            return
        self._unheard.append(text)
        self._socket.pause()
        if self._working is None:
            self._working = asyncio.create_task(self._work(), name="frostfair-receive")

    async def _work(self) -> None:
        try:
            while self._unheard and not self._listener.is_closed:
                await understand(self._unheard.pop(0), self._listener, self._visited)
        except Exception:
            self._break()
        finally:
            self._working = None
            self._socket.go_on()

    def _break(self) -> None:
        """A bug: it costs whoever met it the socket, and nobody anything else."""
        log.exception("a message failed")
        self._listener.hang_up()
        self._socket.say_goodbye(BROKEN)

    # --- telling ---

    def has_room(self) -> None:
        """Write what waits, and the goodbye after it."""
        listener = self._listener
        while (frame := listener.next_frame()) is not None:
            if not self._socket.write(frame):
                listener.put_back(frame)
                self._patience.sending()
                return
        self._patience.sent()
        if listener.is_closed:
            self._socket.say_goodbye(CLOSED_NORMALLY)

    def is_silent(self) -> None:
        self._listener.drop("silent", 0)

    def is_stuck(self) -> None:
        self._socket.abort()

    def lost(self) -> None:
        self._patience.end()
        self._listener.hang_up()
        self._visited.leave()


# --- the same for sockets of any server ---


def new_rate() -> Rate:
    return Rate(limits.MESSAGES, limits.MESSAGES_SECONDS)


async def understand(frame: str | bytes, listener: Connection, visited: Visited) -> None:
    """A message that isn't one costs nothing but an answer; the rate limits how many of those."""
    try:
        await visited.receive(wire.decode(frame))
    except StoreUnavailable:
        listener.drop("unavailable", 1000)
    except FrostfairError as error:
        listener.tell(wire.Refused(refusal(error)))


def drop_talkative(listener: Connection) -> None:
    listener.drop("too-many-messages", 20_000)
