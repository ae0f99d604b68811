"""A match from its log, with and without a snapshot; and whether a log still tells what it told."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import Connection, Table, update

from frostfair.games.installed import game
from frostfair.kernel.codec import digest, from_json, to_json
from frostfair.kernel.logtext import Log, write
from frostfair.store import schema
from frostfair.store.errors import NotFound
from frostfair.store.loading import Broken, Fault
from frostfair.store.rows import NewTable
from frostfair.store.store import Store
from tests.store.playing import Player, finished_table, new_table, play

pytestmark = pytest.mark.asyncio


async def tamper(store: Store, table: Table, where: dict[str, Any], **values: Any) -> None:
    def work(db: Connection) -> None:
        change = update(table).values(**values)
        for name, value in where.items():
            change = change.where(table.c[name] == value)
        assert db.execute(change).rowcount == 1

    await store.database.write(work)


def told(match: Any) -> str:
    return write(Log(match, ["?"] * match.setup.seats))


async def test_a_match_is_loaded_as_it_was(store: Store) -> None:
    table = await new_table(store, seats=3, asks_end_turn=True)
    match = await play(store, table, most=25)
    loaded = await store.load_match(table.id)
    assert told(loaded.match) == told(match)
    assert not loaded.from_snapshot
    assert [entry.bot for entry in loaded.entries] == ["random"] * 25


async def test_a_table_without_records_is_loaded_too(store: Store) -> None:
    table = await new_table(store)
    assert (await store.load_match(table.id)).match.version == 0
    with pytest.raises(NotFound):
        await store.load_match("nowhere")


async def test_a_snapshot_spares_the_replay_and_changes_nothing(store: Store) -> None:
    table = await new_table(store, asks_end_turn=True)
    match = await play(store, table, most=20)
    player = Player(match, 5)
    while not await store.keep_snapshot(table.id, match):
        await store.append(table.id, match.game, player.move())
    for _ in range(4):
        await store.append(table.id, match.game, player.move())
    fast, slow = await store.load_match(table.id), await store.load_match(table.id, use_snapshot=False)
    assert (fast.from_snapshot, slow.from_snapshot) == (True, False)
    assert told(fast.match) == told(slow.match) == told(match)
    seats = range(match.setup.seats)
    assert [fast.match.offered_since(s) for s in seats] == [slow.match.offered_since(s) for s in seats]
    # They go on the same way, undo and all.
    players = [Player(loaded.match, 9) for loaded in (fast, slow)]
    for _ in range(15):
        assert len({player.move().digest for player in players}) == 1


async def test_no_snapshot_is_kept_while_something_can_be_undone(store: Store) -> None:
    table = await new_table(store, asks_end_turn=True)
    match = await play(store, table, most=10)
    player = Player(match, 3)
    while not any(match.may_undo(seat) for seat in range(2)):
        await store.append(table.id, match.game, player.move())
    assert not await store.keep_snapshot(table.id, match)


async def test_a_wrong_snapshot_is_ignored(store: Store) -> None:
    table = await new_table(store)
    match = await play(store, table, most=12)
    body: Any = {"state": match.state.pack(), "since": [0, 0]}
    lying = {**body, "state": {**body["state"], "turns_left": 1}}
    wrong: list[dict[str, Any]] = [
        {"body": "not even JSON"},
        {"body": to_json([1, 2]), "digest": digest([1, 2])},
        {"body": to_json(lying), "digest": digest(lying)},
        {"body": to_json(lying)},
        {"body": to_json({**body, "since": [99]}), "digest": digest({**body, "since": [99]})},
        {"rules_version": 0},
        {"data_hash": "0"},
        {"version": 13},
        {"version": 11},
    ]
    for values in wrong:
        assert await store.keep_snapshot(table.id, match)
        assert (await store.load_match(table.id)).from_snapshot
        await tamper(store, schema.snapshots, {"table_id": table.id}, **values)
        loaded = await store.load_match(table.id)
        assert not loaded.from_snapshot
        assert told(loaded.match) == told(match)
    assert await store.logs.drop_snapshots() == 1


async def test_a_table_of_other_rules_is_refused_with_the_reason(store: Store) -> None:
    table = await new_table(store)
    await tamper(store, schema.tables, {"id": table.id}, rules_version=99)
    with pytest.raises(Broken, match="was played by rules version 99"):
        await store.load_match(table.id)


async def test_a_table_goes_on_by_the_rules_it_began_with(store: Store) -> None:
    bots = dict.fromkeys(range(3), "random")
    table = await store.tables.create(NewTable(game("winter-tales"), 3, {"powers": True}, bots=bots))
    await store.tables.start(table.id)
    await tamper(store, schema.tables, {"id": table.id}, rules_version=4)
    for until in (40, 80):  # loaded, played on, kept; and once more from what was kept
        match = (await store.load_match(table.id)).match
        assert match.game.meta.rules_version == 4
        player = Player(match, 3)
        while match.version < until or not await store.keep_snapshot(table.id, match):
            await store.append(table.id, match.game, player.move())
    assert (await store.load_match(table.id)).from_snapshot
    assert told((await store.load_match(table.id, use_snapshot=False)).match) == told(match)


async def faults(store: Store) -> list[Fault]:
    return [fault async for _, fault in store.verify() if fault is not None]


async def test_sound_tables_verify(store: Store) -> None:
    await asyncio.gather(finished_table(store), finished_table(store, seats=4, asks_end_turn=True))
    await play(store, await new_table(store), most=5)
    assert len([table async for table, _ in store.verify()]) == 3
    assert await faults(store) == []


async def test_verify_names_table_version_and_reason(store: Store) -> None:
    sound, table = await new_table(store), await new_table(store)
    await play(store, sound, most=6)
    match = await play(store, table, most=6)
    written = (await store.logs.read(table.id))[3].text
    record: Any = from_json(written)
    where = {"table_id": table.id, "version": 4}
    for name, value, reason in (
        ("seat", 1 - match.records[3].seat, "record 4: not-your-decision (K-1)"),
        ("do", "pass", "record 4: "),
        ("events", [], "record 4: other events than written"),
        ("digest", "00", "record 4: another state digest than written"),
        ("v", 5, "record 5 is kept as version 4"),
    ):
        await tamper(store, schema.log, where, record=to_json({**record, name: value}))
        (fault,) = await faults(store)
        assert (fault.table, fault.version) == (table.id, 4)
        assert fault.reason.startswith(reason)
        with pytest.raises(Broken, match=f"table {table.id}, version 4"):
            await store.load_match(table.id)
    await tamper(store, schema.log, where, record=written)
    assert await faults(store) == []


async def test_verify_finds_another_seed_another_result_and_a_missing_game(store: Store) -> None:
    tables = [await finished_table(store) for _ in range(3)]
    await tamper(store, schema.tables, {"id": tables[0].id}, seed="5eed" * 16)
    await tamper(store, schema.tables, {"id": tables[1].id}, result='{"winners":[0]}')
    await tamper(store, schema.tables, {"id": tables[2].id}, game="chess")
    found = {fault.table: fault.reason for fault in await faults(store)}
    assert found[tables[0].id] == "the seed is not the one that was committed to"
    assert found[tables[1].id] == "the result differs from the log's"
    assert "unknown game 'chess'" in found[tables[2].id]
