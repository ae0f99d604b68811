"""One finished table as one file, out of one database and into another."""

import contextlib
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from frostfair.games.installed import game
from frostfair.kernel.codec import from_json, to_json
from frostfair.store.errors import BadFile, NotNow, Taken
from frostfair.store.files import read_file
from frostfair.store.rows import NewTable
from frostfair.store.store import Store
from tests.store.playing import WINTER_QUEEN, finished_table, new_table, play


async def told_table(store: Store) -> str:
    """A finished table with people, a bot, and texts."""
    ada = await store.people.welcome("Ada Łoś")
    table = await store.tables.create(NewTable(WINTER_QUEEN, 2, host=ada.id, bots={1: "greedy"}))
    await store.tables.say_word(table.id, ada.id, "śnieg")
    started = await store.tables.start(table.id)
    texts = [
        await store.texts.write(table.id, f"{i}.0", ada.id, 0, body)
        for i, body in enumerate(("kept", "struck", "redacted"))
    ]
    await store.texts.strike(table.id, texts[1].id)
    await store.texts.redact(table.id, texts[2].id)
    result = (await play(store, started)).result()
    assert result is not None
    await store.tables.finish(table.id, result)
    return table.id


@pytest.mark.asyncio
async def test_a_table_travels_to_the_other_engine_and_back_unchanged(store: Store, other_url: str) -> None:
    table = await told_table(store)
    written = await store.export_table(table)
    assert "Ada Łoś" in written
    other = await Store.open(other_url)
    assert await other.import_table(written) == table
    assert await other.export_table(table) == written
    there = await other.load_match(table)
    assert [entry.text for entry in there.entries] == [
        e.text for e in (await store.load_match(table)).entries
    ]
    assert [fault async for _, fault in other.verify()] == [None]
    with pytest.raises(Taken):
        await other.import_table(written)
    await other.close()


@pytest.mark.asyncio
async def test_only_a_finished_table_is_exported(store: Store) -> None:
    table = await new_table(store)
    with pytest.raises(NotNow, match="table-is-playing"):
        await store.export_table(table.id)


@pytest.mark.asyncio
async def test_a_file_that_lies_never_gets_in(store: Store) -> None:
    table = await finished_table(store)
    written: Any = from_json(await store.export_table(table.id))
    await store.tables.delete(table.id)

    async def refused(place: list[Any], value: object) -> str:
        lying: Any = from_json(to_json(written))
        inner = lying
        for step in place[:-1]:
            inner = inner[step]
        inner[place[-1]] = value
        with pytest.raises(BadFile) as told:
            await store.import_table(to_json(lying))
        return str(told.value)

    assert "version 3: record 3: another state" in await refused(["log", 2, "record", "digest"], "00")
    assert "format 1" in await refused(["frostfair_table"], 2)
    assert "committed" in await refused(["table", "seed"], "5eed" * 16)
    assert "result" in await refused(["table", "result"], {"points": [99, 0], "winners": [0], "reason": "x"})
    assert "result" in await refused(["log"], written["log"][:-1])
    assert "rules version 9" in await refused(["table", "rules_version"], 9)
    assert "seats" in await refused(["seats"], [])
    assert "'more' is an unknown field" in await refused(["table", "more"], 1)
    assert "at is True" in await refused(["log", 0, "at"], True)
    text = {"id": "1", "seat": None, "body": "", "auto": False, "status": "?", "created": 1, "changed": None}
    assert "status" in await refused(["texts"], [text])
    assert await store.tables.ids() == []


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@given(VALUES)
@settings(suppress_health_check=[HealthCheck.too_slow])
def test_whatever_a_file_says_only_bad_file_comes_out(value: object) -> None:
    with contextlib.suppress(BadFile):
        read_file(to_json({"frostfair_table": 1, "table": value, "seats": [], "log": [], "texts": []}), game)
    with contextlib.suppress(BadFile):
        read_file(to_json(value), game)


@given(st.text())
def test_any_text_at_all_is_refused_politely(text: str) -> None:
    with pytest.raises(BadFile):
        read_file(text, game)
