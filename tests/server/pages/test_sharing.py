"""A link to a table brings a title, a line and a picture along, and nothing that spectators may not know."""

import re
import struct
import zlib
from html import unescape
from pathlib import Path

import httpx
import pytest

from frostfair.games.installed import game
from frostfair.kernel.match import Match, Setup
from frostfair.server.pages.raster import png
from frostfair.wording.base import wording_of
from frostfair.wording.picture import HEIGHT, WIDTH, regular
from tests.server.serving import Serving, started

pytestmark = pytest.mark.asyncio
INDEX = b"<!doctype html><html><head><title>Frostfair</title></head></html>"


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "web_client"
    folder.mkdir()
    (folder / "index.html").write_bytes(INDEX)
    return folder


def metas(page: str) -> dict[str, str]:
    found = re.findall(r'<meta property="([^"]+)" content="([^"]*)" />', page)
    return {name: unescape(text) for name, text in found}


def pixels(picture: bytes) -> list[bytes]:
    """Row by row; the picture must be a whole PNG."""
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    at, data = 8, b""
    while at < len(picture):
        (length,) = struct.unpack(">I", picture[at : at + 4])
        kind, body = picture[at + 4 : at + 8], picture[at + 8 : at + 8 + length]
        (check,) = struct.unpack(">I", picture[at + 8 + length : at + 12 + length])
        assert zlib.crc32(kind + body) == check
        data += body if kind == b"IDAT" else b""
        at += 12 + length
    raw, row = zlib.decompress(data), 3 * WIDTH + 1
    assert len(raw) == row * HEIGHT
    return [raw[k * row + 1 : (k + 1) * row] for k in range(HEIGHT)]


async def test_the_page_of_a_table_tells_of_it(database: str, built: Path) -> None:
    async with Serving(database, web_client=built) as serving:
        ana, bo = await serving.guest('Ana "<b>"'), await serving.guest("Bo")
        table = (await started(ana, bo)).id
        async with httpx.AsyncClient(base_url=serving.url, trust_env=False) as stranger:
            page = await stranger.get(f"/t/{table}")
            told = metas(page.text)
            assert told["og:title"] == 'Winter Queen · Ana "<b>" and Bo'
            assert "<b>" not in page.text
            assert "<script" not in page.text
            assert told["og:description"].endswith("choosing what to do.")
            assert told["og:url"] == f"{serving.url}/t/{table}"
            got = await stranger.get(told["og:image"])
            assert got.headers["content-type"] == "image/png"
            assert len(pixels(got.content)) == HEIGHT
            again = await stranger.get(told["og:image"], headers={"if-none-match": got.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
            russian = await stranger.get(f"/t/{table}", headers={"accept-language": "ru-RU,en;q=0.5"})
            assert metas(russian.text)["og:title"].startswith("Зимняя королева · ")
            # a host that can't be one isn't repeated, and a table that isn't there has nothing to tell
            odd = await stranger.get(f"/t/{table}", headers={"host": 'x"><script>'})
            assert "og:image" not in metas(odd.text)
            assert (await stranger.get("/t/nowhere")).content == INDEX
            assert (await stranger.get("/t/nowhere/picture.png")).status_code == 404


async def test_pictures_show_what_spectators_see_and_no_more() -> None:
    """Totals that lie face down are in no picture: only their own seat sees them (WQ-1.5)."""
    rules = game("winter-queen")
    match = Match(rules, Setup(rules, 3, "05" * 32))
    wording = wording_of(rules)
    sealed = len(wording.picture(match.view(None)))
    while match.result() is None:
        seat = match.deciders()[0]
        match.submit(seat, match.offers(seat)[0])
        if match.version == 12:
            mine = wording.picture(match.view(0))
            assert len(mine) >= len(wording.picture(match.view(None)))
    assert len(wording.picture(match.view(None))) > sealed


async def test_shapes_are_painted_with_smooth_edges() -> None:
    red = (255, 0, 0)
    rows = pixels(png([regular(32, (100.5, 60.5), 20, red)]))
    middle = rows[60]
    assert middle[3 * 100 : 3 * 100 + 3] == bytes(red)
    reds = list(middle[0 : 3 * 200 : 3])
    assert reds.count(255) in range(36, 42)
    assert len({*reds}) > 2  # some pixels at the edge are half covered
    assert rows[10][0:3] != bytes(red)
