"""The browser client is served: one page for all its addresses, files for ever, and a strict policy."""

import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
import pytest_asyncio

from frostfair.server.pages.assets import Assets
from frostfair.server.pages.routes import ADDRESSES
from tests.server.serving import Serving

SCRIPT = b"console.log('Frostfair')"


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "web_client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(b"<!doctype html><title>Frostfair</title>")
    (folder / "favicon.svg").write_bytes(b"<svg/>")
    (folder / "assets" / "app-1a2b.js").write_bytes(SCRIPT)
    (folder / "assets" / "app-1a2b.js.br").write_bytes(b"not really brotli")
    (folder / "assets" / "app-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder.parent / "secret").write_bytes(b"not for you")
    return folder


@pytest_asyncio.fixture
async def client(database: str, built: Path) -> AsyncIterator[httpx.AsyncClient]:
    async with (
        Serving(database, web_client=built) as server,
        httpx.AsyncClient(base_url=server.url, trust_env=False) as client,
    ):
        yield client


@pytest.mark.asyncio
async def test_every_address_of_the_client_gives_its_page(client: httpx.AsyncClient) -> None:
    for address in ADDRESSES:
        path = address.replace("{table:str}", "x1").replace("{code:str}", "ABC").replace("{rest:path}", "a/b")
        got = await client.get(path)
        assert (got.status_code, got.text) == (200, "<!doctype html><title>Frostfair</title>"), path
        assert got.headers["cache-control"] == "no-cache"
        assert (await client.get(path, headers={"if-none-match": got.headers["etag"]})).status_code == 304
        head = await client.head(path)
        assert (head.status_code, head.content, head.headers["etag"]) == (200, b"", got.headers["etag"]), path


@pytest.mark.asyncio
@pytest.mark.parametrize("path", ["/lobbby", "/foo/bar", "/j/", "/t/", "/t/x1/more", "/lobbby.png"])
async def test_a_wrong_address_gives_people_a_page_and_programs_a_refusal(
    client: httpx.AsyncClient, path: str
) -> None:
    typed = await client.get(path, headers={"accept": "text/html,*/*"})
    assert (typed.status_code, typed.text) == (404, "<!doctype html><title>Frostfair</title>")
    assert "script-src 'self'" in typed.headers["content-security-policy"]
    assert (await client.get(path)).json()["error"] == "http"


@pytest.mark.asyncio
@pytest.mark.parametrize("path", ["/api/nothing", "/api/tables/none/nothing", "/assets/nothing.js"])
async def test_what_only_programs_ask_for_is_refused_as_data(client: httpx.AsyncClient, path: str) -> None:
    got = await client.get(path, headers={"accept": "text/html,*/*"})
    assert (got.status_code, got.json()["error"]) == (404, "http")


@pytest.mark.asyncio
async def test_hashed_files_stay_for_ever_and_come_compressed(client: httpx.AsyncClient) -> None:
    address = "/assets/app-1a2b.js"
    zipped = await client.get(address, headers={"accept-encoding": "gzip, br;q=0"})
    assert zipped.headers["content-encoding"] == "gzip"
    assert zipped.content == SCRIPT
    assert zipped.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in zipped.headers["cache-control"]
    assert zipped.headers["vary"].lower() == "accept-encoding"
    plain = await client.get(address, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == SCRIPT
    async with client.stream("GET", address, headers={"accept-encoding": "gzip, deflate, br"}) as best:
        assert best.headers["content-encoding"] == "br"
    assert (await client.get("/favicon.svg")).headers["content-type"] == "image/svg+xml"


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "path", ["/assets/../secret", "/assets/%2e%2e/%2e%2e/secret", "/secret", "/nothing", "/t"]
)
async def test_nothing_else_is_given_away(client: httpx.AsyncClient, path: str) -> None:
    got = await client.get(path)
    assert got.status_code == 404
    assert "not for you" not in got.text


@pytest.mark.asyncio
async def test_the_policy_lets_nothing_in_from_elsewhere(client: httpx.AsyncClient) -> None:
    for path in ("/", "/assets/app-1a2b.js", "/api/games"):
        headers = (await client.get(path)).headers
        policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
        assert policy["default-src"] == "'none'"
        assert policy["script-src"] == policy["style-src"] == policy["font-src"] == "'self'"
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "camera=()" in headers["permissions-policy"]
        assert headers["referrer-policy"] == "same-origin"
    odd = await client.get("/", headers={"host": "evil; script-src *"})
    assert "script-src *" not in odd.headers.get("content-security-policy", "")


@pytest.mark.asyncio
async def test_without_a_build_a_plain_page_says_how(database: str, tmp_path: Path) -> None:
    assert Assets.of(tmp_path / "nothing").index is None
    async with (
        Serving(database, web_client=tmp_path / "nothing") as server,
        httpx.AsyncClient(base_url=server.url, trust_env=False) as client,
    ):
        got = await client.get("/t/abc")
        assert got.status_code == 503
        assert "make setup" in got.text
        assert (await client.get("/healthz")).text == "alive"
