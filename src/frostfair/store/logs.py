"""Reading logs and snapshots. (Writing a log is the writer's alone.)"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, select

from frostfair.kernel.codec import digest, from_json, to_json
from frostfair.kernel.match import Match
from frostfair.store import schema
from frostfair.store.database import Entry, Part, reads, writes
from frostfair.store.rows import TableRow


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A state that was kept at some version, and since when each seat's offers stood."""

    version: int
    rules_version: int
    data_hash: str
    state: dict[str, object]
    offered_since: list[int]

    def fits(self, table: TableRow) -> bool:
        return (self.rules_version, self.data_hash) == (table.rules_version, table.data_hash)


class Logs(Part):
    @reads
    def read(self, db: Connection, table: str, since: int = 0) -> list[Entry]:
        """All entries after version `since`."""
        return entries_of(db, table, since)

    @reads
    def version(self, db: Connection, table: str) -> int:
        """How many records there are."""
        l = schema.log.c  # noqa: E741
        return db.scalar(select(func.max(l.version)).where(l.table_id == table)) or 0

    @reads
    def newest(self, db: Connection, tables: Sequence[str]) -> dict[str, tuple[int, int]]:
        """The version of each table that has a log, and when it was written."""
        l = schema.log.c  # noqa: E741
        wanted = select(l.table_id, func.max(l.version), func.max(l.at)).where(l.table_id.in_(tables))
        return {table: (version, at) for table, version, at in db.execute(wanted.group_by(l.table_id))}

    async def keep_snapshot(self, table: str, match: Match) -> bool:
        """Keep the state as a cache, unless something could still be undone: no state tells that."""
        seats = range(match.setup.seats)
        if match.version == 0 or any(match.may_undo(seat) or match.may_end_turn(seat) for seat in seats):
            return False
        # Written down here and now: the match may go on while a thread is still busy with the database.
        body = {"state": match.state.pack(), "since": [match.offered_since(seat) for seat in seats]}
        row = {
            "table_id": table,
            "version": match.version,
            "rules_version": match.setup.rules_version,
            "data_hash": match.setup.data_hash,
            "body": to_json(body),
            "digest": digest(body),
        }
        await self.database.write(lambda db: _replace_snapshot(db, row))
        return True

    @writes
    def drop_snapshots(self, db: Connection) -> int:
        """Nothing is lost by this; how many."""
        return db.execute(delete(schema.snapshots)).rowcount


def entries_of(db: Connection, table: str, since: int = 0) -> list[Entry]:
    l = schema.log.c  # noqa: E741
    wanted = select(schema.log).where(l.table_id == table, l.version > since).order_by(l.version)
    return [_entry(row) for row in db.execute(wanted)]


def snapshot_of(db: Connection, table: str) -> Snapshot | None:
    """None also for one that isn't what was kept."""
    row = db.execute(select(schema.snapshots).where(schema.snapshots.c.table_id == table)).first()
    if row is None:
        return None
    try:
        body: Any = from_json(row.body)
        if digest(body) != row.digest:
            return None
        return Snapshot(
            row.version, row.rules_version, row.data_hash, dict(body["state"]), list(body["since"])
        )
    except Exception:  # whatever is wrong with a cache: it's only a cache
        return None


def _replace_snapshot(db: Connection, row: dict[str, Any]) -> None:
    db.execute(delete(schema.snapshots).where(schema.snapshots.c.table_id == row["table_id"]))
    db.execute(insert(schema.snapshots).values(row))


def _entry(row: Row[Any]) -> Entry:
    return Entry(row.table_id, row.version, row.record, row.at, row.bot, row.key)
