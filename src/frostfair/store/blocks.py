"""Users who want nothing to do with others: those are muted, and the two don't meet in the lobby."""

from sqlalchemy import Connection, delete, insert, or_, select

from frostfair.store import schema
from frostfair.store.database import Part, reads, writes
from frostfair.store.errors import NotNow
from frostfair.store.people import get_user


class Blocks(Part):
    @writes
    def block(self, db: Connection, user: str, other: str, blocked: bool = True) -> None:
        if user == other:
            raise NotNow("that-is-you")
        b = schema.blocks.c
        db.execute(delete(schema.blocks).where(b.user_id == user, b.blocked_id == other))
        if blocked:
            get_user(db, other)
            db.execute(insert(schema.blocks).values(user_id=user, blocked_id=other))

    @reads
    def of(self, db: Connection, user: str) -> set[str]:
        """Whom they have blocked."""
        b = schema.blocks.c
        return set(db.scalars(select(b.blocked_id).where(b.user_id == user)))

    @reads
    def between(self, db: Connection, user: str) -> set[str]:
        """Whom they have blocked, and who has blocked them."""
        b = schema.blocks.c
        found = db.execute(
            select(b.user_id, b.blocked_id).where(or_(b.user_id == user, b.blocked_id == user))
        )
        return {one for pair in found for one in pair} - {user}
