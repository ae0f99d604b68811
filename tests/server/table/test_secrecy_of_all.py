"""The whole server keeps secrets: what REST, lobby, sockets and streams say stays the same, byte by byte,
when all is reshuffled that whoever asks can't know; neither metrics nor logs hold any of it."""

import io
import json
import logging
import random
import re
import sys
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
import structlog

from frostfair.client import Session, TableLink
from frostfair.server import logs
from frostfair.server.history import imagined as imagining
from frostfair.server.table.live import LiveTable
from frostfair.wire import messages as wire
from tests.server.reshuffling import unsealed
from tests.server.serving import Serving, seated, told

pytestmark = pytest.mark.asyncio

ODD = {
    "code": "ZZZZZZ",
    "session": "nobody",
    "token": "nothing",
    "user": "nobody",
    "file_path": "nothing",
    "version": "7",
    "name": "winter-queen",
    "puzzle": "forest-wisps-1",
    "game": "winter-queen",
    "language": "en",
}
CLIENTS = ("httpx", "httpcore", "websockets.client", "asyncio")  # in this process, but not the server's
TIMES = re.compile(rb'"(seen|at|created|changed|updated|until)":\d+')


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """All that is logged meanwhile, by us or by libraries."""
    file = io.StringIO()
    handler = logging.StreamHandler(file)
    handler.addFilter(lambda record: not record.name.startswith(CLIENTS))
    root = logging.getLogger()
    before, level = structlog.get_config(), root.level
    stderr, sys.stderr = sys.stderr, file
    try:
        logs.configure(as_json=True)
        root.addHandler(handler)
        root.setLevel(logging.WARNING)  # as logs.configure has it
        yield file
    finally:
        sys.stderr = stderr
        root.removeHandler(handler)
        root.setLevel(level)
        structlog.configure(**before)


async def step(link: TableLink, chance: random.Random) -> None:
    if link.untold:
        await link.tell(link.untold[0].id)
        return
    assert link.now is not None
    await link.act(chance.choice(link.now.offers).do)


async def table_of(serving: Serving, game: str) -> tuple[list[Session], Session, str]:
    """Somebody in every seat, somebody who watches, and a game that has been played for a while."""
    seats = {"winter-tales": 3}.get(game, 2)
    people = [await serving.guest(f"Player{n}") for n in range(seats)]
    table = await people[0].create(game, seats, asks_end_turn=False)
    for person in people[1:]:
        await person.sit(table.id)
    await people[0].start(table.id)
    links = [person.link(table.id) for person in people]
    chance = random.Random(3)
    for link in links:
        await link.__aenter__()
    await seated(*links)
    while (links[0].version or 0) < 25:
        moving = next(link for link in links if link.now is not None and link.seat in link.now.deciders)
        await step(moving, chance)
        for link in links:
            newest = moving.version
            await link.until(lambda link=link, v=newest: link.version == v)  # type: ignore[misc]
    for link in links:
        await link.__aexit__(None, None, None)
    return people, await serving.guest("Eve"), table.id


async def all_that_is_told(serving: Serving, who: Session, table: str) -> dict[str, bytes]:
    """Every GET of the OpenAPI document, odd requests, and the first words of sockets and stream."""
    schema = (await who._http.get("/schema/openapi.json")).json()
    found: dict[str, bytes] = {}
    for path, operations in schema["paths"].items():
        if "get" in operations and not path.endswith("stream") and path != "/metrics":
            address = path.replace("{table}", table).replace("{link}", table)
            for name, value in ODD.items():
                address = address.replace(f"{{{name}}}", value)
            assert "{" not in address, f"say in ODD what {path} may be asked with"
            answer = await who._http.get(address)
            found[path] = TIMES.sub(b"", answer.content)
    # An undo too late: one in time might be granted, and then the next listener would hear of another table.
    for n, message in enumerate(({"t": "hello"}, {"t": "undo", "v": 24, "d": {"key": "k"}}, {"t": "shout"})):
        answer = await who._http.post(f"/api/tables/{table}/messages", json=message)
        found[f"message {n}"] = answer.content
    for name, path, first in (
        ("socket", f"/ws/tables/{table}", '{"t":"hello"}'),
        ("back", f"/ws/tables/{table}", '{"t":"hello","v":5}'),
        ("lobby", "/ws/lobby", '{"t":"hello"}'),
    ):
        async with serving.socket(who, path) as socket:
            await socket.send(first)
            message = await told(socket, wire.Lobby if name == "lobby" else wire.View)
            found[name] = wire.encode(message)
    async with who._http.stream("GET", f"/api/tables/{table}/stream?since=3") as stream:
        lines = stream.aiter_lines()
        found["stream"] = f"{await anext(lines)}\n{await anext(lines)}".encode()
    return {name: unsealed(_without_rates(body)) for name, body in found.items()}


def _without_rates(body: bytes) -> bytes:
    return re.sub(rb'"absence":\{[^}]*\}', b"", body)  # who is here depends on when one asks


def kinds_of_metrics(text: str) -> list[str]:
    """Everything but the numbers."""
    return sorted(line.rsplit(" ", 1)[0] for line in text.splitlines())


@pytest.mark.parametrize("game", ["winter-queen", "witchstone", "winter-tales"])
async def test_nothing_that_the_server_says_depends_on_what_one_cannot_know(
    serving: Serving, game: str, written: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    # What is imagined is dealt by chance: with the same chance it must be the same.
    monkeypatch.setattr(imagining, "secrets", SimpleNamespace(randbits=lambda bits: 7))
    people, eve, table = await table_of(serving, game)
    live = await serving.hub.table(table)
    room = live.room
    assert room is not None
    truth = room.match.state
    for seat, who in [(1, people[1]), (0, eve)]:
        heard: list[dict[str, bytes]] = []
        for seed in (1, 2):
            room.match.state = room.match.game.imagine(truth, seat, seed)
            heard.append(await all_that_is_told(serving, who, table))
            metrics = kinds_of_metrics((await who._http.get("/metrics")).text)
            assert live.room is room
        for name in heard[0]:
            assert heard[0][name] == heard[1][name], name
        assert metrics == kinds_of_metrics((await who._http.get("/metrics")).text)
    room.match.state = truth
    assert_no_secrets(secrets_of(live, people), written.getvalue() + "\n".join(metrics))


def secrets_of(live: LiveTable, people: list[Session]) -> list[str]:
    """What must not be in any log or metric."""
    assert live.room is not None
    match = live.room.match
    cookies = [cookie.value or "?" for person in people for cookie in person._http.cookies.jar]
    hidden = [json.dumps(match.state.pack())[:200], *[record.digest for record in match.records]]
    return [match.setup.luck.seed, *cookies, *hidden, "Player0", "Player1"]


def assert_no_secrets(secrets: list[str], logged: str) -> None:
    for secret in secrets:
        assert secret not in logged


async def test_whatever_goes_wrong_is_logged_without_secrets(serving: Serving, written: io.StringIO) -> None:
    people, eve, table = await table_of(serving, "winter-queen")
    live = await serving.hub.table(table)
    assert live.room is not None
    secrets = secrets_of(live, people)
    password, token = "a very secret password", await people[0].new_token("bot", "play")
    for method, path, body in (
        ("POST", "/api/login", {"login": "Player0", "password": password}),
        ("POST", f"/api/tables/{table}/messages", {"t": "say", "d": {"text": "a very secret word"}}),
        ("POST", "/api/tables", {"game": "chess", "seats": 2}),
        ("GET", f"/api/codes/{'ABCDEF'}", None),
    ):
        await people[0]._http.request(method, path, json=body)
    broken: Any = live.room.match
    live.room.match = None  # type: ignore[assignment]
    await eve._http.post(f"/api/tables/{table}/messages", json={"t": "hello"})
    live.room.match = broken
    logged = written.getvalue()
    assert "Traceback" in logged  # a bug is told to the operator
    assert_no_secrets([*secrets, password, token, "a very secret word", "ABCDEF"], logged)
