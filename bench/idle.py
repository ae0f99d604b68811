"""Tables that wait for a move, made through the store: a server finds them as any others."""

import asyncio

from frostfair.games.installed import game
from frostfair.store.rows import NewTable
from frostfair.store.store import opened

AT_ONCE = 50


async def make_idle(database: str, count: int) -> None:
    async with opened(database) as store:
        host, guest = [(await store.people.welcome(name)).id for name in ("Ana", "Bo")]
        gate = asyncio.Semaphore(AT_ONCE)

        async def make() -> None:
            async with gate:
                table = await store.tables.create(NewTable(game("winter-queen"), 2, host=host))
                await store.tables.sit(table.id, guest, None)
                await store.tables.start(table.id)
                await store.tables.set_wake(table.id, None)  # as a server leaves it that has seen it once

        await asyncio.gather(*(make() for _ in range(count)))
