"""Whether tables can be played here: the database answers, and what is written is kept."""

import asyncio
from typing import Final

from frostfair.store.errors import StoreError
from frostfair.store.store import Store
from frostfair.wire.limits import UPTIME_SECONDS

SECONDS: Final = 2.0  # for the database to answer
ASKED_AGAIN_SECONDS: Final = 1.0  # an answer holds so long: a commit for every question would be a burden


class Readiness:
    """A commit says it: a database may answer and yet keep nothing, being full, locked, read-only or gone."""

    def __init__(self, store: Store, process: str) -> None:
        self._store = store
        self._process = process
        self._asking: asyncio.Task[bool] | None = None
        self._asked_at = float("-inf")

    async def is_ready(self) -> bool:
        """All who ask at the same time share one answer."""
        now = asyncio.get_running_loop().time()
        is_answered = self._asking is None or self._asking.done()
        if self._asking is None or (is_answered and now - self._asked_at >= ASKED_AGAIN_SECONDS):
            self._asked_at = now
            self._asking = asyncio.create_task(self._ask(), name="frostfair-ready")
        done, _ = await asyncio.wait([self._asking], timeout=SECONDS)
        return bool(done) and self._asking.result()

    async def _ask(self) -> bool:
        try:
            await self._store.uptimes.beat(self._process)
        except StoreError:
            return False
        return True

    async def forever(self) -> None:
        """Note now and then that a server is running, so that players' clocks run only then."""
        while True:
            await asyncio.sleep(UPTIME_SECONDS)
            await self._ask()
