"""Lines and veils: what a table does not tell, or only hints at, agreed before the start.

Any seated user adds some; nobody is told whose they are. A change of the list asks all again, its author too:
else all others would see who it was. At the start it is forgotten even here.
"""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, update

from frostfair.kernel.errors import Malformed
from frostfair.store import schema
from frostfair.store.checks import plain_text
from frostfair.store.database import writes
from frostfair.store.errors import NotFound, NotNow
from frostfair.store.ids import new_id
from frostfair.store.rows import LINE, OPEN, VEIL, Boundary, TableRow
from frostfair.store.seating import Seating

KINDS: Final = (LINE, VEIL)


class Boundaries(Seating):
    @writes
    def add_boundary(
        self, db: Connection, table: str, user: str, kind: str, words: str, most: int
    ) -> list[str]:
        """The ids of all that are theirs; each user has at most so many."""
        row = self._seated(db, table, user)
        if kind not in KINDS:
            raise Malformed(f"kind is one of {', '.join(KINDS)}")
        if _is_known(row.boundaries, kind, words):
            return _of(row.boundaries, user)
        if len(_of(row.boundaries, user)) >= most:
            raise NotNow("too-many-boundaries")
        added = Boundary(new_id(), kind, plain_text(words, "words"), user)
        return _of(self._set(db, table, [*row.boundaries, added]), user)

    @writes
    def drop_boundary(self, db: Connection, table: str, user: str, boundary: str) -> list[str]:
        """Only one's own."""
        row = self._seated(db, table, user)
        if boundary not in _of(row.boundaries, user):
            raise NotFound("boundary of yours", boundary)
        left = [one for one in row.boundaries if one.id != boundary]
        return _of(self._set(db, table, left), user)

    @writes
    def agree(self, db: Connection, table: str, user: str, known: Sequence[str]) -> None:
        """To the list as the user saw it; on a shared screen for all of their seats."""
        row = self._seated(db, table, user)
        if set(known) != {boundary.id for boundary in row.boundaries}:
            raise NotNow("boundaries-have-changed")
        s = schema.seats.c
        mine = update(schema.seats).where(s.table_id == table, s.user_id == user)
        db.execute(mine.values(agreed=True))

    def _seated(self, db: Connection, table: str, user: str) -> TableRow:
        row = self._touch(db, table, OPEN)
        if row.seat_of(user) is None:
            raise NotFound("seat", "of this user")
        return row

    def _set(self, db: Connection, table: str, boundaries: Sequence[Boundary]) -> tuple[Boundary, ...]:
        return self.set_boundaries(db, table, boundaries).boundaries


def mine(row: TableRow, user: str) -> list[str]:
    return _of(row.boundaries, user)


def _of(boundaries: Sequence[Boundary], user: str) -> list[str]:
    return [boundary.id for boundary in boundaries if boundary.user == user]


def _is_known(boundaries: Sequence[Boundary], kind: str, words: str) -> bool:
    return any((one.kind, one.words.casefold()) == (kind, words.casefold()) for one in boundaries)
