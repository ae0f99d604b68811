"""The short way of what a table tells, and the long one of other servers."""

import asyncio
import random

import msgspec
import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from frostfair.kernel.game import Game
from frostfair.server import parts, wire
from frostfair.server.connections import Connection
from frostfair.server.seeing import packed, seen, tell
from frostfair.server.texting import Inbox, _head
from tests.server.rooms import GAMES, WINTER_QUEEN, Talk, play_on, room, undo
from tests.server.serving import Serving, started


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_the_head_of_a_text_is_that_of_the_standard(length: int) -> None:
    text = b"x" * length
    assert _head(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


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
            events = seen(record.events, audience)
            told = parts.NewsData(
                record.seat, record.deed, here.position(audience), None, packed(events),
                tell(played, record, events),
            )  # fmt: skip
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

    def write(frame: bytes) -> bool:
        if has_room:
            written.append(frame)
        return has_room

    listener = Connection("user", "Ana")
    listener.at_once, listener.waits = write, lambda: called.append("waits")
    listener.push(b"1")
    assert (written, called) == ([b"1"], [])
    has_room = False
    listener.push(b"2")
    has_room = True
    listener.push(b"3")  # not before the one that waits
    assert (written, called) == ([b"1"], ["waits", "waits"])
    assert [listener.next_frame(), listener.next_frame(), listener.next_frame()] == [b"2", b"3", None]


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
