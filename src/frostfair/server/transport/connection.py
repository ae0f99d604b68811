"""A connection: a bounded queue between the table that tells and a client that may read slowly."""

import asyncio
from collections.abc import AsyncIterator, Callable

from frostfair.server import metrics
from frostfair.server.table.position import Audience
from frostfair.wire import limits
from frostfair.wire import messages as wire
from frostfair.wire.data import ByeData, ChatData


class Connection:
    """One socket or stream of a user. One that isn't read is dropped, so that no other has to wait for it."""

    __slots__ = (
        "_closed",
        "_queue",
        "muted",
        "name",
        "on_pending",
        "plain",
        "requested_seat",
        "seat",
        "seats",
        "try_write",
        "user",
    )

    def __init__(self, user: str, name: str, muted: set[str] | None = None) -> None:
        self.user = user
        self.name = name
        self.muted = muted or set()
        self.seat: Audience = None  # through which it looks
        self.seats: list[int] = []  # all that are the user's: several where people share a screen
        self.requested_seat: int | None = None  # which of them it asked for
        self.plain = False  # whether it wants positions in words too
        self.try_write: Callable[..., bool] | None = None  # writes frames, if there is room for them
        self.on_pending: Callable[[], None] = _ignore  # called when there is something to write, or no more
        self._queue: list[bytes] = []  # nearly always empty, and an empty deque is ten times as big
        self._closed = False

    @property
    def is_closed(self) -> bool:
        return self._closed

    def tell(self, message: wire.Message) -> None:
        self.push(wire.encode(message))

    def push(self, *frames: bytes) -> None:
        """Messages that are encoded already: the same bytes serve a whole audience."""
        if self._closed:
            return
        if not self._queue and self.try_write is not None and self.try_write(*frames):
            return
        if len(self._queue) >= limits.QUEUED_MESSAGES:
            self._queue.clear()
            self.drop("too-slow", again_ms=1000)
            return
        self._queue += frames
        self.on_pending()

    def close(self, reason: str, again_ms: int | None = None) -> None:
        """Say goodbye; what is queued is still sent."""
        if not self._closed:
            self._queue.append(wire.encode(wire.Bye(ByeData(reason, again_ms))))
            self._closed = True
            self.on_pending()

    def drop(self, reason: str, again_ms: int) -> None:
        """A limit was passed: operators want to know how often."""
        metrics.DROPPED.labels(reason).inc()
        self.close(reason, again_ms)

    def hang_up_after_reading(self) -> None:
        """Nothing more will be told; what was is still there to be read."""
        self._closed = True
        self.on_pending()

    def hang_up(self) -> None:
        """The other side is gone."""
        self._closed = True
        self._queue.clear()

    def next_frame(self) -> bytes | None:
        """What is to be written next."""
        return self._queue.pop(0) if self._queue else None

    def put_back(self, frame: bytes) -> None:
        """It couldn't be written yet."""
        self._queue.insert(0, frame)

    async def frames(self, idle: float | None = None) -> AsyncIterator[bytes]:
        """All that is told, until it is closed; after `idle` seconds of nothing, an empty frame."""
        wake = asyncio.Event()
        self.on_pending = wake.set
        while True:
            while (frame := self.next_frame()) is not None:
                yield frame
            if self._closed:
                return
            wake.clear()
            try:
                async with asyncio.timeout(idle):  # wait_for may swallow a cancellation (Python 3.11)
                    await wake.wait()
            except TimeoutError:
                yield b""


def _ignore() -> None:
    pass


class Listeners(set[Connection]):
    """All connections to one table, or to the lobby."""

    def tell(self, audience: Audience, message: wire.Message) -> None:
        self._push([listener for listener in self if listener.seat == audience], message)

    def audiences(self) -> set[Audience]:
        return {listener.seat for listener in self}

    def plain_audiences(self) -> set[Audience]:
        return {listener.seat for listener in self if listener.plain}

    def broadcast(self, message: wire.Message) -> None:
        self._push(list(self), message)

    def chat(self, line: ChatData) -> None:
        """To all who didn't mute the user who said it."""
        self._push([listener for listener in self if line.user not in listener.muted], wire.Chat(line))

    def _push(self, listeners: list[Connection], message: wire.Message) -> None:
        if listeners:
            frame = wire.encode(message)  # once for all of them
            for listener in listeners:
                listener.push(frame)
