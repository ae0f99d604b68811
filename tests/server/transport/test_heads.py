"""Heads of requests that are too big: answered with 431, by raw sockets, whatever parses HTTP."""

import asyncio
import resource
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
import uvicorn

from frostfair.server.app import make_app
from frostfair.server.settings import Settings
from frostfair.wire import limits
from tests.server.serving import SECRET, Serving

pytestmark = pytest.mark.asyncio
START = b"GET /api/whoami HTTP/1.1\r\nhost: x\r\n"
PIECE = 64 * 1024


@asynccontextmanager
async def plain_uvicorn(database: str) -> AsyncIterator[int]:
    """The same application, served by uvicorn's other implementation of HTTP."""
    config = uvicorn.Config(
        make_app(Settings(SECRET, database)), port=0, http="h11", log_config=None, access_log=False
    )
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.005)
    try:
        yield int(server.servers[0].sockets[0].getsockname()[1])
    finally:
        server.should_exit = True
        await serving


@asynccontextmanager
async def server(http: str, database: str) -> AsyncIterator[int]:
    if http == "h11":
        async with plain_uvicorn(database) as port:
            yield port
    else:
        async with Serving(database) as ours:
            yield ours.port


async def answer(port: int, *pieces: bytes) -> int:
    """The status that comes back; after that nothing more is sent."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    heard = asyncio.create_task(reader.readline())
    for piece in pieces:
        writer.write(piece)
        sent = asyncio.create_task(writer.drain())
        await asyncio.wait([heard, sent], timeout=10, return_when=asyncio.FIRST_COMPLETED)
        if heard.done():
            sent.cancel()
            break
    async with asyncio.timeout(10):
        line = await heard
    writer.close()
    return int(line.split()[1])


BIG = {
    "one field": START + b"x: " + b"a" * (limits.HEAD_BYTES + 1) + b"\r\n\r\n",
    "many fields": START + b"".join(b"x%d: a\r\n" % n for n in range(limits.HEAD_FIELDS + 1)) + b"\r\n",
    "a long line": b"GET /api/whoami?" + b"a" * limits.HEAD_LINE_BYTES + b" HTTP/1.1\r\nhost: x\r\n\r\n",
}


@pytest.mark.parametrize("http", ["httptools", "h11"])
@pytest.mark.parametrize("what", BIG)
async def test_a_head_that_is_too_big_is_refused(database: str, http: str, what: str) -> None:
    async with server(http, database) as port:
        assert await answer(port, BIG[what]) == 431
        assert await answer(port, START + b"x: " + b"a" * 1000 + b"\r\n\r\n") == 200


@pytest.mark.parametrize("endless", [b"a" * PIECE, b"x: y\r\n" * (PIECE // 6)], ids=["value", "fields"])
async def test_a_head_without_end_is_refused_and_costs_no_memory(serving: Serving, endless: bytes) -> None:
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    assert await answer(serving.port, START + b"x: ", *[endless] * 800) == 431
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 20_000  # KiB of 50 MB
    assert await answer(serving.port, START + b"\r\n") == 200


async def test_a_first_line_without_end_is_refused(serving: Serving) -> None:
    assert await answer(serving.port, b"GET /", *[b"a" * PIECE] * 20) == 431


async def test_a_big_body_before_the_next_head_is_no_head(serving: Serving) -> None:
    body = b"x" * (limits.HEAD_BYTES + 1000)
    post = b"POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-length: %d\r\n\r\n" % len(body)
    reader, writer = await asyncio.open_connection("127.0.0.1", serving.port)
    writer.write(post + body + START[:20])
    assert b"400" in await reader.readuntil(b"\r\n")
    writer.write(START[20:] + b"\r\n")
    async with asyncio.timeout(10):
        assert b"200 OK" in await reader.readuntil(b"200 OK")
    writer.close()
