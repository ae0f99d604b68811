"""The judge of a crash test: sits at the clients' side and believes only what it was told."""

import asyncio
import random
from collections.abc import Sequence
from typing import Any

from frostfair.client import Session, TableLink
from frostfair.server.history.verify import verify_luck
from frostfair.store.store import opened
from tests.server.serving import Process, play, seated, started


async def play_while_killed(
    nodes: Sequence[Process], ana: Session, bo: Session, kills: int, chance: random.Random
) -> None:
    """Whole games of two people; meanwhile so many times a node dies at a random moment and comes back."""
    killed = 0
    while killed < kills:
        table = await started(ana, bo)
        killed += await _play_one(nodes, ana, bo, table.id, kills - killed, chance)
        assert "Every deal" in verify_luck(await ana.log(table.id))


async def _play_one(
    nodes: Sequence[Process], ana: Session, bo: Session, table: str, most: int, chance: random.Random
) -> int:
    killed = 0
    async with ana.link(table) as one, bo.link(table) as two:
        await seated(one, two)
        seeds = (random.Random(chance.random()), random.Random(chance.random()))
        playing = asyncio.gather(play(one, seeds[0]), play(two, seeds[1]))
        while killed < most:
            await _some_moves_more(one, playing)
            done, _ = await asyncio.wait([playing], timeout=chance.uniform(0.0, 0.3))
            if done:
                break
            node = chance.choice(nodes)
            node.kill()
            killed += 1
            await node.start()
        made = await playing
        assert one.now is not None
        assert one.now.result is not None
        # Every acknowledged version exists once, all together they are the log without a gap, and both saw
        # every one of them, in order.
        assert sorted(made[0] + made[1]) == list(range(1, (one.version or 0) + 1))
        for link in (one, two):
            assert link.versions == list(range(1, (one.version or 0) + 1))
    return killed


async def _some_moves_more(link: TableLink, playing: "asyncio.Future[Any]") -> None:
    """Kills shall hit games that go on, however slow the machine is."""
    before = link.version or 0
    while (link.version or 0) <= before and not playing.done():
        await asyncio.wait([playing], timeout=0.01)


async def verify_all(database: str) -> int:
    """Every log, replayed; how many there are."""
    async with opened(database) as store:
        found = [fault async for _, fault in store.verify()]
    assert [fault for fault in found if fault is not None] == []
    return len(found)
