"""What people write can be edited, struck, redacted and deleted; the log never notices."""

import asyncio

import pytest

from frostfair.kernel.errors import Malformed
from frostfair.kernel.texts import ASK, PLAIN, REDACTED, STRUCK, SUGGEST
from frostfair.store.errors import NotFound, NotNow, Taken
from frostfair.store.notes import DRAFT, ORDERS, Note
from frostfair.store.store import Store
from tests.store.playing import bare_table

pytestmark = pytest.mark.asyncio


async def test_a_text_is_edited_struck_and_redacted(store: Store) -> None:
    table, other = await bare_table(store), await bare_table(store)
    text = await store.texts.write(table, "41.0", None, 1, "Once upon a time", auto=True)
    assert (text.id, text.status, text.seat, text.auto, text.changed) == ("41.0", PLAIN, 1, True, None)
    assert (await store.texts.write(other, "41.0", None, 1, "elsewhere")).body == "elsewhere"
    with pytest.raises(Taken):
        await store.texts.write(table, "41.0", None, 1, "twice")
    edited = await store.texts.edit(table, "41.0", "Once upon a winter")
    assert (edited.body, edited.auto) == ("Once upon a winter", False)
    assert edited.changed is not None
    struck = await store.texts.strike(table, "41.0")
    assert (struck.status, struck.body) == (STRUCK, "Once upon a winter")
    with pytest.raises(NotNow):
        await store.texts.edit(table, "41.0", "again")
    redacted = await store.texts.redact(table, "41.0")
    assert (redacted.status, redacted.body) == (REDACTED, None)
    with pytest.raises(NotNow):
        await store.texts.strike(table, "41.0")
    assert await store.texts.of_table(table) == [redacted]
    for gone in (store.texts.edit(table, "9.0", "x"), store.texts.redact(table, "9.0")):
        with pytest.raises(NotFound):
            await gone
    with pytest.raises(NotFound):
        await store.texts.write("nowhere", "1.0", None, None, "lost")


async def test_a_remark_is_a_line_about_a_text(store: Store) -> None:
    table = await bare_table(store)
    for how in (SUGGEST, ASK, ASK):
        await store.chat.say(table, None, "say more", "41.0", how)
    lines = await store.chat.since(table)
    assert [(line.about, line.how) for line in lines] == [("41.0", SUGGEST), ("41.0", ASK), ("41.0", ASK)]
    await store.chat.say(table, None, "and no remark")
    assert await store.chat.remarks(table) == lines


async def test_a_seat_has_one_draft_and_one_list_of_orders(store: Store) -> None:
    table, other = await bare_table(store), await bare_table(store)
    ann, guest = [(await store.people.welcome(name)).id for name in ("Ann", "Guest")]
    for note in (Note(0, DRAFT, "one"), Note(0, ORDERS, "[]"), Note(0, DRAFT, "two"), Note(1, DRAFT, "x")):
        await store.notes.keep(table, ann if note.seat == 0 else guest, note)
    await store.notes.keep(other, ann, Note(0, DRAFT, "elsewhere"))
    mine = [Note(0, DRAFT, "two"), Note(0, ORDERS, "[]")]
    assert await store.notes.of_table(table) == [*mine, Note(1, DRAFT, "x")]
    exported = (await store.people.export(ann))["notes"]
    assert isinstance(exported, list)
    assert len(exported) == 3
    await store.notes.keep(table, guest, Note(1, DRAFT, None))
    assert await store.notes.of_table(table) == mine
    await store.people.delete(ann)
    assert await store.notes.of_table(table) == await store.notes.of_table(other) == []


async def test_chat_is_numbered_without_holes_whoever_talks(store: Store) -> None:
    table, other = await bare_table(store), await bare_table(store)
    people = [(await store.people.welcome(f"Guest {i}")).id for i in range(4)]
    await asyncio.gather(*(store.chat.say(table, person, f"line {i}") for i in range(5) for person in people))
    await store.chat.say(other, None, "elsewhere")
    lines = await store.chat.since(table)
    assert [said.number for said in lines] == list(range(1, 21))
    assert await store.chat.since(table, 15, limit=2) == lines[15:17]
    assert await store.chat.last(table, 3) == lines[-3:]


async def test_what_was_read_of_a_chat_stays_read(store: Store) -> None:
    table = await bare_table(store)
    guest, account = [(await store.people.welcome(name)).id for name in ("Guest", "Account")]
    await store.people.register(account, "Account", "hash")
    assert await store.chat_reads.of(guest, table) == 0
    for number in (3, 7, 5):
        await store.chat_reads.note(guest, table, number)
    await store.chat_reads.note(account, table, 6)
    await store.chat_reads.note("nobody", table, 9)
    await store.chat_reads.note(guest, "nowhere", 9)
    await store.people.merge(guest, account)
    assert await store.chat_reads.of(account, table) == 7
    assert (await store.people.export(account))["chat_reads"] == [{"table_id": table, "number": 7}]


async def test_a_reaction_is_a_line_of_chat_and_knows_its_record(store: Store) -> None:
    table = await bare_table(store)
    await store.chat.say(table, None, "applause", how="react", version=41)
    await store.chat.say(table, None, "laugh", how="react")
    assert [(said.body, said.version) for said in await store.chat.since(table)] == [
        ("applause", 41),
        ("laugh", None),
    ]
    assert await store.chat.remarks(table) == []


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
