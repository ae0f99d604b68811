"""The tale as a book from the server: every form, by consent for all, never with words taken back."""

import asyncio
import random
import zipfile
from io import BytesIO
from typing import Any

import pypdfium2
import pytest

from frostfair.client import Session
from frostfair.press.forms import FORMS
from tests.server.people.test_people import refused
from tests.server.serving import Serving, play, seated

pytestmark = pytest.mark.asyncio


async def told(serving: Serving, **wanted: Any) -> tuple[str, list[Session]]:
    """A short tale of three people, told to its end; nobody steps back, so every word of it counts."""
    people = [await serving.guest(name) for name in ("Ana", "Bo", "Zoë")]
    table = await people[0].create("winter-tales", 3, options={"chapter_limit": 1}, **wanted)
    for one in people[1:]:
        await one.sit(table.id)
    await people[0].start(table.id)
    async with people[0].link(table.id) as a, people[1].link(table.id) as b, people[2].link(table.id) as c:
        await seated(a, b, c)
        await asyncio.gather(
            *[play(link, random.Random(n), steps_back=0) for n, link in enumerate((a, b, c))]
        )
    return table.id, people


def words_of(form: str, book: bytes) -> str:
    """All that a reader could find in it."""
    if form == "epub":
        with zipfile.ZipFile(BytesIO(book)) as file:
            return "".join([file.read(name).decode(errors="replace") for name in file.namelist()])
    if form == "pdf":
        pages = pypdfium2.PdfDocument(book)
        return "".join([page.get_textpage().get_text_range() for page in pages])
    return book.decode()


async def test_every_form_has_the_words_and_none_has_words_taken_back(serving: Serving) -> None:
    table, (ana, bo, _) = await told(serving)
    async with ana.link(table) as link:
        await link.until(lambda: link.now is not None)
        mine = [text for text, told in link.texts.items() if told.seat == link.seat]
        kept, gone = mine[0], mine[1]
        await link.redact(gone)
    for form in FORMS:
        words = words_of(form, await bo.book(table, f"book.{form}", "pl"))
        assert f"({kept})" in words, form
        assert f"({gone})" not in words, form
    pages = await bo.ask("GET", f"/api/tables/{table}/tale?language=pl")
    assert pages["language"] == "pl"
    assert f"({kept})" in str(pages)
    assert f"({gone})" not in str(pages)
    assert (await bo.book(table, "map.svg")).startswith(b"<svg")
    await refused(404, bo.ask("GET", f"/api/tables/{table}/tale/nothing.svg"))
    await refused(404, bo.ask("GET", f"/api/tables/{table}/tale/book.exe"))


async def test_a_private_tale_is_shared_when_all_agree_and_until_one_takes_it_back(serving: Serving) -> None:
    table, (ana, bo, zoe) = await told(serving, private=True)
    stranger = await serving.stranger()
    for path in ("tale", "tale.md", "tale.json", "tale/book.epub", "tale/map.svg"):
        await refused(404, stranger.ask("GET", f"/api/tables/{table}/{path}"))
    assert (await ana.ask("GET", f"/api/tables/{table}/tale"))["finished"]

    sharing = f"/api/tables/{table}/sharing"
    for one in (ana, bo):
        assert (await one.ask("PUT", sharing))["link"] is None
    assert await zoe.ask("GET", sharing) == {
        "tellers": [0, 1, 2],
        "agreed": [0, 1],
        "mine": False,
        "link": None,
    }
    link = (await zoe.ask("PUT", sharing))["link"]
    assert (await stranger.ask("GET", f"/api/shared/{link}"))["finished"]
    assert (await stranger.shared_book(link, "cover.svg")).startswith(b"<svg")
    assert (await stranger.shared_book(link, "book.epub")).startswith(b"PK")
    await refused(404, stranger.ask("GET", f"/api/shared/{link}0"))
    await refused(404, stranger.ask("GET", f"/api/shared/{table}"))

    assert (await bo.ask("DELETE", sharing))["link"] is None
    await refused(404, stranger.ask("GET", f"/api/shared/{link}"))
    again = (await bo.ask("PUT", sharing))["link"]
    assert again != link  # who kept the old one has nothing
    await refused(404, stranger.ask("GET", f"/api/shared/{link}"))
    assert (await stranger.ask("GET", f"/api/shared/{again}"))["finished"]
    watcher = await serving.guest("Eve")
    await refused(404, watcher.ask("GET", sharing))


async def test_a_tale_that_is_not_finished_is_read_so_far_and_not_shared(serving: Serving) -> None:
    ana = await serving.guest("Ana")
    table = await ana.create("winter-tales", 3, bots={1: "random", 2: "random"}, options={"chapter_limit": 1})
    await ana.start(table.id)
    assert not (await ana.ask("GET", f"/api/tables/{table.id}/tale"))["finished"]
    await refused(409, ana.ask("PUT", f"/api/tables/{table.id}/sharing"))
