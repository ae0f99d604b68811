"""PostgreSQL: a pool for everything, and one connection of its own for the append."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, TypeVar

import asyncpg
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from frostfair.kernel.errors import Malformed
from frostfair.store.database import KEEP, Database, Entry, Refused, Work
from frostfair.store.errors import Conflict, StoreError, StoreUnavailable
from frostfair.store.settings import SETTING

R = TypeVar("R")

POOL: Final = 5
OVERFLOW: Final = 5
CONNECT_SECONDS: Final = 5.0
COMMAND_SECONDS: Final = 60.0  # a migration or a backup may take its time
APPEND_SECONDS: Final = 10.0
MIGRATION_LOCK: Final = 0x46726F7374  # any number that no other program takes: "Frost"

# The append's own connection runs one statement only, and that always by index, however new the log is.
LANE: Final = {"enable_seqscan": "off", "jit": "off", "plan_cache_mode": "force_generic_plan"}

# The same as for SQLite, for a whole group in one statement, which is a transaction of its own. Plain
# subqueries, not EXISTS: that may be planned as one pass over the whole log, for a single record.
INSERT: Final = """
    INSERT INTO log (table_id, version, at, bot, key, record)
    SELECT * FROM unnest($1::text[], $2::integer[], $3::bigint[], $4::text[], $5::text[], $6::text[])
        AS new (table_id, version, at, bot, key, record)
    WHERE (SELECT true FROM tables WHERE id = new.table_id)
      AND (new.version = 1 OR (
          SELECT true FROM log WHERE log.table_id = new.table_id AND log.version = new.version - 1))
    ON CONFLICT DO NOTHING
    RETURNING table_id
"""

# The same, and in the same transaction when to look at these tables by oneself, and how some of them ended.
INSERT_AND_CHANGE: Final = f"""
    WITH done AS ({INSERT}), woken AS (
        UPDATE tables SET wake = new.wake
        FROM unnest($7::text[], $8::bigint[], $9::text[]) AS new (table_id, wake, result)
        WHERE tables.id = new.table_id AND new.result IS NULL AND tables.id IN (SELECT table_id FROM done)
    ), finished AS (
        UPDATE tables SET status = 'finished', result = new.result, finished = new.at, updated = new.at,
            wake = NULL
        FROM unnest($7::text[], $9::text[], $10::bigint[]) AS new (table_id, result, at)
        WHERE tables.id = new.table_id AND new.result IS NOT NULL AND tables.status = 'playing'
          AND tables.id IN (SELECT table_id FROM done))
    SELECT table_id FROM done
"""

# What the entries are to blame for, not the database. ValueError: asyncpg could not even write it down.
_THEIRS: Final = (asyncpg.DataError, asyncpg.IntegrityConstraintViolationError, ValueError)
_OURS: Final = (
    OSError,
    asyncio.TimeoutError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)


class Postgres(Database):
    engine = "postgresql"

    def __init__(self, url: str) -> None:
        self._url = url
        self._pool = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=self._connect,
            pool_size=POOL,
            max_overflow=OVERFLOW,
            pool_timeout=CONNECT_SECONDS,
            pool_pre_ping=True,  # after a restart of the database no query meets a dead connection
        )
        self._lane: Any = None
        self._closed = False

    async def read(self, work: Work[R]) -> R:
        async with _told(self._closed), self._pool.connect() as connection:
            await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            return await connection.run_sync(work)

    async def write(self, work: Work[R]) -> R:
        async with _told(self._closed), self._pool.begin() as connection:
            return await connection.run_sync(work)

    async def migrate(self, work: Work[R]) -> R:
        async with _told(self._closed), self._pool.begin() as connection:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            return await connection.run_sync(work)

    async def append(self, group: Sequence[Entry]) -> list[bool]:
        # Two nodes that write the same tables wait for each other in one order only, so they can't deadlock.
        ordered = sorted(group, key=lambda entry: entry.table)
        async with _told(self._closed):
            lane = await self._appender()
            try:
                rows = await lane.fetch(*_statement(ordered))
            except _THEIRS as error:
                raise Refused(str(error)) from error
            except BaseException:
                self._drop_lane()
                raise
        went_in = {row[0] for row in rows}
        return [entry.table in went_in for entry in group]

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            if self._lane is not None:
                with suppress(*_OURS):  # a database that is gone needs no farewell
                    await self._lane.close(timeout=CONNECT_SECONDS)
            await self._pool.dispose()

    async def _connect(self, seconds: float = COMMAND_SECONDS, **settings: str) -> Any:
        try:
            return await asyncpg.connect(
                self._url,
                timeout=CONNECT_SECONDS,
                command_timeout=seconds,
                # Whatever the server's default: acknowledged means on disk.
                server_settings={"application_name": "frostfair", "synchronous_commit": "on", **settings},
            )
        except ValueError:  # what it says may hold a piece of the password
            raise StoreError(f"{SETTING}: not an address that PostgreSQL understands") from None

    async def _appender(self) -> Any:
        if self._lane is None or self._lane.is_closed():
            self._lane = await self._connect(APPEND_SECONDS, **LANE)
        return self._lane

    def _drop_lane(self) -> None:
        if self._lane is not None:
            self._lane.terminate()
            self._lane = None


def _statement(group: Sequence[Entry]) -> list[Any]:
    changing = [entry for entry in group if entry.wake != KEEP or entry.result is not None]
    if not changing:
        return [INSERT, *_columns(group)]
    return [
        INSERT_AND_CHANGE,
        *_columns(group),
        [entry.table for entry in changing],
        [entry.wake for entry in changing],
        [entry.result for entry in changing],
        [entry.at for entry in changing],
    ]


def _columns(group: Sequence[Entry]) -> list[list[Any]]:
    return [
        [entry.table for entry in group],
        [entry.version for entry in group],
        [entry.at for entry in group],
        [entry.bot for entry in group],
        [entry.key for entry in group],
        [entry.text for entry in group],
    ]


@asynccontextmanager
async def _told(closed: bool) -> AsyncIterator[None]:
    """The engine's own errors, as the store calls them."""
    if closed:
        raise StoreUnavailable("the store is closed")
    try:
        yield
    except IntegrityError as error:
        raise Conflict("it refers to a row that doesn't exist, or the row exists already") from error
    except (SQLAlchemyError, *_OURS) as error:
        if _is_theirs(error):
            raise Malformed(f"this can't be stored: {error.__class__.__name__}") from error
        reason = getattr(error, "orig", None) or error
        raise StoreUnavailable(f"PostgreSQL: {type(reason).__name__}: {reason}") from error


def _is_theirs(error: BaseException) -> bool:
    """Whether a text or number was given that PostgreSQL keeps under no circumstances."""
    asyncpgs = getattr(getattr(error, "orig", None), "__cause__", None)
    return isinstance(asyncpgs, _THEIRS)
