"""The X-card at several nodes: one press, and no node, no client and no book has the words any more."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial

import pytest
import pytest_asyncio

from frostfair.client import Session, TableLink
from frostfair.press.forms import FORMS
from tests.server.cluster.test_nodes import broker  # noqa: F401
from tests.server.cluster.test_nodes_agree import Nodes, hints_alone, opened, somebody_is_asked  # noqa: F401
from tests.server.clusters import Broker
from tests.server.history.test_tale import words_of
from tests.server.serving import Serving, seated

pytestmark = pytest.mark.asyncio
DARK = "Zxqv the snow fell on nobody, zxqv."  # not to be found anywhere
KINDER = "Kind snow fell on everybody alike."


@pytest_asyncio.fixture
async def nodes(url: str, broker: Broker) -> AsyncIterator[Nodes]:  # noqa: F811
    """On each engine in turn."""
    async with Serving(url, nats=broker.url) as one, Serving(url, nats=broker.url) as two:
        yield one, two


class Table:
    """Ana at one node, Bo and a spectator at the other; a passage was told."""

    def __init__(self, table: str, ana: Session, bo: Session, eve: Session) -> None:
        self.id = table
        self.sessions = (ana, bo, eve)
        self.links: tuple[TableLink, ...] = ()

    async def tell(self) -> tuple[str, TableLink, TableLink]:
        """The text, its author, and the other one."""
        one, two, _ = self.links
        while not (one.untold or two.untold):
            await somebody_is_asked(one, two)
            for link in (one, two):
                if link.now is not None and link.now.offers:
                    await link.act(link.now.offers[0].do)
        author, other = (one, two) if one.untold else (two, one)
        text = author.untold[0].id
        await author.tell(text, DARK)
        await self.all_see(lambda link: text in link.texts)
        return text, author, other

    async def all_see(self, is_so: Callable[[TableLink], object]) -> None:
        await asyncio.gather(*[link.until(partial(is_so, link)) for link in self.links])

    async def artifacts(self) -> dict[str, str]:
        """All that a client can get from either node, as text."""
        found: dict[str, str] = {}
        for n, session in enumerate(self.sessions):
            at = f"/api/tables/{self.id}"
            for path in (f"{at}/chat", f"{at}/history?events=true", f"{at}/tale", f"{at}/tale.json", at):
                found[f"{n} {path}"] = str(await session.ask("GET", path))
            found[f"{n} export"] = str(await session.ask("GET", "/api/me/export"))
            for form in FORMS:
                found[f"{n} {form}"] = words_of(form, await session.book(self.id, f"book.{form}", "en"))
            async with session.link(self.id) as fresh:  # what a client that comes now is shown
                await fresh.until(partial(_sees, fresh))
                found[f"{n} view"] = str((fresh.texts, fresh.now, fresh.lines))
        return found


def _sees(link: TableLink) -> bool:
    return link.now is not None


def _is_paused(link: TableLink, text: str) -> bool:
    return link.now is not None and link.texts[text].veiled and not link.now.deciders


@asynccontextmanager
async def telling(nodes: Nodes) -> AsyncIterator[Table]:
    ana, bo, table = await opened(nodes, "winter-tales", options={"drafts": "live"})
    eve = await nodes[1].guest("Eve")
    here = Table(table, ana, bo, eve)
    async with ana.link(table) as one, bo.link(table) as two, eve.link(table) as three:
        here.links = (one, two, three)
        await two.until(lambda: two.table is not None)
        await ana.start(table)
        await seated(one, two)
        await three.until(lambda: three.now is not None)
        yield here


async def test_one_press_hides_it_everywhere_and_rewritten_the_tale_goes_on(nodes: Nodes) -> None:
    async with telling(nodes) as here:
        text, author, other = await here.tell()
        await other.remark(text, "suggest", f"{DARK} Really?")
        await here.all_see(lambda link: any(line.about == text for line in link.chat))
        assert {where.split()[-1] for where, found in (await here.artifacts()).items() if DARK in found} >= {
            *FORMS,
            "export",
            "view",
        }
        await other.press_x_card()
        await here.all_see(lambda link: _is_paused(link, text))
        await here.all_see(lambda link: all(line.text is None for line in link.chat if line.about == text))
        for where, found in (await here.artifacts()).items():
            assert "Zxqv" not in found, where
        await author.edit(text, KINDER)
        await here.all_see(lambda link: link.texts[text].words == KINDER)
        await somebody_is_asked(*here.links[:2])
        for where, found in (await here.artifacts()).items():
            assert "Zxqv" not in found, where


async def test_lifted_by_the_seat_that_pressed_it_is_back_at_both_nodes(nodes: Nodes) -> None:
    async with telling(nodes) as here:
        text, author, other = await here.tell()
        await other.press_x_card(text)
        await author.until(lambda: author.texts[text].veiled)
        for link in here.links:
            veils = link.now.telling.veils  # type: ignore[union-attr]
            assert [veil.mine for veil in veils] == [link is other]
        await author.lift(text)
        assert author.texts[text].veiled
        await other.lift(text)
        await here.all_see(lambda link: link.texts[text].words == DARK)
