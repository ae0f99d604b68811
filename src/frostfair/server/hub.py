"""All tables that this process has in memory, and the lobby."""

import asyncio
from collections.abc import Awaitable
from contextlib import suppress
from typing import Any

import structlog

from frostfair.games import installed
from frostfair.kernel.errors import FrostfairError
from frostfair.server import metrics
from frostfair.server.bots.thinker import Thinker
from frostfair.server.cluster import apply
from frostfair.server.cluster.nodes import Alone, Nodes
from frostfair.server.history.last_seen import LastSeen
from frostfair.server.history.moments import Moments
from frostfair.server.lobby.describe import table_data, users_of
from frostfair.server.table import presence
from frostfair.server.table.live import LiveTable
from frostfair.server.table.table import Table
from frostfair.server.transport.connection import Connection, Listeners
from frostfair.server.work import Work, until
from frostfair.store.errors import StoreError, StoreUnavailable
from frostfair.store.rows import LISTED, OPEN, PLAYING, TableRow
from frostfair.store.store import Store
from frostfair.wire import limits
from frostfair.wire import messages as wire
from frostfair.wire.data import GoneData, LobbyData, TableData

LOBBY_SIZE = 100
BEAT_SECONDS = 15.0
GOODBYE_SECONDS = 5.0
ROUSED_AT_ONCE = 100
HEALED_AT_ONCE = 100
PEOPLE = "people"  # the subject of hints that are about no table

log = structlog.get_logger(__name__)


class Hub:
    """Finds tables, passes on what other nodes say, and in the end says goodbye to all connections."""

    def __init__(self, store: Store, thinker: Thinker, nodes: Nodes | None = None) -> None:
        self.store = store
        self.thinker = thinker
        self.nodes = nodes or Alone()
        self.tables: dict[str, LiveTable] = {}
        self.moments = Moments(store)
        self.last_seen = LastSeen(store)
        self.lobby = Listeners()
        self.is_closing = False
        self.work = Work()
        self._idle: dict[str, float] = {}

    # --- tables ---

    async def table(self, table: str) -> LiveTable:
        """The table in memory; NotFound if there is none of this id."""
        live = self.tables.get(table)
        if live is None:
            row, names = await self.store.tables.get_named(table)
            fresh = LiveTable(
                self.store,
                self.thinker,
                row,
                names,
                self.table_changed,
                self.nodes.announce,
                self.last_seen,
                self.work,
            )
            live = self.tables.setdefault(table, fresh)  # another request may have been faster
            metrics.TABLES.set(len(self.tables))
        return live

    async def changed(self, table: str) -> TableData:
        """The store has changed it; all who listen hear it."""
        live = await self.table(table)
        await self.work.run_shielded(presence.changed(live))
        return live.data()

    async def sweep(self) -> None:
        """For ever: tables that no client looks at leave the memory."""
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
        """For ever: tables that no client looks at go on where a bot is to move or a seat's time is up."""
        late = 0  # after a restart no other node is about to do it
        while True:
            try:
                before = self.store.now() - late
                await self.store.tables.let_sleep(before, installed.narrated())
                while await self.rouse(before) == ROUSED_AT_ONCE:
                    pass
            except StoreError as error:
                log.warning("due tables are not looked at: the store is away", why=type(error).__name__)
            late = limits.LATE_MS
            await asyncio.sleep(limits.LATE_MS / 2000)

    async def rouse(self, before: int) -> int:
        """Some of those that have been due since before then; how many. Each is taken by one node only."""
        now, clock = self.store.now(), asyncio.get_running_loop().time
        due = await self.store.tables.wake(before, max(now, before + 1), ROUSED_AT_ONCE)
        for table in due:
            begun = clock()
            try:
                await self.work.run_shielded((await self.table(table)).look())
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

    def table_changed(self, live: Table) -> None:
        self.nodes.announce(live.id, ["table"])
        self._tell_lobby(live)

    def _tell_lobby(self, live: Table) -> None:
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
        """It isn't in memory here, but in the lobby it can be seen."""
        self._tell_lobby(await self.table(table))

    async def _heard(self, live: LiveTable, told: list[Any]) -> None:
        match told:
            case ["record", int(version)]:
                await apply.record(live, version)
            case ["texts"]:
                await apply.texts(live)
            case ["notes"]:
                await apply.notes(live)
            case ["vote", int(seat), vote] if 0 <= seat < len(live.row.seats):
                await apply.vote(live, seat, vote)
            case ["chat", int(number)]:
                await apply.chat(live, number)
            case ["here", list(seats)]:
                await apply.connected(live, [seat for seat in seats if 0 <= seat < len(live.row.seats)])
            case ["watching", str(node), dict(names)]:
                apply.watching(live, node, names)
            case ["table"]:
                await presence.changed(live, outside=True)
                self._tell_lobby(live)
            case _:
                log.warning("unknown hint from another node")

    def _heard_of_people(self, told: list[Any]) -> None:
        match told:
            case ["signed-out", str(user)]:
                self._hang_up(user)
            case ["mute", str(user), str(other), bool(muted)]:
                self._mute(user, other, muted)
            case _:
                log.warning("unknown hint from another node")

    async def beat(self) -> None:
        """For ever: tell the other nodes which seats are connected here, and look for what we missed."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            await self.heal()

    async def heal(self) -> None:
        here = [live for live in self.tables.values() if live.listeners]
        for live in here:
            seats = sorted({seat for one in live.listeners for seat in one.seats})
            self.nodes.announce(live.id, ["here", seats])
            if live.watching.told.count:
                live.announce_watching()
                live.retell_watching()  # a node that is silent for long is gone
        with suppress(StoreError):
            for start in range(0, len(here), HEALED_AT_ONCE):
                await apply.what_was_missed(here[start : start + HEALED_AT_ONCE], self.store)

    # --- people ---

    def mute(self, user: str, other: str, muted: bool) -> None:
        """At all nodes: the user may have sockets anywhere."""
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
        """Finish what was begun, and tell all connections to come back in a moment."""
        if self.is_closing:
            return
        self.is_closing = True
        for live in self.tables.values():
            live.hold()
        await self.work.finish(limits.SEND_SECONDS, self._is_busy)
        for live in list(self.tables.values()):
            await live.close()
        for listener in self._listeners():
            listener.close("restart", again_ms=1000)
        await until(lambda: not self._listeners(), GOODBYE_SECONDS)  # they are still being told
        await self.last_seen.flush()
        await self.thinker.close()
        await self.nodes.close()

    def _is_busy(self) -> bool:
        return any(live.lock.is_locked for live in self.tables.values())

    def _listeners(self) -> list[Connection]:
        return [*self.lobby, *(one for live in self.tables.values() for one in live.listeners)]
