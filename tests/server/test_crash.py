"""Two clients play over real sockets while the server is killed: no acknowledged move is lost or doubled."""

import asyncio
import random
from pathlib import Path

import pytest

from frostfair.client import Session
from frostfair.server.verifying import verify_luck
from frostfair.store.store import opened
from tests.server.serving import Process, play, seated, started
from tests.size import size

pytestmark = pytest.mark.asyncio


@pytest.mark.timeout(900)
async def test_a_full_game_over_the_wire_survives_kills(database: str) -> None:
    kills, chance = size(5, 100), random.Random(11)
    server = Process(database)
    await server.start()
    killed = 0
    try:
        async with Session(server.url) as ana, Session(server.url) as bo:
            await ana.be_guest("Ana")
            await bo.be_guest("Bo")
            while killed < kills:
                table = await started(ana, bo)
                killed += await _play_with_kills(server, ana, bo, table.id, kills - killed, chance)
                assert "Every deal" in verify_luck(await ana.log(table.id))
    finally:
        server.kill()
    await _verify(database)


async def _play_with_kills(
    server: Process, ana: Session, bo: Session, table: str, most: int, chance: random.Random
) -> int:
    killed = 0
    async with ana.link(table) as one, bo.link(table) as two:
        await seated(one, two)
        seeds = (random.Random(chance.random()), random.Random(chance.random()))
        playing = asyncio.gather(play(one, seeds[0]), play(two, seeds[1]))
        while killed < most:
            done, _ = await asyncio.wait([playing], timeout=chance.uniform(0.05, 0.5))
            if done:
                break
            server.kill()
            killed += 1
            await server.start()
        made = await playing
        assert one.now is not None
        assert one.now.result is not None
        # The judge: every acknowledged version exists once, all together they are the log without a gap,
        # and both saw every one of them, in order.
        assert sorted(made[0] + made[1]) == list(range(1, (one.version or 0) + 1))
        for link in (one, two):
            assert link.versions == list(range(1, (one.version or 0) + 1))
    return killed


async def _verify(database: str) -> None:
    async with opened(database) as store:
        faults = [fault async for _, fault in store.verify() if fault is not None]
    assert faults == []


async def test_a_server_that_is_told_to_stop_says_goodbye_and_exits_cleanly(
    database: str, tmp_path: Path
) -> None:
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
    await _verify(database)
