"""What only a seat itself may know at a table: the draft of its words, its standing orders."""

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, insert, select

from frostfair.store import schema
from frostfair.store.checks import plain_text
from frostfair.store.database import Part, reads, writes

DRAFT: Final = "draft"
ORDERS: Final = "orders"


@dataclass(frozen=True, slots=True)
class Note:
    """`body` is JSON; None where there is none any more."""

    seat: int
    kind: str
    body: str | None


class Notes(Part):
    @writes
    def keep(self, db: Connection, table: str, user: str, note: Note) -> None:
        """Instead of the note of this kind that the seat had before."""
        n = schema.notes.c
        mine = (n.table_id == table, n.seat == note.seat, n.kind == note.kind)
        db.execute(delete(schema.notes).where(*mine))
        if note.body is not None:
            body = plain_text(note.body, "note")
            values = {"table_id": table, "seat": note.seat, "kind": note.kind, "user_id": user, "body": body}
            db.execute(insert(schema.notes).values(values))

    @reads
    def of_table(self, db: Connection, table: str) -> list[Note]:
        n = schema.notes.c
        wanted = select(n.seat, n.kind, n.body).where(n.table_id == table).order_by(n.seat, n.kind)
        return [Note(row.seat, row.kind, row.body) for row in db.execute(wanted)]
