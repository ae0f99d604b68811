"""Who has seen how much of which table. Kept in memory and written now and then, so a little behind."""

import asyncio
from collections.abc import Sequence
from typing import Final

import structlog

from frostfair.store.errors import StoreError
from frostfair.store.store import Store
from frostfair.store.visits import Visit

EVERY_SECONDS: Final = 5.0
AT_ONCE: Final = 50  # moves that are to be written meanwhile don't wait for more of them

log = structlog.get_logger(__name__)


class Sightings:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._unwritten: dict[tuple[str, str], int] = {}
        self._being_written: dict[tuple[str, str], int] = {}

    def saw(self, user: str, table: str, version: int) -> None:
        self._unwritten[user, table] = version

    async def seen(self, user: str, table: str) -> int | None:
        """The newest version that they saw; None if they were never there."""
        return (await self.of_user(user, [table])).get(table)

    async def of_user(self, user: str, tables: Sequence[str]) -> dict[str, int]:
        """The same for several tables: what is written, and what will be."""
        found = await self._store.visits.of_user(user, tables)
        for noted in (self._being_written, self._unwritten):
            found |= {table: v for (who, table), v in noted.items() if who == user and table in tables}
        return found

    async def flush(self) -> None:
        """Write what is new. If that can't be done now, it is done later or not at all."""
        if self._being_written or not self._unwritten:
            return
        taken = self._being_written = self._unwritten
        self._unwritten = {}
        visits = [Visit(user, table, version) for (user, table), version in taken.items()]
        try:
            for start in range(0, len(visits), AT_ONCE):
                await self._store.visits.note(visits[start : start + AT_ONCE])
        except StoreError as error:
            self._unwritten = taken | self._unwritten
            log.info("visits are written later", why=type(error).__name__)
        finally:
            self._being_written = {}

    async def forever(self) -> None:
        while True:
            await asyncio.sleep(EVERY_SECONDS)
            await self.flush()
