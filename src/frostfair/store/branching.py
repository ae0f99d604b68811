"""What if: a table that goes on from a moment of a finished one.

It has a log of its own, which begins with the same records: the same seed, words and deeds up to that
version. The game was over, and all of it is open; so hidden things and chance stay as they were, and a
difference in the end comes from the decisions. The other table isn't touched.
"""

from collections.abc import Mapping

from sqlalchemy import Connection, insert, literal, null, select

from frostfair.kernel.codec import to_json
from frostfair.store import schema
from frostfair.store.database import writes
from frostfair.store.errors import NotNow
from frostfair.store.ids import new_id
from frostfair.store.rows import FINISHED, PLAYING, PRIVATE, Branch, TableRow, get_table
from frostfair.store.seating import Seating, refuse_too_many

ALIKE = (
    "game",
    "rules_version",
    "data_hash",
    "options",
    "seats",
    "asks_end_turn",
    "seed",
    "commitment",
    "words",
)


class Branching(Seating):
    @writes
    def branch(
        self, db: Connection, branch: Branch, user: str, seat: int, bots: Mapping[int, str], most: int
    ) -> TableRow:
        """The user plays this seat, bots play all others. Nobody has more than `most` tables under way."""
        refuse_too_many(db, user, most)
        status = get_table(db, branch.of).status
        if status != FINISHED:
            raise NotNow(f"table-is-{status}")
        table, now = new_id(), self.now()
        t, l = schema.tables.c, schema.log.c  # noqa: E741
        alike = select(*[t[name] for name in ALIKE]).where(t.id == branch.of)
        values = dict(db.execute(alike).one()._mapping)
        values |= {"id": table, "pace": to_json({}), "visibility": PRIVATE, "status": PLAYING}
        values |= {"host_id": user, "created": now, "updated": now, "started": now, "wake": now}
        db.execute(insert(schema.tables).values(**values, branch=to_json(branch.pack())))
        db.execute(
            insert(schema.seats),
            [
                {
                    "table_id": table,
                    "seat": each,
                    "user_id": user if each == seat else None,
                    "bot": None if each == seat else bots[each],
                    "joined": now if each == seat else None,
                }
                for each in range(values["seats"])
            ],
        )
        before = select(literal(table), l.version, l.at, l.bot, null(), l.record)
        records = before.where(l.table_id == branch.of, l.version <= branch.version)
        columns = ["table_id", "version", "at", "bot", "key", "record"]
        db.execute(insert(schema.log).from_select(columns, records))
        return get_table(db, table)
