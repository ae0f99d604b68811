"""A socket of any ASGI server: a task that reads, and one that writes while something waits to be written."""

import asyncio
import time
from typing import Any, TypeAlias

from litestar import WebSocket
from litestar.exceptions import WebSocketException

from frostfair.server.transport.asgi_writer import Writing
from frostfair.server.transport.connection import Connection
from frostfair.server.transport.idle import Patience
from frostfair.server.transport.session import Visited, drop_talkative, new_rate, understand

Socket: TypeAlias = "WebSocket[Any, Any, Any]"


class TooMany(Exception):
    """More than one socket may say."""


class Reading:
    """For as long as the socket is there."""

    def __init__(self, socket: Socket, listener: Connection, visited: Visited, *, counting: bool) -> None:
        self._socket = socket
        self._listener = listener
        self._visited = visited
        self._counting = counting
        self._is_awaiting = False  # nothing is being done that they asked for
        self._task = asyncio.current_task()
        self._patience = Patience(self)
        self._writing = Writing(socket, listener, self._patience, self._hang_up)

    async def to_the_end(self) -> None:
        try:
            await self._read()
            await self._writing.last_words()
        finally:
            self._patience.end()
            await self._writing.end()

    async def _read(self) -> None:
        rate = new_rate()
        listener = self._listener
        try:
            while not listener.is_closed:
                self._is_awaiting = True
                message: Any = await self._socket.receive()
                self._is_awaiting = False
                if message["type"] != "websocket.receive":
                    listener.hang_up()
                    return
                self._patience.heard()
                if self._counting and not rate.allows(time.monotonic()):
                    raise TooMany
                text = message.get("text") or message.get("bytes") or b""
                await understand(text, listener, self._visited)
        except TooMany:
            drop_talkative(listener)
        except (WebSocketException, RuntimeError, OSError, UnicodeError):
            listener.hang_up()
        except asyncio.CancelledError:
            if not listener.is_closed:  # it wasn't us
                raise
        finally:
            self._is_awaiting = False

    def _hang_up(self) -> None:
        self._listener.hang_up()
        if self._is_awaiting and self._task is not None:  # else what was begun is finished first
            self._task.cancel()

    def is_silent(self) -> None:
        self._listener.drop("silent", 0)

    def is_stuck(self) -> None:
        self._writing.give_up()
        self._hang_up()
