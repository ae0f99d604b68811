"""How long a socket may be silent, or take nothing: one timer for each, however much is said."""

import asyncio
from typing import Protocol

from frostfair.wire import limits


class Timed(Protocol):
    """A socket that is timed."""

    def is_silent(self) -> None:
        """Nothing was said for too long."""

    def is_stuck(self) -> None:
        """Nothing was taken for too long."""


class IdleTimer:
    """Looks now and then whether the socket was silent or stuck for too long."""

    __slots__ = ("_heard_at", "_loop", "_sending_since", "_silence", "_socket", "_timer")

    def __init__(self, socket: Timed) -> None:
        self._loop = asyncio.get_running_loop()
        self._socket = socket
        self._heard_at = self._loop.time()
        self._silence = limits.HELLO_SECONDS
        self._sending_since: float | None = None
        self._timer = self._loop.call_later(self._silence, self._look)

    def heard(self) -> None:
        self._heard_at = self._loop.time()
        self._silence = limits.SILENCE_SECONDS

    def sending(self) -> None:
        """Something waits to be taken."""
        if self._sending_since is None:
            self._sending_since = self._loop.time()

    def sent(self) -> None:
        self._sending_since = None

    def end(self) -> None:
        self._timer.cancel()

    def _look(self) -> None:
        now = self._loop.time()
        if self._sending_since is not None and now - self._sending_since >= limits.SEND_SECONDS:
            self._socket.is_stuck()
        elif now - self._heard_at >= self._silence:
            self._socket.is_silent()
            self._silence = float("inf")  # once is enough; whether the goodbye is taken is still asked
            self._heard_at = now
        due = min(self._heard_at + self._silence, now + limits.SEND_SECONDS / 2)
        self._timer = self._loop.call_at(due, self._look)
