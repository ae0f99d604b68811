"""Back-up and restore, for either engine.

SQLite makes a copy of its own file while it is in use; PostgreSQL is written as an archive. Both restore
into both.
"""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, create_engine
from sqlalchemy.exc import SQLAlchemyError

from frostfair.store.archive import (
    check_file,
    chunks_of_database,
    chunks_of_file,
    dump,
    fill,
    known_revision,
)
from frostfair.store.database import Database
from frostfair.store.errors import BadFile, StoreError
from frostfair.store.ids import now
from frostfair.store.migrate import revision
from frostfair.store.sqlite import Sqlite

SQLITE_MAGIC: Final = b"SQLite format 3\0"


async def backup(database: Database, path: Path, *, portable: bool = False) -> None:
    """Write a new file; an existing one is left alone. It holds secrets, so only its owner may read it."""
    await database.read(known_revision)
    if isinstance(database, Sqlite) and not portable:
        await database.read(lambda _: write_new(path, database.copy_to))
    else:
        await database.read(lambda db: write_new(path, lambda part: _dump_to(db, part)))


async def restore(database: Database, path: Path) -> int:
    """Fill an empty database from a backup of either kind; how many rows."""
    if _begins(path) == SQLITE_MAGIC:
        return await database.migrate(lambda db: _fill_from_sqlite(db, path))
    at_revision = check_file(path)
    return await database.migrate(lambda db: fill(db, at_revision, chunks_of_file(path)))


def refuse_unreadable(path: Path) -> None:
    _begins(path)


def _begins(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(len(SQLITE_MAGIC))
    except OSError as error:
        raise BadFile(f"{path}: {error.strerror}") from None


def _dump_to(db: Connection, part: Path) -> None:
    with part.open("wb") as file:
        dump(db, file, now())


def write_new(path: Path, write: Callable[[Path], object]) -> None:
    """All of the file under its name, or nothing."""
    part = path.with_name(f".{path.name}.part")
    try:
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except OSError as error:
        raise StoreError(f"{part}: {error.strerror}") from None
    try:
        write(part)
        with part.open("rb") as file:
            os.fsync(file.fileno())
        os.link(part, path)  # unlike a renaming, this never replaces what is there
    except OSError as error:
        raise StoreError(f"{path}: {error.strerror}") from None
    finally:
        part.unlink()


def _fill_from_sqlite(db: Connection, path: Path) -> int:
    with _opened(path) as source:
        found = revision(source)
        if found is None:
            raise BadFile(f"{path}: an SQLite file, but not a Frostfair backup")
        return fill(db, found, chunks_of_database(source))


@contextmanager
def _opened(path: Path) -> Iterator[Connection]:
    uri = f"{path.absolute().as_uri()}?mode=ro"
    engine = create_engine(
        "sqlite://", creator=lambda: sqlite3.connect(uri, uri=True, check_same_thread=False)
    )
    try:
        with engine.connect() as source:
            if source.exec_driver_sql("PRAGMA quick_check").scalar() != "ok":
                raise BadFile(f"{path}: damaged")
            yield source
    except SQLAlchemyError as error:
        if isinstance(getattr(error, "orig", None), sqlite3.Error):
            raise BadFile(f"{path}: {error.orig}") from error  # type: ignore[attr-defined]
        raise
    finally:
        engine.dispose()
