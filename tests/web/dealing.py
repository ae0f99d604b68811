"""Tables that are always dealt alike: from a fixed seed, straight into the server's database."""

import asyncio
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor

from frostfair.games.installed import game
from frostfair.store.rows import NewTable
from frostfair.store.store import opened
from tests.web.visitor import Visitor


def deal(
    ana: Visitor, others: Sequence[Visitor], database: str, name: str, seed: str, options: Mapping[str, int]
) -> str:
    """A table of that game with all of them, which has begun."""
    host = ana.ask("GET", "/api/me")["id"]
    wanted = NewTable(game(name), 1 + len(others), dict(options), host=host, seed=seed)

    async def make() -> str:
        async with opened(database) as store:
            return (await store.tables.create(wanted)).id

    with ThreadPoolExecutor(1) as apart:  # Playwright has a loop of its own
        made = apart.submit(asyncio.run, make()).result()
    for friend in others:
        friend.sits(made)
    ana.ask("POST", f"/api/tables/{made}/start", {})
    return made
