"""What people write: the texts of a tale and the chat. Never in the log, so that it can be taken back.

Struck is still to be read, crossed out; redacted is gone for good, and only the place where it stood remains.
"""

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Row, Table, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from frostfair.store import schema
from frostfair.store.checks import plain_text
from frostfair.store.database import Part, reads, writes
from frostfair.store.errors import NotFound, NotNow, StoreUnavailable
from frostfair.store.ids import new_id

PLAIN: Final = "plain"
STRUCK: Final = "struck"
REDACTED: Final = "redacted"
STATUSES: Final = (PLAIN, STRUCK, REDACTED)

NUMBERING_TRIES: Final = 20


@dataclass(frozen=True, slots=True)
class Words:
    """A text that a record names by its id."""

    id: str
    table: str
    author: str | None
    seat: int | None
    body: str | None
    status: str
    created: int
    changed: int | None


@dataclass(frozen=True, slots=True)
class Said:
    """A line of a table's chat; numbered from 1."""

    table: str
    number: int
    user: str | None
    at: int
    body: str | None
    status: str


class Texts(Part):
    @writes
    def write(self, db: Connection, table: str, author: str | None, seat: int | None, body: str) -> Words:
        """Kept before the record that names it, so that no record ever names nothing."""
        text = new_id()
        values = {"table_id": table, "author_id": author, "seat": seat, "body": plain_text(body, "text")}
        try:
            db.execute(insert(schema.texts).values(id=text, status=PLAIN, created=self.now(), **values))
        except IntegrityError:
            raise NotFound("table", table) from None
        return _get_text(db, text)

    @reads
    def get(self, db: Connection, text: str) -> Words:
        return _get_text(db, text)

    @reads
    def of_table(self, db: Connection, table: str) -> list[Words]:
        return texts_of(db, table)

    @writes
    def edit(self, db: Connection, text: str, body: str) -> Words:
        """Only what is plain can be edited; how long it may be, the server says."""
        if _get_text(db, text).status != PLAIN:
            raise NotNow("text-is-not-plain")
        return self._change(db, text, body=plain_text(body, "text"))

    @writes
    def strike(self, db: Connection, text: str) -> Words:
        if _get_text(db, text).status == REDACTED:
            raise NotNow("text-is-redacted")
        return self._change(db, text, status=STRUCK)

    @writes
    def redact(self, db: Connection, text: str) -> Words:
        return self._change(db, text, status=REDACTED, body=None)

    @writes
    def delete(self, db: Connection, text: str) -> None:
        """As if it had never been: for what no record names."""
        if not db.execute(delete(schema.texts).where(schema.texts.c.id == text)).rowcount:
            raise NotFound("text", text)

    def _change(self, db: Connection, text: str, **values: Any) -> Words:
        db.execute(update(schema.texts).where(schema.texts.c.id == text).values(changed=self.now(), **values))
        return _get_text(db, text)


class Chat(Part):
    @writes
    def say(self, db: Connection, table: str, user: str | None, body: str) -> Said:
        plain_text(body, "chat")
        c = schema.chat.c
        for _ in range(NUMBERING_TRIES):
            newest = db.scalar(select(func.max(c.number)).where(c.table_id == table)) or 0
            said = Said(table, newest + 1, user, self.now(), body, PLAIN)
            try:
                with db.begin_nested():
                    db.execute(insert(schema.chat).values(_packed(said)))
                return said
            except IntegrityError:
                _refuse_strangers(db, table, user)  # else somebody was faster: the next number, then
        raise StoreUnavailable("everybody talks at once")

    @reads
    def since(self, db: Connection, table: str, number: int = 0, limit: int = 1000) -> list[Said]:
        """What was said after this line, oldest first."""
        c = schema.chat.c
        wanted = select(schema.chat).where(c.table_id == table, c.number > number)
        return [_said(row) for row in db.execute(wanted.order_by(c.number).limit(limit))]

    @reads
    def last(self, db: Connection, table: str, limit: int = 100) -> list[Said]:
        """The newest lines, oldest first."""
        c = schema.chat.c
        wanted = select(schema.chat).where(c.table_id == table).order_by(c.number.desc()).limit(limit)
        return [_said(row) for row in db.execute(wanted)][::-1]

    @writes
    def redact(self, db: Connection, table: str, number: int) -> None:
        c = schema.chat.c
        gone = update(schema.chat).where(c.table_id == table, c.number == number)
        if not db.execute(gone.values(body=None, status=REDACTED)).rowcount:
            raise NotFound("line", str(number))


def _refuse_strangers(db: Connection, table: str, user: str | None) -> None:
    if db.execute(select(schema.tables.c.id).where(schema.tables.c.id == table)).first() is None:
        raise NotFound("table", table)
    if (
        user is not None
        and db.execute(select(schema.users.c.id).where(schema.users.c.id == user)).first() is None
    ):
        raise NotFound("user", user)


def texts_of(db: Connection, table: str) -> list[Words]:
    t = schema.texts.c
    wanted = select(schema.texts).where(t.table_id == table).order_by(t.created, t.id)
    return [_words(row) for row in db.execute(wanted)]


def redact_all_of(db: Connection, user: str, at: int) -> None:
    gone: dict[str, Any] = {"body": None, "status": REDACTED}
    _redact(db, schema.texts, "author_id", user, {**gone, "changed": at})
    _redact(db, schema.chat, "user_id", user, gone)


def _redact(db: Connection, table: Table, column: str, user: str, values: dict[str, Any]) -> None:
    db.execute(update(table).where(table.c[column] == user).values(values))


def _get_text(db: Connection, text: str) -> Words:
    row = db.execute(select(schema.texts).where(schema.texts.c.id == text)).first()
    if row is None:
        raise NotFound("text", text)
    return _words(row)


def _words(row: Row[Any]) -> Words:
    return Words(
        row.id, row.table_id, row.author_id, row.seat, row.body, row.status, row.created, row.changed
    )


def _said(row: Row[Any]) -> Said:
    return Said(row.table_id, row.number, row.user_id, row.at, row.body, row.status)


def _packed(said: Said) -> dict[str, Any]:
    return {
        "table_id": said.table,
        "number": said.number,
        "user_id": said.user,
        "at": said.at,
        "body": said.body,
        "status": said.status,
    }
