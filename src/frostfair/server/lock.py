"""One at a time, in the order in which they came."""

import asyncio
from collections import deque


class Turns:
    """A lock that can also be taken without waiting. It is handed to the next, so that nobody overtakes."""

    __slots__ = ("_taken", "_waiting")

    def __init__(self) -> None:
        self._taken = False
        self._waiting: deque[asyncio.Future[None]] | None = None  # nobody yet: most tables never need one

    @property
    def is_taken(self) -> bool:
        return self._taken

    def take(self) -> bool:
        """Whether it is ours now; if not, nothing has changed."""
        if self._taken:
            return False
        self._taken = True
        return True

    def let_go(self) -> None:
        while self._waiting:
            following = self._waiting.popleft()
            if not following.done():
                following.set_result(None)
                return
        self._taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        if self._waiting is None:
            self._waiting = deque()
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.let_go()  # it was handed to us just before we gave up
            raise

    async def __aexit__(self, *_: object) -> None:
        self.let_go()
