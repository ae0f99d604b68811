"""Reviews: what the coach says of a finished game, kept with its table."""

from sqlalchemy import Connection, delete, insert, select

from frostfair.store import schema
from frostfair.store.checks import plain_text
from frostfair.store.database import Part, reads, writes


class Reviews(Part):
    @reads
    def of_table(self, db: Connection, table: str) -> str | None:
        """As JSON; None where there is none yet."""
        r = schema.reviews.c
        return db.scalar(select(r.body).where(r.table_id == table))

    @writes
    def keep(self, db: Connection, table: str, body: str) -> None:
        """Instead of the one before: the same game and the same coach give the same review."""
        db.execute(delete(schema.reviews).where(schema.reviews.c.table_id == table))
        values = {"table_id": table, "at": self.now(), "body": plain_text(body, "review")}
        db.execute(insert(schema.reviews).values(values))
