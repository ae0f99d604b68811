"""SQLite: one file, one thread that writes, a few that read.

Write-ahead log with a full sync at every commit: what was acknowledged survives a power cut. Reading never
waits for writing. Everything of this process that writes passes through the same thread, so that it never
waits for itself; other processes are waited for, up to a limit.
"""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import Connection, Engine, QueuePool, create_engine, event
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from frostfair.kernel.errors import Malformed
from frostfair.store.database import KEEP, Database, Entry, Refused, Work
from frostfair.store.errors import Conflict, StoreUnavailable
from frostfair.store.same_files import SameFiles
from frostfair.store.threads import OneThread

R = TypeVar("R")

READERS: Final = 4
BUSY_SECONDS: Final = 5.0  # how long another process may hold the lock

# A row goes in only after the one before it, and never twice.
INSERT: Final = """
    INSERT INTO log (table_id, version, at, bot, key, record)
    SELECT column1, column2, column3, column4, column5, column6 FROM (VALUES {rows})
    WHERE EXISTS (SELECT 1 FROM tables WHERE id = column1)
      AND (column2 = 1 OR EXISTS (SELECT 1 FROM log WHERE table_id = column1 AND version = column2 - 1))
    ON CONFLICT DO NOTHING
"""
ROW: Final = "(?, ?, ?, ?, ?, ?)"
# Few statements for a group: after each the thread must get hold of the interpreter again, and with a busy
# event loop that is what takes the time.
AT_ONCE: Final = 64  # rows; SQLite's driver keeps the statements for all smaller numbers too
STATEMENTS: Final = [INSERT.format(rows=", ".join([ROW] * size)) for size in range(AT_ONCE + 1)]

WAKE: Final = "UPDATE tables SET wake = ? WHERE id = ?"
FINISH: Final = """
    UPDATE tables SET status = 'finished', result = ?, finished = ?, updated = ?, wake = NULL
    WHERE id = ? AND status = 'playing'
"""

# What the entries are to blame for, not the database.
_THEIRS: Final = (sqlite3.IntegrityError, UnicodeError, OverflowError)


def connect(
    path: Path, *, busy_seconds: float = BUSY_SECONDS, foreign_keys: bool = True
) -> sqlite3.Connection:
    """A connection that begins and ends its transactions only when told to."""
    connection = sqlite3.connect(path, timeout=busy_seconds, isolation_level=None, check_same_thread=False)
    try:
        _write_ahead(connection, busy_seconds)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(f"PRAGMA foreign_keys = {'ON' if foreign_keys else 'OFF'}")
    except BaseException as error:
        connection.close()
        if isinstance(error, sqlite3.Error):
            raise type(error)(f"{path}: {error}") from None
        raise
    return connection


def _write_ahead(connection: sqlite3.Connection, busy_seconds: float) -> None:
    """Who changes a new file to that must have it alone. SQLite doesn't wait for others here, so we do."""
    until = time.monotonic() + busy_seconds
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(0.01)


class Sqlite(Database):
    engine = "sqlite"

    def __init__(self, path: Path, *, busy_seconds: float = BUSY_SECONDS) -> None:
        self.path = path
        self._busy_seconds = busy_seconds
        self._reading = ThreadPoolExecutor(READERS, "frostfair-read")
        self._writing = OneThread("frostfair-write")
        self._readers = _engine(self._connect, "BEGIN", READERS)
        self._writers = _engine(self._connect, "BEGIN IMMEDIATE", 1)
        self._log: sqlite3.Connection | None = None
        self._files = SameFiles(path, Path(f"{path}-wal"))
        self._closed = False

    async def read(self, work: Work[R]) -> R:
        self._refuse_if_closed()
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reading, lambda: self._look_and_read(work))

    async def write(self, work: Work[R]) -> R:
        return await self._write(lambda: self._transact_and_look(work))

    async def migrate(self, work: Work[R]) -> R:
        return await self._write(lambda: self._rebuild(work))

    async def append(self, group: Sequence[Entry]) -> list[bool]:
        return await self._write(lambda: self._append(group))

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            await asyncio.to_thread(self._let_go)

    # --- in the threads ---

    def copy_to(self, path: Path) -> None:
        """A copy of the whole file as it is now, while others read and write: SQLite's online backup."""
        source, copy = self._connect(), sqlite3.connect(path, isolation_level=None)
        try:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
        finally:
            source.close()
            copy.close()

    def _connect(self) -> sqlite3.Connection:
        self._files.look_again()  # SQLite would make a new file where one was deleted
        return connect(self.path, busy_seconds=self._busy_seconds)

    def _look_and_read(self, work: Work[R]) -> R:
        self._files.look_again()
        return _transact(self._readers, work)

    def _transact_and_look(self, work: Work[R]) -> R:
        done = _transact(self._writers, work)
        self._files.look()
        return done

    def _append(self, group: Sequence[Entry]) -> list[bool]:
        with _told():
            if self._log is None:
                self._log = self._connect()
            try:
                went_in = _insert(self._log, group)
                self._files.look()
                return went_in
            except BaseException as error:
                # Closing rolls back; the next group starts with a connection that nothing has happened to.
                self._log.close()
                self._log = None
                if isinstance(error, _THEIRS):
                    raise Refused(str(error)) from error
                raise

    def _rebuild(self, work: Work[R]) -> R:
        # A rebuilt table is dropped on the way, and with foreign keys on that would delete what refers to it.
        # The switch does nothing inside a transaction, hence a connection of its own.
        engine = _engine(
            lambda: connect(self.path, busy_seconds=self._busy_seconds, foreign_keys=False),
            "BEGIN IMMEDIATE",
            1,
        )

        def checked(connection: Connection) -> R:
            done = work(connection)
            broken = connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall()
            if broken:
                raise StoreUnavailable(f"{len(broken)} rows refer to nothing, first in {broken[0][0]}")
            return done

        try:
            return _transact(engine, checked)
        finally:
            engine.dispose()

    def _let_go(self) -> None:
        self._reading.shutdown()
        self._writing.finish()
        if self._log is not None:
            self._log.close()
        self._readers.dispose()
        self._writers.dispose()

    def _write(self, work: Callable[[], R]) -> asyncio.Future[R]:
        self._refuse_if_closed()
        return self._writing.do(work)

    def _refuse_if_closed(self) -> None:
        if self._closed:
            raise StoreUnavailable("the store is closed")


def _engine(creator: Callable[[], sqlite3.Connection], begin: str, connections: int) -> Engine:
    engine = create_engine(
        "sqlite://", creator=creator, poolclass=QueuePool, pool_size=connections, max_overflow=0
    )

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _transact(engine: Engine, work: Work[R]) -> R:
    with _told(), engine.begin() as connection:
        return work(connection)


def _insert(connection: sqlite3.Connection, group: Sequence[Entry]) -> list[bool]:
    connection.execute("BEGIN IMMEDIATE")
    if all(_insert_rows(connection, rows) == len(rows) for rows in _parts(group)):
        went_in = [True] * len(group)
    else:  # some may not: begin again and see which
        connection.execute("ROLLBACK")
        connection.execute("BEGIN IMMEDIATE")
        went_in = [_insert_rows(connection, [entry]) == 1 for entry in group]
    for entry, written in zip(group, went_in, strict=True):
        if written and entry.wake != KEEP:
            connection.execute(WAKE, (entry.wake, entry.table))
        if written and entry.result is not None:
            connection.execute(FINISH, (entry.result, entry.at, entry.at, entry.table))
    connection.execute("COMMIT")
    return went_in


def _parts(group: Sequence[Entry]) -> Iterator[Sequence[Entry]]:
    for start in range(0, len(group), AT_ONCE):
        yield group[start : start + AT_ONCE]


def _insert_rows(connection: sqlite3.Connection, rows: Sequence[Entry]) -> int:
    values: list[object] = []
    for entry in rows:
        values += (entry.table, entry.version, entry.at, entry.bot, entry.key, entry.text)
    return connection.execute(STATEMENTS[len(rows)], values).rowcount


@contextmanager
def _told() -> Iterator[None]:
    """The engine's own errors, as the store calls them."""
    try:
        yield
    except (UnicodeError, OverflowError) as error:
        raise Malformed(f"this can't be stored: {error}") from error
    except sqlite3.Error as error:
        raise StoreUnavailable(f"SQLite: {error}") from error
    except IntegrityError as error:
        raise Conflict("it refers to a row that doesn't exist, or the row exists already") from error
    except SQLAlchemyError as error:
        raise StoreUnavailable(f"SQLite: {getattr(error, 'orig', None) or error}") from error
