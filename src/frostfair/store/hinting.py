"""Hints at a table where other people sit need their consent, once for the whole game.

All people agree, or no seat gets hints; a user who plays alone or against bots asks nobody. What was used
stays with the table, so that its end can say so.
"""

from dataclasses import replace

from sqlalchemy import Connection

from frostfair.kernel.codec import to_json
from frostfair.store.database import writes
from frostfair.store.errors import NotNow
from frostfair.store.rows import PLAYING, Hints, TableRow
from frostfair.store.seating import Seating


def people(row: TableRow) -> list[int]:
    """Seats that people play. Bots agree to everything."""
    return [seat.seat for seat in row.seats if seat.user is not None and seat.bot is None]


def unasked(row: TableRow, user: str) -> list[int]:
    """Seats that haven't agreed to hints: with any, nobody gets one. A user alone asks nobody."""
    agreed = () if row.hints is None else row.hints.agreed
    if all(row.seats[seat].user == user for seat in people(row)):
        return []
    return [seat for seat in people(row) if seat not in agreed]


class Hinting(Seating):
    @writes
    def ask_for_hints(self, db: Connection, table: str, user: str) -> TableRow:
        row = self._touch(db, table, PLAYING)
        mine, hints = _own(row, user), row.hints or Hints()
        if not unasked(row, user):
            return row
        if hints.by is not None and hints.by not in mine:
            raise NotNow("another-asks")
        return self._keep(db, row, replace(hints, by=mine[0], agreed=tuple(sorted({*hints.agreed, *mine}))))

    @writes
    def answer_for_hints(self, db: Connection, table: str, user: str, yes: bool) -> TableRow:
        """One no is enough; that of the seat that asked withdraws it."""
        row = self._touch(db, table, PLAYING)
        mine, hints = _own(row, user), row.hints
        if hints is None or hints.by is None:
            raise NotNow("nobody-asks")
        if not yes:
            return self._keep(db, row, replace(hints, by=None, agreed=()))
        agreed = {*hints.agreed, *mine}
        settled = agreed >= set(people(row))
        return self._keep(
            db, row, replace(hints, by=None if settled else hints.by, agreed=tuple(sorted(agreed)))
        )

    @writes
    def use_hint(self, db: Connection, table: str, user: str, seat: int) -> TableRow:
        """Counted before it is given: a game with hints says so."""
        row = self._touch(db, table, PLAYING)
        if unasked(row, user):
            raise NotNow("hints-need-consent")
        hints = row.hints or Hints()
        used = {**hints.used, str(seat): hints.used.get(str(seat), 0) + 1}
        return self._keep(db, row, replace(hints, used=used))

    def _keep(self, db: Connection, row: TableRow, hints: Hints) -> TableRow:
        return self._change(db, row.id, (PLAYING,), hints=to_json(hints.pack()))


def _own(row: TableRow, user: str) -> list[int]:
    mine = row.seats_of(user)
    if not mine:
        raise NotNow("not-at-this-table")
    return mine
