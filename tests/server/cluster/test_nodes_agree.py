"""People at different nodes decide together: votes, consent and words reach the other node."""

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from frostfair.client import Session, TableLink
from frostfair.server.hub import Hub
from frostfair.wire import messages as wire
from frostfair.wire.data import DraftData
from tests.server.cluster.test_nodes import broker, nodes  # noqa: F401
from tests.server.serving import Serving, asked_by, must_decide, seated, told

pytestmark = pytest.mark.asyncio
Nodes = tuple[Serving, Serving]


@pytest.fixture(autouse=True)
def hints_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks whether a hint was lost: what isn't hinted at is never heard."""

    async def never(hub: Hub) -> None:
        pass

    monkeypatch.setattr(Hub, "heal", never)


async def opened(nodes: Nodes, game: str, **wanted: object) -> tuple[Session, Session, str]:  # noqa: F811
    """Ana sits at one node, Bo at the other."""
    ana, bo = await nodes[0].guest("Ana"), await nodes[1].guest("Bo")
    table = await ana.create(game, 3, bots={2: "random"}, asks_end_turn=False, **wanted)  # type: ignore[arg-type]
    await bo.sit(table.id)
    return ana, bo, table.id


@pytest_asyncio.fixture
async def links(nodes: Nodes) -> AsyncIterator[tuple[TableLink, TableLink]]:  # noqa: F811
    ana, bo, table = await opened(nodes, "winter-queen", options={"first": 1})
    async with ana.link(table) as one, bo.link(table) as two:
        await two.until(lambda: two.table is not None)
        await ana.start(table)
        await seated(one, two)
        yield one, two


async def test_both_agree_to_an_undo(links: tuple[TableLink, TableLink]) -> None:
    one, two = links
    assert one.now is not None
    before = one.now.view
    await one.act(one.now.offers[0].do)
    await two.until(lambda: two.version == one.version)
    while not must_decide(two):
        await one.until(lambda: must_decide(one) or must_decide(two))
        if one.now.offers:
            await one.act(one.now.offers[0].do)
    version = one.version or 0
    await two.until(lambda: two.version == version)
    await one.ask_undo(0)
    await two.until(lambda: asked_by(two) == 0)
    await two.answer_undo(True)
    for link in (one, two):
        await link.until(lambda link=link: (link.version or 0) > version)  # type: ignore[misc]
    assert one.versions == two.versions
    assert one.now.view == before


async def test_a_rematch_is_one_table_wherever_they_ask(nodes: Nodes) -> None:  # noqa: F811
    ana, bo = await nodes[0].guest("Ana"), await nodes[1].guest("Bo")
    table = await ana.create("winter-queen", 2)
    await bo.sit(table.id)
    await nodes[0].hub.store.tables.abandon(table.id)
    async with bo.link(table.id) as link:
        one, two = await asyncio.gather(ana.rematch(table.id), bo.rematch(table.id))
        assert one.id == two.id
        await link.until(lambda: link.table is not None and link.table.rematch == one.id)
    assert all(seat.user for seat in (await nodes[0].hub.store.tables.get(one.id)).seats)


async def test_both_vote_to_end_the_table(links: tuple[TableLink, TableLink]) -> None:
    one, two = links
    await one.send(wire.Close())
    await two.send(wire.Close())
    for link in links:
        await link.until(lambda link=link: link.table.status == "abandoned")  # type: ignore[misc]


async def somebody_is_asked(*links: TableLink) -> None:
    """Whoever of them hears it first."""
    asked = [asyncio.create_task(link.until(lambda link=link: must_decide(link))) for link in links]  # type: ignore[misc]
    await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
    for task in asked:
        task.cancel()


async def test_words_told_at_one_node_are_read_at_the_other(nodes: Nodes) -> None:  # noqa: F811
    ana, bo, table = await opened(nodes, "winter-tales")
    async with ana.link(table) as one, bo.link(table) as two:
        await two.until(lambda: two.table is not None)
        await ana.start(table)
        await seated(one, two)
        told: dict[str, str] = {}
        while len(told) < 4:
            await somebody_is_asked(one, two)
            for link in (one, two):
                if link.untold:
                    text = link.untold[0].id
                    told[text] = f"The snow fell on seat {link.seat}, and again."
                    await link.tell(text, told[text])
                elif link.now is not None and link.now.offers:
                    await link.act(link.now.offers[0].do)
        for link in (one, two):
            await link.until(lambda link=link: set(told) <= set(link.texts))  # type: ignore[misc]
            assert {text: link.texts[text].words for text in told} == told


async def test_drafts_and_remarks_at_one_node_are_heard_at_the_other(nodes: Nodes) -> None:  # noqa: F811
    ana, bo, table = await opened(nodes, "winter-tales", options={"drafts": "live"})
    async with ana.link(table) as one, bo.link(table) as two:
        await two.until(lambda: two.table is not None)
        await ana.start(table)
        await seated(one, two)
        while not (one.untold or two.untold):
            await somebody_is_asked(one, two)
            for link in (one, two):
                if link.now is not None and link.now.offers:
                    await link.act(link.now.offers[0].do)
        author, other = (one, two) if one.untold else (two, one)
        text = author.untold[0].id
        await author.draft(text, "The snow fell")
        await other.until(lambda: [draft.words for draft in drafts_at(other)] == ["The snow fell"])
        await author.tell(text, "The snow fell on all roofs alike.")
        await other.until(lambda: text in other.texts and drafts_at(other) == [])
        await other.remark(text, "object", "not on mine")
        await author.until(lambda: author.texts[text].objected)


def drafts_at(link: TableLink) -> list[DraftData]:
    assert link.now is not None
    assert link.now.telling is not None
    return link.now.telling.drafts


async def test_a_session_that_ends_here_ends_its_sockets_there(nodes: Nodes) -> None:  # noqa: F811
    ana = await nodes[0].guest("Ana")
    table = await ana.create("winter-queen", 2)
    async with nodes[1].socket(ana, f"/ws/tables/{table.id}") as socket:
        await socket.send('{"t":"hello"}')
        await told(socket, wire.Table)
        await ana.ask("POST", "/api/logout")
        assert (await told(socket, wire.Bye)).d.reason == "signed-out"


async def test_who_is_muted_here_is_muted_there(nodes: Nodes) -> None:  # noqa: F811
    ana, bo = await nodes[0].guest("Ana"), await nodes[1].guest("Bo")
    table = await ana.create("winter-queen", 2)
    bos = (await bo.me())["id"]
    async with nodes[1].socket(ana, f"/ws/tables/{table.id}") as socket:
        await socket.send('{"t":"hello"}')
        await told(socket, wire.Table)
        await ana.ask("PUT", f"/api/mutes/{bos}")
        (listener,) = nodes[1].hub.tables[table.id].listeners
        async with asyncio.timeout(10):
            while bos not in listener.muted:
                await asyncio.sleep(0.01)
