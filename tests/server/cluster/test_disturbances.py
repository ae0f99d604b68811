"""Two nodes, PostgreSQL and NATS while people play: whatever stops for a while, nothing is lost.

Every day each disturbance happens once; in a soak many times, and then players must be back within ten
seconds.
"""

import asyncio
import random
import signal
import time
from collections.abc import Awaitable, Callable

import pytest

from frostfair.client import Session, TableLink
from frostfair.server.history.verify import verify_luck
from tests.server.clusters import Cluster, Proxy
from tests.server.judging import verify_all
from tests.server.serving import play, seated, started
from tests.size import SOAK, size

pytestmark = pytest.mark.asyncio
BACK_SECONDS = 10.0
AWAY_SECONDS = 1.0  # how long something is away: longer than players notice, shorter than they give up
Disturb = Callable[[Cluster], Awaitable[None]]


async def rolling_restart(cluster: Cluster) -> None:
    """As an upgrade would: one node after the other, each stopped in order."""
    for node in cluster.nodes:
        assert await asyncio.to_thread(node.stop) == 0
        await node.start()


async def a_frozen_node(cluster: Cluster) -> None:
    node = random.choice(cluster.nodes)
    node.signal(signal.SIGSTOP)
    await asyncio.sleep(AWAY_SECONDS)
    node.signal(signal.SIGCONT)


async def no_broker(cluster: Cluster) -> None:
    """The nodes can't reach each other for a while."""
    cluster.broker.kill()
    await asyncio.sleep(AWAY_SECONDS)
    await cluster.broker.start()


async def another_database_server(cluster: Cluster) -> None:
    """As when a second one takes over: all connections are cut, what was committed is there."""
    await asyncio.to_thread(cluster.postgres.stop)
    await asyncio.sleep(AWAY_SECONDS)
    await asyncio.to_thread(cluster.postgres.start)


DISTURBANCES: list[Disturb] = [rolling_restart, a_frozen_node, no_broker, another_database_server]


@pytest.mark.timeout(size(600, 7200))
async def test_nothing_is_lost_whatever_stops_for_a_while() -> None:
    chance = random.Random(21)
    left = [disturb for _ in range(size(1, 25)) for disturb in DISTURBANCES]
    async with Cluster() as cluster:
        proxy = Proxy([node.port for node in cluster.nodes], chance)
        await proxy.start()
        async with Session(proxy.url) as ana, Session(proxy.url) as bo:
            await ana.be_guest("Ana")
            await bo.be_guest("Bo")
            while left:
                await play_one(cluster, ana, bo, left, chance)
        await proxy.stop()
        await verify_all(cluster.database)


async def play_one(
    cluster: Cluster, ana: Session, bo: Session, left: list[Disturb], chance: random.Random
) -> None:
    """A whole game; every acknowledged version is there once, and both saw all of them in order."""
    table = await started(ana, bo)
    async with ana.link(table.id) as one, bo.link(table.id) as two:
        await seated(one, two)
        playing = asyncio.gather(*(slowly(link, random.Random(chance.random())) for link in (one, two)))
        while left and not playing.done():
            if not await both_go_on(one, two, playing):
                break
            await left.pop()(cluster)
            begun = time.monotonic()
            await both_go_on(one, two, playing)
            if SOAK:
                assert time.monotonic() - begun <= BACK_SECONDS
        made = await playing
        versions = list(range(1, (one.version or 0) + 1))
        assert sorted(made[0] + made[1]) == one.versions == two.versions == versions
    assert "Every deal" in verify_luck(await ana.log(table.id))


async def slowly(link: TableLink, chance: random.Random) -> list[int]:
    """As people: a game lasts longer than a disturbance."""
    made: list[int] = []
    while True:
        more = await play(link, chance, 1)
        if not more:
            return made
        made += more
        await asyncio.sleep(0.1)


async def both_go_on(one: TableLink, two: TableLink, playing: "asyncio.Future[list[list[int]]]") -> bool:
    """Until both have seen another move; False: the game is over."""
    before = max(one.version or 0, two.version or 0)
    while min(one.version or 0, two.version or 0) <= before:
        if playing.done():
            return False
        await asyncio.wait([playing], timeout=0.02)
    return True
