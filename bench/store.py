"""Records appended per second, as ratios to raw single-row transactions of the same engine in the same run.

    python -m bench.store [--seconds 1.0] [--rounds 3]

Both engines sync to disk at every commit, ours and raw alike. Raw is the least that could be done: one row,
one transaction, one after the other, without a queue, a check of the version before, or others to share with.
"""

import argparse
import asyncio
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import asyncpg

from frostfair.games.installed import game
from frostfair.store.database import Entry
from frostfair.store.rows import NewTable
from frostfair.store.settings import sqlite_path
from frostfair.store.sqlite import connect
from frostfair.store.store import Store
from tests.store.postgres import Postgres

CONCURRENT = (1, 10, 100, 500)
DURABLE = ("listen_addresses=127.0.0.1", "unix_socket_directories=")
RECORD = (
    '{"v":1,"seat":0,"do":"R1-b3","events":['
    + ",".join(['["placed",0,1,12]'] * 20)
    + '],"digest":"'
    + "0" * 64
    + '"}'
)

Measure = Callable[[float], Awaitable[float]]  # seconds -> records per second


async def new_table(store: Store) -> str:
    return (await store.tables.create(NewTable(game("winter-queen"), 2))).id


def ours(store: Store, writers: int) -> Measure:
    async def measure(seconds: float) -> float:
        tables = [await new_table(store) for _ in range(writers)]
        start = time.perf_counter()

        async def write(table: str) -> int:
            version = 0
            while time.perf_counter() - start < seconds:
                version += 1
                await store.writer.append(Entry(table, version, RECORD, version, None, "key"))
            return version

        written = sum(await asyncio.gather(*(write(table) for table in tables)))
        return written / (time.perf_counter() - start)

    return measure


def raw_sqlite(store: Store, path: Path) -> Measure:
    insert = "INSERT INTO log (table_id, version, at, bot, key, record) VALUES (?, ?, ?, NULL, 'key', ?)"

    def one_by_one(connection: sqlite3.Connection, table: str, seconds: float) -> float:
        start, version = time.perf_counter(), 0
        while time.perf_counter() - start < seconds:
            version += 1
            connection.execute("BEGIN IMMEDIATE")
            connection.execute(insert, (table, version, version, RECORD))
            connection.execute("COMMIT")
        return version / (time.perf_counter() - start)

    async def measure(seconds: float) -> float:
        table, connection = await new_table(store), connect(path)
        try:
            return await asyncio.to_thread(one_by_one, connection, table, seconds)
        finally:
            connection.close()

    return measure


def raw_postgres(store: Store, url: str) -> Measure:
    insert = "INSERT INTO log (table_id, version, at, bot, key, record) VALUES ($1, $2, $3, NULL, 'key', $4)"

    async def measure(seconds: float) -> float:
        table, connection = await new_table(store), await asyncpg.connect(url)
        statement = await connection.prepare(insert)
        start, version = time.perf_counter(), 0
        while time.perf_counter() - start < seconds:
            version += 1
            await statement.fetch(table, version, version, RECORD)
        rate = version / (time.perf_counter() - start)
        await connection.close()
        return rate

    return measure


async def compare(url: str, seconds: float, rounds: int) -> None:
    store = await Store.open(url)
    path = sqlite_path(url)
    ways: dict[str, Measure] = {"raw": raw_postgres(store, url) if path is None else raw_sqlite(store, path)}
    ways |= {f"{writers} concurrent": ours(store, writers) for writers in CONCURRENT}
    rates: dict[str, list[float]] = {name: [] for name in ways}
    for _ in range(rounds):  # in turns, so that a busy moment of the machine hits all of them
        for name, measure in ways.items():
            rates[name].append(await measure(seconds))
    print(f"{store.database.engine}: raw {statistics.median(rates['raw']):,.0f} records/s")
    for name in list(ways)[1:]:
        rate = statistics.median(rates[name])
        ratio = statistics.median(mine / raw for mine, raw in zip(rates[name], rates["raw"], strict=True))
        print(f"  {name:15} {rate:9,.0f} records/s   {ratio:6.2f} x raw")
    await store.close()


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    words.add_argument("--seconds", type=float, default=1.0, help="for each measurement")
    words.add_argument("--rounds", type=int, default=3)
    said = words.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(compare(f"sqlite:///{Path(folder) / 'bench.db'}", said.seconds, said.rounds))
    with Postgres(DURABLE, in_memory=False) as server:
        asyncio.run(compare(server.url(), said.seconds, said.rounds))


if __name__ == "__main__":
    main()
