"""A lock that is handed on in the order in which it was asked for."""

import asyncio
from collections import deque


class FifoLock:
    """Can also be tried without waiting. It is handed to the next in line, so that no task overtakes."""

    __slots__ = ("_is_locked", "_waiting")

    def __init__(self) -> None:
        self._is_locked = False
        self._waiting: deque[asyncio.Future[None]] | None = None  # made when needed: most locks never do

    @property
    def is_locked(self) -> bool:
        return self._is_locked

    def try_acquire(self) -> bool:
        """Whether it is ours now; if not, nothing has changed."""
        if self._is_locked:
            return False
        self._is_locked = True
        return True

    def release(self) -> None:
        while self._waiting:
            following = self._waiting.popleft()
            if not following.done():
                following.set_result(None)
                return
        self._is_locked = False

    async def __aenter__(self) -> None:
        if self.try_acquire():
            return
        if self._waiting is None:
            self._waiting = deque()
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.release()  # it was handed to us just before we gave up
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
