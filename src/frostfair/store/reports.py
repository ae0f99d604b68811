"""What users report to the host of the server: a passage, a line of chat or a player; with the words of then.

They are for the host's eyes only, and go when the host has settled it or when the user who wrote them is
forgotten.
"""

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Row, func, insert, select, update

from frostfair.store import schema
from frostfair.store.checks import plain_text
from frostfair.store.database import Part, reads, writes
from frostfair.store.errors import NotFound, NotNow
from frostfair.store.ids import new_id
from frostfair.store.people import hold_user

TEXT: Final = "text"
CHAT: Final = "chat"
PLAYER: Final = "player"
KINDS: Final = (TEXT, CHAT, PLAYER)


@dataclass(frozen=True, slots=True)
class Report:
    id: str
    at: int
    reporter: str | None
    user: str | None  # who is reported
    table: str | None
    kind: str
    subject: str | None  # the text's id, or the number of the chat line
    words: str | None
    why: str
    settled: int | None


class Reports(Part):
    @writes
    def file(
        self,
        db: Connection,
        reporter: str,
        table: str,
        kind: str,
        subject: str | None,
        why: str,
        *,
        user: str | None = None,
        most: int,
        within: int,
    ) -> str:
        """Its id. The words are taken from where they are kept: nobody can report what was never said."""
        hold_user(db, reporter)
        if _recent(db, reporter, self.now() - within) >= most:
            raise NotNow("too-many-reports")
        author, words = _author_and_words(db, table, kind, subject, user)
        report, at = new_id(), self.now()
        values = {
            "id": report,
            "at": at,
            "reporter_id": reporter,
            "user_id": author,
            "table_id": table,
            "kind": kind,
            "subject": subject,
            "words": words,
            "why": plain_text(why, "why"),
        }
        db.execute(insert(schema.reports).values(values))
        return report

    @reads
    def all(self, db: Connection, *, settled: bool = False) -> list[Report]:
        """Those that wait for the host, or all; the oldest first."""
        r = schema.reports.c
        wanted = select(schema.reports).order_by(r.at, r.id)
        found = db.execute(wanted if settled else wanted.where(r.settled.is_(None)))
        return [_report(row) for row in found]

    @writes
    def settle(self, db: Connection, report: str) -> None:
        """The host is done with it, and its words are no longer needed."""
        done = update(schema.reports).where(schema.reports.c.id == report)
        if not db.execute(done.values(settled=self.now(), words=None)).rowcount:
            raise NotFound("report", report)


def _recent(db: Connection, reporter: str, since: int) -> int:
    r = schema.reports.c
    return db.scalar(select(func.count()).where(r.reporter_id == reporter, r.at > since)) or 0


def _author_and_words(
    db: Connection, table: str, kind: str, subject: str | None, user: str | None
) -> tuple[str | None, str | None]:
    t, c, s = schema.texts.c, schema.chat.c, schema.seats.c
    if kind == TEXT:
        wanted = select(t.author_id, t.body).where(t.table_id == table, t.id == subject)
    elif kind == CHAT:
        number = int(subject) if subject and subject.isdecimal() and len(subject) < 10 else 0
        wanted = select(c.user_id, c.body).where(c.table_id == table, c.number == number)
    else:
        wanted = select(s.user_id, s.name).where(s.table_id == table, s.user_id == user)
    row = db.execute(wanted).first()
    if row is None:
        raise NotFound(kind, subject or user or "?")
    return row[0], None if kind == PLAYER else row[1]


def _report(row: Row[Any]) -> Report:
    return Report(
        row.id,
        row.at,
        row.reporter_id,
        row.user_id,
        row.table_id,
        row.kind,
        row.subject,
        row.words,
        row.why,
        row.settled,
    )
