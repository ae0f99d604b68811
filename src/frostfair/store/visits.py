"""How far somebody who plays at a table has seen it, so that they can be told what happened since."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from frostfair.store import schema
from frostfair.store.database import Part, reads, writes


class Visit(NamedTuple):
    user: str
    table: str
    version: int


class Visits(Part):
    @reads
    def of_user(self, db: Connection, user: str, tables: Sequence[str]) -> dict[str, int]:
        """The newest version that they have seen of each; none where they were never."""
        v = schema.visits.c
        wanted = select(v.table_id, v.version).where(v.user_id == user, v.table_id.in_(tables))
        return {row.table_id: row.version for row in db.execute(wanted)}

    @writes
    def note(self, db: Connection, visits: Iterable[Visit]) -> None:
        """They have seen these versions; what was seen before isn't unseen."""
        for visit in visits:
            _note(db, visit, self.now())


def _note(db: Connection, visit: Visit, at: int) -> None:
    v = schema.visits.c
    there = (v.user_id == visit.user) & (v.table_id == visit.table)
    newer = update(schema.visits).where(there, v.version < visit.version)
    if db.execute(newer.values(version=visit.version, at=at)).rowcount:
        return
    if db.scalar(select(v.version).where(there)) is not None:
        return
    try:
        with db.begin_nested():
            row = {"user_id": visit.user, "table_id": visit.table, "version": visit.version, "at": at}
            db.execute(insert(schema.visits).values(row))
    except IntegrityError:
        pass  # the user or the table is gone, or another node was faster


def merge_visits(db: Connection, guest: str, account: str) -> None:
    """The guest's are the account's."""
    v = schema.visits.c
    wanted = select(v.table_id, v.version, v.at).where(v.user_id == guest)
    for table, version, at in db.execute(wanted).all():
        _note(db, Visit(account, table, version), at)
