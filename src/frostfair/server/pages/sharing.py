"""What messengers show beside a link to a table: title, line and picture, as a spectator may see them."""

import asyncio
import hashlib
import re
from collections import OrderedDict
from html import escape
from typing import Any, Final

from litestar import Request, Response, Router, get
from litestar.params import FromPath

from frostfair.i18n.catalogue import Catalogue, catalogue, languages
from frostfair.server.history.points import ledger_of
from frostfair.server.http import Hall
from frostfair.server.pages.raster import png
from frostfair.server.table.chat import FORGOTTEN
from frostfair.server.table.live import LiveTable
from frostfair.server.table.room import Room
from frostfair.wording.base import wording_of
from frostfair.wording.message import Message
from frostfair.wording.picture import HEIGHT, WIDTH, Shape, regular
from frostfair.wording.showing import show

HOST: Final = re.compile(r"[A-Za-z0-9.\[\]:-]{1,255}")
MOST_PICTURES: Final = 64  # that are kept
SHORT_WHILE: Final = "public, max-age=60"
SPECTATOR: Final = None
SNOWFLAKE: Final = [  # the sign of the fair, where a game has no picture
    regular(6, (WIDTH / 2, HEIGHT / 2), 150, (0x8F, 0xA9, 0xDD)),
    regular(6, (WIDTH / 2, HEIGHT / 2), 132, (0x1B, 0x2F, 0x66)),
    regular(3, (WIDTH / 2, HEIGHT / 2), 104, (0xDB, 0xE8, 0xFF)),
    regular(6, (WIDTH / 2, HEIGHT / 2), 46, (0xFF, 0xD2, 0x7A)),
]


async def told_of(request: Request[Any, Any, Any], live: LiveTable) -> bytes:
    """Meta elements for the head of the table's page."""
    words = catalogue(_language(request.headers.get("accept-language", "")))
    names = _by_seat(live)
    players = words.join([name for name in names if name != FORGOTTEN])
    line = await live.ask(_verdict_or_prompt)
    told = {
        "og:site_name": "Frostfair",
        "og:type": "website",
        "og:title": f"{_game_name(words, live.row.game)} · {players}",
        "og:description": "" if line is None else show(line, words, names),
        **_addresses(request, live.id),
    }
    metas = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in told.items() if text]
    metas.append('<meta name="twitter:card" content="summary_large_image" />')
    return "".join(metas).encode()


def _verdict_or_prompt(room: Room) -> Message | None:
    verdict: Message | None = ledger_of(room.match, SPECTATOR).verdict
    if verdict is not None:
        return verdict
    wording = wording_of(room.match.game)
    return wording.prompt(room.match.view(SPECTATOR), room.match.deciders(), SPECTATOR)


def _by_seat(live: LiveTable) -> list[str]:
    """Names; an empty seat has none yet."""
    return [seat.name or seat.bot or FORGOTTEN for seat in live.data().seats]


def _game_name(words: Catalogue, game: str) -> str:
    key = f"game-{game.replace('-', '_')}"
    return words.say(key) if words.has(key) else game


def _addresses(request: Request[Any, Any, Any], table: str) -> dict[str, str]:
    """Messengers want whole addresses; a host that can't be one is not repeated."""
    host = request.headers.get("host", "")
    if not HOST.fullmatch(host):
        return {}
    here = f"{request.url.scheme}://{host}/t/{table}"
    return {
        "og:url": here,
        "og:image": f"{here}/picture.png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
    }


def _language(header: str) -> str:
    """The first of ours that an Accept-Language header names; messengers name none."""
    wanted = [part.split(";")[0].strip()[:2].lower() for part in header.split(",")]
    return next((language for language in wanted if language in languages()), "en")


# --- the picture ---


class Pictures:
    """Pictures that were drawn, by what they show; one is drawn at a time, in a thread."""

    def __init__(self) -> None:
        self._drawn: OrderedDict[str, bytes] = OrderedDict()
        self._drawing = asyncio.Lock()

    async def of(self, shapes: list[Shape]) -> tuple[str, bytes]:
        """The picture and its tag."""
        tag = hashlib.sha256(repr(shapes).encode()).hexdigest()[:32]
        async with self._drawing:
            if tag not in self._drawn:
                self._drawn[tag] = await asyncio.to_thread(png, shapes)
            self._drawn.move_to_end(tag)
            while len(self._drawn) > MOST_PICTURES:
                self._drawn.popitem(last=False)
            return tag, self._drawn[tag]


@get("/t/{table:str}/picture.png", include_in_schema=False)
async def picture(request: Request[Any, Any, Any], hall: Hall, table: FromPath[str]) -> Response[bytes]:
    """The table as spectators see it, without a word."""
    live = await hall.table(table)
    shapes = await live.ask(_shapes)
    pictures: Pictures = request.app.state.pictures
    tag, drawn = await pictures.of(shapes or SNOWFLAKE)
    headers = {"etag": f'"{tag}"', "cache-control": SHORT_WHILE}
    if headers["etag"] in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type="image/png")
    return Response(drawn, headers=headers, media_type="image/png")


def _shapes(room: Room) -> list[Shape]:
    return wording_of(room.match.game).picture(room.match.view(SPECTATOR))


ROUTER = Router("/", route_handlers=[picture])
