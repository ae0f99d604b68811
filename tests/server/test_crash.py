"""Two clients play over real sockets while the server is killed: no acknowledged move is lost or doubled."""

import asyncio
import random

import pytest

from frostfair.client import Session
from tests.server.clusters import Cluster
from tests.server.judging import play_while_killed, verify_all
from tests.server.serving import Process, play, seated, started
from tests.size import size

pytestmark = pytest.mark.asyncio


@pytest.mark.timeout(size(300, 7200))
async def test_games_survive_kills_on_sqlite(database: str) -> None:
    server = Process(database)
    await server.start()
    try:
        async with Session(server.url) as ana, Session(server.url) as bo:
            await ana.be_guest("Ana")
            await bo.be_guest("Bo")
            await play_while_killed([server], ana, bo, size(5, 100), random.Random(11))
    finally:
        server.kill()
    assert await verify_all(database)


@pytest.mark.timeout(size(300, 7200))
async def test_games_survive_kills_of_either_node_on_postgresql() -> None:
    async with Cluster() as cluster:
        one, two = cluster.nodes
        async with Session(one.url) as ana, Session(two.url) as bo:
            await ana.be_guest("Ana")
            await bo.be_guest("Bo")
            await play_while_killed(cluster.nodes, ana, bo, size(3, 50), random.Random(12))
        assert await verify_all(cluster.database)


async def test_a_server_that_is_told_to_stop_says_goodbye_and_exits_cleanly(database: str) -> None:
    server = Process(database)
    await server.start()
    async with Session(server.url) as ana, Session(server.url) as bo:
        await ana.be_guest("Ana")
        await bo.be_guest("Bo")
        table = await started(ana, bo)
        async with ana.link(table.id) as one, bo.link(table.id) as two:
            await seated(one, two)
            playing = asyncio.gather(play(one, random.Random(1)), play(two, random.Random(2)))
            await asyncio.wait([playing], timeout=0.3)
            assert await asyncio.to_thread(server.stop) == 0
            await server.start()
            await playing
            assert one.versions == two.versions == list(range(1, (one.version or 0) + 1))
    server.kill()
    assert await verify_all(database)
