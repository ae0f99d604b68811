"""The append: durable, gapless, in groups, and nobody's mistake is anybody else's."""

import asyncio
import random
from collections.abc import Awaitable, Iterable

import pytest

from frostfair.kernel.errors import Malformed
from frostfair.store.database import Entry
from frostfair.store.errors import NotFound, StoreUnavailable, VersionMissing, VersionTaken
from frostfair.store.postgres import INSERT
from frostfair.store.postgres import Postgres as PostgresDatabase
from frostfair.store.store import Store
from frostfair.store.writer import Writer
from tests.size import size
from tests.store.conftest import TEMPLATE
from tests.store.playing import bare_table, line, new_table
from tests.store.postgres import Postgres

pytestmark = pytest.mark.asyncio


async def outcomes(appends: Iterable[Awaitable[None]]) -> list[type[BaseException] | None]:
    done = await asyncio.gather(*appends, return_exceptions=True)
    return [None if result is None else type(result) for result in done]


async def versions(store: Store, table: str) -> list[int]:
    return [entry.version for entry in await store.logs.read(table)]


async def test_what_was_appended_is_read_back(store: Store) -> None:
    table = await bare_table(store)
    written = [
        Entry(table, 1, '{"v":1,"do":"żółć"}', 1_700_000_000_000, None, "a-key"),
        Entry(table, 2, '{"v":2}', 1_700_000_000_001, "greedy", None),
    ]
    for entry in written:
        await store.writer.append(entry)
    assert await store.logs.read(table) == written
    assert await store.logs.read(table, since=1) == written[1:]
    assert await store.logs.version(table) == 2


async def test_200_concurrent_appends_to_50_tables_leave_no_gap(store: Store) -> None:
    tables = [await bare_table(store) for _ in range(50)]
    each = size(4, 400)
    appends = [
        store.writer.append(line(table, version)) for version in range(1, each + 1) for table in tables
    ]
    assert set(await outcomes(appends)) == {None}
    for table in tables:
        assert await versions(store, table) == list(range(1, each + 1))


async def test_records_of_many_tables_share_a_commit(store: Store) -> None:
    groups: list[int] = []

    class Counting(Writer):
        async def _write(self, group: object) -> None:
            groups.append(len(group))  # type: ignore[arg-type]
            await super()._write(group)  # type: ignore[arg-type]

    writer = Counting(store.database)
    tables = [await bare_table(store) for _ in range(20)]
    await asyncio.gather(*(writer.append(line(table, 1)) for table in tables))
    assert groups == [20]
    await asyncio.gather(*(writer.append(line(tables[0], version)) for version in (2, 3, 4)))
    assert groups == [20, 1, 1, 1]


async def test_a_taken_version_is_the_trouble_of_its_caller_alone(store: Store) -> None:
    tables = [await bare_table(store) for _ in range(6)]
    await store.writer.append(line(tables[2], 1, '{"first":1}'))
    appends = [store.writer.append(line(table, 1)) for table in tables]
    assert await outcomes(appends) == [None, None, VersionTaken, None, None, None]
    assert [entry.text for entry in await store.logs.read(tables[2])] == ['{"first":1}']


async def test_a_hole_a_stranger_and_a_bad_text_are_refused_and_the_others_of_the_group_are_not(
    store: Store,
) -> None:
    tables = [await bare_table(store) for _ in range(5)]
    appends = [
        store.writer.append(line(tables[0], 1)),
        store.writer.append(line(tables[1], 3)),
        store.writer.append(line("nowhere", 1)),
        store.writer.append(line(tables[2], 1, "half a \ud800 pair")),
        store.writer.append(line(tables[3], 0)),
        store.writer.append(line(tables[4], 1)),
    ]
    assert await outcomes(appends) == [None, VersionMissing, NotFound, Malformed, VersionMissing, None]
    assert [await store.logs.version(table) for table in tables] == [1, 0, 0, 0, 1]


async def test_what_follows_a_refused_record_is_refused_too(store: Store) -> None:
    """Else the log would go on from a record that only the other node knows."""
    table, other = await bare_table(store), await bare_table(store)
    await store.writer.append(line(table, 1, '{"theirs":1}'))
    appends = [store.writer.append(line(table, version)) for version in (1, 2, 3)]
    appends.append(store.writer.append(line(other, 1)))
    assert await outcomes(appends) == [VersionTaken, VersionMissing, VersionMissing, None]
    assert await versions(store, table) == [1]


@pytest.mark.parametrize("rounds", [size(30, 500)])
async def test_of_two_nodes_exactly_one_wins_each_version(url: str, rounds: int) -> None:
    nodes = [await Store.open(url), await Store.open(url)]
    table = await bare_table(nodes[0])
    for version in range(1, rounds + 1):
        texts = [f'{{"node":{i}}}' for i in range(2)]
        appends = [
            node.writer.append(line(table, version, text)) for node, text in zip(nodes, texts, strict=True)
        ]
        told = await outcomes(appends)
        assert sorted(told, key=str) == [VersionTaken, None]
        kept = (await nodes[version % 2].logs.read(table, since=version - 1))[0].text
        assert kept == texts[told.index(None)]
    for node in nodes:
        await node.close()


async def test_two_nodes_with_groups_in_opposite_order_never_block_each_other(url: str) -> None:
    nodes = [await Store.open(url), await Store.open(url)]
    tables = [await bare_table(nodes[0]) for _ in range(30)]
    wins = [0, 0]
    for version in range(1, size(10, 200) + 1):
        orders = (tables, tables[::-1])
        told = await asyncio.gather(
            *(
                outcomes(node.writer.append(line(table, version)) for table in order)
                for node, order in zip(nodes, orders, strict=True)
            )
        )
        for i in range(2):
            wins[i] += told[i].count(None)
        assert {answer for answers in told for answer in answers} <= {None, VersionTaken}
    assert sum(wins) == 30 * size(10, 200)
    for node in nodes:
        await node.close()


@pytest.mark.parametrize("seed", range(size(2, 100)))
async def test_whatever_several_nodes_try_in_whatever_order(url: str, seed: int) -> None:
    """Old versions, holes, races and callers who go away: a log has no gap, and who was told so is in it."""
    chance = random.Random(seed)
    nodes = [await Store.open(url) for _ in range(3)]
    tables = [await bare_table(nodes[0]) for _ in range(4)]
    acknowledged: dict[tuple[str, int], str] = {}

    async def try_some(number: int, node: Store) -> None:
        for i in range(25):
            table, text = chance.choice(tables), f'{{"node":{number},"try":{i}}}'
            version = await node.logs.version(table) + chance.choice((1, 1, 1, 1, 0, 2))
            appending = asyncio.create_task(node.writer.append(line(table, version, text)))
            if chance.random() < 0.1:
                await asyncio.sleep(0)
                appending.cancel()
            try:
                await appending
                assert (table, version) not in acknowledged
                acknowledged[table, version] = text
            except (VersionTaken, VersionMissing, asyncio.CancelledError):
                pass

    await asyncio.gather(*(try_some(number, node) for number, node in enumerate(nodes)))
    kept = {(e.table, e.version): e.text for table in tables for e in await nodes[0].logs.read(table)}
    assert acknowledged.items() <= kept.items()
    for table in tables:
        found = await versions(nodes[1], table)
        assert found == list(range(1, len(found) + 1))
    for node in nodes:
        await node.close()


async def test_whoever_comes_to_a_full_writer_waits_to_be_let_in(store: Store) -> None:
    writer = Writer(store.database, group=3, waiting=5)
    tables = [await bare_table(store) for _ in range(40)]
    tasks = [asyncio.create_task(writer.append(line(table, 1))) for table in tables]
    await asyncio.sleep(0)
    assert writer.callers == 40
    assert len(writer._queue) <= 5
    await asyncio.gather(*tasks)
    assert writer.callers == 0
    assert [await store.logs.version(table) for table in tables] == [1] * 40


async def test_closing_writes_what_is_waiting_and_takes_nothing_more(url: str) -> None:
    store = await Store.open(url)
    store.writer = Writer(store.database, group=4, waiting=6)
    tables = [await bare_table(store) for _ in range(30)]
    tasks = [asyncio.create_task(store.writer.append(line(table, 1))) for table in tables]
    await asyncio.sleep(0)
    await store.close()
    assert [task.exception() for task in tasks] == [None] * 30
    with pytest.raises(StoreUnavailable):
        await store.writer.append(line(tables[0], 2))
    with pytest.raises(StoreUnavailable):
        await store.logs.version(tables[0])
    again = await Store.open(url)
    assert [await again.logs.version(table) for table in tables] == [1] * 30
    await again.close()


async def test_a_cancelled_caller_harms_nobody(store: Store) -> None:
    table, other = await bare_table(store), await bare_table(store)
    tasks = [asyncio.create_task(store.writer.append(line(t, 1))) for t in (table, other)]
    await asyncio.sleep(0)
    tasks[0].cancel()
    told = await asyncio.gather(*tasks, return_exceptions=True)
    assert isinstance(told[0], asyncio.CancelledError)
    assert told[1] is None
    await store.writer.append(line(other, 2))
    assert await versions(store, table) in ([], [1])


async def test_postgresql_appends_by_index_however_long_the_log(postgres: Postgres) -> None:
    database = PostgresDatabase(postgres.url(TEMPLATE))
    lane = await database._appender()
    plan = "\n".join(
        row[0] for row in await lane.fetch(f"EXPLAIN {INSERT}", ["t"], [2], [0], [None], [None], ["{}"])
    )
    assert "Seq Scan" not in plan
    assert "hashed" not in plan
    assert plan.count("Index Cond") == 2
    await database.close()


RESULT = '{"points":[3,1],"reason":"books","winners":[0]}'


async def test_the_record_that_ends_a_game_ends_its_table_in_the_same_commit(store: Store) -> None:
    ending, refused, going_on, closed = [(await new_table(store)).id for _ in range(4)]
    await store.tables.abandon(closed)
    done = await outcomes(
        store.writer.append(line(table, version)._replace(result=RESULT, wake=None))
        for table, version in ((ending, 1), (refused, 2), (closed, 1))
    )
    await store.writer.append(line(going_on, 1)._replace(wake=77))
    assert done == [None, VersionMissing, None]
    rows = {table: await store.tables.get(table) for table in (ending, refused, going_on, closed)}
    ended = rows[ending]
    assert ended.result == {"points": [3, 1], "reason": "books", "winners": [0]}
    assert (ended.status, ended.finished, ended.updated, ended.wake) == ("finished", 1001, 1001, None)
    assert (rows[refused].status, rows[refused].result) == ("playing", None)
    assert (rows[going_on].status, rows[going_on].wake) == ("playing", 77)
    assert (rows[closed].status, rows[closed].result) == ("abandoned", None)


async def test_whoever_hands_an_entry_over_hears_of_it_and_a_bug_of_theirs_is_nobody_elses(
    store: Store,
) -> None:
    one, two = [await bare_table(store) for _ in range(2)]
    heard: list[object] = []
    all_heard = asyncio.Event()

    def hear(error: Exception | None) -> None:
        heard.append(error and type(error))
        if len(heard) == 3:
            all_heard.set()

    def broken(error: Exception | None) -> None:
        raise RuntimeError("a bug")

    complaints: list[object] = []
    asyncio.get_running_loop().set_exception_handler(
        lambda _, context: complaints.append(context["exception"])
    )
    assert store.writer.takes_more
    for entry, told in (
        (line(one, 1), broken),
        (line(two, 1), hear),
        (line(one, 2), hear),
        (line(two, 1), hear),
    ):
        store.writer.hand_over(entry, told)
    await asyncio.wait_for(all_heard.wait(), 30)
    assert heard == [None, None, VersionTaken]
    assert [str(bug) for bug in complaints] == ["a bug"]
    assert await versions(store, one) == [1, 2]


async def test_a_full_or_closed_writer_takes_no_more(url: str) -> None:
    store = await Store.open(url)
    writer = Writer(store.database, waiting=2)
    tables = [await bare_table(store) for _ in range(2)]
    heard: list[object] = []
    for table in tables:
        assert writer.takes_more
        writer.hand_over(line(table, 1), heard.append)
    assert not writer.takes_more
    await writer.close()
    await asyncio.sleep(0)
    assert heard == [None, None]
    assert not writer.takes_more
    await store.close()
