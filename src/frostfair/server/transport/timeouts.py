"""Time limits for requests: a connection that is slow to send its head or its body is cut."""

import asyncio
import socket
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from frostfair.wire import limits


class TimedRequests(HttpToolsProtocol):
    """HTTP as uvicorn serves it; but a connection can't be held by beginning a request and no more.

    uvicorn has no such limits. This overrides only the callbacks that its parser is documented to call; the
    version is capped in pyproject.toml, and tests/server/transport/test_abuse.py notices if they are renamed.
    """

    _waiting: asyncio.TimerHandle | None = None

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

    def on_message_begin(self) -> None:
        if self._waiting is None:  # else it is the first, and is waited for since the beginning
            self._wait(limits.HEAD_SECONDS)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._wait(limits.BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop_waiting()
        super().on_message_complete()

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
