"""Everything as one file that either engine can be filled from.

    {"frostfair_backup":1,"revision":"0001","created":…}
    {"table":"users","columns":["id","kind",…]}
    ["5f…","guest",…]
    …
    {"rows":1234,"sha256":…}

The last line closes the file over all bytes before it: neither a truncated nor an altered one is taken.
"""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, Final

from sqlalchemy import Connection, MetaData, Table, func, insert, inspect, select

from frostfair.kernel.codec import from_json, to_json
from frostfair.kernel.errors import FrostfairError
from frostfair.store.errors import BadFile, StoreError, WrongSchema
from frostfair.store.migrate import newest, refuse_unknown, revision, upgrade_to

FORMAT: Final = 1
CHUNK: Final = 500
BOOKKEEPING: Final = "alembic_version"

Chunk = tuple[str, list[dict[str, Any]]]  # some rows of one table


# --- out of a database ---


def dump(db: Connection, file: BinaryIO, at: int) -> int:
    """Write all tables as they are at this moment; how many rows."""
    digest, rows = hashlib.sha256(), 0
    for line in _lines(db, at):
        written = line.encode() + b"\n"
        digest.update(written)
        file.write(written)
        rows += line.startswith("[")
    file.write(to_json({"rows": rows, "sha256": digest.hexdigest()}).encode() + b"\n")
    return rows


def _lines(db: Connection, at: int) -> Iterator[str]:
    yield to_json({"frostfair_backup": FORMAT, "revision": known_revision(db), "created": at})
    for table in _tables(db):
        yield to_json({"table": table.name, "columns": [column.name for column in table.columns]})
        for row in db.execute(_all_rows(table), execution_options={"yield_per": CHUNK}):
            yield to_json(list(row))


def chunks_of_database(db: Connection) -> Iterator[Chunk]:
    for table in _tables(db):
        rows = db.execute(_all_rows(table), execution_options={"yield_per": CHUNK})
        for part in rows.mappings().partitions():
            yield table.name, [dict(row) for row in part]


def _all_rows(table: Table) -> Any:
    return select(table).order_by(*table.primary_key.columns)


def _tables(db: Connection) -> list[Table]:
    """Read off the database itself, so that one of an older revision can be kept too."""
    found = MetaData()
    found.reflect(db, resolve_fks=False)
    return [table for table in found.sorted_tables if table.name != BOOKKEEPING]


def known_revision(db: Connection) -> str:
    found = revision(db)
    if found is None:
        raise WrongSchema("not a Frostfair database: it has no revision")
    return found


# --- out of a file ---


def chunks_of_file(path: Path) -> Iterator[Chunk]:
    """Only after `check_file`."""
    name = ""
    columns: list[str] = []
    rows: list[dict[str, Any]] = []
    for line in _read_lines(path, first=2):
        if isinstance(line, list):
            rows.append(dict(zip(columns, line, strict=True)))
        if rows and (isinstance(line, dict) or len(rows) == CHUNK):
            yield name, rows
            rows = []
        if isinstance(line, dict) and "table" in line:
            name, columns = line["table"], line["columns"]


def check_file(path: Path) -> str:
    """The revision of a whole and unaltered backup."""
    digest, rows, last = hashlib.sha256(), 0, b""
    with path.open("rb") as file:
        for line in file:
            digest.update(last)
            rows += last.startswith(b"[")
            last = line
    try:
        close: Any = from_json(last.decode())
        if close != {"rows": rows, "sha256": digest.hexdigest()} or not last.endswith(b"\n"):
            raise BadFile(f"{path}: truncated or altered")
        head: Any = next(_read_lines(path, first=1))
        if head["frostfair_backup"] != FORMAT:
            raise BadFile(f"{path}: a backup of format {head['frostfair_backup']}")
        return str(head["revision"])
    except (KeyError, TypeError, UnicodeDecodeError, FrostfairError) as error:
        raise (
            error if isinstance(error, BadFile) else BadFile(f"{path}: not a whole backup of ours")
        ) from None


def _read_lines(path: Path, first: int) -> Iterator[Any]:
    with path.open(encoding="utf-8", newline="\n") as file:
        for number, line in enumerate(file, 1):
            if number >= first:
                yield from_json(line)


# --- into a database ---


def fill(db: Connection, at_revision: str, chunks: Iterator[Chunk]) -> int:
    """Fill an empty database and bring it up to date; how many rows. Never overwrites anything."""
    refuse_unknown(at_revision)
    _refuse_unless_empty(db, at_revision)
    upgrade_to(db, at_revision)
    known = {table.name: table for table in _tables(db)}
    rows = 0
    for name, part in chunks:
        if name not in known:
            raise BadFile(f"the backup has a table {name!r}, unknown in revision {at_revision}")
        db.execute(insert(known[name]), part)
        rows += len(part)
    if at_revision != newest():
        upgrade_to(db, "head")
    return rows


def _refuse_unless_empty(db: Connection, at_revision: str) -> None:
    found = revision(db)
    if found is None and inspect(db).get_table_names():
        raise StoreError("the database is not empty: it has tables of another program")
    for table in _tables(db):
        if db.scalar(select(func.count()).select_from(table)):
            raise StoreError(f"the database is not empty: there is something in {table.name}")
    if found not in (None, at_revision):
        raise WrongSchema(
            f"the backup is of revision {at_revision}, the database of {found}: take a new database"
        )
