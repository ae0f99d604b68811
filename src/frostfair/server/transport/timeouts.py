"""Limits for requests: a connection that is slow with its head or body, or never ends the head, is cut."""

import asyncio
import socket
from typing import Any, Final, cast

from httptools import HttpParserError, HttpParserUpgrade, HttpRequestParser
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from frostfair.server.transport.heads import STATUS
from frostfair.wire import limits

TOO_LARGE: Final = (
    b"HTTP/1.1 %d Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n" % STATUS
)
LINGER_SECONDS: Final = 1.0  # so that the answer can be read before the connection is torn down


class TimedRequests(asyncio.Protocol):
    """HTTP as uvicorn serves it; but neither a connection nor memory can be held by beginning a request.

    uvicorn has no such limits, so this stands before it and reads along where a head begins and a body ends.
    A head that is whole is measured by HeadGuard; one that never ends, here.
    """

    def __init__(self, **given: Any) -> None:
        make: Any = AutoHTTPProtocol
        self._served: asyncio.Protocol = make(**given)
        self._parser = HttpRequestParser(self)
        self._loop = asyncio.get_running_loop()
        self._waiting: asyncio.TimerHandle | None = None
        self._in_head = False
        self._head_bytes = 0  # of the present one, since the piece in which it began

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._wait(limits.HEAD_SECONDS)
        # A peer that acknowledges nothing, or takes nothing, is gone: the system lets go of it by itself.
        peer = transport.get_extra_info("socket")
        if peer is not None and hasattr(socket, "TCP_USER_TIMEOUT"):
            peer.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(limits.SILENCE_SECONDS * 1000))
        self._served.connection_made(transport)

    def data_received(self, data: bytes) -> None:
        if self._in_head:
            self._head_bytes += len(data)
        self._read_along(data)
        if self._in_head and self._head_bytes > limits.HEAD_BYTES:
            self._refuse()
        else:
            self._served.data_received(data)

    def connection_lost(self, error: Exception | None) -> None:
        self._stop_waiting()
        self._served.connection_lost(error)

    def eof_received(self) -> bool | None:
        return self._served.eof_received()

    def pause_writing(self) -> None:
        self._served.pause_writing()

    def resume_writing(self) -> None:
        self._served.resume_writing()

    # --- reading along ---

    def _read_along(self, data: bytes) -> None:
        try:
            self._parser.feed_data(data)
        except (HttpParserUpgrade, HttpParserError):
            pass  # uvicorn's parser finds the same and knows what to do

    def on_message_begin(self) -> None:
        self._in_head, self._head_bytes = True, 0
        if self._waiting is None:  # else it is the first, and is waited for since the beginning
            self._wait(limits.HEAD_SECONDS)

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._wait(limits.BODY_SECONDS)

    def on_message_complete(self) -> None:
        self._stop_waiting()

    def _refuse(self) -> None:
        """Read no more; what was sent meanwhile would otherwise cost the client our answer."""
        self._transport.pause_reading()
        self._transport.write(TOO_LARGE)
        self._transport.write_eof()
        self._wait(LINGER_SECONDS)

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self._waiting = self._loop.call_later(seconds, self._transport.abort)

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
