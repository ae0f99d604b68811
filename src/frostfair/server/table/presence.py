"""Connections come to a table and go: which listen, and through which seat."""

from frostfair.kernel.errors import NOT_YOUR_DECISION, IllegalAction
from frostfair.server.table.commit import commit
from frostfair.server.table.live import LiveTable
from frostfair.server.transport.connection import Connection
from frostfair.store.rows import FINISHED, PLAYING
from frostfair.wire import limits
from frostfair.wire import messages as wire
from frostfair.wire.data import LookData


async def join(
    live: LiveTable, listener: Connection, since: int | None, look: LookData | None = None
) -> None:
    """A connection begins to listen, through the seat it asks for if that is the user's."""
    async with live.lock:
        if live.row.status != PLAYING:
            await live.refresh()  # started or asked for again at another node, whose hint may be lost
        room = await live.load()
        if len(live.listeners) >= limits.SOCKETS_PER_TABLE:
            listener.drop("too-many-sockets", limits.AGAIN_MS)
            return
        seen = await live.last_seen.seen(listener.user, live.id)  # before they see any more
        if look is not None:
            listener.requested_seat, listener.plain = look.seat, look.plain
        live.place(listener)
        live.listeners.add(listener)
        listener.tell(wire.Table(live.data()))
        if room is not None:
            now = live.store.now()
            for mine in listener.seats:
                await commit(live, room, room.came(mine, now))
            view = room.view(listener.seat, since, now)
            view.d.mine = list(listener.seats)
            view.d.seen = seen
            listener.tell(view)
            live.note_seen()
        if live.watching.told.count:
            listener.tell(wire.Watching(live.watching.told))
        live.tell_watching()
    live.go_on()


async def part(live: LiveTable, listener: Connection) -> None:
    async with live.lock:
        if listener not in live.listeners:
            return
        live.listeners.discard(listener)
        if live.room is not None:
            for seat in listener.seats:
                live.tell(live.room.went(seat, live.store.now()))
        live.tell_watching()
    if listener.seats:
        live.last_seen.went(listener.user, live.id)
    live.go_on()


def look_through(live: LiveTable, who: Connection, look: LookData) -> None:
    """Another seat of the user, where players share a screen; or the same seat, in words or not."""
    if look.seat is not None:
        if look.seat not in live.row.seats_of(who.user):
            raise IllegalAction(NOT_YOUR_DECISION, "not-your-seat")
        who.requested_seat = look.seat
    who.plain = look.plain
    live.place(who)
    if live.room is not None:
        view = live.room.view(who.seat, None, live.store.now())
        view.d.mine = list(who.seats)
        who.tell(view)


async def changed(live: LiveTable, *, outside: bool = False) -> None:
    """A user sat down, left, started …: the store knows it, now all who listen here hear it."""
    async with live.lock:
        before = live.row.status
        await live.refresh()
        live.listeners.broadcast(wire.Table(live.data()))
        live.tell_watching()  # they may have sat down
        room = await live.load()
        if room is not None and before != live.row.status != FINISHED:  # how it ended, news have told
            live.tell_view()
        elif room is not None:
            live.tell(room.tick(live.store.now()))
    if not outside:
        live.tell_lobby(live)
    live.go_on()
