"""A table in memory that goes on: loaded from the log, moved by bots and clocks.

Everything about one table happens one at a time, under its lock. What was begun is finished even if the
client that asked hangs up meanwhile. The log is the truth: after any doubt the room is built anew from it.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from frostfair.server.bots.thinker import Thinker
from frostfair.server.cluster.nodes import Announce
from frostfair.server.history.last_seen import LastSeen
from frostfair.server.table.commit import abandon, commit, finish_if_over, set_wake
from frostfair.server.table.load import build_room, load_uptimes, load_words, question_for
from frostfair.server.table.pulse import Pulse
from frostfair.server.table.room import Room
from frostfair.server.table.table import Changed, Table
from frostfair.server.table.words import by_itself
from frostfair.server.work import Work
from frostfair.store.database import KEEP
from frostfair.store.people import Names
from frostfair.store.rows import ABANDONED, FINISHED, TableRow
from frostfair.store.store import Store

R = TypeVar("R")


class LiveTable(Table):
    """One table, as this process plays it."""

    def __init__(
        self,
        store: Store,
        thinker: Thinker,
        row: TableRow,
        names: Names,
        changed: Changed,
        announce: Announce,
        last_seen: LastSeen,
        work: Work,
    ) -> None:
        super().__init__(store, row, names, changed, announce, last_seen, work)
        self.thinker = thinker
        self._pulse = Pulse(self)

    @property
    def is_idle(self) -> bool:
        return not self.listeners and not self._pulse.is_beating and not self.lock.is_locked

    # --- loading ---

    async def refresh(self) -> None:
        """What the store knows of the table besides its log; under the lock."""
        self.row, self.names = await self.store.tables.get_named(self.id)
        if self.row.status in (FINISHED, ABANDONED):
            self.rematch = await self.store.tables.rematch_of(self.id)
        for listener in self.listeners:
            self.place(listener)
        if self.room is not None:
            self.room.users = [seat.user for seat in self.row.seats]
            self.room.seats.bots = [seat.bot for seat in self.row.seats]
            self.room.hear_closing(self.row.closing)
            if self.row.status == ABANDONED:
                self.room.abandon()

    async def load(self) -> Room | None:
        """The room, built from the log if need be; None where no game has begun."""
        if not self.row.has_begun:
            return None
        if self.room is None:
            loaded = await self.store.load_match(self.id)
            words = await load_words(self.store, loaded)
            uptimes = await load_uptimes(self.store, loaded)
            now = self.store.now()
            self.row = loaded.table
            self.room = build_room(loaded, now, self.thinker.names, words, uptimes)
            self.room.audiences_present = self.listeners.audiences
            self.room.reading = self.listeners.plain_audiences
            self.room.chat = self.chat
            for listener in self.listeners:
                for seat in listener.seats:
                    self.room.seats.came(seat)
            await finish_if_over(self, self.room)
            await set_wake(self, self.room)
            self._retell(self.room, now)
        return self.room

    async def open(self) -> Room | None:
        """The same for a caller that doesn't hold the lock."""
        async with self.lock:
            return await self.load()

    def _retell(self, room: Room, now: int) -> None:
        """After a doubt: all who listen see the table as it truly is."""
        for listener in self.listeners:
            listener.tell(room.view(listener.seat, min(self.newest_told, room.match.version), now))
        self.newest_told = room.match.version

    async def ask(self, question: Callable[[Room], R]) -> R | None:
        """Something about the table as it stands; None where nothing is played."""
        async with self.lock:
            room = await self.load()
            return None if room is None else question(room)

    # --- what happens by itself ---

    async def happens_by_itself(self) -> bool:
        """One thing, if one is due. A bot thinks outside the lock, and may come too late."""
        async with self.lock:
            room = await self.load()
            now = self.store.now()
            if room is not None and room.closing is not None and room.is_time_to_close(now):
                await abandon(self, room, room.closing)
                return False
            outcome = None if room is None else by_itself.do_something(room, now)
            if room is not None and outcome is not None:
                await commit(self, room, outcome)
                return True
            due = None if room is None else question_for(room)
        if due is None:
            return False
        action = None if due.question is None else await self.thinker.decide(due.question)
        async with self.lock:
            room = await self.load()
            if room is None:
                return False
            outcome = room.bot_decides(due.seat, due.bot, due.version, action, self.store.now())
            await commit(self, room, outcome)
        return True

    async def look(self) -> None:
        """No client came, and yet it is time: whatever is due goes on."""
        async with self.lock:
            await self.refresh()
            room = await self.load()
            if room is not None:
                await set_wake(self, room)
        self.go_on()

    def forget_wake(self) -> None:
        """Another node has moved it."""
        self.row = replace(self.row, wake=KEEP)

    async def tick(self) -> None:
        async with self.lock:
            if self.room is not None:
                self.tell(self.room.tick(self.store.now()))

    def go_on(self) -> None:
        """Something has changed: bots and clocks go on from there."""
        self._pulse.go_on()

    def hold(self) -> None:
        """Only what clients have begun is still finished."""
        self._pulse.hold()

    async def close(self) -> None:
        await self._pulse.stop()
