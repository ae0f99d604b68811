"""A table as this node knows it: its row, its room while it is in memory, and the connections that listen."""

from collections.abc import Callable
from typing import TypeAlias

from frostfair.server import metrics
from frostfair.server.cluster.nodes import Announce
from frostfair.server.history.last_seen import LastSeen
from frostfair.server.lobby.describe import table_data
from frostfair.server.lock import FifoLock
from frostfair.server.table.chat import Chat
from frostfair.server.table.outcome import Outcome
from frostfair.server.table.room import Room
from frostfair.server.table.watching import Watching, watching_here
from frostfair.server.transport.connection import Connection, Listeners
from frostfair.server.work import Work
from frostfair.store.people import Names
from frostfair.store.rows import TableRow
from frostfair.store.store import Store
from frostfair.wire import messages as wire
from frostfair.wire.data import TableData

Changed: TypeAlias = "Callable[[Table], None]"


class Table:
    """What is told goes out here; what must be durable before, `commit` knows."""

    def __init__(
        self,
        store: Store,
        row: TableRow,
        names: Names,
        changed: Changed,
        announce: Announce,
        last_seen: LastSeen,
        work: Work,
    ) -> None:
        self.store = store
        self.row = row
        self.names = names
        self.room: Room | None = None
        self.rematch: str | None = None
        self.listeners = Listeners()
        self.chat = Chat()
        self.watching = Watching()
        self.lock = FifoLock()
        self.tell_lobby = changed
        self.announce = announce  # to the other nodes
        self.last_seen = last_seen
        self.work = work
        self.newest_told = 0  # the newest version that listeners here know

    @property
    def id(self) -> str:
        return self.row.id

    def data(self) -> TableData:
        return table_data(self.row, self.names, self.rematch)

    def place(self, listener: Connection) -> None:
        """A user who sits down while listening hears from then on what the seat hears."""
        seats = self.row.seats_of(listener.user)
        if self.room is not None and listener in self.listeners:
            for seat in set(listener.seats) - set(seats):
                self.room.seats.went(seat, self.store.now())
            for seat in set(seats) - set(listener.seats):
                self.room.seats.came(seat)
        listener.seats = seats
        listener.seat = self.row.seat_seen_by(listener.user, listener.requested_seat)

    def tell(self, outcome: Outcome, who: Connection | None = None) -> None:
        """The news first, then the answer: a client that reads `done` has seen what it did."""
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
            self.note_seen()
        if who is not None and answer:
            who.push(*answer)
        for message in outcome.reply:
            if isinstance(message, wire.Refused):
                metrics.REFUSALS.labels(message.d.error).inc()

    def tell_change(self) -> None:
        """Who sits here, or how it stands with the table, has changed: listeners hear it, and the lobby."""
        self.listeners.broadcast(wire.Table(self.data()))
        self.tell_lobby(self)

    def tell_view(self) -> None:
        """All of it, to all who listen."""
        if self.room is not None:
            now = self.store.now()
            for listener in self.listeners:
                listener.tell(self.room.view(listener.seat, None, now))

    def tell_watching(self) -> None:
        """A spectator came or went, or sat down."""
        if self.retell_watching():
            self.announce_watching()

    def retell_watching(self) -> bool:
        """To those who listen here, if it has changed."""
        found = self.watching.changed(self.listeners, self.store.now())
        if found is not None:
            self.listeners.broadcast(wire.Watching(found))
        return found is not None

    def announce_watching(self) -> None:
        self.announce(self.id, ["watching", self.watching.node, watching_here(self.listeners)])

    def note_seen(self) -> None:
        """All players who are connected here have now seen the newest version."""
        if self.room is not None:
            version = self.room.match.version
            for listener in self.listeners:
                if listener.seats:
                    self.last_seen.saw(listener.user, self.id, version)
