"""What people write can be edited, struck, redacted and deleted; the log never notices."""

import asyncio

import pytest

from frostfair.kernel.errors import Malformed
from frostfair.store.errors import NotFound, NotNow
from frostfair.store.store import Store
from frostfair.store.words import PLAIN, REDACTED, STRUCK
from tests.store.playing import bare_table

pytestmark = pytest.mark.asyncio


async def test_a_text_is_edited_struck_and_redacted(store: Store) -> None:
    table = await bare_table(store)
    text = await store.texts.write(table, None, 1, "Once upon a time")
    assert (text.status, text.seat, text.changed) == (PLAIN, 1, None)
    edited = await store.texts.edit(text.id, "Once upon a winter")
    assert edited.body == "Once upon a winter"
    assert edited.changed is not None
    struck = await store.texts.strike(text.id)
    assert (struck.status, struck.body) == (STRUCK, "Once upon a winter")
    with pytest.raises(NotNow):
        await store.texts.edit(text.id, "again")
    redacted = await store.texts.redact(text.id)
    assert (redacted.status, redacted.body) == (REDACTED, None)
    with pytest.raises(NotNow):
        await store.texts.strike(text.id)
    assert await store.texts.of_table(table) == [redacted]
    await store.texts.delete(text.id)
    for gone in (store.texts.get(text.id), store.texts.delete(text.id), store.texts.redact(text.id)):
        with pytest.raises(NotFound):
            await gone
    with pytest.raises(NotFound):
        await store.texts.write("nowhere", None, None, "lost")


async def test_chat_is_numbered_without_holes_whoever_talks(store: Store) -> None:
    table, other = await bare_table(store), await bare_table(store)
    people = [(await store.people.welcome(f"Guest {i}")).id for i in range(4)]
    await asyncio.gather(*(store.chat.say(table, person, f"line {i}") for i in range(5) for person in people))
    await store.chat.say(other, None, "elsewhere")
    lines = await store.chat.since(table)
    assert [said.number for said in lines] == list(range(1, 21))
    assert await store.chat.since(table, 15, limit=2) == lines[15:17]
    assert await store.chat.last(table, 3) == lines[-3:]


async def test_a_line_of_chat_is_redacted(store: Store) -> None:
    table = await bare_table(store)
    await store.chat.say(table, None, "something rude")
    await store.chat.redact(table, 1)
    (said,) = await store.chat.since(table)
    assert (said.body, said.status) == (None, REDACTED)
    with pytest.raises(NotFound):
        await store.chat.redact(table, 2)


async def test_nobody_talks_where_there_is_no_table_or_as_nobody(store: Store) -> None:
    with pytest.raises(NotFound, match="table"):
        await store.chat.say("nowhere", None, "hello")
    with pytest.raises(NotFound, match="user"):
        await store.chat.say(await bare_table(store), "nobody", "hello")
    with pytest.raises(Malformed):
        await store.chat.say(await bare_table(store), None, "nul \0")
