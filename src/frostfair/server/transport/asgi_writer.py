"""Writes what a listener is told through ASGI, by a task that waits for room."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

from litestar import WebSocket
from litestar.exceptions import WebSocketException

from frostfair.server.transport.connection import Connection
from frostfair.server.transport.idle import Patience

CLOSED_NORMALLY: Final = 1000


class Writing:
    """The task is there only while something waits; most sockets most of the time have none."""

    def __init__(
        self, socket: "WebSocket[Any, Any, Any]", listener: Connection, patience: Patience,
        ended: Callable[[], None],
    ) -> None:  # fmt: skip
        self._socket = socket
        self._listener = listener
        self._patience = patience
        self._ended = ended
        self._task: asyncio.Task[None] | None = None
        listener.waits = self._begin

    async def last_words(self) -> None:
        """What is still being written, and the goodbye."""
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)

    def give_up(self) -> None:
        """The other side takes nothing: no last words either."""
        if self._task is not None:
            self._task.cancel()

    async def end(self) -> None:
        """Nobody reads any more."""
        self._listener.hang_up()
        self.give_up()
        await self.last_words()

    def _begin(self) -> None:
        if self._task is None:
            self._task = asyncio.create_task(self._write(), name="frostfair-write")

    async def _write(self) -> None:
        """Until nothing waits. A socket that takes nothing for too long is given up."""
        listener, patience = self._listener, self._patience
        try:
            while (frame := listener.next_frame()) is not None:
                patience.sending()
                await self._socket.send({"type": "websocket.send", "text": frame.decode(), "bytes": None})
                patience.sent()
            if listener.is_closed:
                patience.sending()
                await self._socket.close(CLOSED_NORMALLY)
                self._ended()
        except (WebSocketException, RuntimeError, OSError):
            self._ended()
        finally:
            self._task = None
