"""The database goes away and comes back: all are told, nothing is half-written, and it heals by itself."""

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest

from frostfair.store.errors import StoreUnavailable
from frostfair.store.settings import sqlite_path
from frostfair.store.sqlite import Sqlite
from frostfair.store.store import Store
from tests.store.playing import bare_table, line
from tests.store.postgres import Postgres

pytestmark = pytest.mark.asyncio


class Outage:
    """Takes the database away: PostgreSQL is stopped, SQLite is locked by somebody else."""

    def __init__(self, url: str, postgres: Postgres | None) -> None:
        self._path = sqlite_path(url)
        self._postgres = postgres
        self._lock: sqlite3.Connection | None = None

    def begin(self) -> None:
        if self._postgres is not None:
            self._postgres.stop()
            return
        assert self._path is not None
        self._lock = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
        self._lock.execute("BEGIN IMMEDIATE")

    def end(self) -> None:
        if self._postgres is not None:
            self._postgres.start()
        if self._lock is not None:
            self._lock.close()


@pytest.fixture
def outage(url: str, engine: str, request: pytest.FixtureRequest) -> Outage:
    return Outage(url, request.getfixturevalue("postgres") if engine == "postgresql" else None)


async def impatient(url: str) -> Store:
    """A store that doesn't wait long for a lock."""
    path = sqlite_path(url)
    return await Store.open(url) if path is None else Store(Sqlite(path, busy_seconds=0.05))


async def test_while_it_is_away_callers_are_told_and_afterwards_all_goes_on(url: str, outage: Outage) -> None:
    store = await impatient(url)
    tables = [await bare_table(store) for _ in range(10)]
    await asyncio.gather(*(store.writer.append(line(table, 1)) for table in tables))

    await asyncio.to_thread(outage.begin)
    try:
        for _ in range(2):
            told = await asyncio.gather(
                *(store.writer.append(line(table, 2)) for table in tables), return_exceptions=True
            )
            assert {type(error) for error in told} == {StoreUnavailable}
        with pytest.raises(StoreUnavailable):
            await store.people.welcome("Ada")
        with pytest.raises(StoreUnavailable):
            await store.uptimes.begin()  # which is how readiness is asked for
    finally:
        await asyncio.to_thread(outage.end)

    await store.uptimes.begin()
    assert [await store.logs.version(table) for table in tables] == [1] * 10
    await asyncio.gather(*(store.writer.append(line(table, 2)) for table in tables))
    await store.people.welcome("Ada")
    assert [await store.logs.version(table) for table in tables] == [2] * 10
    await store.close()


async def test_a_stream_of_appends_through_an_outage_keeps_its_promises(url: str, outage: Outage) -> None:
    """Each writer does as a server should: told that nobody knows, it reads the log and goes on."""
    store = await impatient(url)
    tables = [await bare_table(store) for _ in range(5)]
    acknowledged = dict.fromkeys(tables, 0)
    until = time.monotonic() + 1.5

    async def write(table: str) -> None:
        version = 0
        while time.monotonic() < until or version == 0:
            try:
                await store.writer.append(line(table, version + 1))
                version += 1
                acknowledged[table] = version
            except StoreUnavailable:
                await asyncio.sleep(0.02)
                version = await read_again(table)

    async def read_again(table: str) -> int:
        while True:
            try:
                return await store.logs.version(table)
            except StoreUnavailable:
                await asyncio.sleep(0.02)

    async def away_for_a_while() -> None:
        await asyncio.sleep(0.3)
        await asyncio.to_thread(outage.begin)
        await asyncio.sleep(0.3)
        await asyncio.to_thread(outage.end)

    await asyncio.gather(away_for_a_while(), *(write(table) for table in tables))
    for table in tables:
        kept = [entry.version for entry in await store.logs.read(table)]
        assert kept == list(range(1, len(kept) + 1))
        assert len(kept) >= acknowledged[table] > 0
    await store.close()


async def test_a_database_that_was_never_there_is_told_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(StoreUnavailable) as told:
        await Store.open("postgresql://somebody:hunter2@127.0.0.1:1/nothing")
    assert "\n" not in str(told.value)
    assert "hunter2" not in str(told.value)
    (tmp_path / "text.db").write_text("this is no database, and long enough to be sure of that" * 20)
    with pytest.raises(StoreUnavailable):
        await Store.open(f"sqlite:///{tmp_path / 'text.db'}")
