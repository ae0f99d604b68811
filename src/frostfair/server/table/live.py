"""A table in memory: its room, who listens, and the order of things: durable first, told afterwards.

Everything about one table happens one at a time, under its lock. What was begun is finished even if whoever
asked hangs up meanwhile. The log is the truth: after any doubt the room is built anew from it.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TypeVar

from frostfair.server import metrics
from frostfair.server.bots.thinker import Thinker
from frostfair.server.cluster.nodes import Announce
from frostfair.server.history.last_seen import Sightings
from frostfair.server.lobby.describe import table_data
from frostfair.server.lock import Turns
from frostfair.server.table.chat import Chatting
from frostfair.server.table.commit import ELSEWHERE, finish_if_over, make_durable, set_wake
from frostfair.server.table.load import build_room, load_told, question_for
from frostfair.server.table.outcome import Outcome
from frostfair.server.table.pulse import Pulse
from frostfair.server.table.room import Room
from frostfair.server.table.words import narration
from frostfair.server.transport.connection import Connection, Listeners
from frostfair.store.database import KEEP
from frostfair.store.errors import StoreUnavailable
from frostfair.store.rows import ABANDONED, FINISHED, PLAYING, TableRow
from frostfair.store.store import Store
from frostfair.wire import messages as wire
from frostfair.wire.data import TableData

R = TypeVar("R")


class LiveTable:
    """One table, as this process knows it."""

    def __init__(
        self, store: Store, thinker: Thinker, row: TableRow, names: Mapping[str, str],
        changed: Callable[["LiveTable"], None], announce: Announce, sightings: Sightings,
    ) -> None:  # fmt: skip
        self.store = store
        self.thinker = thinker
        self.row = row
        self.names = names
        self.room: Room | None = None
        self.rematch: str | None = None
        self.listeners = Listeners()
        self.chatting = Chatting()
        self.lock = Turns()
        self.tell_lobby = changed
        self.announce = announce  # to the other nodes
        self.sightings = sightings
        self.newest_told = 0  # the newest version that listeners here know
        self._pulse = Pulse(self)

    # --- questions ---

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def is_idle(self) -> bool:
        return not self.listeners and not self._pulse.is_beating and not self.lock.is_taken

    def data(self) -> TableData:
        return table_data(self.row, self.names, self.rematch)

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
            self.room.bots = [seat.bot for seat in self.row.seats]

    def place(self, listener: Connection) -> None:
        """Who sits down while listening hears from then on what their seat hears."""
        seats = self.row.seats_of(listener.user)
        if self.room is not None and listener in self.listeners:
            for seat in set(listener.seats) - set(seats):
                self.room.attendance.went(seat, self.store.now())
            for seat in set(seats) - set(listener.seats):
                self.room.attendance.came(seat)
        listener.seats = seats
        listener.seat = self.row.seat_seen_by(listener.user, listener.wanted)

    async def load(self) -> Room | None:
        """The room, built from the log if need be; None before the start and after a table was left."""
        if self.row.status not in (PLAYING, FINISHED):
            return None
        if self.room is None:
            loaded = await self.store.load_match(self.id)
            told = await load_told(self.store, loaded)
            now = self.store.now()
            self.row = loaded.table
            self.room = build_room(loaded, now, self.thinker.names, told)
            self.room.hearing = self.listeners.audiences
            self.room.reading = self.listeners.plain_audiences
            self.room.chatting = self.chatting
            for listener in self.listeners:
                for seat in listener.seats:
                    self.room.attendance.came(seat)
            await finish_if_over(self, self.room)
            await set_wake(self, self.room)
            self._retell(self.room, now)
        return self.room

    async def open(self) -> Room | None:
        """The same for whoever asks from outside."""
        async with self.lock:
            return await self.load()

    def _retell(self, room: Room, now: int) -> None:
        """After a doubt: whoever listens sees the table as it truly is."""
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
            outcome = None if room is None else narration.do_something(room, self.store.now())
            if room is not None and outcome is not None:
                await self._carry_out(room, outcome)
                return True
            due = None if room is None else question_for(room)
        if due is None:
            return False
        action = None if due.question is None else await self.thinker.decide(due.question)
        async with self.lock:
            room = await self.load()
            if room is None:
                return False
            await self._carry_out(
                room, room.bot_decides(due.seat, due.bot, due.version, action, self.store.now())
            )
        return True

    async def _carry_out(self, room: Room, outcome: Outcome) -> None:
        try:
            await make_durable(self, room, outcome)
        except (StoreUnavailable, *ELSEWHERE):
            self.room = None
            raise
        self.tell(outcome)

    async def look(self) -> None:
        """Nobody came, and yet it is time: whatever is due goes on."""
        async with self.lock:
            await self.refresh()
            room = await self.load()
            if room is not None:
                await set_wake(self, room)
        self.go_on()

    def forget_wake(self) -> None:
        """Somebody else has moved it."""
        self.row = replace(self.row, wake=KEEP)

    async def tick(self) -> None:
        async with self.lock:
            if self.room is not None:
                self.tell(self.room.tick(self.store.now()))

    def go_on(self) -> None:
        """Something has changed: bots and clocks go on from there."""
        self._pulse.go_on()

    def hold(self) -> None:
        """Only what people have begun is still finished."""
        self._pulse.hold()

    async def close(self) -> None:
        await self._pulse.stop()

    # --- telling ---

    def tell(self, outcome: Outcome, who: Connection | None = None) -> None:
        """The news first, then the answer: whoever reads `done` has seen what it did."""
        answer = [] if who is None else [wire.encode(message) for message in outcome.reply]
        for listener in self.listeners if outcome.news else ():
            frame = outcome.news.get(listener.seat)
            if listener.plain:
                frame = outcome.plain_news.get(listener.seat, frame)
            if frame is None:
                continue
            if listener is who and not outcome.told:
                listener.push(frame, *answer)
                answer = []
            else:
                listener.push(frame)
        for audience, message in outcome.told:
            self.listeners.tell(audience, message)
        if outcome.news or outcome.told:
            self.saw()
        if who is not None and answer:
            who.push(*answer)
        for message in outcome.reply:
            if isinstance(message, wire.Refused):
                metrics.REFUSALS.labels(message.d.error).inc()

    def saw(self) -> None:
        """Whoever plays here and listens has now seen the newest version."""
        if self.room is not None:
            version = self.room.match.version
            for listener in self.listeners:
                if listener.seats:
                    self.sightings.saw(listener.user, self.id, version)
