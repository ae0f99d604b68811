"""Whoever doesn't behave gets an answer or is dropped, and costs nobody else anything."""

import asyncio
import time
from contextlib import AsyncExitStack, suppress

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from frostfair.client import Session
from frostfair.server.transport.connection import Connection
from frostfair.wire import limits
from frostfair.wire import messages as wire
from frostfair.wire.rest import COOKIE
from tests.server.people.test_people import refused
from tests.server.serving import Serving, started, told

pytestmark = pytest.mark.asyncio


async def at_table(serving: Serving) -> tuple[Session, Session, str]:
    ana, bo = await serving.guest("Ana"), await serving.guest("Bo")
    return ana, bo, (await started(ana, bo, options={"first": 1})).id


async def bye(socket: ClientConnection) -> str:
    return str((await told(socket, wire.Bye)).d.reason)


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1.evil.example", "ÿ"])
async def test_a_page_of_another_origin_gets_neither_posts_nor_sockets(serving: Serving, origin: str) -> None:
    ana, _, table = await at_table(serving)
    headers = {b"origin": origin.encode("latin-1")}
    answer = await ana._http.post("/api/tables", json={"game": "winter-queen", "seats": 2}, headers=headers)
    assert answer.status_code == 403
    if origin.isascii():
        with pytest.raises(InvalidStatus) as caught:
            async with serving.socket(ana, f"/ws/tables/{table}", origin=origin):
                pass
        assert caught.value.response.status_code == 403
    async with serving.socket(ana, f"/ws/tables/{table}", origin=serving.url) as socket:
        await socket.send('{"t":"hello"}')
        assert await told(socket, wire.View)


async def test_strangers_and_guessed_tables_get_no_socket(serving: Serving) -> None:
    ana, _, table = await at_table(serving)
    async with serving.socket(await serving.stranger(), f"/ws/tables/{table}") as socket:
        assert await bye(socket) == "not-signed-in"
    for guess in ("0" * 32, "../etc", "x"):
        try:
            async with serving.socket(ana, f"/ws/tables/{guess}") as socket:
                assert await bye(socket) == "no-such-table"
        except InvalidStatus:
            pass


async def test_a_frame_that_is_too_big_ends_the_socket(serving: Serving) -> None:
    ana, _, table = await at_table(serving)
    async with serving.socket(ana, f"/ws/tables/{table}") as socket:
        await socket.send("x" * (limits.STORY_FRAME_BYTES + 1))
        with pytest.raises(ConnectionClosed):
            await told(socket, wire.View)


@pytest.mark.parametrize("frame", ["", "{", "[" * 8000, '{"t":"view"}', '{"t":"ping","more":1}', '"\\ud800"'])
async def test_what_is_no_message_is_refused_and_the_socket_lives(serving: Serving, frame: str) -> None:
    ana, _, table = await at_table(serving)
    async with serving.socket(ana, f"/ws/tables/{table}") as socket:
        await socket.send(frame)
        assert (await told(socket, wire.Refused)).d.error == "malformed"
        await socket.send('{"t":"hello"}')
        assert await told(socket, wire.View)


async def test_bytes_that_are_no_text_hurt_nobody(serving: Serving) -> None:
    ana, _, table = await at_table(serving)
    async with serving.socket(ana, f"/ws/tables/{table}") as socket:
        await socket.send(b"\xff\xfe\x00")
        assert (await told(socket, wire.Refused)).d.error == "malformed"
    async with serving.socket(ana, f"/ws/tables/{table}") as socket:
        await socket.send('{"t":"hello"}')
        assert await told(socket, wire.View)


async def test_too_many_messages_end_the_socket(serving: Serving) -> None:
    ana, _, table = await at_table(serving)
    async with serving.socket(ana, f"/ws/tables/{table}") as socket:
        with suppress(ConnectionClosed):
            for _ in range(3 * limits.MESSAGES):  # however slow this machine is
                await socket.send('{"t":"ping"}')
        assert await bye(socket) == "too-many-messages"


async def test_too_many_messages_by_request_from_wherever_they_come(serving: Serving) -> None:
    ana, bo, table = await at_table(serving)
    counted = serving.server._served.state.limits._rates["requests"]
    anas = (await ana.me())["id"]
    while counted.allows(anas, time.monotonic()):
        pass
    hello = (f"/api/tables/{table}/messages", {"t": "hello"})
    await refused(429, ana.ask("POST", *hello))
    await bo.ask("POST", *hello)


async def test_too_many_sockets_of_one_address(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SOCKETS_PER_ADDRESS", 1)
    ana, bo, table = await at_table(serving)
    async with serving.socket(ana, f"/ws/tables/{table}") as first:
        await first.send('{"t":"hello"}')
        await told(first, wire.View)
        async with serving.socket(bo, f"/ws/tables/{table}") as second:
            assert await bye(second) == "too-many-sockets"


async def test_streams_are_counted_like_sockets(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SOCKETS_PER_ADDRESS", 1)
    ana, _, table = await at_table(serving)
    path = f"/api/tables/{table}/stream"
    async with ana._http.stream("GET", path) as stream:
        assert stream.status_code == 200
        lines = stream.aiter_raw()
        assert b'"t":"table"' in await anext(lines)
        await refused(429, ana.ask("GET", path))
        async with serving.socket(ana, f"/ws/tables/{table}") as socket:
            assert await bye(socket) == "too-many-sockets"
    while serving.hub.tables[table].listeners:  # who hangs up is gone
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("limit", ["SOCKETS_PER_ADDRESS", "SOCKETS_PER_TABLE"])
async def test_many_who_come_at_once_are_still_too_many(
    serving: Serving, monkeypatch: pytest.MonkeyPatch, limit: str
) -> None:
    monkeypatch.setattr(limits, limit, 2)
    ana, _, table = await at_table(serving)
    let_in: list[bool] = []
    async with AsyncExitStack() as open_sockets:

        async def come() -> None:
            socket = await open_sockets.enter_async_context(serving.socket(ana, f"/ws/tables/{table}"))
            await socket.send('{"t":"hello"}')
            first = wire.decode_told(await socket.recv())
            let_in.append(isinstance(first, wire.Table))
            assert let_in[-1] or (isinstance(first, wire.Bye) and first.d.reason == "too-many-sockets")

        await asyncio.gather(*(come() for _ in range(8)))
        assert sum(let_in) == 2


async def test_a_full_table_is_full_for_streams_too(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "SOCKETS_PER_TABLE", 0)
    ana, _, table = await at_table(serving)
    answer = await ana._http.get(f"/api/tables/{table}/stream")
    assert answer.json() == {"t": "bye", "d": {"reason": "too-many-sockets", "again_ms": limits.AGAIN_MS}}


async def test_nobody_has_more_than_a_few_tables_and_tokens(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "OPEN_TABLES", 1)
    monkeypatch.setattr(limits, "TOKENS", 1)
    ana = await serving.guest("Ana")
    await ana.create("winter-queen", 2)
    await refused(409, ana.create("winter-queen", 2))
    token = {"name": "bot", "scopes": []}
    await ana.ask("POST", "/api/tokens", token)
    await refused(409, ana.ask("POST", "/api/tokens", token))


async def test_whoever_comes_while_the_server_stops_is_told_so(serving: Serving) -> None:
    ana, _, table = await at_table(serving)
    serving.hub.is_closing = True
    async with serving.socket(ana, f"/ws/tables/{table}") as socket:
        assert await bye(socket) == "restart"
    serving.hub.is_closing = False


async def test_a_half_open_socket_is_closed(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "HELLO_SECONDS", 0.2)
    ana, _, table = await at_table(serving)
    async with serving.socket(ana, f"/ws/tables/{table}") as socket:
        assert await bye(socket) == "silent"


async def test_whoever_opens_a_connection_and_says_nothing_is_hung_up_on(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "HEAD_SECONDS", 0.2)
    monkeypatch.setattr(limits, "BODY_SECONDS", 0.2)
    for begun in (
        b"",
        b"GET /api/games HTT",
        b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-More: ",
        b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{",
    ):
        reader, writer = await asyncio.open_connection("127.0.0.1", serving.port)
        writer.write(begun)
        async with asyncio.timeout(10):
            with suppress(ConnectionResetError):
                assert await reader.read() == b""
        writer.close()
    ana = await serving.guest("Ana")  # and those who speak are heard, more than once on one connection
    for _ in range(3):
        await ana.me()
        await asyncio.sleep(0.3)


async def test_who_does_not_read_is_dropped_and_costs_the_others_nothing(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "HELLO_SECONDS", 3.0)  # when it is looked at first
    monkeypatch.setattr(limits, "SEND_SECONDS", 0.3)
    monkeypatch.setattr(limits, "SILENCE_SECONDS", 600.0)  # else the system would hang up in the end
    ana, bo, table = await at_table(serving)
    async with serving.socket(bo, f"/ws/tables/{table}") as slow, ana.link(table) as one:
        await slow.send('{"t":"hello"}')
        await one.until(lambda: one.now is not None)
        live = await serving.hub.table(table)
        async with asyncio.timeout(60):
            while len(live.listeners) > 1:  # a client that reads nothing: buffers fill, then our queue
                reading = [listener for listener in live.listeners if listener.seat == 1]
                for listener in reading:
                    listener.push(b'{"t":"pong"}' + b" " * 4000)
                    assert len(listener._queue) <= limits.QUEUED_MESSAGES + 1
                await asyncio.sleep(0)
        assert one.now is not None
        await one.act(one.now.offers[0].do)
        slow.transport.abort()  # they would say goodbye in good order, which takes them long


async def test_a_session_that_was_planted_is_worth_nothing_after_logging_in(serving: Serving) -> None:
    victim = await serving.guest("Victim")
    await victim.register("victim", "correct horse battery")
    thief = await serving.guest("Thief")
    planted = thief._http.cookies[COOKIE]
    browser = await serving.stranger()
    browser._http.cookies.set(COOKIE, planted)
    await browser.log_in("victim", "correct horse battery")
    cookies = {cookie.value for cookie in browser._http.cookies.jar}
    assert planted not in cookies - {planted}
    await refused(401, thief.me())


async def test_a_command_names_no_seat(serving: Serving) -> None:
    """Whose decision it is follows from who speaks, never from what they say."""
    _, bo, table = await at_table(serving)
    async with serving.socket(bo, f"/ws/tables/{table}") as socket:
        for more in ('"seat":0', '"by":0', '"user":"x"'):
            await socket.send(f'{{"t":"act","v":0,"d":{{"key":"k","do":"pass",{more}}}}}')
            assert (await told(socket, wire.Refused)).d.error == "malformed"


async def test_a_frame_of_story_text_may_be_longer_but_no_other(serving: Serving) -> None:
    ana, _, table = await at_table(serving)
    padding = " " * limits.FRAME_BYTES
    async with serving.socket(ana, f"/ws/tables/{table}") as socket:
        await socket.send('{"t":"hello"}')
        await socket.send('{"t":"ping"' + padding + "}")
        assert (await told(socket, wire.Refused)).d.error == "malformed"
        await socket.send('{"t":"tell","d":{"key":"k","text":"1.0","words":"snow"' + padding + "}}")
        assert (await told(socket, wire.Refused)).d.reason == "nobody-tells-here"
        await socket.send("x" * (limits.STORY_FRAME_BYTES + 1))
        with pytest.raises(ConnectionClosed):
            await told(socket, wire.View)


async def test_a_slow_reader_is_dropped_and_its_queue_stays_bounded() -> None:
    slow = Connection("user", "Ana")
    for version in range(limits.QUEUED_MESSAGES + 10):
        slow.tell(wire.News(version))
    frames = [frame async for frame in slow.frames()]
    assert len(frames) == 1
    assert b"too-slow" in frames[0]


async def test_replayed_and_reordered_commands_are_done_once(serving: Serving) -> None:
    ana, _, table = await at_table(serving)
    async with serving.socket(ana, f"/ws/tables/{table}") as socket:
        await socket.send('{"t":"hello"}')
        do = (await told(socket, wire.View)).d.now.offers[0].do
        act = f'{{"t":"act","v":0,"d":{{"key":"one","do":"{do}"}}}}'
        undo = '{"t":"undo","v":1,"d":{"key":"two"}}'
        for frame in (act, act, undo, act, undo):
            await socket.send(frame)
        assert [(await told(socket, wire.Done)).v for _ in range(5)] == [1, 1, 2, 1, 2]
    assert await serving.hub.store.logs.version(table) == 2


async def test_codes_are_guessed_only_so_often(serving: Serving) -> None:
    ana = await serving.guest("Ana")
    for _ in range(limits.CODES):
        await refused(404, ana.by_code("ABCDEF"))
    await refused(429, ana.by_code("ABCDEF"))


async def test_a_body_that_is_too_big_or_too_deep_is_refused(serving: Serving) -> None:
    ana = await serving.guest("Ana")
    for body in (b'{"name":"' + b"x" * (limits.BODY_BYTES + 1) + b'"}', b"[" * 50_000, b"\xff", b"", b"null"):
        answer = await ana._http.post(
            "/api/guest", content=body, headers={"content-type": "application/json"}
        )
        assert 400 <= answer.status_code < 500
        assert set(answer.json()) <= {"error", "reason", "rule"}


async def test_a_page_from_nowhere_is_not_ours_because_nobody_says_who_we_are(serving: Serving) -> None:
    """HTTP/1.0 needs no Host, and `null` has none either."""
    reader, writer = await asyncio.open_connection("127.0.0.1", serving.port)
    writer.write(b"POST /api/logout HTTP/1.0\r\nOrigin: null\r\nContent-Length: 0\r\n\r\n")
    assert b" 403 " in await reader.readline()
    writer.close()


async def test_a_friendly_origin_may_talk_to_us(database: str) -> None:
    async with Serving(database, origins=("https://friend.example",)) as serving:
        ana = await serving.stranger()
        for origin, status in (
            ("https://friend.example", 201),
            ("https://friend.example:1", 403),
            ("http://friend.example", 403),
            (serving.url, 201),
        ):
            answer = await ana._http.post("/api/guest", json={"name": "Ana"}, headers={"origin": origin})
            assert answer.status_code == status, origin
