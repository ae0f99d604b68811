"""A clock that goes on evenly, whatever is done to the computer's."""

import time
from collections.abc import Callable

from frostfair.store import ids


class SteadyClock:
    """Milliseconds since 1970 as the computer had it at the start, and from then on by a monotonic clock."""

    def __init__(
        self, wall: Callable[[], int] = ids.now, monotonic: Callable[[], float] = time.monotonic
    ) -> None:
        self._monotonic = monotonic
        self._start = monotonic()
        self._base = wall()

    def now(self) -> int:
        return self._base + int((self._monotonic() - self._start) * 1000)

    def not_before(self, at: int) -> None:
        """What was written before never lies in the future."""
        self._base += max(0, at - self.now())
