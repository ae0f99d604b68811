"""What people told, as a book and as data. It was told openly, so a link is enough to read it."""

from litestar import Response, Router, get
from litestar.params import FromPath

from frostfair.i18n.catalogue import catalogue
from frostfair.kernel.narration import Book
from frostfair.server.http import Hall
from frostfair.server.table.chat import FORGOTTEN
from frostfair.store.errors import NotFound


@get("/tables/{table:str}/tale.md", media_type="text/markdown")
async def book(hall: Hall, table: FromPath[str]) -> Response[str]:
    """The tale as Markdown, a pleasure to read."""
    found = await _bound(hall, table)
    return Response(found.markdown(catalogue().say), media_type="text/markdown")


@get("/tables/{table:str}/tale.json")
async def data(hall: Hall, table: FromPath[str]) -> dict[str, object]:
    """The same for programs: chapters, scenes, beats, and the words with the cards between them."""
    return (await _bound(hall, table)).pack()


async def _bound(hall: Hall, table: str) -> Book:
    live = await hall.table(table)
    names = [seat.name or seat.bot or FORGOTTEN for seat in live.data().seats]
    words = await live.ask(lambda room: room.words)
    if words is None:
        raise NotFound("tale of table", table)
    return words.book(names)


ROUTER = Router("/api", route_handlers=[book, data], tags=["table"])
