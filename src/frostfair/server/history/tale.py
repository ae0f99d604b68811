"""What people told, as a book: for those who may look at the table, and by a link that all agreed to.

Nothing of it may be cached: words that are taken back are gone from the next page on.
"""

import asyncio
from typing import Any, Final

from litestar import Request, Response, Router, delete, get, put
from litestar.params import FromPath, FromQuery

from frostfair.i18n.catalogue import Catalogue, catalogue, languages
from frostfair.kernel.narration import Book
from frostfair.press.forms import FORMS
from frostfair.server.history.sharing import agree, shared_table, sharing, take_back
from frostfair.server.http import Hall
from frostfair.server.people.identity import PLAY, Doorkeeper, Who
from frostfair.server.table.chat import FORGOTTEN
from frostfair.store.errors import NotFound
from frostfair.store.rows import PRIVATE, TableRow
from frostfair.wire.rest import Sharing

FRESH: Final = {"cache-control": "no-store", "x-robots-tag": "noindex"}
Asked = Request[Any, Any, Any]


# --- at the table ---


@get("/tables/{table:str}/tale.md", media_type="text/markdown")
async def markdown(
    request: Asked, hall: Hall, table: FromPath[str], language: FromQuery[str] = "en"
) -> Response[bytes]:
    """The tale as Markdown, a pleasure to read."""
    return await _file(request, await _open(request, hall, table), "tale.md", language)


@get("/tables/{table:str}/tale.json")
async def data(request: Asked, hall: Hall, table: FromPath[str]) -> dict[str, object]:
    """The same for programs: chapters, scenes, beats, and the words with the cards between them."""
    return (await _open(request, hall, table)).pack()


@get("/tables/{table:str}/tale")
async def pages(
    request: Asked, hall: Hall, table: FromPath[str], language: FromQuery[str] = "en"
) -> Response[dict[str, object]]:
    """The book as pages: what stands where, and the names of its pictures."""
    return _pages(await _open(request, hall, table), language)


@get("/tables/{table:str}/tale/{name:str}")
async def file(
    request: Asked, hall: Hall, table: FromPath[str], name: FromPath[str], language: FromQuery[str] = "en"
) -> Response[bytes]:
    """A picture of the book (`map.svg`), or all of it: `book.epub`, `.pdf`, `.html`, `.md`, `.json`."""
    return await _file(request, await _open(request, hall, table), name, language)


# --- by a link ---


@get("/tables/{table:str}/sharing")
async def shared_how(hall: Hall, caller: Who, table: FromPath[str]) -> Sharing:
    """Who of those who told has agreed to a link for everybody; the link, once all have."""
    caller.needs(PLAY)
    return await sharing(hall.store, await _seated(hall, caller.id, table), caller.id)


@put("/tables/{table:str}/sharing")
async def consent(hall: Hall, caller: Who, table: FromPath[str]) -> Sharing:
    """I agree that the tale is shared."""
    caller.needs(PLAY)
    return await agree(hall.store, await _seated(hall, caller.id, table), caller.id)


@delete("/tables/{table:str}/sharing", status_code=200)
async def revoke(hall: Hall, caller: Who, table: FromPath[str]) -> Sharing:
    """I take that back: the link is dead from now on, and the next one will be another."""
    caller.needs(PLAY)
    return await take_back(hall.store, await _seated(hall, caller.id, table), caller.id)


@get("/shared/{link:str}")
async def shared(
    hall: Hall, link: FromPath[str], language: FromQuery[str] = "en"
) -> Response[dict[str, object]]:
    """The book as pages, for everybody who has the link."""
    return _pages(await _bound(hall, await shared_table(hall.store, link)), language)


@get("/shared/{link:str}/{name:str}")
async def shared_file(
    request: Asked, hall: Hall, link: FromPath[str], name: FromPath[str], language: FromQuery[str] = "en"
) -> Response[bytes]:
    """A picture of a shared book, or all of it."""
    return await _file(request, await _bound(hall, await shared_table(hall.store, link)), name, language)


# --- inside ---


async def _seated(hall: Hall, user: str, table: str) -> TableRow:
    row = (await hall.table(table)).row
    if not row.seats_of(user):
        raise NotFound("table of yours", table)
    return row


async def _open(request: Asked, hall: Hall, table: str) -> Book:
    """What was told at a listed table was told openly; a private one is read by those who sit there."""
    row = (await hall.table(table)).row
    if row.visibility == PRIVATE:
        door: Doorkeeper = request.app.state.door
        caller = await door.recognise(request)
        if caller is None or not row.seats_of(caller.id):
            raise NotFound("tale of table", table)
    return await _bound(hall, table)


async def _bound(hall: Hall, table: str) -> Book:
    live = await hall.table(table)
    names = [seat.name or seat.bot or FORGOTTEN for seat in live.data().seats]
    words = await live.ask(lambda room: room.words)
    if words is None:
        raise NotFound("tale of table", table)
    return words.book(names)


def _texts(language: str) -> Catalogue:
    return catalogue(language if language in languages() else "en")


def _pages(book: Book, language: str) -> Response[dict[str, object]]:
    texts = _texts(language)
    return Response(book.volume(texts.say, texts.language).pack(), headers=FRESH)


async def _file(request: Asked, book: Book, name: str, language: str) -> Response[bytes]:
    stem, _, ending = name.rpartition(".")
    texts = _texts(language)
    if ending == "svg":
        picture = book.volume(texts.say, texts.language).pictures.get(stem)
        if picture is None:
            raise NotFound("picture", name)
        return Response(picture.svg.encode(), media_type="image/svg+xml", headers=FRESH)
    if ending not in FORMS:
        raise NotFound("form of a book", name)
    form, press = FORMS[ending], request.app.state.press
    async with press:  # one at a time, and never on the event loop: tables come first
        printed = await asyncio.to_thread(form.made, book, texts)
    kept = {} if ending == "md" else {"content-disposition": f'attachment; filename="tale.{ending}"'}
    return Response(printed, media_type=form.media_type, headers={**FRESH, **kept})


ROUTER = Router(
    "/api",
    route_handlers=[markdown, data, pages, file, shared_how, consent, revoke, shared, shared_file],
    tags=["table"],
)
