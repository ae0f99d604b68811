"""When a server was running: only then can players be said to have thought.

Each process notes its beginning, and now and then that it is still there. What lies between two of them is
time in which no player could do anything, or in which the computer's clock was set: it counts for no seat.
"""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, func, insert, select, update

from frostfair.store import schema
from frostfair.store.database import Part, reads, writes
from frostfair.store.ids import new_id


class Uptime(NamedTuple):
    since: int
    until: int


class Uptimes(Part):
    @reads
    def newest(self, db: Connection) -> int:
        """When a server was last known to run; 0: never."""
        return db.scalar(select(func.max(schema.uptimes.c.until))) or 0

    @writes
    def begin(self, db: Connection) -> str:
        """A process runs from now on; its id."""
        process, at = new_id(), self.now()
        db.execute(insert(schema.uptimes).values(id=process, since=at, until=at))
        return process

    @writes
    def beat(self, db: Connection, process: str) -> None:
        """It still runs."""
        db.execute(update(schema.uptimes).where(schema.uptimes.c.id == process).values(until=self.now()))

    @reads
    def since(self, db: Connection, at: int) -> list[Uptime]:
        """All that reach beyond this moment, in their order."""
        u = schema.uptimes.c
        wanted = select(u.since, u.until).where(u.until >= at).order_by(u.since, u.until)
        return [Uptime(*row) for row in db.execute(wanted)]


def time_down(uptimes: Sequence[Uptime], start: int, end: int) -> int:
    """How many milliseconds between the two no server was running. Before the first one, it is not known."""
    down, covered = 0, max(start, uptimes[0].since) if uptimes else end
    for uptime in uptimes:
        down += max(0, min(uptime.since, end) - covered)
        covered = max(covered, uptime.until)
    return down
