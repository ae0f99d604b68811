"""The Python client where the server isn't as it was: newer, or no longer willing."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from websockets.asyncio.server import ServerConnection, serve

from frostfair.client import TableLink
from frostfair.kernel.errors import FrostfairError
from tests.server.serving import Serving, started

pytestmark = pytest.mark.asyncio
TABLE = """{"t":"table","d":{"id":"x","game":"winter-queen","status":"open","visibility":"listed",
"options":{},"asks_end_turn":true,"pace":{"kind":"none"},"commitment":"c","seats":[{"seat":0,"mood":1}],"created":1,
"roof":"red"}}"""


@asynccontextmanager
async def saying(*frames: str) -> AsyncIterator[str]:
    """A server that says this to whoever comes, and then nothing more."""

    async def handler(socket: ServerConnection) -> None:
        await socket.recv()
        for frame in frames:
            await socket.send(frame)
        await socket.wait_closed()

    async with serve(handler, "127.0.0.1", 0) as server:
        yield f"ws://127.0.0.1:{next(iter(server.sockets)).getsockname()[1]}/ws/tables/x"


async def test_what_a_newer_server_says_is_ignored_and_the_rest_understood() -> None:
    async with (
        saying('{"t":"fireworks","d":{"colour":"red"}}', TABLE) as url,
        TableLink(url, {}) as link,
    ):
        await link.until(lambda: link.table is not None)
        assert link.table is not None
        assert link.table.game == "winter-queen"
        assert link.reconnects == 0


async def test_nobody_waits_for_ever_at_a_table_that_is_not_there() -> None:
    async with saying('{"t":"bye","d":{"reason":"no-such-table"}}') as url, TableLink(url, {}) as link:
        acting = asyncio.create_task(link.act("R1-b3"))
        with pytest.raises(FrostfairError, match="no-such-table"):
            await link.until(lambda: False)
        with pytest.raises(FrostfairError, match="no-such-table"):
            await acting
        with pytest.raises(FrostfairError, match="no-such-table"):
            await link.act("R1-b3")


async def test_whose_session_is_ended_learns_it(serving: Serving) -> None:
    ana, bo = await serving.guest("Ana"), await serving.guest("Bo")
    table = await started(ana, bo)
    async with ana.link(table.id) as link:
        await link.until(lambda: link.now is not None)
        await ana.ask("POST", "/api/logout")
        with pytest.raises(FrostfairError, match="not-signed-in"):
            await link.until(lambda: False)
