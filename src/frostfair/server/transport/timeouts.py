"""Limits for requests: a connection that is slow with its head or body, or never ends the head, is cut."""

import asyncio
import socket
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from frostfair.server.transport.heads import STATUS
from frostfair.wire import limits

TOO_LARGE: Final = (
    b"HTTP/1.1 %d Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n" % STATUS
)
LINGER_SECONDS: Final = 1.0  # so that the answer can be read before the connection is torn down


class TimedRequests(HttpToolsProtocol):
    """HTTP as uvicorn serves it; but neither a connection nor memory can be held by beginning a request.

    uvicorn has no such limits. This overrides only the callbacks that its parser is documented to call; the
    version is capped in pyproject.toml, and tests/server/transport/test_abuse.py notices if they are renamed.
    """

    _waiting: asyncio.TimerHandle | None = None
    _heads = 0  # that were begun
    _in_head = False
    _head_bytes = 0  # of the present one, since the piece in which it began

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait(limits.HEAD_SECONDS)
        # A peer that acknowledges nothing, or takes nothing, is gone: the system lets go of it by itself.
        peer = transport.get_extra_info("socket")
        if peer is not None and hasattr(socket, "TCP_USER_TIMEOUT"):
            peer.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(limits.SILENCE_SECONDS * 1000))

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """A head that is whole is measured by HeadGuard; one that never ends, here."""
        heads = self._heads
        super().data_received(data)
        if self._in_head and self._heads == heads:
            self._head_bytes += len(data)
            if self._head_bytes > limits.HEAD_BYTES:
                self._refuse()

    def on_message_begin(self) -> None:
        self._heads, self._in_head, self._head_bytes = self._heads + 1, True, 0
        if self._waiting is None:  # else it is the first, and is waited for since the beginning
            self._wait(limits.HEAD_SECONDS)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._wait(limits.BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop_waiting()
        super().on_message_complete()

    def _refuse(self) -> None:
        """Read no more; what was sent meanwhile would otherwise cost the client our answer."""
        self._in_head = False
        self.transport.pause_reading()
        self.transport.write(TOO_LARGE)
        self.transport.write_eof()
        self._wait(LINGER_SECONDS)

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self._waiting = self.loop.call_later(seconds, self._give_up)

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _give_up(self, *_: Any) -> None:
        self._waiting = None
        self.transport.abort()
