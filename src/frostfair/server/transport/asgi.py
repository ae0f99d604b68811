"""A socket of any ASGI server, behind the same interface: a task reads, and one writes while it must."""

import asyncio
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketException

from frostfair.server.transport.socket import SocketOwner, SocketWriter

_BROKEN = (WebSocketException, RuntimeError, OSError)


class AsgiSocket:
    """`take_over` it, then `serve` it to its end."""

    def __init__(self, socket: "WebSocket[Any, Any, Any]") -> None:
        self._socket = socket
        self._owner: SocketOwner | None = None
        self._reading = asyncio.current_task()
        self._writing: asyncio.Task[None] | None = None  # most sockets most of the time have none
        self._may_read = asyncio.Event()
        self._may_read.set()
        self._goodbye: int | None = None
        self._is_over = False
        self._is_deaf = False

    def take_over(self, owner: SocketOwner) -> SocketWriter:
        self._owner = owner
        return self

    async def serve(self) -> None:
        owner = self._owner
        assert owner is not None
        try:
            while not self._is_over:
                await self._may_read.wait()
                message: Any = await self._socket.receive()
                if message["type"] != "websocket.receive":
                    break
                text = message.get("text")
                owner.heard(message.get("bytes") or b"" if text is None else text.encode())
        except (*_BROKEN, UnicodeError):
            pass
        except asyncio.CancelledError:
            if not self._is_over:  # it wasn't us
                raise
        finally:
            self._is_over = True
            if self._writing is not None:
                self._writing.cancel()
            owner.lost()

    # --- what the owner can do ---

    def write(self, *texts: bytes) -> bool:
        if self._writing is not None or self._is_over or self._goodbye is not None:
            return False
        self._writing = asyncio.create_task(self._write(texts), name="frostfair-write")
        return True

    def say_goodbye(self, code: int) -> None:
        """After what is being written."""
        if self._goodbye is None and not self._is_over:
            self._goodbye = code
            if self._writing is None:
                self._writing = asyncio.create_task(self._write(()), name="frostfair-write")

    def abort(self) -> None:
        self._is_over = True
        if self._reading is not None:
            self._reading.cancel()

    def pause(self) -> None:
        self._may_read.clear()

    def stop_reading(self) -> None:
        self._is_deaf = True
        self._may_read.clear()

    def go_on(self) -> None:
        if not self._is_deaf:
            self._may_read.set()

    async def _write(self, texts: tuple[bytes, ...]) -> None:
        assert self._owner is not None
        try:
            for text in texts:
                await self._socket.send({"type": "websocket.send", "text": text.decode(), "bytes": None})
            if self._goodbye is not None:
                await self._socket.close(self._goodbye)
                self.abort()
        except _BROKEN:
            self.abort()
        finally:
            self._writing = None
        if not self._is_over:
            self._owner.has_room()
