"""Everything as one file: out of either engine, into either engine, and nothing is ever overwritten."""

import asyncio
import hashlib
from pathlib import Path

import pytest
from sqlalchemy import text

from frostfair.kernel.codec import to_json
from frostfair.store.backup import backup, restore
from frostfair.store.errors import BadFile, StoreError, WrongSchema
from frostfair.store.migrate import differences, upgrade
from frostfair.store.schema import metadata
from frostfair.store.store import Store, connect
from tests.store.playing import bare_table, finished_table, line, new_table, play
from tests.store.test_people import busy_user

pytestmark = pytest.mark.asyncio


async def full_store(store: Store) -> None:
    """Something in every table of the schema."""
    await finished_table(store)
    table = await new_table(store, seats=3, asks_end_turn=True)
    match = await play(store, table, most=14)
    await store.keep_snapshot(table.id, match)
    user, _ = await busy_user(store)
    await store.people.delete((await store.people.welcome("Gone")).id)
    await store.tables.give_code(await bare_table(store))
    await store.people.mute(user, (await store.people.welcome("Muted")).id)


async def content(url: str, folder: Path, name: str) -> list[str]:
    """Everything, as the lines of an archive without its first (the time) and last (the sum)."""
    database = connect(url)
    await backup(database, folder / name, portable=True)
    await database.close()
    return sorted((folder / name).read_text(encoding="utf-8").splitlines()[1:-1])


async def restored(url: str, path: Path) -> int:
    database = connect(url)
    try:
        return await restore(database, path)
    finally:
        await database.close()


async def test_into_the_other_engine_and_back_is_an_identity(
    store: Store, url: str, other_url: str, empty_url: str, tmp_path: Path
) -> None:
    await full_store(store)
    before = await content(url, tmp_path, "before")
    assert sum(row.startswith('{"columns"') for row in before) == len(metadata.tables)

    await backup(store.database, tmp_path / "there")
    rows = await restored(other_url, tmp_path / "there")
    assert await content(other_url, tmp_path, "other") == before

    other = await Store.open(other_url)
    assert await other.database.read(differences) == []
    assert [fault async for _, fault in other.verify()] == [None] * 4
    await backup(other.database, tmp_path / "back", portable=True)
    await other.close()
    assert await restored(empty_url, tmp_path / "back") == rows
    assert await content(empty_url, tmp_path, "after") == before


async def test_a_backup_is_one_moment(store: Store, other_url: str, tmp_path: Path) -> None:
    table = await bare_table(store)
    stop = asyncio.Event()

    async def keep_writing() -> None:
        version = 0
        while not stop.is_set():
            version += 1
            await store.writer.append(line(table, version))

    writing = asyncio.create_task(keep_writing())
    while await store.logs.version(table) < 20:
        await asyncio.sleep(0.01)
    await backup(store.database, tmp_path / "moment")
    stop.set()
    await writing
    await restored(other_url, tmp_path / "moment")
    copy = await Store.open(other_url)
    kept = [entry.version for entry in await copy.logs.read(table)]
    assert len(kept) >= 20
    assert kept == list(range(1, len(kept) + 1))
    await copy.close()


async def test_nothing_is_ever_overwritten(store: Store, url: str, other_url: str, tmp_path: Path) -> None:
    await bare_table(store)
    (tmp_path / "file").write_text("precious")
    for portable in (False, True):
        with pytest.raises(StoreError, match="File exists"):
            await backup(store.database, tmp_path / "file", portable=portable)
    assert (tmp_path / "file").read_text() == "precious"
    await backup(store.database, tmp_path / "good")
    assert (tmp_path / "good").stat().st_mode & 0o777 == 0o600
    assert {path.name for path in tmp_path.iterdir()} >= {"file", "good"}
    assert not list(tmp_path.glob(".*"))
    with pytest.raises(StoreError, match="not empty"):
        await restored(url, tmp_path / "good")
    assert len(await store.tables.ids()) == 1
    # A schema with nothing in it is empty, too.
    database = connect(other_url)
    await upgrade(database)
    await database.close()
    assert await restored(other_url, tmp_path / "good") == 3


async def test_a_truncated_or_altered_backup_is_refused_before_anything_is_written(
    store: Store, empty_url: str, tmp_path: Path
) -> None:
    await full_store(store)
    await backup(store.database, tmp_path / "good", portable=True)
    good = (tmp_path / "good").read_bytes()
    lines = good.splitlines(keepends=True)
    for bad in (
        b"",
        good[:-1],
        good[: len(good) // 2],
        b"".join(lines[:-1]),
        b"".join(lines[:5] + lines[6:]),
        good.replace(b"guest", b"quest", 1),
        b"SQLite format 3\0 and then nothing of the kind",
        closed({"frostfair_backup": 2, "revision": "0001"}),
        closed({"something": "else"}),
        closed({"frostfair_backup": 1, "revision": "0001"}, {"table": "ghosts", "columns": ["id"]}, [1]),
    ):
        (tmp_path / "bad").write_bytes(bad)
        with pytest.raises(BadFile):
            await restored(empty_url, tmp_path / "bad")
    with pytest.raises(BadFile):
        await restored(empty_url, tmp_path / "missing")
    assert await restored(empty_url, tmp_path / "good") > 50


async def test_a_database_of_another_age_is_backed_up_all_the_same(
    store: Store, empty_url: str, tmp_path: Path
) -> None:
    await bare_table(store)
    await store.database.write(lambda db: db.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    await backup(store.database, tmp_path / "newer")
    with pytest.raises(WrongSchema, match="revision 9999 is newer"):
        await restored(empty_url, tmp_path / "newer")
    database = connect(empty_url)
    with pytest.raises(WrongSchema, match="not a Frostfair database"):
        await backup(database, tmp_path / "nothing")
    await database.close()


def closed(*lines: object) -> bytes:
    """An archive of these lines with a last line that fits."""
    body = "".join(to_json(written) + "\n" for written in lines).encode()
    rows = sum(isinstance(written, list) for written in lines)
    return body + to_json({"rows": rows, "sha256": hashlib.sha256(body).hexdigest()}).encode() + b"\n"
