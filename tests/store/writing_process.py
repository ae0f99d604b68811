"""A process that appends until it is killed, and says each record that was acknowledged: `table version`."""

import asyncio
import os
import sys

from frostfair.store.store import Store
from tests.store.playing import line


async def write(store: Store, table: str) -> None:
    version = await store.logs.version(table)
    while True:
        version += 1
        await store.writer.append(line(table, version))
        os.write(1, f"{table} {version}\n".encode())


async def main(url: str, tables: list[str]) -> None:
    store = await Store.open(url)
    await asyncio.gather(*(write(store, table) for table in tables))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2:]))
