"""Guests and accounts, sessions and tokens, being forgotten and taking one's data along."""

import asyncio
import contextlib
from typing import Any

import pytest
from sqlalchemy import Connection, select

from frostfair.kernel.errors import Malformed
from frostfair.store import schema
from frostfair.store.errors import NotFound, NotNow, Taken
from frostfair.store.notes import DRAFT, Note
from frostfair.store.people import ACCOUNT, GUEST
from frostfair.store.rows import NewTable
from frostfair.store.store import Store
from frostfair.store.visits import Visit
from tests.store.playing import WINTER_QUEEN

pytestmark = pytest.mark.asyncio


async def everything(store: Store) -> str:
    """All that the database holds, as one text to search."""

    def work(db: Connection) -> str:
        return "\n".join(
            repr(row) for table in schema.metadata.sorted_tables for row in db.execute(select(table))
        )

    return await store.database.read(work)


async def test_a_guest_registers_and_stays_the_same(store: Store) -> None:
    ada = await store.people.welcome("Ada", {"language": "pl"})
    assert (ada.kind, ada.preferences) == (GUEST, {"language": "pl"})
    account = await store.people.register(ada.id, "Ada L.", "hash")
    assert (account.id, account.kind, account.name, account.password) == (ada.id, ACCOUNT, "Ada L.", "hash")
    assert await store.people.by_login(" ADA l. ") == account
    assert await store.people.by_login("Ada") is None
    assert "hash" not in repr(account)
    await store.people.rename(ada.id, "The Countess")
    await store.people.set_password(ada.id, "other")
    await store.people.set_preferences(ada.id, {})
    await store.people.saw(ada.id)
    changed = await store.people.get(ada.id)
    assert (changed.name, changed.password, changed.preferences) == ("The Countess", "other", {})
    assert await store.people.names([ada.id, "nobody"]) == {ada.id: "The Countess"}


async def test_a_login_is_given_once_however_it_is_written(store: Store) -> None:
    people = [await store.people.welcome("Guest") for _ in range(4)]
    logins = ("Łucja", "łucja", "ŁUCJA ", "Łucja")
    told = await asyncio.gather(
        *(store.people.register(p.id, login, "h") for p, login in zip(people, logins, strict=True)),
        return_exceptions=True,
    )
    assert sorted(isinstance(answer, Taken) for answer in told) == [False, True, True, True]


async def test_names_that_no_engine_keeps_are_refused_by_both(store: Store) -> None:
    for name in ("nul \0", "half \ud800", "x" * 200_000):
        with pytest.raises(Malformed):
            await store.people.welcome(name)
    for name in ("nul \0", "half \ud800"):
        with contextlib.suppress(Malformed):
            assert await store.people.by_login(name) is None
    assert (await store.people.welcome("Ada")).name == "Ada"


async def test_sessions_are_found_listed_and_revoked(url: str) -> None:
    clock = [1000]
    store = await Store.open(url, now=lambda: clock[0])
    ada, ben = await store.people.welcome("Ada"), await store.people.welcome("Ben")
    session, secret = await store.sessions.open(ada.id, "A browser", lives=100)
    other, other_secret = await store.sessions.open(ada.id, "Another", lives=500)
    assert await store.sessions.find(secret) == session
    assert await store.sessions.find(secret + "x") is None
    assert secret not in await everything(store)
    with pytest.raises(NotFound):
        await store.sessions.revoke(ben.id, session.id)
    clock[0] += 50
    await store.sessions.saw(session.id, lives=100)
    clock[0] += 60
    assert [s.id for s in await store.sessions.of_user(ada.id)] == [session.id, other.id]
    clock[0] += 40
    assert await store.sessions.find(secret) is None
    assert [s.id for s in await store.sessions.of_user(ada.id)] == [other.id]
    assert await store.sessions.sweep() == 1
    await store.sessions.revoke(ada.id, other.id)
    assert await store.sessions.find(other_secret) is None
    kept, _ = await store.sessions.open(ada.id)
    await store.sessions.open(ada.id)
    assert await store.sessions.revoke_others(ada.id, but=kept.id) == 1
    assert await store.sessions.revoke_others(ada.id) == 1
    await store.close()


async def test_who_asks_for_many_tokens_at_once_has_no_more_than_others(store: Store) -> None:
    ada, ben = await store.people.welcome("Ada"), await store.people.welcome("Ben")
    asked = [store.tokens.issue(ada.id, f"bot {n}", [], most=3) for n in range(8)]
    told = await asyncio.gather(*asked, return_exceptions=True)
    assert sum(isinstance(answer, NotNow) for answer in told) == 5
    kept = await store.tokens.of_user(ada.id)
    assert len(kept) == 3
    await store.tokens.issue(ben.id, "another's", [], most=1)
    await store.tokens.revoke(ada.id, kept[0].id)
    await store.tokens.issue(ada.id, "instead", [], most=3)


async def test_tokens_have_scopes_and_an_end(url: str) -> None:
    clock = [1000]
    store = await Store.open(url, now=lambda: clock[0])
    ada = await store.people.welcome("Ada")
    token, secret = await store.tokens.issue(ada.id, "my bot", ["play", "chat"], lives=100)
    lasting, _ = await store.tokens.issue(ada.id, "for ever", [])
    found = await store.tokens.find(secret)
    assert found == token
    assert found.scopes == {"play", "chat"}
    assert secret not in await everything(store)
    await store.tokens.saw(token.id)
    assert [t.seen for t in await store.tokens.of_user(ada.id) if t.id == token.id] == [1000]
    clock[0] += 100
    assert await store.tokens.find(secret) is None
    ben = await store.people.welcome("Ben")
    with pytest.raises(NotFound):
        await store.tokens.revoke(ben.id, lasting.id)
    await store.tokens.revoke(ada.id, lasting.id)
    with pytest.raises(NotFound):
        await store.tokens.revoke(ada.id, lasting.id)
    await store.close()


async def busy_user(store: Store, *, registered: bool = True) -> tuple[str, str]:
    """Somebody who has left traces everywhere, and the table where they sit."""
    ada, ben = await store.people.welcome("Ada Lovelace"), await store.people.welcome("Ben")
    if registered:
        await store.people.register(ada.id, "Ada Lovelace", "her-hash")
    table = (await store.tables.create(NewTable(WINTER_QUEEN, 2, host=ada.id))).id
    await store.tables.sit(table, ben.id)
    await store.tables.say_word(table, ada.id, "her-word")
    await store.sessions.open(ada.id, "her-browser")
    await store.tokens.issue(ada.id, "her-bot", ["play"])
    await store.people.mute(ada.id, ben.id)
    await store.texts.write(table, "1.0", ada.id, 0, "her-tale")
    await store.chat.say(table, ada.id, "her-chat")
    await store.chat_reads.note(ada.id, table, 1)
    await store.visits.note([Visit(ada.id, table, 3)])
    await store.notes.keep(table, ada.id, Note(0, DRAFT, "her-draft"))
    return ada.id, table


async def test_an_export_has_all_of_mine_and_nothing_of_others(store: Store) -> None:
    ada, table = await busy_user(store)
    await store.chat.say(table, None, "somebody else's")
    exported: Any = await store.people.export(ada)
    assert exported["user"][0]["name"] == "Ada Lovelace"
    assert {name: len(rows) for name, rows in exported.items()} == dict.fromkeys(exported, 1)
    text = repr(exported)
    for mine in ("her-word", "her-browser", "her-bot", "her-tale", "her-chat"):
        assert mine in text
    for not_mine in ("somebody else's", "her-hash", (await store.tables.get(table)).seed):
        assert not_mine not in text


async def test_who_is_forgotten_leaves_only_an_empty_name(store: Store) -> None:
    ada, table = await busy_user(store)
    await store.people.delete(ada)
    assert await store.people.is_deleted(ada)
    left = (await everything(store)).lower()
    assert "lovelace" not in left
    assert "her-" not in left
    assert (await store.tables.get(table)).seats[0].user is None
    assert [said.body for said in await store.chat.since(table)] == [None]
    for gone in (store.people.get(ada), store.people.delete(ada), store.people.export(ada)):
        with pytest.raises(NotFound):
            await gone


async def test_a_guest_who_logs_in_brings_everything_along(store: Store) -> None:
    guest, table = await busy_user(store, registered=False)
    account = await store.people.welcome("Account")
    await store.people.register(account.id, "Account", "hash")
    with pytest.raises(NotNow):
        await store.people.merge(account.id, guest)
    await store.visits.note([Visit(account.id, table, 1)])
    await store.people.merge(guest, account.id)
    assert await store.visits.of_user(account.id, [table]) == {table: 3}
    await store.visits.note(
        [Visit(account.id, table, 2), Visit("nobody", table, 9), Visit(account.id, "none", 9)]
    )
    assert await store.visits.of_user(account.id, [table, "none"]) == {table: 3}  # seen isn't unseen again
    assert (await store.tables.get(table)).seat_of(account.id) == 0
    exported: Any = await store.people.export(account.id)
    assert [len(exported[name]) for name in ("seats", "tables", "texts", "chat")] == [1, 1, 1, 1]
    with pytest.raises(NotFound):
        await store.people.get(guest)


async def test_a_guest_who_logs_in_is_still_muted_and_still_mutes(store: Store) -> None:
    guest, ben, cem = [(await store.people.welcome(name)).id for name in ("Guest", "Ben", "Cem")]
    account = (await store.people.welcome("Account")).id
    await store.people.register(account, "Account", "hash")
    for one, other in (
        (guest, ben),
        (account, ben),
        (guest, cem),
        (ben, guest),
        (cem, guest),
        (cem, account),
        (guest, account),
        (account, guest),
    ):
        await store.people.mute(one, other)
    await store.people.merge(guest, account)
    assert await store.people.muted_by(account) == {ben, cem}
    assert await store.people.muted_by(ben) == await store.people.muted_by(cem) == {account}


async def test_muting(store: Store) -> None:
    ada, ben = [(await store.people.welcome(name)).id for name in ("Ada", "Ben")]
    await store.people.mute(ada, ben)
    await store.people.mute(ada, ben)
    assert await store.people.muted_by(ada) == {ben}
    await store.people.mute(ada, ben, False)
    assert await store.people.muted_by(ada) == set()
