"""Tables go on by themselves: after a restart, and when a node goes away, without anybody opening them."""

import asyncio
import random
import time
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select

from frostfair.games import installed
from frostfair.server.table.live import LiveTable
from frostfair.store import schema
from frostfair.wire import limits
from frostfair.wire.clock import LivePace
from tests.server.serving import Serving, must_decide, play, started

pytestmark = pytest.mark.asyncio


async def until(is_so: object, seconds: float = 30.0) -> None:
    async with asyncio.timeout(seconds):
        while not await is_so():  # type: ignore[operator]
            await asyncio.sleep(0.02)


async def test_after_a_restart_a_bot_goes_on_without_anybody(database: str) -> None:
    async with Serving(database) as server:
        ana = await server.guest("Ana")
        table = await ana.create("winter-queen", 2, bots={1: "random"}, options={"first": 2})
        server.hub.thinker.decide = lambda question: asyncio.Event().wait()  # type: ignore[method-assign]
        await ana.start(table.id)
    async with Serving(database) as again:
        store = again.hub.store

        async def bot_has_moved() -> bool:
            return await store.logs.version(table.id) > 0 and (await store.tables.get(table.id)).wake is None

        await until(bot_has_moved)
        assert {entry.bot for entry in await store.logs.read(table.id)} == {"random"}


async def test_a_bot_that_takes_a_seat_is_not_forgotten_either(database: str) -> None:
    async with Serving(database) as server:
        ana, bo = await server.guest("Ana"), await server.guest("Bo")
        table = await started(ana, bo, options={"first": 1})
        store = server.hub.store
        assert (await store.tables.get(table.id)).wake is None
    async with Serving(database) as again:
        store = again.hub.store
        await store.tables.set_bot(table.id, 0, "random")  # and whoever did that crashed
        assert await again.hub.rouse(store.now()) == 1

        async def bot_has_moved() -> bool:
            return await store.logs.version(table.id) > 0

        await until(bot_has_moved)


async def test_after_a_bots_answer_nobody_needs_to_look_any_more(serving: Serving) -> None:
    ana = await serving.guest("Ana")
    table = await ana.create("winter-queen", 2, bots={1: "random"}, options={"first": 1}, asks_end_turn=False)
    await ana.start(table.id)
    store = serving.hub.store
    async with ana.link(table.id) as link:
        while not any(entry.bot for entry in await store.logs.read(table.id)):
            await play(link, random.Random(1), 1)
            await link.until(lambda: must_decide(link))
    assert (await store.tables.get(table.id)).wake is None


async def test_tables_that_wait_for_people_are_not_even_looked_at(serving: Serving) -> None:
    ana, bo = await serving.guest("Ana"), await serving.guest("Bo")
    tables = [await started(ana, bo, options={"first": 1}) for _ in range(5)]
    hub = serving.hub
    async with ana.link(tables[0].id) as one:
        await play(one, random.Random(1), 1)
    hub.tables.clear()
    assert await hub.rouse(hub.store.now() + 10**9) == 0
    assert hub.tables == {}


async def test_those_who_play_have_half_of_the_time_while_many_tables_are_roused(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = await serving.guest("Ana")
    hub, store = serving.hub, serving.hub.store
    for _ in range(3):
        table = await ana.create("winter-queen", 2, bots={1: "random"})
        await store.tables.start(table.id)
    busy = 0.0
    rests: list[float] = []
    look, sleep = LiveTable.look, asyncio.sleep

    async def watched(live: LiveTable) -> None:
        nonlocal busy
        begun = time.perf_counter()
        await look(live)
        busy += time.perf_counter() - begun

    async def rest(seconds: float) -> None:
        if asyncio.current_task() is rousing:
            rests.append(seconds)
        await sleep(seconds)

    monkeypatch.setattr(LiveTable, "look", watched)
    monkeypatch.setattr(asyncio, "sleep", rest)
    rousing = asyncio.create_task(hub.rouse(store.now()))
    assert await rousing == 3
    assert len(rests) == 3
    assert sum(rests) >= busy


async def test_a_table_that_cannot_be_played_does_not_stop_the_others(serving: Serving) -> None:
    ana = await serving.guest("Ana")
    hub, store = serving.hub, serving.hub.store
    tables = [
        (await ana.create("winter-queen", 2, bots={1: "random"}, options={"first": 2})).id for _ in range(2)
    ]
    for table in tables:
        await store.tables.start(table)
    await store.database.write(
        lambda db: db.exec_driver_sql(f"UPDATE tables SET rules_version = 99 WHERE id = '{tables[0]}'")
    )
    now = store.now()
    assert await hub.rouse(now) == 2
    wake = (await store.tables.get(tables[0])).wake
    assert wake is not None
    assert wake > now + limits.BROKEN_MS // 2

    async def bot_has_moved() -> bool:
        return await store.logs.version(tables[1]) > 0

    await until(bot_has_moved)


async def a_tale_that_nobody_tells(serving: Serving) -> str:
    """In Winter Tales time that is up has consequences, also where nobody is there: it goes on for long."""
    ana, bo, eve = [await serving.guest(name) for name in ("Ana", "Bo", "Eve")]
    table = await ana.create("winter-tales", 3, pace=LivePace(10))
    await bo.sit(table.id)
    await eve.sit(table.id)
    await ana.start(table.id)
    hub, store = serving.hub, serving.hub.store
    wake = (await store.tables.get(table.id)).wake
    assert wake is not None
    await hub.tables.pop(table.id).close()
    assert await hub.rouse(wake - 1) == 0
    later = store.now() + 3600_000
    store.now = lambda: later
    assert await hub.rouse(wake) == 1

    async def table_has_moved() -> bool:
        return await store.logs.version(table.id) > 5

    await until(table_has_moved)
    return table.id


async def test_time_that_runs_out_is_noticed_without_anybody(serving: Serving) -> None:
    table = await a_tale_that_nobody_tells(serving)
    assert {entry.bot for entry in await serving.hub.store.logs.read(table)} == {"table"}


async def test_a_server_that_stops_does_not_wait_for_what_goes_on_by_itself(serving: Serving) -> None:
    table = await a_tale_that_nobody_tells(serving)
    store = serving.hub.store
    before = await store.logs.version(table)
    await serving.hub.close()
    assert await store.logs.version(table) <= before + 2  # what was being done, before and after the question
    assert not serving.hub.tables[table].lock.is_locked


def copy_as_due(db: Connection, table: str, many: int) -> None:
    tables = schema.tables
    (row,) = db.execute(select(tables).where(tables.c.id == table)).mappings()
    db.execute(insert(tables), [{**row, "id": f"copy-{n}", "wake": 1} for n in range(many)])


async def test_thousands_of_tables_that_wait_for_people_are_found_by_one_query(url: str) -> None:
    """As a program left them that looked at every table: due, though there is nothing to do."""
    async with Serving(url) as server:
        ana, bo, store = await server.guest("Ana"), await server.guest("Bo"), server.hub.store
        people = await started(ana, bo)
        with_bot = await ana.create("winter-queen", 2, bots={1: "random"}, options={"first": 1})
        await ana.start(with_bot.id)
        await store.database.write(lambda db: copy_as_due(db, people.id, 3000))
        await store.tables.set_wake(with_bot.id, 1)
        server.hub.tables.clear()
        assert await store.tables.let_sleep(2, installed.narrated()) == 3000
        assert await store.tables.wake(2, 3, 10) == [with_bot.id]
        assert server.hub.tables == {}


@pytest.mark.parametrize(
    ("game", "seats", "bots", "wakes"),
    [
        ("winter-queen", 2, {}, False),
        ("winter-queen", 2, {1: "random"}, True),
        ("winter-tales", 3, {}, True),
    ],
)
async def test_only_where_a_bot_sits_or_a_tale_waits_does_a_start_wake_a_server(
    serving: Serving,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    seats: int,
    bots: dict[int, str],
    wakes: bool,
) -> None:
    """What is kept the moment the table starts: the server may die before it looks."""
    people = [await serving.guest(name) for name in ("Ana", "Bo", "Cy")]
    table = await people[0].create(game, seats, bots=bots)
    for guest in people[1 : seats - len(bots)]:
        await guest.sit(table.id)
    kept: list[int | None] = []
    start = serving.hub.store.tables.start

    async def noted(*given: Any, **named: Any) -> Any:
        row = await start(*given, **named)
        kept.append(row.wake)
        return row

    monkeypatch.setattr(serving.hub.store.tables, "start", noted)
    await people[0].start(table.id)
    assert (kept[0] is not None) is wakes
