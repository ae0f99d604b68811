"""WebSockets as uvicorn serves them, with a short way for applications that only exchange texts.

Through ASGI each text is decoded, wrapped and passed through tasks that must be woken for it, and a task with
all that it holds stays as long as its socket. An owner that takes a socket over hears and writes at once
instead. Handshakes, fragments, pings, closing and whatever else is rare are left to the library.

`SocketOwner` and `SocketWriter` are all that the rest of the server knows of a socket; `transport/asgi.py` is
the same for other ASGI servers. `Socket` reaches into uvicorn's implementation of WebSockets, which promises
nothing, so uvicorn and websockets are capped in pyproject.toml to the versions that
tests/server/transport/test_socket.py has seen.
"""

import asyncio
from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol, TypeAlias

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from frostfair.server.transport.framing import MASKED, WHOLE_TEXT, head, is_text, measure
from frostfair.server.transport.rate import Rate
from frostfair.wire import limits

try:
    from websockets.speedups import apply_mask
except ImportError:  # it isn't compiled everywhere
    from websockets.utils import apply_mask

EXTENSION: Final = "frostfair.take_over"  # of the ASGI scope
SWITCHING: Final = 101
NO_MASK: Final = bytes(4)
MALFORMED: Final = 1007
DEAF_SECONDS: Final = 1.0


class SocketOwner(Protocol):
    """Takes a socket over: hears its texts, and when it can be written to, and when it is gone."""

    def heard(self, text: bytes) -> None: ...

    def has_room(self) -> None:
        """The other side takes something again."""

    def flooded(self) -> None:
        """The other side sends too many frames that are no texts."""

    def lost(self) -> None:
        """The other side is gone."""


class SocketWriter(Protocol):
    """What the owner of a socket can do with it."""

    def write(self, *texts: bytes) -> bool:
        """All of them, in one go. False: none, because there is no room or the socket is closed."""

    def say_goodbye(self, code: int) -> None: ...

    def abort(self) -> None: ...

    def pause(self) -> None: ...

    def go_on(self) -> None: ...

    def stop_reading(self) -> None:
        """For good: what still comes costs nothing. What was written is still sent."""


TakeOver: TypeAlias = Callable[[SocketOwner], SocketWriter]


def way_to_take_over(scope: Mapping[str, Any]) -> TakeOver | None:
    """What the server offers; None if it is another server than ours."""
    found: TakeOver | None = scope.get("extensions", {}).get(EXTENSION)
    return found


class Inbox:
    """What asyncio.Queue does for one reader, in a fiftieth of its memory."""

    __slots__ = ("_items", "_waiting")

    def __init__(self) -> None:
        self._items: list[Any] = []
        self._waiting: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        return not self._items

    def put_nowait(self, item: Any) -> None:
        self._items.append(item)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def take_all(self) -> list[Any]:
        taken, self._items = self._items, []
        return taken

    async def get(self) -> Any:
        while not self._items:
            self._waiting = asyncio.get_running_loop().create_future()
            try:
                await self._waiting
            finally:
                self._waiting = None
        return self._items.pop(0)


class _Flag:
    """What is left of asyncio.Event where no task waits for it."""

    __slots__ = ("_set",)

    def __init__(self, is_set: bool) -> None:
        self._set = is_set

    def set(self) -> None:
        self._set = True

    def clear(self) -> None:
        self._set = False

    def is_set(self) -> bool:
        return self._set


class Socket(WebSocketsSansIOProtocol):
    """Its application may take it over and then return; the socket stays."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue: Any = Inbox()
        self._owner: SocketOwner | None = None
        self._cut = b""  # the beginning of a frame
        self._is_split = False  # whether the library gets whole frames only
        self._is_deaf = False
        self._frames: Rate | None = None  # those that are left to the library; most sockets have none

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == SWITCHING:
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self.take_over
            self._is_split = not self.conn.reader.buffer  # else the client was in a hurry
        event.headers.clear()  # the scope has them; here they would be kept as long as the socket

    # --- taking over ---

    def take_over(self, owner: SocketOwner) -> SocketWriter:
        self._owner = owner
        self.writable: Any = _Flag(self.writable.is_set())
        self.loop.call_soon(self._hear_what_came_before, self.disconnected)
        return self

    def _hear_what_came_before(self, is_lost: bool) -> None:
        assert self._owner is not None
        self.go_on()
        for event in self.queue.take_all():
            if event["type"] != "websocket.receive":
                continue
            text = event.get("text")
            self._owner.heard(event["bytes"] if text is None else text.encode())
        if is_lost:
            self._owner.lost()  # if it is lost later than that, `connection_lost` says so

    async def run_asgi(self) -> None:
        """As uvicorn does it, but a socket that was taken over stays."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("Exception in ASGI application")
            self._owner = None
        if self._owner is not None:
            self._forget_the_request()
        elif not self.handshake_complete:
            self.send_500_response()
        if self._owner is None and self.close_timer is None:
            self.transport.close()

    def _forget_the_request(self) -> None:
        """It may be days until the socket is closed."""
        nothing: Any = None
        self.scope = self.request = self.response = nothing

    # --- hearing ---

    def data_received(self, data: bytes) -> None:
        if self._cut:
            data, self._cut = self._cut + data, b""
        if not self._is_split:
            super().data_received(data)
            return
        at, end = 0, len(data)
        while at < end and not self._is_deaf:
            start, length = measure(data, at, end)
            if length > self.config.ws_max_size:
                self._is_split = False  # the library knows what to say to that
                super().data_received(data[at:])
                return
            if not start or start + length > end:
                self._cut = data[at:]
                return
            if self._owner is None or not self._hear(data, at, start, start + length):
                if not self._may_have_another_frame():
                    return
                super().data_received(data[at : start + length])
            at = start + length

    def _may_have_another_frame(self) -> bool:
        """Pings, pieces of texts, whatever comes after the goodbye: each costs as much as a message."""
        if self._frames is None:
            self._frames = Rate(limits.MESSAGES, limits.MESSAGES_SECONDS)
        if self._frames.allows(self.loop.time()):
            return True
        self._is_deaf = True
        if self._owner is None or self.close_sent:
            self.abort()
        else:
            self._owner.flooded()
        return False

    def _hear(self, data: bytes, at: int, start: int, end: int) -> bool:
        """Whether it was a plain text: nothing in pieces, nothing that came before it and still waits."""
        if data[at] != WHOLE_TEXT or not data[at + 1] & MASKED or self.frames or self.close_sent:
            return False
        mask, text = data[start - 4 : start], data[start:end]
        if mask != NO_MASK:
            text = apply_mask(text, mask)
        if not self.queue.empty() or not (text.isascii() or is_text(text)):
            return False
        assert self._owner is not None
        self._owner.heard(text)
        return True

    def handle_text(self, event: Frame) -> None:
        """A lone message is just passed on: to pause reading and go on at once costs two system calls."""
        if self._owner is not None or not event.fin or self.close_sent or not self.queue.empty():
            super().handle_text(event)
            return
        try:
            self.queue.put_nowait({"type": "websocket.receive", "text": bytes(event.data).decode()})
        except UnicodeDecodeError:
            super().handle_text(event)  # which closes

    def send_receive_event_to_app(self) -> None:
        """A message is whole."""
        if self._owner is None or self.close_sent or not self.queue.empty():
            super().send_receive_event_to_app()
            return
        text = b"".join(self.frames)
        self.frames = []
        if self.curr_msg_data_type == "text" and not is_text(text):
            self.conn.send_close(MALFORMED)
            self.handle_parser_exception()
        else:
            self._owner.heard(text)

    # --- writing ---

    def write(self, *texts: bytes) -> bool:
        if self.close_sent or self.conn.state is not OPEN or not self.writable.is_set():
            return False
        pieces: list[bytes] = []
        for text in texts:
            pieces += (head(len(text)), text)
        self.transport.writelines(pieces)  # each call of it is a call of the system
        return True

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._owner is not None:
            self._owner.has_room()

    def pause(self) -> None:
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def stop_reading(self) -> None:
        self.pause()
        self._is_deaf = True

    def go_on(self) -> None:
        if self._is_deaf:
            return
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    # --- the end ---

    def say_goodbye(self, code: int) -> None:
        """A client that doesn't answer it soon is hung up on."""
        if self.close_sent or self.conn.state is not OPEN or self.transport.is_closing():
            return
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.go_on()
        # One that isn't heard any more can't answer: only the goodbye itself needs a moment.
        wait = DEAF_SECONDS if self._is_deaf else self.close_timeout
        self.close_timer = self.loop.call_later(wait, self.transport.close)

    def abort(self) -> None:
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._owner is not None:
            self._owner.lost()
