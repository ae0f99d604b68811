"""All tables that this process has in memory, and the lobby."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeVar

import structlog

from frostfair.kernel.errors import FrostfairError
from frostfair.server import metrics
from frostfair.server.bots.thinker import Thinker
from frostfair.server.cluster.apply import (
    hear_chat,
    hear_here,
    hear_record,
    hear_texts,
    hear_vote,
    hear_what_was_missed,
)
from frostfair.server.cluster.nodes import Alone, Nodes
from frostfair.server.history.last_seen import Sightings
from frostfair.server.history.records import Moments
from frostfair.server.lobby.describe import table_data, users_of
from frostfair.server.table import presence
from frostfair.server.table.live import LiveTable
from frostfair.server.transport.connection import Connection, Listeners
from frostfair.store.errors import StoreError, StoreUnavailable
from frostfair.store.rows import LISTED, OPEN, PLAYING, TableRow
from frostfair.store.store import Store
from frostfair.wire import limits
from frostfair.wire import messages as wire
from frostfair.wire.data import GoneData, LobbyData, TableData

R = TypeVar("R")
LOBBY_SIZE = 100
BEAT_SECONDS = 15.0
GOODBYE_SECONDS = 5.0
ROUSED_AT_ONCE = 100
HEALED_AT_ONCE = 100
PEOPLE = "people"  # the subject of hints that are about no table

log = structlog.get_logger(__name__)


class Hub:
    """Finds tables, keeps what was begun going to its end, and says goodbye to everybody in the end."""

    def __init__(self, store: Store, thinker: Thinker, nodes: Nodes | None = None) -> None:
        self.store = store
        self.thinker = thinker
        self.nodes = nodes or Alone()
        self.tables: dict[str, LiveTable] = {}
        self.moments = Moments(store)
        self.sightings = Sightings(store)
        self.lobby = Listeners()
        self.is_closing = False
        self._tasks: set[asyncio.Task[Any]] = set()
        self._begun = 0  # commands that aren't finished
        self._idle: dict[str, float] = {}

    async def run(self, work: Coroutine[Any, Any, R]) -> R:
        """To its end, even if whoever asked for it hangs up meanwhile."""
        return await asyncio.shield(self.begin(work))

    def begin(self, work: Coroutine[Any, Any, R]) -> asyncio.Task[R]:
        """The same for whoever doesn't wait for it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def finish(self, work: Coroutine[Any, Any, R]) -> R:
        """The same for whoever isn't interrupted anyway; only the end waits for it."""
        self._begun += 1
        try:
            return await work
        finally:
            self._begun -= 1

    # --- tables ---

    async def table(self, table: str) -> LiveTable:
        """The table in memory; NotFound if there is none of this id."""
        live = self.tables.get(table)
        if live is None:
            row, names = await self.store.tables.get_named(table)
            fresh = LiveTable(
                self.store, self.thinker, row, names, self.table_changed, self.nodes.announce, self.sightings
            )
            live = self.tables.setdefault(table, fresh)  # somebody may have been faster
            metrics.TABLES.set(len(self.tables))
        return live

    async def changed(self, table: str) -> TableData:
        """The store has changed it; everybody hears it."""
        live = await self.table(table)
        await self.run(presence.changed(live))
        return live.data()

    async def sweep(self) -> None:
        """For ever: tables that nobody looks at leave the memory."""
        while True:
            await asyncio.sleep(limits.IDLE_SECONDS / 10)
            await self.evict(asyncio.get_running_loop().time())

    async def evict(self, now: float) -> None:
        idle = {table for table, live in self.tables.items() if live.is_idle}
        self._idle = {table: self._idle.get(table, now) for table in idle}
        for table, since in list(self._idle.items()):
            if now - since >= limits.IDLE_SECONDS:
                await self.tables.pop(table).close()
                del self._idle[table]
        metrics.TABLES.set(len(self.tables))

    async def rouse_all(self) -> None:
        """For ever: tables that nobody looks at go on where a bot is to move or somebody's time is up."""
        late = 0  # after a restart nobody else is about to do it
        while True:
            try:
                before = self.store.now() - late
                while await self.rouse(before) == ROUSED_AT_ONCE:
                    pass
            except StoreError as error:
                log.warning("tables are not roused", why=type(error).__name__)
            late = limits.LATE_MS
            await asyncio.sleep(limits.LATE_MS / 2000)

    async def rouse(self, before: int) -> int:
        """Some of those that have been due since before then; how many. Each is taken by one node only."""
        now, clock = self.store.now(), asyncio.get_running_loop().time
        due = await self.store.tables.wake(before, max(now, before + 1), ROUSED_AT_ONCE)
        for table in due:
            begun = clock()
            try:
                await self.run((await self.table(table)).look())
            except StoreUnavailable:
                raise
            except FrostfairError as error:  # such as a log of other rules: no use in trying soon
                log.warning("a table can't go on", table=table, why=type(error).__name__)
                await self.store.tables.set_wake(table, now + limits.BROKEN_MS)
            await asyncio.sleep(clock() - begun)  # as long again: after a restart thousands may be due
        return len(due)

    # --- the lobby ---

    async def described(self, rows: list[TableRow]) -> list[TableData]:
        names = await self.store.people.names(users_of(rows))
        return [table_data(row, names) for row in rows]

    async def listed(self) -> list[TableData]:
        """Open tables first, then those that can be watched."""
        rows = await self.store.tables.listed(OPEN, LOBBY_SIZE)
        rows += await self.store.tables.listed(PLAYING, LOBBY_SIZE)
        return await self.described(rows)

    async def join_lobby(self, listener: Connection) -> None:
        self.lobby.add(listener)  # first, so that nothing is missed in between
        listener.tell(wire.Lobby(LobbyData(await self.listed())))

    def part_lobby(self, listener: Connection) -> None:
        self.lobby.discard(listener)

    def table_changed(self, live: LiveTable) -> None:
        self.nodes.announce(live.id, ["table"])
        self._tell_lobby(live)

    def _tell_lobby(self, live: LiveTable) -> None:
        if live.row.visibility != LISTED or not self.lobby:
            return
        shown = live.row.status in (OPEN, PLAYING)
        told = wire.Table(live.data()) if shown else wire.Gone(GoneData(live.id))
        self.lobby.broadcast(told)

    # --- other nodes ---

    def heard(self, table: str, told: list[Any]) -> Awaitable[None] | None:
        """Another node says something about a table; what it means is read from the store."""
        live = self.tables.get(table)
        if table == PEOPLE:
            self._heard_of_people(told)
            return None
        if live is not None:
            return self._heard(live, told)
        return self._heard_of(table) if told == ["table"] and self.lobby else None

    async def _heard_of(self, table: str) -> None:
        """Nobody is there, but in the lobby it can be seen."""
        self._tell_lobby(await self.table(table))

    async def _heard(self, live: LiveTable, told: list[Any]) -> None:
        match told:
            case ["record", int(version)]:
                await hear_record(live, version)
            case ["texts"]:
                await hear_texts(live)
            case ["vote", int(seat), vote] if 0 <= seat < len(live.row.seats):
                await hear_vote(live, seat, vote)
            case ["chat", int(number)]:
                await hear_chat(live, number)
            case ["here", list(seats)]:
                await hear_here(live, [seat for seat in seats if 0 <= seat < len(live.row.seats)])
            case ["table"]:
                await presence.changed(live, outside=True)
                self._tell_lobby(live)
            case _:
                log.warning("another node says what we don't know")

    def _heard_of_people(self, told: list[Any]) -> None:
        match told:
            case ["signed-out", str(user)]:
                self._hang_up(user)
            case ["mute", str(user), str(other), bool(muted)]:
                self._mute(user, other, muted)
            case _:
                log.warning("another node says what we don't know")

    async def beat(self) -> None:
        """For ever: tell the others who is here, and look for what we may have missed."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            await self.heal()

    async def heal(self) -> None:
        here = [live for live in self.tables.values() if live.listeners]
        for live in here:
            seats = sorted({seat for one in live.listeners for seat in one.seats})
            self.nodes.announce(live.id, ["here", seats])
        with suppress(StoreError):
            for start in range(0, len(here), HEALED_AT_ONCE):
                await hear_what_was_missed(here[start : start + HEALED_AT_ONCE], self.store)

    # --- people ---

    def mute(self, user: str, other: str, muted: bool) -> None:
        """At all nodes: they may have sockets anywhere."""
        self._mute(user, other, muted)
        self.nodes.announce(PEOPLE, ["mute", user, other, muted])

    def _mute(self, user: str, other: str, muted: bool) -> None:
        for live in self.tables.values():
            for listener in live.listeners:
                if listener.user == user:
                    (listener.muted.add if muted else listener.muted.discard)(other)

    def hang_up(self, user: str) -> None:
        """A session was revoked or a user is gone: their sockets, at any node, must ask anew."""
        self._hang_up(user)
        self.nodes.announce(PEOPLE, ["signed-out", user])

    def _hang_up(self, user: str) -> None:
        for listener in self._listeners():
            if listener.user == user:
                listener.close("signed-out", again_ms=0)

    # --- the end ---

    async def close(self) -> None:
        """Finish what was begun, and tell everybody to come back in a moment."""
        if self.is_closing:
            return
        self.is_closing = True
        for live in self.tables.values():
            live.hold()
        if self._tasks:
            await asyncio.wait(list(self._tasks), timeout=limits.SEND_SECONDS)
        await self._until(lambda: not self._begun and not self._is_busy(), limits.SEND_SECONDS)
        for live in list(self.tables.values()):
            await live.close()
        for listener in self._listeners():
            listener.close("restart", again_ms=1000)
        await self._until(lambda: not self._listeners(), GOODBYE_SECONDS)  # they are still being told
        await self.sightings.flush()
        await self.thinker.close()
        await self.nodes.close()

    async def _until(self, is_so: Callable[[], bool], seconds: float) -> None:
        """Not for ever."""
        for _ in range(int(seconds / 0.02)):
            if is_so():
                return
            await asyncio.sleep(0.02)

    def _is_busy(self) -> bool:
        return any(live.lock.is_taken for live in self.tables.values())

    def _listeners(self) -> list[Connection]:
        return [*self.lobby, *(one for live in self.tables.values() for one in live.listeners)]
