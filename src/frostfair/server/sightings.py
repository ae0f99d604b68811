"""Who has seen how much of which table. Kept in memory and written now and then, so a little behind."""

import asyncio
from typing import Final

import structlog

from frostfair.store.errors import StoreError
from frostfair.store.store import Store
from frostfair.store.visits import Visit

EVERY_SECONDS: Final = 5.0

log = structlog.get_logger(__name__)


class Sightings:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._unwritten: dict[tuple[str, str], int] = {}

    def saw(self, user: str, table: str, version: int) -> None:
        self._unwritten[user, table] = version

    async def seen(self, user: str, table: str) -> int | None:
        """The newest version that they saw; None if they were never there."""
        waiting = self._unwritten.get((user, table))
        return waiting if waiting is not None else await self._store.visits.seen(user, table)

    async def flush(self) -> None:
        """Write what is new. If that can't be done now, it is done later or not at all."""
        taken, self._unwritten = self._unwritten, {}
        if not taken:
            return
        try:
            await self._store.visits.note([Visit(user, table, v) for (user, table), v in taken.items()])
        except StoreError as error:
            self._unwritten = taken | self._unwritten
            log.info("visits are written later", why=type(error).__name__)

    async def forever(self) -> None:
        while True:
            await asyncio.sleep(EVERY_SECONDS)
            await self.flush()
