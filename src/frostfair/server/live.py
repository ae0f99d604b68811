"""A table in memory: its room, who listens, and the order of things: durable first, told afterwards.

Everything about one table happens one at a time, under its lock. What was begun is finished even if whoever
asked hangs up meanwhile. The log is the truth: after any doubt the room is built anew from it.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from time import perf_counter
from typing import Final, TypeVar

import msgspec

from frostfair.kernel.errors import IllegalAction
from frostfair.kernel.logtext import write_record
from frostfair.server import metrics, narrating, parts, wire
from frostfair.server.building import build_room, load_told, question_for
from frostfair.server.connections import Connection, Listeners
from frostfair.server.describing import chat_data, table_data
from frostfair.server.keeping import keep_texts
from frostfair.server.nodes import Announce
from frostfair.server.outcome import Line, Outcome
from frostfair.server.pulse import Pulse
from frostfair.server.refusing import refusal, unavailable
from frostfair.server.room import Room
from frostfair.server.sightings import Sightings
from frostfair.server.tales import Change
from frostfair.server.thinking import Thinker
from frostfair.store.database import KEEP, Entry
from frostfair.store.errors import NotNow, StoreError, StoreUnavailable, Taken, VersionMissing, VersionTaken
from frostfair.store.rows import FINISHED, OPEN, PLAYING, TableRow
from frostfair.store.store import Store

R = TypeVar("R")
TRIES: Final = 5
SNAPSHOT_EVERY: Final = 50
ELSEWHERE: Final = (VersionTaken, VersionMissing, Taken)  # another node was first


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
        self.lock = asyncio.Lock()
        self._changed = changed
        self._announce = announce  # to the other nodes
        self._sightings = sightings
        self.newest_told = 0  # the newest version that listeners here know
        self._pulse = Pulse(lambda: self.room, store.now, self.happens_by_itself, self.tick)

    # --- questions ---

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def is_idle(self) -> bool:
        return not self.listeners and not self._pulse.is_beating and not self.lock.locked()

    def data(self) -> parts.TableData:
        return table_data(self.row, self.names, self.rematch)

    # --- loading ---

    async def refresh(self) -> None:
        """What the store knows of the table besides its log; under the lock."""
        self.row, self.names = await self.store.tables.get_named(self.id)
        for listener in self.listeners:
            self._place(listener)
        if self.room is not None:
            self.room.users = [seat.user for seat in self.row.seats]
            self.room.bots = [seat.bot for seat in self.row.seats]

    async def _room(self) -> Room | None:
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
            for listener in self.listeners:
                for seat in listener.seats:
                    self.room.attendance.came(seat)
            await self.finish_if_over(self.room)
            await self._set_wake(self.room)
            self._retell(self.room, now)
        return self.room

    async def open(self) -> Room | None:
        """The same for whoever asks from outside."""
        async with self.lock:
            return await self._room()

    async def _set_wake(self, room: Room) -> None:
        """Whether anybody must look at the table if nobody comes. (A record sets it by itself.)"""
        wake = room.wake(self.store.now())
        if wake != self.row.wake and self.row.status == PLAYING:
            await self.store.tables.set_wake(self.id, wake)
            self.row = replace(self.row, wake=wake)

    def _retell(self, room: Room, now: int) -> None:
        """After a doubt: whoever listens sees the table as it truly is."""
        for listener in self.listeners:
            listener.tell(room.view(listener.seat, min(self.newest_told, room.match.version), now))
        self.newest_told = room.match.version

    async def ask(self, question: Callable[[Room], R]) -> R | None:
        """Something about the table as it stands; None where nothing is played."""
        async with self.lock:
            room = await self._room()
            return None if room is None else question(room)

    # --- coming and going ---

    async def join(self, listener: Connection, since: int | None, seat: int | None = None) -> None:
        """Somebody begins to listen, through this seat if it is theirs."""
        async with self.lock:
            room = await self._room()
            seen = await self._sightings.seen(listener.user, self.id)  # before they see any more
            listener.wanted = seat
            self._place(listener)
            self.listeners.add(listener)
            listener.tell(wire.Table(self.data()))
            if room is not None:
                now = self.store.now()
                for mine in listener.seats:
                    self.tell(room.came(mine, now))
                view = room.view(listener.seat, since, now)
                view.d.mine = list(listener.seats)
                view.d.seen = seen
                listener.tell(view)
                self._saw(room)
        self.go_on()

    async def part(self, listener: Connection) -> None:
        async with self.lock:
            if listener not in self.listeners:
                return
            self.listeners.discard(listener)
            if self.room is not None:
                for seat in listener.seats:
                    self.tell(self.room.went(seat, self.store.now()))
        if listener.seats:
            await self._sightings.flush()
        self.go_on()

    def _place(self, listener: Connection) -> None:
        """Who sits down while listening hears from then on what their seat hears."""
        seats = self.row.seats_of(listener.user)
        if self.room is not None and listener in self.listeners:
            for seat in set(listener.seats) - set(seats):
                self.room.attendance.went(seat, self.store.now())
            for seat in set(seats) - set(listener.seats):
                self.room.attendance.came(seat)
        listener.seats = seats
        listener.seat = self.row.seat_seen_by(listener.user, listener.wanted)

    def _look(self, who: Connection, seat: int) -> None:
        """Through another seat of one's own: whoever shares a screen hands it on."""
        if seat not in self.row.seats_of(who.user):
            raise IllegalAction("K-1", "not-your-seat")
        who.wanted = seat
        self._place(who)
        if self.room is not None:
            view = self.room.view(seat, None, self.store.now())
            view.d.mine = list(who.seats)
            who.tell(view)

    def _saw(self, room: Room) -> None:
        """Whoever plays here and listens has now seen the newest version."""
        for listener in self.listeners:
            if listener.seats:
                self._sightings.saw(listener.user, self.id, room.match.version)

    async def changed(self, *, outside: bool = False) -> None:
        """Somebody sat down, left, started …: the store knows it, now everybody here hears it."""
        async with self.lock:
            before = self.row.status
            await self.refresh()
            self.listeners.broadcast(wire.Table(self.data()))
            room = await self._room()
            if room is not None and before == OPEN:
                for listener in self.listeners:
                    listener.tell(room.view(listener.seat, None, self.store.now()))
        if not outside:
            self._changed(self)
        self.go_on()

    # --- commands ---

    async def receive(self, who: Connection, message: wire.Asked) -> None:
        """All of one message: decided, durable, told."""
        async with self.lock:
            await self._receive(who, message)
        self.go_on()

    async def _receive(self, who: Connection, message: wire.Asked) -> None:
        for _ in range(TRIES):
            try:
                room = await self._room()
                if isinstance(message, wire.Look):
                    self._look(who, message.d.seat)
                    return
                if room is None:
                    await self._receive_without_room(who, message)
                    return
                outcome = room.receive(who.seat, who.user, message, self.store.now())
                await self.make_durable(room, outcome, who)
            except ELSEWHERE:
                self.room = None  # somebody else was first: see what they did, and decide anew
                continue
            except StoreUnavailable:
                self.room = None
                metrics.STORE_FAILURES.inc()
                who.tell(_unavailable(message))
                return
            self.tell(outcome, who)
            if isinstance(message, wire.Vote) and not outcome.reply:
                self._announce(self.id, ["vote", who.seat, msgspec.to_builtins(message)])
            return
        who.tell(_unavailable(message))

    async def _receive_without_room(self, who: Connection, message: wire.Asked) -> None:
        """At a table that isn't played there is still chat."""
        if isinstance(message, wire.Say):
            await self._say(who, Line(message.d.text))
        elif isinstance(message, wire.Ping):
            who.tell(wire.Pong())
        elif not isinstance(message, wire.Hello):
            refused = IllegalAction("K-8", f"table-is-{self.row.status}")
            who.tell(wire.Refused(refusal(refused, wire.key_of(message))))

    async def make_durable(self, room: Room, outcome: Outcome, who: Connection | None = None) -> None:
        if outcome.record is not None:
            await self._append(room, outcome)
        if outcome.texts:
            await self._write(room, outcome.texts)
        if outcome.set_bot is not None:
            await self._change_hands(room, *outcome.set_bot)
        if outcome.close:
            await self._abandon()
        if outcome.say is not None and who is not None:
            await self._say(who, outcome.say)

    async def _append(self, room: Room, outcome: Outcome) -> None:
        record = outcome.record
        assert record is not None
        text = write_record(room.match.game, record)
        wake = room.wake(outcome.at)
        changed = KEEP if wake == self.row.wake else wake
        entry = Entry(self.id, record.version, text, outcome.at, outcome.bot, outcome.key, changed)
        begun = perf_counter()
        await self.store.writer.append(entry)
        metrics.APPEND.observe(perf_counter() - begun)
        if changed != KEEP:
            self.row = replace(self.row, wake=wake)
        metrics.records_of(self.row.game, "bot" if outcome.bot else "human").inc()
        self.newest_told = record.version
        self._announce(self.id, ["record", record.version])
        await self.finish_if_over(room)
        if record.version % SNAPSHOT_EVERY == 0:
            with suppress(StoreError):  # only a cache
                await self.store.keep_snapshot(self.id, room.match)

    async def _write(self, room: Room, changes: Sequence[Change]) -> None:
        await keep_texts(self.store, self.row, changes)
        await self._set_wake(room)
        self._announce(self.id, ["texts"])

    async def finish_if_over(self, room: Room) -> None:
        result = room.match.result()
        if result is None or self.row.status == FINISHED:
            return
        self.row = await self.store.tables.finish(self.id, result)
        self.listeners.broadcast(wire.Table(self.data()))
        self._changed(self)

    async def _change_hands(self, room: Room, seat: int, bot: str | None) -> None:
        self.row = await self.store.tables.set_bot(self.id, seat, bot)
        self.listeners.broadcast(wire.Table(self.data()))
        self.tell(room.seat_changed(seat, bot, self.store.now()))
        await self._set_wake(room)
        self._changed(self)

    async def _abandon(self) -> None:
        try:
            self.row = await self.store.tables.abandon(self.id)
        except NotNow:
            self.row = await self.store.tables.get(self.id)
        self.room = None
        self.listeners.broadcast(wire.Table(self.data()))
        self._changed(self)

    async def _say(self, who: Connection, line: Line) -> None:
        said = await self.store.chat.say(self.id, who.user, line.text, line.about, line.how)
        self._announce(self.id, ["chat", said.number])
        self.listeners.chat(chat_data(said, {who.user: who.name}, who.seat))
        if who not in self.listeners:
            who.tell(wire.Chat(chat_data(said, {who.user: who.name}, who.seat)))

    # --- what happens by itself ---

    async def happens_by_itself(self) -> bool:
        """One thing, if one is due. A bot thinks outside the lock, and may come too late."""
        async with self.lock:
            room = await self._room()
            outcome = None if room is None else narrating.do_something(room, self.store.now())
            if room is not None and outcome is not None:
                await self._carry_out(room, outcome)
                return True
            due = None if room is None else question_for(room)
        if due is None:
            return False
        action = None if due.question is None else await self.thinker.decide(due.question)
        async with self.lock:
            room = await self._room()
            if room is None:
                return False
            await self._carry_out(
                room, room.bot_decides(due.seat, due.bot, due.version, action, self.store.now())
            )
        return True

    async def _carry_out(self, room: Room, outcome: Outcome) -> None:
        try:
            await self.make_durable(room, outcome)
        except (StoreUnavailable, *ELSEWHERE):
            self.room = None
            raise
        self.tell(outcome)

    async def look(self) -> None:
        """Nobody came, and yet it is time: whatever is due goes on."""
        async with self.lock:
            await self.refresh()
            room = await self._room()
            if room is not None:
                await self._set_wake(room)
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

    async def close(self) -> None:
        await self._pulse.stop()

    # --- telling ---

    def tell(self, outcome: Outcome, who: Connection | None = None) -> None:
        """The news first, then the answer: whoever reads `done` has seen what it did."""
        if outcome.told and self.room is not None:
            self._saw(self.room)
        for audience, message in outcome.told:
            if isinstance(message, wire.News):
                self.listeners.pass_on(audience, outcome.frames[audience])
            else:
                self.listeners.tell(audience, message)
        for message in outcome.reply:
            if isinstance(message, wire.Refused):
                metrics.REFUSALS.labels(message.d.error).inc()
            if who is not None:
                who.tell(message)


def _unavailable(message: wire.Asked) -> wire.Refused:
    return wire.Refused(unavailable(wire.key_of(message)))
