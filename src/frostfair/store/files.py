"""A finished table as one JSON file: set-up, seats, log and the words people wrote. Names, but no users' ids.

Reading one replays it first; what doesn't verify never gets in.
"""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from sqlalchemy import Connection, insert, select

from frostfair.kernel.codec import from_json, shorten, to_json
from frostfair.kernel.errors import FrostfairError, Malformed
from frostfair.kernel.game import Game
from frostfair.kernel.logtext import write_record
from frostfair.kernel.luck import Luck
from frostfair.kernel.texts import STATUSES
from frostfair.store import schema
from frostfair.store.checks import plain_text
from frostfair.store.database import Entry, Part, reads
from frostfair.store.errors import BadFile, NotNow, Taken
from frostfair.store.loading import replay_entries
from frostfair.store.logs import entries_of
from frostfair.store.rows import FINISHED, PRIVATE, SeatRow, TableRow, get_table
from frostfair.store.texts import texts_of

FORMAT: Final = 1

_HEAD: Final = (
    "id",
    "game",
    "rules_version",
    "data_hash",
    "options",
    "asks_end_turn",
    "seed",
    "commitment",
    "words",
    "pace",
    "result",
    "rematch_of",
    "created",
    "updated",
    "started",
    "finished",
)


class Files(Part):
    @reads
    def export(self, db: Connection, table: str) -> str:
        """Only of a finished table: the file holds the seed."""
        row = get_table(db, table)
        if row.status != FINISHED:
            raise NotNow(f"table-is-{row.status}")
        return _write(row, _names(db, row), entries_of(db, table), _texts(db, table))

    async def import_(self, text: str, find_game: Callable[[str], Game]) -> str:
        """The id of the table, which is the same as where it comes from."""
        found = await asyncio.to_thread(read_file, text, find_game)
        await self.database.write(lambda db: _insert(db, found))
        return found.table.id


@dataclass(frozen=True, slots=True)
class FoundTable:
    """What a file tells, checked."""

    table: TableRow
    entries: list[Entry]
    texts: list[dict[str, Any]]


# --- writing ---


def _write(
    row: TableRow, names: Sequence[str | None], entries: Sequence[Entry], texts: list[dict[str, object]]
) -> str:
    head = {name: getattr(row, name) for name in _HEAD}
    seats = [{"name": name, "bot": seat.bot} for name, seat in zip(names, row.seats, strict=True)]
    log = [
        {"version": e.version, "at": e.at, "bot": e.bot, "key": e.key, "record": from_json(e.text)}
        for e in entries
    ]
    return (
        to_json({"frostfair_table": FORMAT, "table": head, "seats": seats, "log": log, "texts": texts}) + "\n"
    )


def _names(db: Connection, row: TableRow) -> list[str | None]:
    users = [seat.user for seat in row.seats if seat.user is not None]
    u = schema.users.c
    known = {found.id: found.name for found in db.execute(select(u.id, u.name).where(u.id.in_(users)))}
    return [seat.name or (None if seat.user is None else known[seat.user]) for seat in row.seats]


def _texts(db: Connection, table: str) -> list[dict[str, object]]:
    return [
        {
            "id": t.id,
            "seat": t.seat,
            "body": t.body,
            "auto": t.auto,
            "status": t.status,
            "created": t.created,
            "changed": t.changed,
        }
        for t in texts_of(db, table)
    ]


# --- reading ---


def read_file(text: str, find_game: Callable[[str], Game]) -> FoundTable:
    try:
        found = _read(_Fields(from_json(text), "file"))
        match = replay_entries(found.table, find_game(found.table.game), found.entries)
    except FrostfairError as error:
        raise BadFile(str(error)) from None
    result = match.result()
    if result is None or result.pack() != found.table.result:
        raise BadFile("the result differs from the log's")
    # As our own log would have written it, so that export and import are inverse to the last byte.
    lines = [write_record(match.game, record) for record in match.records]
    entries = [entry._replace(text=line) for entry, line in zip(found.entries, lines, strict=True)]
    return replace(found, entries=entries)


def _read(file: "_Fields") -> FoundTable:
    if file.take("frostfair_table", int) != FORMAT:
        raise Malformed(f"not a table of format {FORMAT}")
    seats = [
        _seat(number, _Fields(seat, f"seat {number}")) for number, seat in enumerate(file.take("seats", list))
    ]
    table = _table(_Fields(file.take("table", dict), "table"), seats)
    entries = [_entry(table.id, _Fields(entry, "log")) for entry in file.take("log", list)]
    texts = [_text(table, _Fields(entry, "texts")) for entry in file.take("texts", list)]
    file.end()
    return FoundTable(table, entries, texts)


def _table(head: "_Fields", seats: Sequence[SeatRow]) -> TableRow:
    table = TableRow(
        id=head.text("id"),
        game=head.text("game"),
        rules_version=head.take("rules_version", int),
        data_hash=head.text("data_hash"),
        options=head.take("options", dict),
        asks_end_turn=head.take("asks_end_turn", bool),
        hot_seat=False,
        seed=head.text("seed"),
        commitment=head.text("commitment"),
        words=tuple(head.texts("words")),
        pace=head.take("pace", dict),
        result=head.take("result", dict),
        closing=None,
        rematch_of=head.maybe("rematch_of", str),
        created=head.take("created", int),
        updated=head.take("updated", int),
        started=head.maybe("started", int),
        finished=head.maybe("finished", int),
        wake=None,
        visibility=PRIVATE,
        language=None,  # what was told there is told
        code=None,
        code_until=None,
        status=FINISHED,
        host=None,
        seats=tuple(seats),
    )
    head.end()
    if Luck(table.seed).commitment() != table.commitment:
        raise Malformed("table: the seed is not the one that was committed to")
    return table


def _seat(number: int, seat: "_Fields") -> SeatRow:
    row = SeatRow(number, None, seat.maybe("bot", str), seat.maybe("name", str), None, None)
    seat.end()
    return row


def _entry(table: str, entry: "_Fields") -> Entry:
    found = Entry(
        table,
        entry.take("version", int),
        to_json(entry.take("record", dict)),
        entry.take("at", int),
        entry.maybe("bot", str),
        entry.maybe("key", str),
    )
    entry.end()
    return found


def _text(table: TableRow, text: "_Fields") -> dict[str, Any]:
    found = {
        "id": text.text("id"),
        "table_id": table.id,
        "seat": text.maybe("seat", int),
        "body": text.maybe("body", str),
        "auto": text.take("auto", bool),
        "status": text.text("status"),
        "created": text.take("created", int),
        "changed": text.maybe("changed", int),
    }
    text.end()
    if found["status"] not in STATUSES:
        raise Malformed(f"texts: no status {shorten(found['status'])}")
    return found


def _insert(db: Connection, found: FoundTable) -> None:
    table = found.table
    if db.execute(select(schema.tables.c.id).where(schema.tables.c.id == table.id)).first() is not None:
        raise Taken("table")
    values = {name: getattr(table, name) for name in _HEAD}
    for name in ("options", "words", "pace", "result"):
        values[name] = to_json(values[name])
    values |= {"visibility": table.visibility, "status": table.status, "seats": len(table.seats)}
    db.execute(insert(schema.tables).values(values))
    db.execute(
        insert(schema.seats),
        [{"table_id": table.id, "seat": s.seat, "bot": s.bot, "name": s.name} for s in table.seats],
    )
    _insert_all(db, found)


def _insert_all(db: Connection, found: FoundTable) -> None:
    log = [
        {"table_id": e.table, "version": e.version, "at": e.at, "bot": e.bot, "key": e.key, "record": e.text}
        for e in found.entries
    ]
    if log:
        db.execute(insert(schema.log), log)
    if found.texts:
        db.execute(insert(schema.texts), found.texts)


class _Fields:
    """A JSON object that is taken apart field by field; what is missing, wrong or left over is named."""

    def __init__(self, value: object, place: str) -> None:
        if not isinstance(value, dict):
            raise Malformed(f"{place}: expected {{…}}, found {shorten(value)}")
        self._left: dict[str, Any] = dict(value)
        self._place = place

    def take(self, name: str, kind: type) -> Any:
        if name not in self._left:
            raise Malformed(f"{self._place}: {name} is missing")
        value = self._left.pop(name)
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
            raise Malformed(f"{self._place}: {name} is {shorten(value)}")
        if isinstance(value, int) and not -(2**31) < value < 2**53:
            raise Malformed(f"{self._place}: {name} is too large")
        return plain_text(value, name) if isinstance(value, str) else value

    def maybe(self, name: str, kind: type) -> Any:
        if name in self._left and self._left[name] is None:
            return self._left.pop(name)
        return self.take(name, kind)

    def text(self, name: str) -> str:
        value: str = self.take(name, str)
        return value

    def texts(self, name: str) -> list[str]:
        values: list[Any] = self.take(name, list)
        if not all(isinstance(value, str) for value in values):
            raise Malformed(f"{self._place}: {name}: expected a list of texts")
        return [plain_text(value, name) for value in values]

    def end(self) -> None:
        if self._left:
            raise Malformed(f"{self._place}: {shorten(next(iter(self._left)))} is an unknown field")
