"""WebSockets under uvicorn: a protocol class of our own (`ws=`) on the sans-I/O layer of websockets.

Through ASGI each text is decoded, wrapped and passed through tasks that must be woken for it, and a task with
all that it holds stays as long as its socket. Here ASGI only decides who is let in: an application refuses a
socket, or takes it over and returns. From then on the owner hears and writes at once.

`transport/asgi.py` is the same for other ASGI servers. Frames, handshakes and closing are the library's.
"""

import asyncio
import logging
from typing import Any, Final, cast
from urllib.parse import unquote

from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import SEND_EOF, State
from websockets.server import ServerProtocol

from frostfair.server.transport.owner import EXTENSION, SocketOwner, SocketWriter
from frostfair.server.transport.rate import Rate
from frostfair.wire import limits

SWITCHING: Final = 101
FORBIDDEN: Final = 403
FAILED: Final = 500
PARSED_AT_ONCE: Final = 1024  # bytes: of a flood no more is parsed than this before it is noticed
CLOSE_SECONDS: Final = 10.0
DEAF_SECONDS: Final = 1.0
log = logging.getLogger(__name__)


class Socket(asyncio.Protocol):
    """Nothing is read between the handshake and the moment when the application takes it over."""

    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any], _loop: Any = None) -> None:
        self._loop: asyncio.AbstractEventLoop = _loop or asyncio.get_running_loop()
        self._server = (config, server_state, app_state)
        self._protocol = ServerProtocol(max_size=config.ws_max_size, logger=log)
        self._transport: asyncio.Transport
        self._owner: SocketOwner | None = None
        self._early = b""  # what came before the socket was taken over
        self._pieces: list[bytes] | None = None  # of a text that isn't whole yet
        self._is_text = True
        self._frames: Rate | None = None  # those that are no whole texts; most sockets have none
        self._is_paused = self._is_deaf = self._is_lost = False
        self._has_room = True
        self._leaving: asyncio.TimerHandle | None = None  # once we have said goodbye

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._server[1].connections.add(self)

    def connection_lost(self, error: Exception | None) -> None:
        self._is_lost = True
        self._server[1].connections.discard(self)
        if self._leaving is not None:
            self._leaving.cancel()
        if self._owner is not None:
            self._owner.lost()

    def shutdown(self) -> None:
        """The server stops."""
        self.say_goodbye(CloseCode.SERVICE_RESTART)
        self._transport.close()

    # --- the handshake, and ASGI ---

    def _open(self, request: Request) -> None:
        answer = self._protocol.accept(request)
        if answer.status_code != SWITCHING:
            self._protocol.send_response(answer)
            return
        self.pause()
        config, state, _ = self._server
        opening = self._loop.create_task(self._let_in(config.loaded_app, self._scope(request), answer))
        request.headers.clear()  # the scope has them; the library keeps the request as long as the socket
        state.tasks.add(opening)
        opening.add_done_callback(state.tasks.discard)

    def _scope(self, request: Request) -> dict[str, Any]:
        config, _, app_state = self._server
        path, _, query = request.path.partition("?")
        find = self._transport.get_extra_info
        return {
            "type": "websocket",
            "asgi": {"version": config.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if find("sslcontext") else "ws",
            "server": _address(find("sockname")),
            "client": _address(find("peername")),
            "root_path": config.root_path,
            "path": config.root_path + unquote(path),
            "raw_path": (config.root_path + path).encode("ascii"),
            "query_string": query.encode("ascii"),
            "headers": [
                (name.lower().encode("ascii"), value.encode("latin-1"))
                for name, value in request.headers.raw_items()
            ],
            "subprotocols": [],
            "state": app_state.copy(),
            "extensions": {EXTENSION: self._take_over},
        }

    async def _let_in(self, app: Any, scope: dict[str, Any], answer: Response) -> None:
        async def receive() -> dict[str, Any]:
            return {"type": "websocket.connect"}

        async def send(message: dict[str, Any]) -> None:
            self._obey(message, answer)

        try:
            await app(scope, receive, send)
        except ConnectionError:
            pass
        except Exception:
            log.exception("a socket could not be opened")
            self._owner = None
        if self._owner is None:
            self._turn_away(FAILED)

    def _obey(self, message: dict[str, Any], answer: Response) -> None:
        """What the application wants while it decides whom to let in."""
        if self._is_lost:
            raise ConnectionResetError
        kind, is_open = message["type"].removeprefix("websocket."), self._protocol.state is State.OPEN
        if kind == "accept":
            for name, value in [*self._server[1].default_headers, *message.get("headers", ())]:
                answer.headers[name.decode("latin-1")] = value.decode("latin-1")
            self._protocol.send_response(answer)
            self._flush()
        elif kind == "close" and is_open:
            self.say_goodbye(message.get("code", CloseCode.NORMAL_CLOSURE), message.get("reason") or "")
        elif kind == "close":
            self._turn_away(FORBIDDEN)
        else:
            self.write(message["text"].encode())

    def _turn_away(self, status: int) -> None:
        if self._protocol.state is State.CONNECTING:
            self._protocol.send_response(self._protocol.reject(status, ""))
            self._flush()
        else:
            self.say_goodbye(CloseCode.INTERNAL_ERROR)

    def _take_over(self, owner: SocketOwner) -> SocketWriter:
        self._owner = owner
        self._loop.call_soon(self._begin, owner, self._is_lost)
        return self

    def _begin(self, owner: SocketOwner, was_lost: bool) -> None:
        early, self._early = self._early, b""
        self.go_on()
        self.data_received(early)
        if was_lost:
            owner.lost()  # if it is lost later than that, `connection_lost` says so

    # --- hearing ---

    def data_received(self, data: bytes) -> None:
        protocol = self._protocol
        if self._is_paused and self._owner is None:
            self._early += data
            return
        for at in range(0, len(data), PARSED_AT_ONCE):
            if self._is_deaf:
                return
            protocol.receive_data(data[at : at + PARSED_AT_ONCE])
            for event in protocol.events_received():
                if isinstance(event, Frame):
                    self._hear(event)
                else:
                    self._open(cast(Request, event))
            self._flush()

    def _hear(self, frame: Frame) -> None:
        if frame.opcode is Opcode.TEXT and frame.fin and self._leaving is None:
            self._pass_on(bytes(frame.data), is_text=True)  # nearly always
        elif not self._is_deaf and self._may_have_another(frame):
            self._put_together(frame)

    def _may_have_another(self, frame: Frame) -> bool:
        """Pings, pieces of texts, whatever comes after the goodbye: each costs as much as a message."""
        if self._frames is None:
            self._frames = Rate(limits.MESSAGES, limits.MESSAGES_SECONDS)
        if frame.opcode is Opcode.CLOSE or self._frames.allows(self._loop.time()):
            return True
        self._is_deaf = True
        if self._owner is None or self._leaving is not None:
            self.abort()
        else:
            self._owner.flooded()
        return False

    def _put_together(self, frame: Frame) -> None:
        if frame.opcode not in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            return
        if frame.opcode is not Opcode.CONT:
            self._pieces, self._is_text = [], frame.opcode is Opcode.TEXT
        if self._pieces is not None:
            self._pieces.append(bytes(frame.data))
            if frame.fin:
                whole, self._pieces = b"".join(self._pieces), None
                self._pass_on(whole, is_text=self._is_text)

    def _pass_on(self, text: bytes, *, is_text: bool) -> None:
        if self._is_deaf or self._owner is None or self._leaving is not None:
            return
        if is_text and not text.isascii():
            try:
                text.decode()
            except UnicodeDecodeError:
                self._protocol.fail(CloseCode.INVALID_DATA)
                self._is_deaf = True
                return
        self._owner.heard(text)

    def pause(self) -> None:
        if not self._is_paused and not self._transport.is_closing():
            self._is_paused = True
            self._transport.pause_reading()

    def go_on(self) -> None:
        if self._is_paused and not self._is_deaf and not self._transport.is_closing():
            self._is_paused = False
            self._transport.resume_reading()

    def stop_reading(self) -> None:
        self.pause()
        self._is_deaf = True

    # --- writing ---

    def write(self, *texts: bytes) -> bool:
        protocol = self._protocol
        if not self._has_room or protocol.state is not State.OPEN:
            return False
        for text in texts:
            protocol.send_text(text)
        self._transport.writelines(protocol.data_to_send())  # each call of it is a call of the system
        return True

    def _flush(self) -> None:
        """What the library has to say: answers to pings, its part of a handshake, or that this is the end."""
        pieces = self._protocol.data_to_send()
        if pieces:
            self._transport.write(b"".join(pieces))
            if pieces[-1] == SEND_EOF:
                self._transport.close()

    def pause_writing(self) -> None:
        self._has_room = False

    def resume_writing(self) -> None:
        self._has_room = True
        if self._owner is not None:
            self._owner.has_room()

    def say_goodbye(self, code: int, reason: str = "") -> None:
        """A client that doesn't answer it soon is hung up on."""
        if self._protocol.state is not State.OPEN or self._transport.is_closing():
            return
        self._protocol.send_close(code, reason)
        self._flush()
        self.go_on()
        # One that isn't heard any more can't answer: only the goodbye itself needs a moment.
        wait = DEAF_SECONDS if self._is_deaf else CLOSE_SECONDS
        self._leaving = self._loop.call_later(wait, self._transport.close)

    def abort(self) -> None:
        self._transport.abort()


def _address(found: Any) -> tuple[str, int] | None:
    return (str(found[0]), int(found[1])) if isinstance(found, tuple) else None
