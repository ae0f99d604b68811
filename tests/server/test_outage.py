"""The database is away for a while under a running server: all are told, nothing is lost, it heals itself."""

import asyncio
import random
from contextlib import AsyncExitStack

import pytest

from frostfair.client import ApiError
from frostfair.server.history.verify import verify_luck
from frostfair.store.sqlite import Sqlite
from frostfair.wire import limits
from frostfair.wire import messages as wire
from tests.server.serving import Serving, play, seated, started, told
from tests.store.test_outage import Outage, outage  # noqa: F401

pytestmark = pytest.mark.asyncio


def make_impatient(serving: Serving) -> None:
    """SQLite waits long for a lock; nobody here does."""
    database = serving.hub.store.database
    if isinstance(database, Sqlite):
        database._busy_seconds = 0.05


async def test_players_are_told_and_the_game_goes_on_afterwards(
    serving_each: Serving,
    outage: Outage,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "AGAIN_MS", 50)
    server = serving_each
    make_impatient(server)
    ana, bo, eve = [await server.guest(name) for name in ("Ana", "Bo", "Eve")]
    table = await started(ana, bo, options={"first": 1})
    async with AsyncExitStack() as stack:
        one, two = [await stack.enter_async_context(who.link(table.id)) for who in (ana, bo)]
        await seated(one, two)
        playing = asyncio.gather(play(one, random.Random(1)), play(two, random.Random(2)))
        await one.until(lambda: (one.version or 0) >= 3)

        await asyncio.to_thread(outage.begin)
        try:
            async with server.socket(eve, "/ws/lobby") as socket:
                await tell_unavailable(server, socket)
            with pytest.raises(ApiError) as caught:
                await eve.create("winter-queen", 2)
            assert (caught.value.status, caught.value.error) == (503, "unavailable")
            assert (await eve._http.get("/healthz")).status_code == 200
        finally:
            await asyncio.to_thread(outage.end)

        made = await playing
        assert one.now is not None
        assert one.now.result is not None
        versions = list(range(1, (one.version or 0) + 1))
        assert sorted(made[0] + made[1]) == one.versions == two.versions == versions
    assert "Every deal" in verify_luck(await ana.log(table.id))
    assert (await eve._http.get("/readyz")).status_code == 200
    await eve.create("winter-queen", 2)


async def tell_unavailable(server: Serving, socket: object) -> None:
    """With PostgreSQL nobody is even recognised; SQLite can still be read, but not written."""
    if server.hub.store.database.engine == "postgresql":
        bye = await told(socket, wire.Bye)  # type: ignore[arg-type]
        assert (bye.d.reason, bye.d.again_ms) == ("unavailable", 50)


async def test_a_command_that_nobody_can_keep_is_refused_and_done_once_later(
    serving_each: Serving,
    outage: Outage,  # noqa: F811
) -> None:
    server = serving_each
    make_impatient(server)
    ana, bo = await server.guest("Ana"), await server.guest("Bo")
    table = await started(ana, bo, options={"first": 1})
    async with server.socket(ana, f"/ws/tables/{table.id}") as socket:
        await socket.send('{"t":"hello"}')
        do = (await told(socket, wire.View)).d.now.offers[0].do
        act = f'{{"t":"act","v":0,"d":{{"key":"one","do":"{do}"}}}}'
        await asyncio.to_thread(outage.begin)
        try:
            await socket.send(act)
            refused = await told(socket, wire.Refused)
            assert (refused.d.error, refused.d.key) == ("unavailable", "one")
        finally:
            await asyncio.to_thread(outage.end)
        done = None
        while done is None:
            await socket.send(act)
            message = wire.decode_told(await socket.recv())
            done = message if isinstance(message, wire.Done) else None
        assert done.v == 1
    assert await server.hub.store.logs.version(table.id) == 1


async def test_bots_wait_for_the_database_and_go_on(serving_each: Serving, outage: Outage) -> None:  # noqa: F811
    server = serving_each
    make_impatient(server)
    ana = await server.guest("Ana")
    table = await ana.create("winter-queen", 2, bots={1: "random"}, asks_end_turn=False)
    await ana.start(table.id)
    async with ana.link(table.id) as link:
        playing = asyncio.create_task(play(link, random.Random(1)))
        await link.until(lambda: (link.version or 0) >= 2)
        await asyncio.to_thread(outage.begin)
        await asyncio.to_thread(outage.end)
        await playing
        assert link.versions == list(range(1, (link.version or 0) + 1))
