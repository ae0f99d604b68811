"""However a session or a token ends, the sockets that were opened with it end, too."""

from collections.abc import Awaitable, Callable

import pytest
from websockets.asyncio.client import ClientConnection

from frostfair.client import Session
from frostfair.wire import messages as wire
from tests.server.people.test_people import PASSWORD
from tests.server.serving import Serving, told
from tests.server.transport.test_abuse import at_table, bye

pytestmark = pytest.mark.asyncio


async def greeted(socket: ClientConnection) -> None:
    await socket.send('{"t":"hello"}')
    await told(socket, wire.View)


async def change_password(ana: Session) -> None:
    await ana.ask("POST", "/api/password", {"old": PASSWORD, "new": "another password"})


async def revoke_the_session(ana: Session) -> None:
    (mine,) = await ana.ask("GET", "/api/sessions")
    await ana.ask("DELETE", f"/api/sessions/{mine['id']}")


async def revoke_the_token(ana: Session) -> None:
    (token,) = await ana.ask("GET", "/api/tokens")
    await ana.ask("DELETE", f"/api/tokens/{token['id']}")


ENDS: dict[str, Callable[[Session], Awaitable[object]]] = {
    "logging out": lambda ana: ana.ask("POST", "/api/logout"),
    "a password changed": change_password,
    "a session revoked": revoke_the_session,
    "other sessions revoked": lambda ana: ana.ask("DELETE", "/api/sessions"),
    "a token revoked": revoke_the_token,
    "being forgotten": lambda ana: ana.ask("DELETE", "/api/me"),
}


@pytest.mark.parametrize("how", ENDS)
async def test_when_its_session_ends_a_socket_ends(serving: Serving, how: str) -> None:
    ana, _, table = await at_table(serving)
    async with serving.socket(ana, f"/ws/tables/{table}") as socket:
        await greeted(socket)
        await ana.register("ana", PASSWORD)  # which is an end, too
        assert await bye(socket) == "signed-out"
    bot = await serving.stranger(await ana.new_token("my bot", "play"))
    async with serving.socket(bot, f"/ws/tables/{table}") as socket:
        await greeted(socket)
        await ENDS[how](ana)
        assert await bye(socket) == "signed-out"
