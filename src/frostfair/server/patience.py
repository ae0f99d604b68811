"""How long a socket may say nothing, or take nothing: one timer for each, however much is said."""

import asyncio
from collections.abc import Callable

from frostfair.server import limits


class Patience:
    """Asks now and then; whoever was silent or stuck for too long is given up."""

    __slots__ = ("_give_up", "_heard_at", "_loop", "_sending_since", "_silence", "_stuck", "_timer")

    def __init__(self, give_up: Callable[[], None], stuck: Callable[[], None]) -> None:
        self._loop = asyncio.get_running_loop()
        self._give_up = give_up  # nothing was said
        self._stuck = stuck  # nothing was taken
        self._heard_at = self._loop.time()
        self._silence = limits.HELLO_SECONDS
        self._sending_since: float | None = None
        self._timer = self._loop.call_later(self._silence, self._look)

    def heard(self) -> None:
        self._heard_at = self._loop.time()
        self._silence = limits.SILENCE_SECONDS

    def sending(self) -> None:
        self._sending_since = self._loop.time()

    def sent(self) -> None:
        self._sending_since = None

    def end(self) -> None:
        self._timer.cancel()

    def _look(self) -> None:
        now = self._loop.time()
        if self._sending_since is not None and now - self._sending_since >= limits.SEND_SECONDS:
            self._stuck()
        elif now - self._heard_at >= self._silence:
            self._give_up()
            self._silence = float("inf")  # once is enough; whether the goodbye is taken is still asked
            self._heard_at = now
        due = min(self._heard_at + self._silence, now + limits.SEND_SECONDS / 2)
        self._timer = self._loop.call_at(due, self._look)
