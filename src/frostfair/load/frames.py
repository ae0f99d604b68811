"""A WebSocket that only knows text: measuring a server must not cost more CPU than serving."""

import asyncio
import base64
import secrets
import struct
from collections.abc import Callable, Mapping
from typing import Final, cast
from urllib.parse import urlsplit

from frostfair.kernel.errors import FrostfairError

_TEXT: Final = 0x81  # a whole message in one frame
_PONG: Final = 0x8A
_CLOSE, _PING = 0x8, 0x9
_MASKED: Final = 0x80
_NO_MASK: Final = bytes(4)  # hides nothing; what is said here is said to our own server
_OPEN_SECONDS: Final = 30.0


class NotLetIn(FrostfairError):
    """The server didn't open the socket."""


class Socket(asyncio.Protocol):
    """Calls `hear` with each message; `closed` tells whether it is over."""

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_closed = False
        self._hear = hear
        self._transport: asyncio.Transport | None = None
        self._rest = b""
        self._is_open = False
        self._parts: list[bytes] = []

    def send(self, text: bytes) -> None:
        if self._transport is not None and not self.is_closed:
            self._transport.write(_head(_TEXT, len(text)) + text)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()

    # --- asyncio's side ---

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        self.is_closed = True
        if not self.opened.done():
            self.opened.set_exception(NotLetIn("the server hung up"))

    def data_received(self, data: bytes) -> None:
        self._rest = self._rest + data if self._rest else data
        if not self._is_open:
            self._read_answer()
        if self._is_open:
            self._read_frames()

    def _read_answer(self) -> None:
        head, end, rest = self._rest.partition(b"\r\n\r\n")
        if not end:
            return
        status = head.split(b"\r\n", 1)[0]
        if b" 101 " not in status:
            self.opened.set_exception(NotLetIn(status.decode(errors="replace")))
            self.close()
            return
        self._rest = rest
        self._is_open = True
        self.opened.set_result(None)

    def _read_frames(self) -> None:
        data, at = self._rest, 0
        while len(data) - at >= 2:
            length, start = data[at + 1] & 0x7F, at + 2
            if length == 126:
                start += 2
                length = int.from_bytes(data[at + 2 : start]) if len(data) >= start else len(data)
            elif length == 127:
                start += 8
                length = int.from_bytes(data[at + 2 : start]) if len(data) >= start else len(data)
            if len(data) < start + length:
                break
            self._read_frame(data[at], data[start : start + length])
            at = start + length
        self._rest = data[at:]

    def _read_frame(self, first: int, payload: bytes) -> None:
        kind = first & 0x0F
        if kind == _PING and self._transport is not None:
            self._transport.write(_head(_PONG, len(payload)) + payload)
        elif kind == _CLOSE:
            self.close()
        elif kind < _CLOSE:
            self._parts.append(payload)
            if first & 0x80:  # the last part of a message
                whole, self._parts = b"".join(self._parts), []
                self._hear(whole)


def _head(first: int, length: int) -> bytes:
    if length < 126:
        return struct.pack("!BB", first, _MASKED | length) + _NO_MASK
    return struct.pack("!BBH", first, _MASKED | 126, length) + _NO_MASK


async def connect(url: str, headers: Mapping[str, str], hear: Callable[[bytes], None]) -> Socket:
    """An open socket to `http://…/path`."""
    at = urlsplit(url)
    _, socket = await asyncio.get_running_loop().create_connection(
        lambda: Socket(hear), at.hostname or "", at.port or 80
    )
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    path = f"{at.path or '/'}?{at.query}" if at.query else at.path or "/"
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {at.netloc}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    assert socket._transport is not None
    socket._transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())
    async with asyncio.timeout(_OPEN_SECONDS):
        await socket.opened
    return socket
