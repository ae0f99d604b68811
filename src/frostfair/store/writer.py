"""The append: records of many tables in one commit, and none is told before its commit has returned.

While one group is being committed the next one gathers, so groups grow with the load. A commit costs as much
as ten records, so where they come so fast that more are to be expected at once, it waits for them a moment.
A lone record doesn't wait. A group holds at most one record of each table: whether the next may follow is
known only after the commit.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from sqlalchemy import Connection, select

from frostfair.kernel.errors import Malformed
from frostfair.store.database import Database, Entry, Refused
from frostfair.store.errors import NotFound, StoreError, StoreUnavailable, VersionMissing, VersionTaken
from frostfair.store.schema import log, tables
from frostfair.store.threads import settle

GROUP: Final = 500  # records in one commit, at most
GATHER_SECONDS: Final = 0.004  # the moment where a thousand come in a second: the more come, the longer …
GATHER_MOST: Final = 0.01
ENOUGH: Final = 32  # … unless so many wait already
WAITING: Final = 4000  # records that may wait; further callers wait for room


Heard: TypeAlias = Callable[[Exception | None], None]  # None: it is durable


class _Waiting:
    __slots__ = ("entry", "heard")

    def __init__(self, entry: Entry, heard: Heard) -> None:
        self.entry = entry
        self.heard = heard


class Writer:
    """The only door to the log."""

    def __init__(self, database: Database, *, group: int = GROUP, waiting: int = WAITING) -> None:
        self._database = database
        self._group = group
        self._most = waiting
        self._room = asyncio.Semaphore(waiting)
        self._queue: deque[_Waiting] = deque()
        self._draining: asyncio.Task[None] | None = None
        self._callers = 0
        self._came = 0  # since the last commit
        self._last = 0.0  # when that was
        self._rate = 0.0  # how many come in a second, lately
        self._closed = False
        self._empty = asyncio.Event()
        self._empty.set()

    @property
    def callers(self) -> int:
        """How many records wait to be written, as a measure of the load."""
        return self._callers

    async def append(self, entry: Entry) -> None:
        """Returns once the entry is durable.

        VersionTaken: another node was first. VersionMissing: a hole would be left. NotFound: no such table.
        StoreUnavailable: perhaps written, perhaps not. A cancelled caller doesn't know either.
        """
        if self._closed:
            raise StoreUnavailable("the store is closed")
        self._callers += 1
        self._empty.clear()
        try:
            async with self._room:
                done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
                self.hand_over(entry, lambda error: settle(done, None, error))
                await done
        finally:
            self._callers -= 1
            if not self._callers:
                self._empty.set()

    @property
    def takes_more(self) -> bool:
        """Whether an entry can be handed over without waiting to be let in."""
        return not self._closed and len(self._queue) < self._most

    def hand_over(self, entry: Entry, heard: Heard) -> None:
        """The same without awaiting: `heard` is called when the entry is durable, or never will be."""
        self._queue.append(_Waiting(entry, heard))
        self._came += 1
        if self._draining is None:
            self._draining = asyncio.create_task(self._drain(), name="frostfair-append")

    async def close(self) -> None:
        """Take nothing more, and write what was taken."""
        self._closed = True
        await self._empty.wait()
        if self._draining is not None:
            await self._draining

    async def _drain(self) -> None:
        try:
            while self._queue:
                if moment := self._moment():
                    await asyncio.sleep(moment)
                await self._write(self._next_group())
        finally:
            self._draining = None

    def _moment(self) -> float:
        """How long to wait for more; not at all if none is to be expected."""
        now = asyncio.get_running_loop().time()
        since = max(now - self._last, 1e-6)
        weight = min(1.0, since / 0.05)  # the last twentieth of a second counts
        self._rate += weight * (self._came / since - self._rate)
        self._last, self._came = now, 0
        moment = min(GATHER_MOST, GATHER_SECONDS * self._rate / 1000.0)
        is_worth_it = self._rate * moment > 1.0 and len(self._queue) < min(ENOUGH, self._group)
        return moment if is_worth_it else 0.0

    def _next_group(self) -> list[_Waiting]:
        """The longest waiting, one per table; the others keep their order."""
        group: dict[str, _Waiting] = {}
        later: deque[_Waiting] = deque()
        while self._queue and len(group) < self._group:
            waiting = self._queue.popleft()
            if waiting.entry.table in group:
                later.append(waiting)
            else:
                group[waiting.entry.table] = waiting
        self._queue.extendleft(reversed(later))
        return list(group.values())

    async def _write(self, group: Sequence[_Waiting]) -> None:
        try:
            went_in = await self._database.append([waiting.entry for waiting in group])
        except Refused as error:
            await self._write_apart(group, error)
        except StoreUnavailable as error:
            # All who wait are told at once: with a database that doesn't answer, every try may take long.
            self._fail(dict.fromkeys([*group, *self._queue], error))
        except Exception as error:  # a bug: the callers shall see it, and none shall wait for ever
            self._fail(dict.fromkeys(group, error))
        else:
            await self._settle(group, went_in)

    async def _write_apart(self, group: Sequence[_Waiting], error: Refused) -> None:
        """One of them can't be written at all: that must not cost the others anything."""
        if len(group) == 1:
            self._fail({group[0]: Malformed(f"this can't be stored: {error}")})
            return
        for waiting in group:
            await self._write([waiting])

    async def _settle(self, group: Sequence[_Waiting], went_in: Sequence[bool]) -> None:
        left_out: list[_Waiting] = []
        for waiting, written in zip(group, went_in, strict=True):
            if written:
                _tell(waiting, None)
            else:
                left_out.append(waiting)
        if left_out:
            await self._explain(left_out)

    async def _explain(self, left_out: Sequence[_Waiting]) -> None:
        entries = [waiting.entry for waiting in left_out]
        try:
            reasons = await self._database.read(lambda connection: _reasons(connection, entries))
        except Exception as error:  # refused they are in any case
            self._fail(dict.fromkeys(left_out, error))
            return
        self._fail(dict(zip(left_out, reasons, strict=True)))

    def _fail(self, failures: dict[_Waiting, Exception]) -> None:
        """Tell them, and all who wait to write what was meant to follow."""
        lost = {waiting.entry.table: error for waiting, error in failures.items()}
        for waiting, error in failures.items():
            _tell(waiting, error)
        followers = [waiting for waiting in self._queue if waiting.entry.table in lost]
        self._queue = deque(waiting for waiting in self._queue if waiting.entry.table not in lost)
        for waiting in followers:
            _tell(waiting, _for_follower(waiting.entry, lost[waiting.entry.table]))


def _tell(waiting: _Waiting, error: Exception | None) -> None:
    """Each by itself: what one makes of it must not cost the others anything."""
    asyncio.get_running_loop().call_soon(waiting.heard, error)


def _for_follower(entry: Entry, error: Exception) -> Exception:
    if isinstance(error, VersionTaken | VersionMissing | Malformed):
        return VersionMissing(entry.table, entry.version)
    return error


def _reasons(connection: Connection, entries: Sequence[Entry]) -> list[StoreError]:
    return [_reason(connection, entry) for entry in entries]


def _reason(connection: Connection, entry: Entry) -> StoreError:
    same = select(log.c.version).where(log.c.table_id == entry.table, log.c.version == entry.version)
    if connection.execute(same).first():
        return VersionTaken(entry.table, entry.version)
    if connection.execute(select(tables.c.id).where(tables.c.id == entry.table)).first():
        return VersionMissing(entry.table, entry.version)
    return NotFound("table", entry.table)
