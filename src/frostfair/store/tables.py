"""Tables and who sits at them: the lobby, from the first chair to the result."""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from frostfair.kernel.codec import to_json
from frostfair.kernel.game import Result
from frostfair.store import schema
from frostfair.store.checks import plain_text
from frostfair.store.database import Part, reads, writes
from frostfair.store.errors import NotFound, NotNow, Taken
from frostfair.store.ids import new_code, new_id
from frostfair.store.people import names_of
from frostfair.store.rows import (
    ABANDONED,
    FINISHED,
    LISTED,
    OPEN,
    PLAYING,
    NewTable,
    TableRow,
    get_table,
    new_row,
    new_seats,
    select_tables,
)

CODE_LIVES: Final = 24 * 3600 * 1000
CODE_TRIES: Final = 5


class Tables(Part):
    """The lobby and what it knows."""

    # --- questions ---

    @reads
    def get(self, db: Connection, table: str) -> TableRow:
        return get_table(db, table)

    @reads
    def get_named(self, db: Connection, table: str) -> tuple[TableRow, dict[str, str]]:
        """With the names of those who sit there."""
        row = get_table(db, table)
        return row, names_of(db, [seat.user for seat in row.seats if seat.user is not None])

    @reads
    def marks(self, db: Connection, tables: Sequence[str]) -> dict[str, tuple[int, int]]:
        """When each was last changed in anything but its log, and the newest version there."""
        t, l = schema.tables.c, schema.log.c  # noqa: E741
        version = select(func.max(l.version)).where(l.table_id == t.id).scalar_subquery()
        found = db.execute(select(t.id, t.updated, version).where(t.id.in_(tables)))
        return {table: (updated, newest or 0) for table, updated, newest in found}

    @reads
    def rematch_of(self, db: Connection, table: str) -> str | None:
        """Where those who sat there play again."""
        return _rematch(db, get_table(db, table))

    @reads
    def by_code(self, db: Connection, code: str) -> TableRow:
        """The table that a code still leads to."""
        t = schema.tables.c
        found = select_tables(
            db, select(schema.tables).where(t.code == code.upper(), t.code_until > self.now())
        )
        if not found:
            raise NotFound("table", "of this code")
        return found[0]

    @reads
    def listed(
        self, db: Connection, status: str = OPEN, limit: int = 100, before: int | None = None
    ) -> list[TableRow]:
        """Tables that everybody may see, the newest first; `before` is the `updated` of the last one seen."""
        t = schema.tables.c
        wanted = select(schema.tables).where(t.status == status, t.visibility == LISTED)
        if before is not None:
            wanted = wanted.where(t.updated < before)
        return select_tables(db, wanted.order_by(t.updated.desc(), t.id).limit(limit))

    @reads
    def of_user(
        self, db: Connection, user: str, status: str | None = None, limit: int = 100
    ) -> list[TableRow]:
        """Tables where they sit or that they opened, the newest first."""
        t, s = schema.tables.c, schema.seats.c
        sits = select(s.table_id).where(s.user_id == user)
        wanted = select(schema.tables).where(or_(t.id.in_(sits), t.host_id == user))
        if status is not None:
            wanted = wanted.where(t.status == status)
        return select_tables(db, wanted.order_by(t.updated.desc(), t.id).limit(limit))

    @reads
    def ids(self, db: Connection, after: str = "", limit: int = 1000) -> list[str]:
        """All tables, page by page."""
        t = schema.tables.c
        return list(db.scalars(select(t.id).where(t.id > after).order_by(t.id).limit(limit)))

    # --- before the start ---

    @writes
    def create(self, db: Connection, wanted: NewTable) -> TableRow:
        """A table with a seed of its own, committed to at once. The host takes the first free seat."""
        return self._create(db, wanted)

    def _create(self, db: Connection, wanted: NewTable) -> TableRow:
        table = new_id()
        db.execute(insert(schema.tables).values(id=table, **new_row(wanted, self.now())))
        db.execute(insert(schema.seats), new_seats(table, wanted, self.now()))
        return get_table(db, table)

    @writes
    def play_again(self, db: Connection, wanted: NewTable) -> str:
        """The rematch of a table: the one that somebody asked for before, or a new one."""
        assert wanted.rematch_of is not None
        t = schema.tables.c
        # Held to the end: of two who ask at two nodes, the second finds what the first has made.
        db.execute(update(schema.tables).where(t.id == wanted.rematch_of).values(status=t.status))
        found = _rematch(db, get_table(db, wanted.rematch_of))
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
                continue  # somebody has this one
        raise Taken("code")

    @writes
    def sit(
        self, db: Connection, table: str, user: str, seat: int | None = None, name: str | None = None
    ) -> int:
        """Take a free seat, this one or the first; whoever sits already stays there.

        Where people share a screen, one user takes several seats and says who sits there.
        """
        row = self._touch(db, table, OPEN)
        if row.hot_seat:
            return self._sit_beside(db, row, user, seat, name)
        mine = row.seat_of(user)
        if mine is not None and seat in (None, mine):
            return mine
        if mine is not None:
            _seat(db, table, mine, user_id=None, joined=None, word=None)
        free = [s.seat for s in row.seats if s.is_free and seat in (None, s.seat)]
        if not free:
            raise Taken("seat")
        _seat(db, table, free[0], user_id=user, joined=self.now(), name=None)
        return free[0]

    def _sit_beside(
        self, db: Connection, row: TableRow, user: str, seat: int | None, name: str | None
    ) -> int:  # fmt: skip
        mine = row.seats_of(user)
        free = [s.seat for s in row.seats if s.is_free]
        if seat is None:
            seat = next(iter(mine or free), -1)
        if seat not in mine and seat not in free:
            raise Taken("seat")
        named = None if name is None else plain_text(name, "name")
        _seat(db, row.id, seat, user_id=user, joined=self.now(), name=named)
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
            _seat(db, table, seat, user_id=None, joined=None, word=None, name=None)
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
        _seat(db, table, seat, word=plain_text(word, "word"))

    @writes
    def start(self, db: Connection, table: str) -> TableRow:
        """From now on there is a log. The words are fixed, in the order of seats."""
        row = self._touch(db, table, OPEN)
        if any(seat.is_free for seat in row.seats):
            raise NotNow("seats-are-free")
        words = to_json([seat.word for seat in row.seats if seat.word])
        return self._change(
            db, table, (OPEN,), status=PLAYING, words=words, started=self.now(), wake=self.now(),
            code=None, code_until=None,
        )  # fmt: skip

    # --- while it is played ---

    @writes
    def set_bot(self, db: Connection, table: str, seat: int, bot: str | None) -> TableRow:
        """A bot takes over, or (None) gives the seat back to whom it belongs."""
        row = self._touch(db, table, OPEN, PLAYING)
        if not 0 <= seat < len(row.seats):
            raise NotFound("seat", str(seat))
        if bot is None and row.status == PLAYING and row.seats[seat].user is None:
            raise NotNow("nobody-would-play")
        _seat(db, table, seat, bot=bot)
        if row.status == PLAYING:
            return self._change(db, table, (PLAYING,), wake=self.now())  # it may be the bot's turn at once
        return get_table(db, table)

    @writes
    def wake(self, db: Connection, before: int, again: int, limit: int = 100) -> list[str]:
        """Tables that must be looked at by now, the earliest first; until `again` they are the caller's."""
        t = schema.tables.c
        wanted = select(t.id).where(t.wake <= before).order_by(t.wake, t.id).limit(limit)
        mine = list(db.scalars(wanted.with_for_update(skip_locked=True)))
        if mine:
            db.execute(update(schema.tables).where(t.id.in_(mine)).values(wake=again))
        return mine

    @writes
    def set_wake(self, db: Connection, table: str, at: int | None) -> None:
        """Look at it then, or (None) only when somebody comes. Appending a record can set it, too."""
        t = schema.tables.c
        db.execute(update(schema.tables).where(t.id == table, t.status == PLAYING).values(wake=at))

    @writes
    def finish(self, db: Connection, table: str, result: Result) -> TableRow:
        """The game has ended. Said again (by another node, or after a crash) it changes nothing."""
        packed, at = to_json(result.pack()), self.now()
        try:
            return self._change(db, table, (PLAYING,), status=FINISHED, result=packed, finished=at, wake=None)
        except NotNow:
            row = get_table(db, table)
            if (row.status, row.result) == (FINISHED, result.pack()):
                return row
            raise

    @writes
    def abandon(self, db: Connection, table: str) -> TableRow:
        """Nobody goes on: closed without a result."""
        return self._abandon(db, table)

    def _abandon(self, db: Connection, table: str) -> TableRow:
        return self._change(
            db, table, (OPEN, PLAYING), status=ABANDONED, finished=self.now(), wake=None, code=None
        )

    @writes
    def delete(self, db: Connection, table: str) -> None:
        """With everything that belongs to it."""
        if not db.execute(delete(schema.tables).where(schema.tables.c.id == table)).rowcount:
            raise NotFound("table", table)

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


def _seat(db: Connection, table: str, seat: int, **values: Any) -> None:
    s = schema.seats.c
    db.execute(update(schema.seats).where(s.table_id == table, s.seat == seat).values(**values))


def _rematch(db: Connection, row: TableRow) -> str | None:
    """Found by those who sat there, as they are indexed. One that everybody has left counts no more."""
    t, s = schema.tables.c, schema.seats.c
    users = [seat.user for seat in row.seats if seat.user is not None]
    theirs = or_(t.host_id.in_(users), t.id.in_(select(s.table_id).where(s.user_id.in_(users))))
    wanted = select(t.id).where(theirs, t.rematch_of == row.id, t.status != ABANDONED)
    return db.scalars(wanted.order_by(t.created, t.id).limit(1)).first()


def _drop_old_codes(db: Connection, at: int) -> None:
    t = schema.tables.c
    db.execute(update(schema.tables).where(t.code_until <= at).values(code=None, code_until=None))
