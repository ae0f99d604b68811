"""What deploy/compose.yaml describes: two nodes, PostgreSQL, NATS, a proxy that sends people anywhere."""

import asyncio
import random

import pytest

from frostfair.client import Session
from frostfair.server.history.verify import verify_luck
from tests.server.clusters import Cluster, Proxy
from tests.server.judging import verify_all
from tests.server.serving import play, seated, started

pytestmark = pytest.mark.asyncio


@pytest.mark.timeout(300)
async def test_people_at_any_node_play_one_game_and_a_dead_node_costs_nothing() -> None:
    async with Cluster() as cluster:
        proxy = Proxy([node.port for node in cluster.nodes], random.Random(5))
        await proxy.start()
        async with Session(proxy.url) as ana, Session(proxy.url) as bo:
            await ana.be_guest("Ana")
            await bo.be_guest("Bo")
            table = await started(ana, bo)
            made: list[int] = []
            chance = random.Random(6)
            for _ in range(3):  # some moves, then everybody comes anew: to whichever node
                made += await _some_moves(ana, bo, table.id, chance, 4)
            async with ana.link(table.id) as one, bo.link(table.id) as two:
                await seated(one, two)
                playing = asyncio.gather(play(one, chance), play(two, chance))
                await asyncio.wait([playing], timeout=0.3)
                cluster.nodes[0].kill()  # for good: the other one goes on with all of them
                made += [version for versions in await playing for version in versions]
                assert one.now is not None
                assert one.now.result is not None
                assert one.version == two.version
            assert sorted(made) == list(range(1, (one.version or 0) + 1))
            assert "Every deal" in verify_luck(await bo.log(table.id))
        assert all(proxy.served.values())
        await proxy.stop()
        await verify_all(cluster.database)


async def _some_moves(ana: Session, bo: Session, table: str, chance: random.Random, most: int) -> list[int]:
    """So many decisions of whoever must decide, over fresh links."""
    made: list[int] = []
    async with ana.link(table) as one, bo.link(table) as two:
        await seated(one, two)
        while len(made) < most:
            newest = max(one.version or 0, two.version or 0)
            for link in (one, two):
                await link.until(lambda link=link, v=newest: (link.version or 0) >= v)  # type: ignore[misc]
            deciding = one if one.now is not None and one.seat in one.now.deciders else two
            made += await play(deciding, chance, 1)
    return made
