"""A table before its start: who opens it, who sits down, and whose words go into the seed."""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from frostfair.kernel.codec import to_json
from frostfair.store import schema
from frostfair.store.checks import plain_text
from frostfair.store.database import Part, writes
from frostfair.store.errors import NotFound, NotNow, Taken
from frostfair.store.ids import new_code, new_id
from frostfair.store.people import hold_user
from frostfair.store.rows import (
    ABANDONED,
    OPEN,
    PLAYING,
    Closing,
    NewTable,
    TableRow,
    get_table,
    new_row,
    new_seats,
)

CODE_LIVES: Final = 24 * 3600 * 1000
CODE_TRIES: Final = 5
KICKED_FOR: Final = 10 * 60_000


class Seating(Part):
    """Everything that ends with the start."""

    @writes
    def create(self, db: Connection, wanted: NewTable, most: int | None = None) -> TableRow:
        """A table with a seed of its own, committed to at once. The host takes the first free seat.

        No host has more than `most` that aren't over.
        """
        if most is not None:
            hold_user(db, wanted.host)
            if _hosted(db, wanted.host) >= most:
                raise NotNow("too-many-tables")
        return self._create(db, wanted)

    def _create(self, db: Connection, wanted: NewTable) -> TableRow:
        table = new_id()
        db.execute(insert(schema.tables).values(id=table, **new_row(wanted, self.now())))
        db.execute(insert(schema.seats), new_seats(table, wanted, self.now()))
        return get_table(db, table)

    @writes
    def play_again(self, db: Connection, wanted: NewTable) -> str:
        """The rematch of a table: the one that a player asked for before, or a new one."""
        assert wanted.rematch_of is not None
        t = schema.tables.c
        # Held to the end: of two who ask at two nodes, the second finds what the first has made.
        db.execute(update(schema.tables).where(t.id == wanted.rematch_of).values(status=t.status))
        found = find_rematch(db, get_table(db, wanted.rematch_of))
        return found or self._create(db, wanted).id

    @writes
    def give_code(self, db: Connection, table: str, lives: int = CODE_LIVES) -> str:
        """Six characters that lead here for a while; a new one each time, and the old one is void."""
        _drop_old_codes(db, self.now())
        for _ in range(CODE_TRIES):
            code = new_code()
            try:
                with db.begin_nested():
                    self._change(db, table, (OPEN, PLAYING), code=code, code_until=self.now() + lives)
                return code
            except IntegrityError:
                continue  # this code is taken
        raise Taken("code")

    @writes
    def sit(
        self, db: Connection, table: str, user: str, seat: int | None = None, name: str | None = None
    ) -> int:
        """Take a free seat, this one or the first; a user who sits already stays there.

        Where people share a screen, one user takes several seats and says who sits there.
        """
        row = self._touch(db, table, OPEN)
        if user in row.kicked and self.now() - row.kicked[user] < KICKED_FOR:
            raise NotNow("kicked")
        if row.hot_seat:
            return self._sit_beside(db, row, user, seat, name)
        mine = row.seat_of(user)
        if mine is not None and seat in (None, mine):
            return mine
        if mine is not None:
            set_seat(db, table, mine, user_id=None, joined=None, word=None)
        free = [s.seat for s in row.seats if s.is_free and seat in (None, s.seat)]
        if not free:
            raise Taken("seat")
        set_seat(db, table, free[0], user_id=user, joined=self.now(), name=None)
        return free[0]

    def _sit_beside(
        self, db: Connection, row: TableRow, user: str, seat: int | None, name: str | None
    ) -> int:
        mine = row.seats_of(user)
        free = [s.seat for s in row.seats if s.is_free]
        if seat is None:
            seat = next(iter(mine or free), -1)
        if seat not in mine and seat not in free:
            raise Taken("seat")
        named = None if name is None else plain_text(name, "name")
        set_seat(db, row.id, seat, user_id=user, joined=self.now(), name=named)
        return seat

    @writes
    def leave(self, db: Connection, table: str, user: str, seat: int | None = None) -> None:
        """Stand up before the start, from this seat or from all one has.

        A host who has none left hands the table on to the next; the last one closes the door.
        """
        mine = self._touch(db, table, OPEN).seats_of(user)
        leaving = mine if seat is None else [one for one in mine if one == seat]
        if not leaving:
            raise NotFound("seat", "of this user")
        self._stand_up(db, table, user, leaving)

    @writes
    def kick(self, db: Connection, table: str, user: str) -> None:
        """The host sends them away; for a while they can't sit down there again."""
        row = self._touch(db, table, OPEN)
        mine = row.seats_of(user)
        if not mine:
            raise NotFound("seat", "of this user")
        self._stand_up(db, table, user, mine)
        kicked = {**row.kicked, user: self.now()}
        self._change(db, table, (OPEN, ABANDONED), kicked=to_json(kicked))

    @writes
    def forsake(self, db: Connection, user: str) -> list[str]:
        """Leave all tables that haven't started, as one does before one is forgotten; which."""
        t, s = schema.tables.c, schema.seats.c
        sits = select(s.table_id).where(s.user_id == user)
        wanted = select(t.id).where(t.status == OPEN, or_(t.id.in_(sits), t.host_id == user)).order_by(t.id)
        tables = list(db.scalars(wanted))
        for table in tables:
            self._stand_up(db, table, user, self._touch(db, table, OPEN).seats_of(user))
        return tables

    def _stand_up(self, db: Connection, table: str, user: str, seats: Sequence[int]) -> None:
        for seat in seats:
            set_seat(db, table, seat, user_id=None, joined=None, word=None, name=None)
        row = get_table(db, table)
        staying = [seat.user for seat in row.seats if seat.user is not None]
        if not staying:
            self._abandon(db, table)
        elif row.host == user and user not in staying:
            self._change(db, table, (OPEN,), host_id=staying[0])

    @writes
    def say_word(self, db: Connection, table: str, user: str, word: str) -> None:
        """A player's own word for the seed, until the table starts."""
        seat = self._touch(db, table, OPEN).seat_of(user)
        if seat is None:
            raise NotFound("seat", "of this user")
        set_seat(db, table, seat, word=plain_text(word, "word"))

    @writes
    def seat_bot(self, db: Connection, table: str, seat: int, bot: str | None) -> None:
        """A bot takes a free seat, or (None) leaves it."""
        seats = self._touch(db, table, OPEN).seats
        if not 0 <= seat < len(seats) or seats[seat].user is not None:
            raise NotFound("free seat", str(seat))
        set_seat(db, table, seat, bot=bot)

    @writes
    def start(self, db: Connection, table: str, *, goes_on_alone: bool = False) -> TableRow:
        """From now on there is a log. The words are fixed, in the order of seats.

        Where a bot sits, or where it `goes_on_alone` anyway, a server looks at it even if no player comes.
        """
        row = self._touch(db, table, OPEN)
        if any(seat.is_free for seat in row.seats):
            raise NotNow("seats-are-free")
        words = to_json([seat.word for seat in row.seats if seat.word])
        wakes = goes_on_alone or any(seat.bot for seat in row.seats)
        return self._change(
            db,
            table,
            (OPEN,),
            status=PLAYING,
            words=words,
            started=self.now(),
            wake=self.now() if wakes else None,
        )

    # --- inside ---

    def _change(self, db: Connection, table: str, only_if: Sequence[str], **values: Any) -> TableRow:
        """The one door: a table changes only while it is in one of these states."""
        t = schema.tables.c
        changed = update(schema.tables).where(t.id == table, t.status.in_(only_if))
        if not db.execute(changed.values(updated=self.now(), **values)).rowcount:
            raise NotNow(f"table-is-{get_table(db, table).status}")
        return get_table(db, table)

    def _touch(self, db: Connection, table: str, *only_if: str) -> TableRow:
        """Hold the table to the end of the transaction: two who want one seat come one after the other."""
        return self._change(db, table, only_if)

    def _abandon(self, db: Connection, table: str, closing: Closing | None = None) -> TableRow:
        packed = None if closing is None else to_json(closing.pack())
        return self._change(
            db,
            table,
            (OPEN, PLAYING),
            status=ABANDONED,
            finished=self.now(),
            wake=None,
            closing=packed,
        )


def set_seat(db: Connection, table: str, seat: int, **values: Any) -> None:
    s = schema.seats.c
    db.execute(update(schema.seats).where(s.table_id == table, s.seat == seat).values(**values))


def find_rematch(db: Connection, row: TableRow) -> str | None:
    """Found by those who sat there, as they are indexed. One that all players have left counts no more."""
    t, s = schema.tables.c, schema.seats.c
    users = [seat.user for seat in row.seats if seat.user is not None]
    theirs = or_(t.host_id.in_(users), t.id.in_(select(s.table_id).where(s.user_id.in_(users))))
    wanted = select(t.id).where(theirs, t.rematch_of == row.id, t.status != ABANDONED)
    return db.scalars(wanted.order_by(t.created, t.id).limit(1)).first()


def _hosted(db: Connection, user: str | None) -> int:
    """How many tables of theirs aren't over."""
    t = schema.tables.c
    return db.scalar(select(func.count()).where(t.host_id == user, t.status.in_((OPEN, PLAYING)))) or 0


def _drop_old_codes(db: Connection, at: int) -> None:
    t = schema.tables.c
    db.execute(update(schema.tables).where(t.code_until <= at).values(code=None, code_until=None))
