"""Who has seen how much of which table. Kept in memory and written a little later, a few at a time."""

import asyncio
import time
from collections.abc import Callable, Sequence
from itertools import chain, islice, takewhile
from typing import Final, TypeAlias

import structlog

from frostfair.store.errors import StoreError
from frostfair.store.store import Store
from frostfair.store.visits import Visit

LATER_SECONDS: Final = 5.0  # how long it waits for what is seen next; most of it is never written
EVERY_SECONDS: Final = 0.25  # moves wait while it is written, so never much at once
AT_ONCE: Final = 50

Key: TypeAlias = tuple[str, str]  # user, table

log = structlog.get_logger(__name__)


class LastSeen:
    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._clock = clock
        self._unwritten: dict[Key, int] = {}
        self._since: dict[Key, float] = {}  # when it was first unwritten, the earliest first
        self._gone: dict[Key, None] = {}  # whose user left the table, in their order
        self._being_written: dict[Key, int] = {}
        self._writing = asyncio.Lock()

    def saw(self, user: str, table: str, version: int) -> None:
        key = (user, table)
        if key not in self._unwritten:
            self._since[key] = self._clock()
        self._unwritten[key] = version

    async def seen(self, user: str, table: str) -> int | None:
        """The newest version that they saw; None if they were never there."""
        return (await self.of_user(user, [table])).get(table)

    async def of_user(self, user: str, tables: Sequence[str]) -> dict[str, int]:
        """The same for several tables: what is written, and what will be."""
        found = await self._store.visits.of_user(user, tables)
        for noted in (self._being_written, self._unwritten):
            found |= {table: noted[user, table] for table in tables if (user, table) in noted}
        return found

    def went(self, user: str, table: str) -> None:
        """They see no more of it for now: nothing to wait for."""
        if (user, table) in self._unwritten:
            self._gone[user, table] = None

    async def flush(self, user: str | None = None) -> None:
        """Write all of it, or all of one user, and wait for what is being written just now."""
        async with self._writing:
            keys = [key for key in self._unwritten if user in (None, key[0])]
            for start in range(0, len(keys), AT_ONCE):
                await self._write(keys[start : start + AT_ONCE])

    async def forever(self) -> None:
        while True:
            await asyncio.sleep(EVERY_SECONDS)
            async with self._writing:
                while due := self._due():
                    await self._write(due)

    def _due(self) -> list[Key]:
        until = self._clock() - LATER_SECONDS
        long_waiting = takewhile(lambda key: self._since[key] <= until, self._since)
        return list(dict.fromkeys(islice(chain(self._gone, long_waiting), AT_ONCE)))

    async def _write(self, keys: Sequence[Key]) -> None:
        """If that can't be done now, it is done later or not at all."""
        taken = self._being_written = {key: self._unwritten.pop(key) for key in keys}
        for key in taken:
            del self._since[key]
            self._gone.pop(key, None)
        try:
            await self._store.visits.note([Visit(*key, version) for key, version in taken.items()])
        except StoreError as error:
            self._put_back(taken)
            log.info("visits are written later", why=type(error).__name__)
        finally:
            self._being_written = {}

    def _put_back(self, taken: dict[Key, int]) -> None:
        for key, version in taken.items():
            if key not in self._unwritten:  # else more was seen meanwhile
                self.saw(*key, version)
