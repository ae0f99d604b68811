"""Several nodes: the same database, any node serves any table, and the broker may be away for a while."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from functools import partial

import nats
import pytest
import pytest_asyncio

from frostfair.client import Session
from frostfair.server.cluster.nodes import AT_ONCE, SUBJECT, NatsNodes
from frostfair.wire.rest import COOKIE
from tests.server.clusters import Broker
from tests.server.serving import Serving, play, seated, started

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def broker() -> AsyncIterator[Broker]:
    made = Broker()
    await made.start()
    yield made
    made.kill()


@pytest_asyncio.fixture
async def nodes(database: str, broker: Broker) -> AsyncIterator[tuple[Serving, Serving]]:
    async with Serving(database, nats=broker.url) as one, Serving(database, nats=broker.url) as two:
        yield one, two


async def at_other(session: Session, node: Serving, stack: AsyncExitStack) -> Session:
    """The same person at another node: their cookie is good there too."""
    other = await stack.enter_async_context(Session(node.url))
    other._http.cookies.set(COOKIE, session._http.cookies[COOKIE])
    return other


async def test_two_people_play_at_two_nodes(nodes: tuple[Serving, Serving]) -> None:
    ana, bo = await nodes[0].guest("Ana"), await nodes[1].guest("Bo")
    table = await ana.create("winter-queen", 2)
    async with ana.link(table.id) as one, bo.link(table.id) as two:
        await two.until(lambda: two.table is not None)
        await bo.sit(table.id)
        await ana.start(table.id)
        await seated(one, two)
        await asyncio.gather(play(one, random.Random(1)), play(two, random.Random(2)))
        await two.say("well played")
        await one.until(lambda: bool(one.chat))
        assert one.version == two.version
        assert one.versions == two.versions == list(range(1, (one.version or 0) + 1))


async def test_spectators_at_another_node_are_seen(nodes: tuple[Serving, Serving]) -> None:
    ana, eve = await nodes[0].guest("Ana"), await nodes[1].guest("Eve")
    table = await ana.create("winter-queen", 2)
    async with ana.link(table.id) as one:
        await one.until(lambda: one.table is not None)
        async with eve.link(table.id) as two:
            await one.until(lambda: one.watching.names == ["Eve"])
            assert two.watching.count == 1
        await one.until(lambda: one.watching.count == 0)


async def test_nodes_begin_without_the_broker_and_find_it_later(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("frostfair.server.cluster.nodes.CONNECT_SECONDS", 0.0)
    late = Broker()
    async with AsyncExitStack() as stack:
        stack.callback(late.kill)
        here = await stack.enter_async_context(Serving(database, nats=late.url))
        there = await stack.enter_async_context(Serving(database, nats=late.url))
        ana, bo = await here.guest("Ana"), await there.guest("Bo")
        table = await started(ana, bo)
        async with ana.link(table.id) as one, bo.link(table.id) as two:
            await seated(one, two)
            await late.start()
            await asyncio.gather(play(one, random.Random(1)), play(two, random.Random(2)))
            assert one.versions == two.versions == list(range(1, (one.version or 0) + 1))


async def test_the_broker_is_away_for_a_while(nodes: tuple[Serving, Serving], broker: Broker) -> None:
    async with AsyncExitStack() as stack:
        ana, bo = await nodes[0].guest("Ana"), await nodes[0].guest("Bo")
        table = await started(ana, bo, options={"first": 1})
        bo = await at_other(bo, nodes[1], stack)
        one = await stack.enter_async_context(ana.link(table.id))
        two = await stack.enter_async_context(bo.link(table.id))
        await two.until(lambda: two.now is not None)
        broker.kill()
        await play(one, random.Random(1), 1)
        assert two.version == 0
        await broker.start()
        await asyncio.gather(play(one, random.Random(1)), play(two, random.Random(2)))
        assert two.versions == list(range(1, (one.version or 0) + 1))


async def test_what_is_announced_together_travels_together_and_is_not_heard_by_oneself(
    broker: Broker,
) -> None:
    many = AT_ONCE + 1
    heard: dict[int, list[tuple[str, list[object]]]] = {0: [], 1: []}

    def hear(who: int, table: str, told: list[object]) -> None:
        heard[who].append((table, told))

    async def heal() -> None:
        pass

    both = [NatsNodes(broker.url) for _ in range(2)]
    for number, node in enumerate(both):
        await node.listen(partial(hear, number), heal)
    watching = await nats.connect(broker.url)
    messages = await watching.subscribe(SUBJECT)
    for client in (watching, both[1]._client):
        await client.flush()  # now the broker knows who listens
    said = [(f"table {number}", ["record", number]) for number in range(many)]
    for table, told in said:
        both[0].announce(table, told)
    await both[0].close()
    async with asyncio.timeout(10):
        while len(heard[1]) < many:
            await asyncio.sleep(0.01)
    assert heard == {0: [], 1: said}
    sizes = [len(json.loads((await messages.next_msg(5)).data)) for _ in range(2)]
    assert sizes == [AT_ONCE, 1]
    await both[1].close()
    await watching.close()


async def test_a_start_whose_hint_was_lost_is_seen_with_the_next_look(
    nodes: tuple[Serving, Serving],
) -> None:
    ana, bo = await nodes[0].guest("Ana"), await nodes[1].guest("Bo")
    table = await ana.create("winter-queen", 2)
    async with bo.link(table.id) as link:
        await link.until(lambda: link.table is not None)
        await bo.sit(table.id)
        await nodes[0].hub.store.tables.start(table.id)  # and nobody says so
        await nodes[1].hub.heal()
        await link.until(lambda: link.now is not None)
