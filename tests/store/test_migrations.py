"""The schema grows by migrations, from nothing, on both engines."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from alembic.migration import MigrationContext
from alembic.operations import Operations
from sqlalchemy import Connection, Text, inspect, text

from frostfair.store import schema, sqlite
from frostfair.store.errors import StoreUnavailable, WrongSchema
from frostfair.store.migrate import differences, newest, prepare, revision, upgrade, upgrade_to
from frostfair.store.store import Store, connect
from tests.store.playing import bare_table, line

pytestmark = pytest.mark.asyncio


async def test_up_from_nothing_and_nothing_is_left_to_change(empty_url: str) -> None:
    database = connect(empty_url)
    assert await upgrade(database) == (None, newest())
    assert await database.read(revision) == newest()
    assert await database.read(differences) == []
    names = await database.read(lambda db: set(inspect(db).get_table_names()))
    assert names == set(schema.metadata.tables) | {"alembic_version"}
    assert await upgrade(database) == (newest(), newest())
    await database.close()


async def test_a_difference_would_be_noticed(store: Store) -> None:
    await store.database.migrate(lambda db: db.execute(text("DROP INDEX ix_tables_wake")))
    assert len(await store.database.read(differences)) == 1


async def test_what_was_kept_by_the_first_schema_is_still_there(empty_url: str) -> None:
    """Texts, and tables in play: a bot may be waited for there, so somebody has a look."""
    database = connect(empty_url)

    def first(db: Connection) -> None:
        upgrade_to(db, "0001")
        for status in ("playing", "open"):
            db.execute(
                text(
                    "INSERT INTO tables (id, status, game, rules_version, data_hash, options, seats,"
                    " asks_end_turn, seed, commitment, words, pace, visibility, created, updated) VALUES"
                    f" ('{status}', '{status}', 'g', 1, '', '', 2, false, '', '', '[]', '', 'listed', 1, 1)"
                )
            )
        db.execute(
            text(
                "INSERT INTO texts (id, table_id, body, status, created)"
                " VALUES ('t', 'open', 'Once', 'plain', 1)"
            )
        )

    await database.migrate(first)
    await upgrade(database)
    store = Store(database)
    (kept,) = await store.texts.of_table("open")
    assert (kept.id, kept.body, kept.auto) == ("t", "Once", False)
    assert await store.tables.wake(1, 2) == ["playing"]
    await store.close()


async def test_two_nodes_may_start_on_a_new_database_at_once(empty_url: str) -> None:
    stores = await asyncio.gather(*(Store.open(empty_url) for _ in range(3)))
    table = await bare_table(stores[0])
    assert (await stores[2].tables.get(table)).id == table
    for store in stores:
        await store.close()


async def test_who_comes_while_a_new_file_is_written_waits(tmp_path: Path) -> None:
    """SQLite refuses the change to a write-ahead log at once while somebody else is about to write."""
    path = tmp_path / "new.db"
    first = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    first.execute("BEGIN IMMEDIATE")
    first.execute("CREATE TABLE begun (something)")
    coming = asyncio.create_task(asyncio.to_thread(sqlite.connect, path))
    await asyncio.sleep(0.2)
    first.execute("COMMIT")
    second = await coming
    assert second.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    first.close()
    second.close()


async def test_an_outdated_or_newer_database_is_left_alone(empty_url: str) -> None:
    database = connect(empty_url)
    await upgrade(database)
    await database.write(lambda db: db.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    with pytest.raises(WrongSchema, match="newer than this program"):
        await prepare(database)
    await database.write(lambda db: db.execute(text("DELETE FROM alembic_version")))
    with pytest.raises(WrongSchema, match="frostfair db migrate"):
        await prepare(database)
    await database.close()


async def test_rebuilding_a_table_keeps_what_refers_to_it(store: Store) -> None:
    """SQLite changes a table by dropping it; with foreign keys on, that would take seats and logs along."""
    table = await bare_table(store)
    await store.writer.append(line(table, 1))

    def rebuild(db: Connection) -> None:
        operations = Operations(MigrationContext.configure(db, opts={"render_as_batch": True}))
        with operations.batch_alter_table("tables", recreate="always") as batch:
            batch.alter_column("game", existing_type=Text(), new_column_name="plays")

    if store.database.engine == "sqlite":
        await store.database.migrate(rebuild)
    assert len(await store.logs.read(table)) == 1
    seats = await store.database.read(lambda db: db.execute(text("SELECT count(*) FROM seats")).scalar())
    assert seats == 2


async def test_a_migration_that_fails_changes_nothing(store: Store) -> None:
    def half(db: Connection) -> None:
        db.execute(text("DROP TABLE chat"))
        db.execute(text("DROP TABLE there_is_none"))

    with pytest.raises(StoreUnavailable):
        await store.database.migrate(half)
    assert await store.database.read(differences) == []
