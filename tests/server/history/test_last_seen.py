"""What people have seen of their tables is known at once and written a little later, a few at a time."""

import asyncio
from collections.abc import Iterable

import pytest

from frostfair.server.history import last_seen
from frostfair.server.history.last_seen import AT_ONCE, LATER_SECONDS, LastSeen
from frostfair.store.errors import StoreUnavailable
from frostfair.store.visits import Visit
from tests.server.serving import Serving, started

pytestmark = pytest.mark.asyncio


class Watched:
    """LastSeen of a real store with a clock of our own; `noted` are the versions of each write."""

    def __init__(self, serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
        self.store, self.now = serving.hub.store, 100.0
        self.noted: list[list[int]] = []
        self.is_away = False
        self.last_seen = LastSeen(self.store, lambda: self.now)
        self._note = self.store.visits.note
        monkeypatch.setattr(self.store.visits, "note", self._watched_note)

    async def _watched_note(self, visits: Iterable[Visit]) -> None:
        if self.is_away:
            raise StoreUnavailable("away")
        visits = list(visits)
        self.noted.append([visit.version for visit in visits])
        await self._note(visits)


@pytest.fixture
def watched(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> Watched:
    monkeypatch.setattr(last_seen, "EVERY_SECONDS", 0.0)
    return Watched(serving, monkeypatch)


async def some_rounds(watched: Watched) -> None:
    writing = asyncio.create_task(watched.last_seen.forever())
    await asyncio.sleep(0.05)
    while watched.last_seen._being_written:
        await asyncio.sleep(0.01)
    writing.cancel()
    await asyncio.gather(writing, return_exceptions=True)


async def test_what_is_seen_is_known_at_once_and_written_later(serving: Serving, watched: Watched) -> None:
    ana, bo = await serving.guest("Ana"), await serving.guest("Bo")
    table = (await started(ana, bo)).id
    me = (await ana.me())["id"]
    watched.last_seen.saw(me, table, 3)
    watched.now += LATER_SECONDS / 2
    watched.last_seen.saw(me, table, 4)
    await some_rounds(watched)
    assert watched.noted == []
    assert await watched.last_seen.seen(me, table) == 4
    watched.now += LATER_SECONDS / 2  # since the first of them
    await some_rounds(watched)
    assert watched.noted == [[4]]
    assert await watched.store.visits.of_user(me, [table]) == {table: 4}


async def test_many_are_written_in_small_parts_the_longest_waiting_first(watched: Watched) -> None:
    many = 2 * AT_ONCE + 7
    for number in range(many):
        watched.last_seen.saw("user", f"table {number}", number)
    watched.now += LATER_SECONDS
    watched.last_seen.saw("user", "another table", many)
    await some_rounds(watched)
    parts = [list(range(start, min(start + AT_ONCE, many))) for start in range(0, many, AT_ONCE)]
    assert [sorted(part) for part in watched.noted] == parts


async def test_who_goes_is_written_before_those_who_stay(watched: Watched) -> None:
    watched.last_seen.saw("ana", "table", 1)
    watched.last_seen.saw("bo", "table", 2)
    watched.last_seen.went("bo", "table")
    watched.last_seen.went("eve", "table")
    await some_rounds(watched)
    assert watched.noted == [[2]]
    watched.now += LATER_SECONDS
    watched.last_seen.went("ana", "table")  # due for two reasons, written once
    await some_rounds(watched)
    assert watched.noted == [[2], [1]]


async def test_what_cannot_be_written_is_written_later_unless_more_was_seen(watched: Watched) -> None:
    watched.is_away = True
    watched.last_seen.saw("ana", "table", 1)
    watched.last_seen.saw("bo", "table", 1)
    await watched.last_seen.flush()
    watched.last_seen.saw("ana", "table", 2)
    assert await watched.last_seen.seen("ana", "table") == 2
    watched.is_away = False
    await watched.last_seen.flush()
    assert watched.noted == [[2, 1]]


async def test_who_leaves_a_table_is_written_at_once(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(last_seen, "LATER_SECONDS", 10_000.0)
    ana, bo = await serving.guest("Ana"), await serving.guest("Bo")
    table = (await started(ana, bo)).id
    me = (await ana.me())["id"]
    async with ana.link(table) as link:
        await link.until(lambda: link.now is not None)
    async with asyncio.timeout(30):
        while await serving.hub.store.visits.of_user(me, [table]) != {table: 0}:
            await asyncio.sleep(0.02)


async def test_an_export_has_what_was_seen_a_moment_ago(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(last_seen, "LATER_SECONDS", 10_000.0)
    ana, bo = await serving.guest("Ana"), await serving.guest("Bo")
    table = (await started(ana, bo)).id
    async with ana.link(table) as link:
        await link.until(lambda: link.now is not None)
        exported = await ana.ask("GET", "/api/me/export")
    assert [(visit["table_id"], visit["version"]) for visit in exported["visits"]] == [(table, 0)]


async def test_flushing_one_user_leaves_the_others_but_waits_for_what_is_under_way(watched: Watched) -> None:
    watched.last_seen.saw("ana", "table", 1)
    watched.last_seen.saw("bo", "table", 2)
    first = asyncio.create_task(watched.last_seen.flush("ana"))
    await asyncio.sleep(0)  # ana's is taken, but not yet written
    await watched.last_seen.flush("ana")
    assert first.done()
    assert watched.noted == [[1]]
    await watched.last_seen.flush()
    assert watched.noted == [[1], [2]]
