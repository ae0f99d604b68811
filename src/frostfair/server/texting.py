"""WebSockets as uvicorn serves them, with a shorter way for what is said at tables.

What a table tells is encoded already, and once for a whole audience. Through ASGI each listener would have it
decoded, encoded, wrapped and copied again, by a task that must be woken for it.
"""

import asyncio
import struct
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

AtOnce: TypeAlias = Callable[[bytes], bool]
EXTENSION: Final = "frostfair.at_once"  # of the ASGI scope
SWITCHING: Final = 101


class Inbox:
    """What asyncio.Queue does for one reader, in a fiftieth of its memory."""

    __slots__ = ("_items", "_waiting")

    def __init__(self) -> None:
        self._items: list[Any] = []  # rarely more than one: reading pauses then
        self._waiting: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        return not self._items

    def put_nowait(self, item: Any) -> None:
        self._items.append(item)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def get(self) -> Any:
        while not self._items:
            self._waiting = asyncio.get_running_loop().create_future()
            try:
                await self._waiting
            finally:
                self._waiting = None
        return self._items.pop(0)


class TextSocket(WebSocketsSansIOProtocol):
    """Hands its application a function that writes a text, if the other side has room for it."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue: Any = Inbox()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == SWITCHING:
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self.write_at_once
        event.headers.clear()  # the scope has them; here they would be kept as long as the socket

    def write_at_once(self, text: bytes) -> bool:
        """False: it goes the long way, which waits, and knows what to do with a socket that is closed."""
        if self.close_sent or self.conn.state is not OPEN or not self.writable.is_set():
            return False
        self.transport.writelines((_head(len(text)), text))
        return True

    def handle_text(self, event: Frame) -> None:
        """A lone message is just passed on: to pause reading and go on at once costs two system calls."""
        if not event.fin or self.close_sent or not self.queue.empty():
            super().handle_text(event)
            return
        try:
            self.queue.put_nowait({"type": "websocket.receive", "text": bytes(event.data).decode()})
        except UnicodeDecodeError:
            super().handle_text(event)  # which closes


def at_once(scope: Mapping[str, Any]) -> AtOnce | None:
    """What the server offers; None if it is another one."""
    found: AtOnce | None = scope.get("extensions", {}).get(EXTENSION)
    return found


def _head(length: int) -> bytes:
    """Of a whole text that the server sends (RFC 6455, 5.2)."""
    if length < 126:
        return struct.pack("!BB", 0x81, length)
    if length < 1 << 16:
        return struct.pack("!BBH", 0x81, 126, length)
    return struct.pack("!BBQ", 0x81, 127, length)
