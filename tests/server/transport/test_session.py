"""One socket between somebody slow and a table: in order, without loss, and not for ever."""

import asyncio

import pytest
import pytest_asyncio

from frostfair.server.transport.connection import Connection
from frostfair.server.transport.session import CLOSED_NORMALLY, Session
from frostfair.server.transport.socket import SocketOwner
from frostfair.wire import limits
from frostfair.wire import messages as wire

pytestmark = pytest.mark.asyncio
PING, HELLO = b'{"t":"ping"}', b'{"t":"hello"}'


class Wire:
    """The other end: takes what is written, unless it is full."""

    def __init__(self) -> None:
        self.taken: list[bytes] = []
        self.is_full = self.is_paused = self.is_cut = False
        self.goodbye: int | None = None

    def write(self, *texts: bytes) -> bool:
        if self.is_full:
            return False
        self.taken += texts
        return True

    def say_goodbye(self, code: int) -> None:
        self.goodbye = code

    def abort(self) -> None:
        self.is_cut = True

    def pause(self) -> None:
        self.is_paused = True

    def go_on(self) -> None:
        self.is_paused = False

    def stop_reading(self) -> None:
        self.is_paused = True

    def take_over(self, owner: SocketOwner) -> "Wire":
        return self


class Place:
    """Where pings are answered at once, and for everything else one waits until the door is opened."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.door = asyncio.Event()

    async def receive(self, message: wire.Asked) -> None:
        await self.door.wait()
        self.heard.append(type(message).__name__)

    def receive_at_once(self, text: bytes) -> bool:
        if text == PING:
            self.heard.append("Ping")
        return text == PING

    def leave(self) -> None:
        self.heard.append("gone")


def talk() -> tuple[Session, Connection, Place, Wire]:
    listener, place, far = Connection("ana", "Ana"), Place(), Wire()
    return Session(listener, place, far.take_over, counting=True), listener, place, far


async def until_done(place: Place, many: int) -> None:
    async with asyncio.timeout(30):
        while len(place.heard) < many:
            await asyncio.sleep(0)


async def test_nothing_overtakes_what_is_still_being_done() -> None:
    talking, _, place, far = talk()
    talking.heard(PING)
    talking.heard(HELLO)
    assert far.is_paused  # nobody can make us keep more than a little
    talking.heard(PING)
    await asyncio.sleep(0)
    assert place.heard == ["Ping"]
    place.door.set()
    await until_done(place, 3)
    assert place.heard == ["Ping", "Hello", "Ping"]
    assert not far.is_paused


async def test_whoever_is_sent_away_is_heard_no_more() -> None:
    talking, listener, place, far = talk()
    listener.close("restart", again_ms=1000)
    assert far.goodbye == CLOSED_NORMALLY
    talking.heard(PING)
    assert place.heard == []


async def test_what_cannot_be_taken_yet_is_taken_later_in_its_order() -> None:
    talking, listener, _, far = talk()
    far.is_full = True
    for text in (b"one", b"two", b"three"):
        listener.push(text)
    assert far.taken == []
    far.is_full = False
    talking.has_room()
    listener.push(b"four")
    assert far.taken == [b"one", b"two", b"three", b"four"]


@pytest_asyncio.fixture
async def slow(monkeypatch: pytest.MonkeyPatch) -> tuple[Session, Wire]:
    """Somebody who doesn't take what waits for them, and little patience with that."""
    monkeypatch.setattr(limits, "HELLO_SECONDS", 0.01)
    monkeypatch.setattr(limits, "SEND_SECONDS", 0.1)
    talking, listener, _, far = talk()
    talking.heard(PING)
    far.is_full = True
    listener.push(b"one")
    return talking, far


async def test_who_was_slow_once_is_not_given_up(slow: tuple[Session, Wire]) -> None:
    talking, far = slow
    far.is_full = False
    talking.has_room()
    await asyncio.sleep(0.4)
    assert not far.is_cut


async def test_who_takes_nothing_for_long_is_given_up(slow: tuple[Session, Wire]) -> None:
    _, far = slow
    async with asyncio.timeout(30):
        while not far.is_cut:
            await asyncio.sleep(0.02)
