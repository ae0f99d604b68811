"""Tables: where they are found, and what happens to them from the start to the result."""

from collections.abc import Sequence

from sqlalchemy import Connection, delete, func, or_, select, update

from frostfair.kernel.codec import to_json
from frostfair.kernel.game import Result
from frostfair.store import schema
from frostfair.store.database import reads, writes
from frostfair.store.errors import NotFound, NotNow
from frostfair.store.people import Names, names_of
from frostfair.store.rows import (
    FINISHED,
    LISTED,
    OPEN,
    PLAYING,
    Closing,
    TableRow,
    get_table,
    select_tables,
)
from frostfair.store.seating import Seating, find_rematch, set_seat


class Tables(Seating):
    """All tables: found, played, ended."""

    # --- questions ---

    @reads
    def get(self, db: Connection, table: str) -> TableRow:
        return get_table(db, table)

    @reads
    def get_named(self, db: Connection, table: str) -> tuple[TableRow, Names]:
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
        return find_rematch(db, get_table(db, table))

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
        """Tables open to all users, the newest first; `before` is the `updated` of the last one seen."""
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

    # --- while it is played ---

    @writes
    def set_bot(self, db: Connection, table: str, seat: int, bot: str | None) -> TableRow:
        """A bot takes over, or (None) gives the seat back to whom it belongs."""
        row = self._touch(db, table, PLAYING)
        if not 0 <= seat < len(row.seats):
            raise NotFound("seat", str(seat))
        if bot is None and row.seats[seat].user is None:
            raise NotNow("nobody-would-play")
        set_seat(db, table, seat, bot=bot)
        if bot is None:
            return get_table(db, table)
        return self._change(db, table, (PLAYING,), wake=self.now())  # it may be the bot's turn at once

    @writes
    def let_sleep(self, db: Connection, before: int, alone: Sequence[str]) -> int:
        """Of those that are due, the ones that wait for people need no look: all of them at one stroke.

        Those with a bot, those being closed and those of games that go on `alone` stay due. How many don't.
        """
        t, s = schema.tables.c, schema.seats.c
        has_bot = select(s.seat).where(s.table_id == t.id, s.bot.is_not(None)).exists()
        waits = (t.wake <= before, t.closing.is_(None), t.game.not_in(alone), ~has_bot)
        return db.execute(update(schema.tables).where(*waits).values(wake=None)).rowcount

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
        """Look at it then, or (None) only when a player connects. Appending a record can set it, too."""
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
    def begin_closing(self, db: Connection, table: str, closing: Closing) -> TableRow:
        """It ends then, unless it is called off. Said twice (by two nodes), the first one counts."""
        row = self._touch(db, table, PLAYING)
        if row.closing is not None and row.closing.version == closing.version:
            return row
        return self._change(db, table, (PLAYING,), closing=to_json(closing.pack()), wake=self.now())

    @writes
    def call_off_closing(self, db: Connection, table: str) -> TableRow:
        """It goes on after all."""
        return self._change(db, table, (PLAYING,), closing=None)

    @writes
    def abandon(self, db: Connection, table: str, closing: Closing | None = None) -> TableRow:
        """Ended without a result; a game that had begun keeps its log, and who ended it and why."""
        return self._abandon(db, table, closing)

    @writes
    def delete(self, db: Connection, table: str) -> None:
        """With everything that belongs to it."""
        if not db.execute(delete(schema.tables).where(schema.tables.c.id == table)).rowcount:
            raise NotFound("table", table)
