"""The short way of what a table tells, and the long one of other servers."""

import asyncio
import random
import tomllib
from importlib import metadata
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvicorn
from packaging.requirements import Requirement
from packaging.version import Version
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from frostfair.kernel.game import Game
from frostfair.kernel.record import seen_by
from frostfair.server.table.logbook import Logbook
from frostfair.server.transport.connection import Connection
from frostfair.server.transport.framing import head
from frostfair.server.transport.socket import Inbox, Socket, way_to_take_over
from frostfair.wire import messages as wire
from frostfair.wire.data import NewsData
from tests.server.rooms import GAMES, WINTER_QUEEN, Talk, play_on, room, undo
from tests.server.serving import Serving, started

ROOT = Path(__file__).resolve().parents[3]


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_the_head_of_a_text_is_that_of_the_standard(length: int) -> None:
    text = b"x" * length
    assert head(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("played", GAMES, ids=lambda game: game.meta.id)
def test_what_is_written_is_what_the_protocol_says(played: Game) -> None:
    """News are written piece by piece; here they are built as messages and compared."""
    seats = played.meta.seats[0]
    talk, chance = Talk(room(played, seats, asks_end_turn=played is WINTER_QUEEN)), random.Random(3)
    here = talk.room
    for turn in range(60):
        if here.is_over:
            break
        actor = here.waited_for()[0]
        may_undo = turn % 7 == 3 and here.match.may_undo(actor)
        outcome = talk.ask(actor, undo(here.match.version, f"u{turn}")) if may_undo else play_on(talk, chance)
        record = outcome.record
        for audience, frame in outcome.news.items():
            assert record is not None
            events = seen_by(audience, record.events)
            logbook = Logbook(played, here.match.records, here.times, here.marks)
            line = logbook.line(audience, record.version - 1, events)
            told = NewsData(line, here.position(audience))
            whole = wire.encode(wire.News(record.version, told))
            if frame != wire.encode(wire.News(record.version)):
                assert msgspec.json.decode(frame) == msgspec.json.decode(whole)
                assert wire.decode_told(frame) == wire.decode_told(whole)
            else:
                assert not events


@pytest.mark.asyncio
async def test_an_inbox_keeps_the_order_and_wakes_whoever_waits() -> None:
    inbox = Inbox()
    waiting = asyncio.ensure_future(inbox.get())
    await asyncio.sleep(0)
    for item in (1, 2, 3):
        inbox.put_nowait(item)
    assert [await waiting, await inbox.get(), inbox.empty(), await inbox.get()] == [1, 2, False, 3]
    given_up = asyncio.ensure_future(inbox.get())
    await asyncio.sleep(0)
    given_up.cancel()
    await asyncio.gather(given_up, return_exceptions=True)
    inbox.put_nowait(4)
    assert (await inbox.get(), inbox.empty()) == (4, True)


def test_a_frame_waits_only_where_there_is_no_room_or_others_wait() -> None:
    written: list[bytes] = []
    called: list[str] = []
    has_room = True

    def write(*frames: bytes) -> bool:
        if has_room:
            written.extend(frames)
        return has_room

    listener = Connection("user", "Ana")
    listener.try_write, listener.on_pending = write, lambda: called.append("on_pending")
    listener.push(b"1")
    assert (written, called) == ([b"1"], [])
    has_room = False
    listener.push(b"2", b"3")
    has_room = True
    listener.push(b"4")  # not before those that wait
    assert (written, called) == ([b"1"], ["on_pending", "on_pending"])
    assert [listener.next_frame() for _ in range(4)] == [b"2", b"3", b"4", None]


@pytest.mark.asyncio
async def test_a_server_without_the_short_way_serves_as_well(database: str) -> None:
    served = Serving(database)
    served.server.config.ws = WebSocketsSansIOProtocol
    async with served:
        ana, bo = await served.guest("Ana"), await served.guest("Bo")
        table = (await started(ana, bo, options={"first": 1})).id
        async with ana.link(table) as one, bo.link(table) as two:
            await one.until(lambda: one.now is not None)
            assert one.now is not None
            await one.act(one.now.offers[0].do)
            await two.until(lambda: two.version == 1)


@pytest.mark.parametrize("library", ["uvicorn", "websockets"])
def test_only_versions_are_allowed_whose_insides_are_known(library: str) -> None:
    """Socket stands on what these libraries don't promise, so a new version must be looked at first."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (asked,) = [one for one in map(Requirement, project["dependencies"]) if one.name == library]
    here = Version(metadata.version(library))
    assert here in asked.specifier
    assert Version(f"{here.major}.{here.minor + 1}") not in asked.specifier


# --- frames, as they come ---


class Heard:
    """Takes a socket over and notes what it hears."""

    def __init__(self) -> None:
        self.texts: list[bytes] = []
        self.is_lost = False
        self.is_flooded = False

    def heard(self, text: bytes) -> None:
        self.texts.append(text)

    def has_room(self) -> None:
        pass

    def flooded(self) -> None:
        self.is_flooded = True

    def lost(self) -> None:
        self.is_lost = True


def frame(text: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    return Frame(opcode, text, fin).serialize(mask=True)


TALK = (
    frame(b"one")
    + frame("zwö".encode())
    + frame(b"x" * 200)
    + frame(b"y" * 20_000)
    + frame(b"pie", fin=False)
    + frame(b"ces", Opcode.CONT, fin=False)
    + frame(b"are you there?", Opcode.PING)
    + frame(b" joined", Opcode.CONT)
    + frame(b"", Opcode.TEXT)
    + frame(b"raw", Opcode.BINARY)
    + frame(b"last")
)
SAID = [b"one", "zwö".encode(), b"x" * 200, b"y" * 20_000, b"pieces joined", b"", b"raw", b"last"]


async def taken_over(chance: random.Random | None, sent: bytes) -> tuple[Heard, bytes]:
    """A server whose application takes every socket over; what was heard, and what came back."""
    here = Heard()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            return
        await receive()
        await send({"type": "websocket.accept"})
        await asyncio.sleep(0.05)  # something may come in before
        take_over = way_to_take_over(scope)
        assert take_over is not None
        take_over(here)

    config = uvicorn.Config(app, port=0, ws=Socket, ws_max_size=32 * 1024, lifespan="off", log_config=None)
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(
        b"GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    await reader.readuntil(b"\r\n\r\n")
    while sent:
        n = len(sent) if chance is None else chance.choice([1, 2, 3, 7, 100, 5000])
        writer.write(sent[:n])
        sent = sent[n:]
        await writer.drain()
        if chance is not None and chance.random() < 0.2:
            await asyncio.sleep(0.002)
    writer.write(frame(b"\x03\xe8", Opcode.CLOSE))
    came = await reader.read()
    writer.close()
    server.should_exit = True
    await serving
    return here, came


@pytest.mark.asyncio
@pytest.mark.parametrize("seed", [None, 1, 2, 3])
async def test_texts_are_heard_whole_and_in_order_however_they_are_cut(seed: int | None) -> None:
    here, came = await taken_over(None if seed is None else random.Random(seed), TALK)
    assert here.texts == SAID
    assert here.is_lost
    assert Frame(Opcode.PONG, b"are you there?").serialize(mask=False) in came
    assert came.endswith(Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=False))


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (frame(b"\xff\xfe"), 1007),
        (frame(b"\xff", fin=False) + frame(b"\xfe", Opcode.CONT), 1007),
        (frame(b"z" * 40_000), 1009),
        (frame(b"a", fin=False) + frame(b"whole"), 1002),
        (Frame(Opcode.TEXT, b"bare").serialize(mask=False), 1002),
    ],
    ids=["no text", "no text in pieces", "too long", "a text within a text", "without a mask"],
)
async def test_what_is_no_text_ends_the_socket_with_its_code(wrong: bytes, code: int) -> None:
    here, came = await taken_over(None, frame(b"first") + wrong + frame(b"too late"))
    assert here.texts == [b"first"]
    assert here.is_lost
    assert code.to_bytes(2) in came
