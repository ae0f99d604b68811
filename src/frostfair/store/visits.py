"""How far a player has seen a table, so that they can be told what happened since."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection, select, text

from frostfair.store import schema
from frostfair.store.database import Part, reads, writes

# For both engines. It is said often, of many at once: all in one statement that is put together once.
NOTE: Final = text("""
    INSERT INTO visits (user_id, table_id, version, at)
    SELECT CAST(:user AS TEXT), CAST(:table AS TEXT), CAST(:version AS INTEGER), CAST(:at AS BIGINT)
    WHERE EXISTS (SELECT 1 FROM users WHERE id = CAST(:user AS TEXT))
      AND EXISTS (SELECT 1 FROM tables WHERE id = CAST(:table AS TEXT))
    ON CONFLICT (user_id, table_id) DO UPDATE SET version = excluded.version, at = excluded.at
    WHERE visits.version < excluded.version
""")


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
        at = self.now()
        _note(db, [(visit, at) for visit in visits])


def _note(db: Connection, visits: Sequence[tuple[Visit, int]]) -> None:
    """Of users and tables that are still there."""
    ordered = sorted(visits)  # two nodes that note the same wait for each other in one order only
    if ordered:
        db.execute(NOTE, [{**visit._asdict(), "at": at} for visit, at in ordered])


def merge_visits(db: Connection, guest: str, account: str) -> None:
    """The guest's are the account's."""
    v = schema.visits.c
    wanted = select(v.table_id, v.version, v.at).where(v.user_id == guest)
    found = db.execute(wanted).all()
    _note(db, [(Visit(account, table, version), at) for table, version, at in found])
