"""How far a user has read the chat of a table, whichever device they read it on."""

from typing import Final

from sqlalchemy import Connection, select, text

from frostfair.store import schema
from frostfair.store.database import Part, reads, writes

# For both engines; what was read stays read, and users and tables may be gone meanwhile.
NOTE: Final = text("""
    INSERT INTO chat_reads (user_id, table_id, number)
    SELECT CAST(:user AS TEXT), CAST(:table AS TEXT), CAST(:number AS INTEGER)
    WHERE EXISTS (SELECT 1 FROM users WHERE id = CAST(:user AS TEXT))
      AND EXISTS (SELECT 1 FROM tables WHERE id = CAST(:table AS TEXT))
    ON CONFLICT (user_id, table_id) DO UPDATE SET number = excluded.number
    WHERE chat_reads.number < excluded.number
""")


class ChatReads(Part):
    @reads
    def of(self, db: Connection, user: str, table: str) -> int:
        """The number of the last line that they have read; 0 if none."""
        r = schema.chat_reads.c
        return db.scalar(select(r.number).where(r.user_id == user, r.table_id == table)) or 0

    @writes
    def note(self, db: Connection, user: str, table: str, number: int) -> None:
        db.execute(NOTE, {"user": user, "table": table, "number": number})


def merge_chat_reads(db: Connection, guest: str, account: str) -> None:
    """What the guest has read, the account has."""
    r = schema.chat_reads.c
    for row in db.execute(select(r.table_id, r.number).where(r.user_id == guest)).all():
        db.execute(NOTE, {"user": account, "table": row.table_id, "number": row.number})
