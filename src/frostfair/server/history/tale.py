"""What people told, as a book and as data. It has been told openly, so whoever has the link may read it."""

from litestar import Response, Router, get
from litestar.params import FromPath

from frostfair.games.winter_tales.tale.book import markdown
from frostfair.games.winter_tales.tale.tale import Tale as Book
from frostfair.i18n.catalogue import catalogue
from frostfair.server.http import Hall
from frostfair.server.table.chat import FORGOTTEN
from frostfair.store.errors import NotFound


@get("/tables/{table:str}/tale.md", media_type="text/markdown")
async def book(hall: Hall, table: FromPath[str]) -> Response[str]:
    """The tale as Markdown, a pleasure to read."""
    return Response(markdown(await _bound(hall, table), catalogue().say), media_type="text/markdown")


@get("/tables/{table:str}/tale.json")
async def data(hall: Hall, table: FromPath[str]) -> dict[str, object]:
    """The same for programs: chapters, scenes, beats, and the words with the cards between them."""
    return (await _bound(hall, table)).pack()


async def _bound(hall: Hall, table: str) -> Book:
    live = await hall.table(table)
    names = [seat.name or seat.bot or FORGOTTEN for seat in live.data().seats]
    tale = await live.ask(lambda room: room.tale)
    if tale is None:
        raise NotFound("tale of table", table)
    return tale.book(names)


ROUTER = Router("/api", route_handlers=[book, data], tags=["table"])
