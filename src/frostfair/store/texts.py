"""What people write: the texts of a tale and the chat. Never in the log, so that it can be taken back.

Struck is still to be read, crossed out; redacted is gone for good, and only the place where it stood remains.
"""

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Row, Table, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from frostfair.kernel.texts import PLAIN, REDACTED, STRUCK
from frostfair.store import schema
from frostfair.store.checks import plain_text
from frostfair.store.database import Part, reads, writes
from frostfair.store.errors import NotFound, NotNow, StoreUnavailable, Taken

NUMBERING_TRIES: Final = 20


@dataclass(frozen=True, slots=True)
class Words:
    """A text that goes with a record, such as 41.0: the first that was to be told in record 41."""

    table: str
    id: str
    author: str | None
    seat: int | None
    body: str | None
    auto: bool
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
    about: str | None = None  # a text
    how: str | None = None
    version: int | None = None  # of a reaction: the record that it is to


class Texts(Part):
    @writes
    def write(
        self,
        db: Connection,
        table: str,
        text: str,
        author: str | None,
        seat: int | None,
        body: str,
        auto: bool = False,
    ) -> Words:
        """The words of this name, once; `auto` if the program made them up."""
        values = {"author_id": author, "seat": seat, "body": plain_text(body, "text"), "auto": auto}
        try:
            with db.begin_nested():
                db.execute(
                    insert(schema.texts).values(
                        table_id=table, id=plain_text(text, "id"), status=PLAIN, created=self.now(), **values
                    )
                )
        except IntegrityError:
            _refuse_strangers(db, table, author)
            raise Taken("text") from None
        return _get_text(db, table, text)

    @reads
    def of_table(self, db: Connection, table: str) -> list[Words]:
        """In the order in which they were written."""
        return texts_of(db, table)

    @writes
    def edit(self, db: Connection, table: str, text: str, body: str) -> Words:
        """Only what is plain can be edited; how long it may be, the server says."""
        if _get_text(db, table, text).status != PLAIN:
            raise NotNow("text-is-not-plain")
        return self._change(db, table, text, body=plain_text(body, "text"), auto=False)

    @writes
    def strike(self, db: Connection, table: str, text: str) -> Words:
        if _get_text(db, table, text).status == REDACTED:
            raise NotNow("text-is-redacted")
        return self._change(db, table, text, status=STRUCK)

    @writes
    def redact(self, db: Connection, table: str, text: str) -> Words:
        _get_text(db, table, text)
        return self._change(db, table, text, status=REDACTED, body=None)

    def _change(self, db: Connection, table: str, text: str, **values: Any) -> Words:
        t = schema.texts.c
        changed = update(schema.texts).where(t.table_id == table, t.id == text)
        db.execute(changed.values(changed=self.now(), **values))
        return _get_text(db, table, text)


class Chat(Part):
    @writes
    def say(
        self,
        db: Connection,
        table: str,
        user: str | None,
        body: str,
        about: str | None = None,
        how: str | None = None,
        version: int | None = None,
    ) -> Said:
        """A line; `about` a text it is a remark, and `how` one of kernel.texts.REMARKS. Or a reaction."""
        plain_text(body, "chat")
        c = schema.chat.c
        for _ in range(NUMBERING_TRIES):
            newest = db.scalar(select(func.max(c.number)).where(c.table_id == table)) or 0
            said = Said(table, newest + 1, user, self.now(), body, PLAIN, about, how, version)
            try:
                with db.begin_nested():
                    db.execute(insert(schema.chat).values(_packed(said)))
                return said
            except IntegrityError:
                _refuse_strangers(db, table, user)  # else another line was faster: the next number, then
        raise StoreUnavailable("too many chat lines at once")

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

    @reads
    def remarks(self, db: Connection, table: str) -> list[Said]:
        """All that was said about texts, oldest first."""
        c = schema.chat.c
        wanted = select(schema.chat).where(c.table_id == table, c.about.is_not(None))
        return [_said(row) for row in db.execute(wanted.order_by(c.number))]

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


def _get_text(db: Connection, table: str, text: str) -> Words:
    t = schema.texts.c
    row = db.execute(select(schema.texts).where(t.table_id == table, t.id == text)).first()
    if row is None:
        raise NotFound("text", text)
    return _words(row)


def _words(row: Row[Any]) -> Words:
    return Words(
        row.table_id,
        row.id,
        row.author_id,
        row.seat,
        row.body,
        row.auto,
        row.status,
        row.created,
        row.changed,
    )


def _said(row: Row[Any]) -> Said:
    return Said(
        row.table_id,
        row.number,
        row.user_id,
        row.at,
        row.body,
        row.status,
        row.about,
        row.how,
        row.version,
    )


def _packed(said: Said) -> dict[str, Any]:
    return {
        "table_id": said.table,
        "number": said.number,
        "user_id": said.user,
        "at": said.at,
        "body": said.body,
        "status": said.status,
        "about": said.about,
        "how": said.how,
        "version": said.version,
    }
