"""A token may do what its scopes say: every request there is, with every scope there is."""

import pytest

from frostfair.client import Session
from frostfair.server.app import make_app
from frostfair.server.people.identity import SCOPES
from frostfair.server.settings import Settings
from frostfair.wire import messages as wire
from tests.server.serving import Serving, started, told

PLAY = {
    "GET /api/mutes",
    "PUT /api/mutes/{user}",
    "DELETE /api/mutes/{user}",
    "POST /api/tables/{table}/sit",
    "POST /api/tables/{table}/leave",
    "POST /api/tables/{table}/word",
    "POST /api/tables/{table}/rematch",
    "GET /api/tables/{table}/stream",
    "POST /api/tables/{table}/messages",
    "GET /api/tables/{table}/chat",
    "GET /api/tables/{table}/history",
    "GET /api/tables/{table}/at/{version}",
    "GET /api/tables/{table}/imagined",
    "GET /api/tables/{table}/ledger",
    "GET /api/tables/{table}/sharing",
    "PUT /api/tables/{table}/sharing",
    "DELETE /api/tables/{table}/sharing",
}
LOBBY = {
    "POST /api/tables",
    "POST /api/tables/{table}/kick",
    "POST /api/tables/{table}/bot",
    "POST /api/tables/{table}/code",
    "POST /api/tables/{table}/start",
    "POST /api/tutorials",
}
ACCOUNT = {
    "POST /api/account",
    "POST /api/logout",
    "PATCH /api/me",
    "POST /api/password",
    "DELETE /api/me",
    "GET /api/me/export",
    "GET /api/sessions",
    "DELETE /api/sessions/{session}",
    "DELETE /api/sessions",
    "GET /api/tokens",
    "POST /api/tokens",
    "DELETE /api/tokens/{token}",
}
ANYBODY = {
    "POST /api/guest",
    "POST /api/login",
    "GET /api/me",
    "GET /api/whoami",
    "GET /api/games",
    "GET /api/games/{game}/texts/{language}",
    "GET /api/games/{game}/rules/{language}",
    "GET /api/tables",
    "GET /api/tables/mine",
    "GET /api/tables/{table}",
    "GET /api/codes/{code}",
    "GET /api/invitations/{link}",
    "GET /api/tutorials/{name}",
    "GET /api/puzzles/{name}",
    "GET /api/puzzles/{name}/{puzzle}",
    "POST /api/puzzles/{name}/{puzzle}/try",
    "POST /api/puzzles/{name}/{puzzle}/ask",
    "GET /api/tables/{table}/log",
    "GET /api/tables/{table}/seals",
    "GET /api/tables/{table}/tale.md",
    "GET /api/tables/{table}/tale.json",
    "GET /api/tables/{table}/tale",
    "GET /api/tables/{table}/tale/{name}",
    "GET /api/shared/{link}",
    "GET /api/shared/{link}/{name}",
}
BODIES: dict[str, object] = {
    "POST /api/tables": {"game": "winter-queen", "seats": 2},
    "POST /api/tables/{table}/sit": {},
    "POST /api/tables/{table}/word": {"word": "snow"},
    "POST /api/tables/{table}/kick": {"seat": 1},
    "POST /api/tables/{table}/bot": {"seat": 1},
    "POST /api/tutorials": {"game": "winter-queen"},
    "POST /api/account": {"login": "ana", "password": "correct horse"},
    "PATCH /api/me": {"name": "Anna"},
    "POST /api/password": {"old": "correct horse", "new": "correct house"},
    "POST /api/tokens": {"name": "more", "scopes": ["play"]},
}


def test_every_request_has_its_scope() -> None:
    paths = make_app(Settings("x" * 32)).openapi_schema.paths or {}
    there_are = {
        f"{method.upper()} {path}"
        for path, item in paths.items()
        if path.startswith("/api/")
        for method in ("get", "put", "post", "patch", "delete")
        if getattr(item, method) is not None
    }
    assert there_are == PLAY | LOBBY | ACCOUNT | ANYBODY


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "scopes", [(), ("play",), ("lobby",), SCOPES], ids=lambda scopes: "+".join(scopes) or "none"
)
async def test_too_small_a_scope_is_refused_everywhere(serving: Serving, scopes: tuple[str, ...]) -> None:
    ana, bo = await serving.guest("Ana"), await serving.guest("Bo")
    table = await started(ana, bo)
    bot = await serving.stranger(await ana.new_token("bot", *scopes))
    refused = ACCOUNT | (set() if "play" in scopes else PLAY) | (set() if "lobby" in scopes else LOBBY)
    for request in sorted(refused):
        assert await _status(bot, request, table.id) == 403, request
    allowed = (PLAY | LOBBY) - refused - {"GET /api/tables/{table}/stream"}  # which would go on for ever
    for request in sorted(allowed):
        assert await _status(bot, request, table.id) not in (401, 403), request
    assert (await ana.me())["name"] == "Ana"  # nothing of it touched the account


async def _status(bot: Session, request: str, table: str) -> int:
    method, path = request.split()
    ids = {"table": table, "version": 0, "user": "x", "session": "x", "token": "x"}
    answer = await bot._http.request(method, path.format(**ids), json=BODIES.get(request))
    return answer.status_code


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("scope", "path", "answer"),
    [
        ("play", "/ws/tables/{table}", wire.View),
        ("lobby", "/ws/tables/{table}", wire.Bye),
        ("play", "/ws/lobby", wire.Lobby),
        ("lobby", "/ws/lobby", wire.Lobby),
    ],
)
async def test_sockets_ask_for_scopes_too(
    serving: Serving, scope: str, path: str, answer: type[wire.Message]
) -> None:
    ana, bo = await serving.guest("Ana"), await serving.guest("Bo")
    table = await started(ana, bo)
    bot = await serving.stranger(await ana.new_token("bot", scope))
    async with serving.socket(bot, path.format(table=table.id)) as socket:
        if answer is not wire.Bye:
            await socket.send('{"t":"hello"}')
        await told(socket, answer)
