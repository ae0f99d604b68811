"""A seat at a table over a socket that may break at any moment.

The link remembers the last version it knows and comes back with it; a command that wasn't answered is sent
again under the same key, so that it is done exactly once.
"""

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from types import TracebackType
from typing import Any, Final, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from frostfair.kernel.errors import FrostfairError, Malformed
from frostfair.wire import messages as wire
from frostfair.wire.data import (
    AbsenceData,
    ActData,
    AnswerData,
    AskData,
    AskUndoData,
    ChatData,
    ConsentData,
    DraftData,
    KeyData,
    LogLine,
    LookData,
    OrderData,
    OrderWord,
    Position,
    ReactData,
    Reaction,
    ReadData,
    RefusedData,
    Remark,
    RemarkData,
    ReplaceData,
    SayData,
    TableData,
    TellData,
    TextData,
    TextKeyData,
    UndoData,
    UndoRequestData,
    Untold,
    WatchingData,
)

PING_SECONDS: Final = 2.5
ANSWER_SECONDS: Final = 9.0
SHORTEST_PAUSE: Final = 0.05
LONGEST_PAUSE: Final = 5.0
_HOPELESS: Final = ("not-signed-in", "no-such-table")


class Refusal(FrostfairError):
    """The server refused a message."""

    def __init__(self, told: RefusedData) -> None:
        super().__init__(f"{told.error}: {told.reason}")
        self.told = told


class TableLink:
    """Use it as an async context; it connects by itself, again and again.

    There is a method for every message of the protocol. Those with a key return when the server has done what
    they ask, or raise a Refusal. Votes, chat and looking through another seat have no key: what comes of them
    is seen in `absence`, `undo_request`, `chat` and `seat`, and a refusal of theirs in `refusals`.
    """

    def __init__(
        self, url: str, headers: dict[str, str], since: int | None = None, seat: int | None = None
    ) -> None:
        self.version = since
        self.seat: int | None = None  # through which we look; None: watching
        self.mine: list[int] = []  # all seats of ours
        self.now: Position | None = None
        self.table: TableData | None = None
        self.on_table: Callable[[TableData], None] = lambda table: None
        self.chat: list[ChatData] = []
        self.read_up_to = 0  # the last line of it that was read on another device of ours
        self.watching = WatchingData()  # spectators
        self.texts: dict[str, TextData] = {}  # the words of a tale
        self.undo_request: UndoRequestData | None = None  # the last one; `ended` says how it ended
        self.on_undo_request: Callable[[UndoRequestData], None] = lambda request: None
        self.absence = AbsenceData()  # the seats that are gone, and the votes about that
        self.on_absence: Callable[[AbsenceData], None] = lambda absence: None
        self.refusals: list[RefusedData] = []  # of messages without a key
        self.seals: dict[int, str] = {}  # by version: `verify-luck` compares them with the log
        self.events: list[tuple[int, list[object]]] = []  # (version, event), all that was told
        self.versions: list[int] = []  # every version that was told, in order
        self.lines: list[LogLine] = []  # the log, as far as it was told
        self.reconnects = 0
        self._url = url
        self._headers = headers
        self._requested_seat = seat
        self._socket: ClientConnection | None = None
        self._waiting: dict[str, tuple[wire.Keyed, asyncio.Future[Any]]] = {}
        self._changed = asyncio.Condition()
        self._living: asyncio.Task[None] | None = None
        self._hopeless: str | None = None
        self._pause = SHORTEST_PAUSE  # before the next attempt

    async def __aenter__(self) -> Self:
        self._living = asyncio.create_task(self._live())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._living is not None:
            self._living.cancel()
            await asyncio.gather(self._living, return_exceptions=True)

    @property
    def is_connected(self) -> bool:
        return self._socket is not None

    @property
    def untold(self) -> list[Untold]:
        """What this seat has to tell before anything goes on."""
        telling = None if self.now is None else self.now.telling
        untold = [] if telling is None else telling.untold
        return [text for text in untold if text.required and text.seat == self.seat]

    @property
    def is_asked(self) -> bool:
        """Whether the table waits for this seat: to choose, to end its turn or to tell."""
        return self.now is not None and bool(self.now.offers or self.now.may_end_turn or self.untold)

    # --- what one can do ---

    async def act(self, do: str) -> int:
        """Decide; returns the version that it made, once it is durable."""
        return await self._command(wire.Act(self.version or 0, ActData(_new_key(), do)))

    async def undo(self, to: int | None = None) -> int:
        return await self._command(wire.Undo(self.version or 0, UndoData(_new_key(), to)))

    async def end_turn(self) -> int:
        return await self._command(wire.EndTurn(self.version or 0, KeyData(_new_key())))

    async def ask(self, about: dict[str, Any]) -> AnswerData:
        """Why? See *Why?* in docs/protocol.md for what can be asked about."""
        answer: AnswerData = await self._answer_to(wire.Ask(AskData(_new_key(), about)))
        return answer

    async def look(self, seat: int) -> None:
        """Through another seat of ours, now and after every reconnect."""
        self._requested_seat = seat
        await self.send(wire.Look(LookData(seat)))

    async def ask_undo(self, to: int | None = None) -> None:
        """Ask the others; what they say is seen in `undo_request`, and their consent as news."""
        await self.send(wire.AskUndo(self.version or 0, AskUndoData(to)))

    async def answer_undo(self, yes: bool) -> None:
        """The request of another seat; no to our own withdraws it."""
        await self.send(wire.AnswerUndo(self.version or 0, ConsentData(yes)))

    async def tell(self, text: str, words: str = "") -> None:
        """Words to something untold; without words the program makes some up."""
        await self._command(wire.Tell(TellData(_new_key(), text, words)))

    async def edit(self, text: str, words: str) -> None:
        await self._command(wire.Edit(TellData(_new_key(), text, words)))

    async def strike(self, text: str) -> None:
        await self._command(wire.Strike(TextKeyData(_new_key(), text)))

    async def redact(self, text: str) -> None:
        await self._command(wire.Redact(TextKeyData(_new_key(), text)))

    async def remark(self, text: str, how: Remark, words: str = "") -> None:
        await self._command(wire.Remark(RemarkData(_new_key(), text, how, words)))

    async def draft(self, text: str, words: str) -> None:
        """Keep what we are writing until it is told; without words it is thrown away."""
        await self._command(wire.Draft(TellData(_new_key(), text, words)))

    async def order(self, subject: str, matter: str, order: OrderWord) -> None:
        """What is to be answered for us from now on; `ask` takes an order back."""
        await self._command(wire.Order(OrderData(_new_key(), subject, matter, order)))

    async def say(self, text: str) -> None:
        await self.send(wire.Say(SayData(text)))

    async def react(self, what: Reaction, to: int | None = None) -> None:
        """A quick reaction, to the record of a version or to nothing in particular."""
        await self.send(wire.React(ReactData(what, to)))

    async def read(self, number: int) -> None:
        """The chat was read up to this line."""
        await self.send(wire.Read(ReadData(number)))

    async def replace(self, seat: int, bot: str) -> None:
        """Vote for a bot in the seat of a player who is gone; in our own seat it plays at once."""
        await self.send(wire.Replace(ReplaceData(seat, bot)))

    async def take_back(self) -> None:
        """Play our own seat again instead of the bot."""
        await self.send(wire.TakeBack())

    async def close_table(self) -> None:
        """Vote to end the game unfinished.

        If all who are there want it, it ends: at once, or where a player is gone after a grace
        (`absence.closes_in`), in which that player may come back.
        """
        await self.send(wire.Close())

    async def send(self, message: wire.Asked) -> None:
        """Anything, once, without waiting for an answer."""
        await self.until(lambda: self._socket is not None)
        if self._socket is not None:
            with contextlib.suppress(WebSocketException):
                await self._socket.send(wire.encode(message).decode())

    async def until(self, is_so: Callable[[], object], seconds: float = 60.0) -> None:
        """Wait for what the server tells."""
        async with asyncio.timeout(seconds), self._changed:
            await self._changed.wait_for(lambda: bool(is_so()) or self._hopeless is not None)
        if self._hopeless is not None:
            raise FrostfairError(self._hopeless)

    # --- inside ---

    async def _command(self, command: wire.Keyed) -> int:
        """The version that it made."""
        version: int = await self._answer_to(command)
        return version

    async def _answer_to(self, message: wire.Keyed) -> Any:
        if self._hopeless is not None:
            raise FrostfairError(self._hopeless)
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting[message.d.key] = (message, answer)
        try:
            if self._socket is not None:
                with contextlib.suppress(WebSocketException):
                    await self._socket.send(wire.encode(message).decode())
            return await answer
        finally:
            self._waiting.pop(message.d.key, None)

    async def _live(self) -> None:
        while True:
            try:
                async with connect(
                    self._url,
                    additional_headers=self._headers,
                    proxy=None,
                    ping_interval=None,
                    compression=None,
                    max_size=1 << 22,
                    open_timeout=ANSWER_SECONDS,
                ) as socket:
                    await self._talk(socket)
            except (OSError, WebSocketException, TimeoutError) as error:
                if isinstance(error, InvalidStatus) and error.response.status_code == 403:
                    self._hopeless = "not let in"
            self._socket = None
            if self._hopeless is not None:
                await self._give_up(self._hopeless)
                return
            self.reconnects += 1
            await asyncio.sleep(self._pause * (0.5 + secrets.randbelow(100) / 100))
            self._pause = min(2 * self._pause, LONGEST_PAUSE)

    async def _give_up(self, why: str) -> None:
        """No caller waits for ever for what can't come."""
        for _, answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(FrostfairError(why))
        async with self._changed:
            self._changed.notify_all()

    async def _talk(self, socket: ClientConnection) -> None:
        seat = None if self._requested_seat is None else LookData(self._requested_seat)
        # If it was shut at once, what was said before is still to be read.
        with contextlib.suppress(WebSocketException):
            await socket.send(wire.encode(wire.Hello(self.version, seat)).decode())
        pinging = asyncio.create_task(_ping(socket))
        try:
            while self._hopeless is None:
                async with asyncio.timeout(PING_SECONDS + ANSWER_SECONDS):
                    frame = await socket.recv()
                with contextlib.suppress(Malformed):  # a newer server may say what we don't know yet
                    await self._heard(socket, wire.decode_told(frame))
        finally:
            pinging.cancel()

    async def _heard(self, socket: ClientConnection, told: wire.ServerMessage) -> None:
        match told:
            case wire.View():
                self._see(told)
                self._socket = socket
                await self._send_again(socket)
            case wire.News():
                self._learn(told)
            case wire.Done(v=version, d=KeyData(key=key)):
                self._answered(key, version)
            case wire.Answer(d=answer):
                self._answered(answer.key, answer)
            case wire.Refused(d=data):
                self._refused(data)
            case wire.Table(d=table):
                self.table = table
                self.on_table(table)
                self._socket = socket
                self._pause = SHORTEST_PAUSE  # we are in
            case wire.Text(d=told_words):
                self.texts[told_words.text.id] = told_words.text
                self.now = told_words.now or self.now
            case wire.Drafted(d=draft):
                self._keep_draft(draft)
            case wire.Orders(d=given):
                if self.now is not None and self.now.telling is not None:
                    self.now.telling.orders = given.orders
            case wire.UndoRequest(d=request):
                self.undo_request = request
                self.on_undo_request(request)
            case wire.Absence(d=absence):
                self.absence = absence
                self.on_absence(absence)
            case wire.Chat(d=line):
                self.chat.append(line)
            case wire.ReadUpTo(d=read):
                self.read_up_to = read.number
            case wire.Watching(d=watching):
                self.watching = watching
            case wire.Bye(d=bye) if bye.reason in _HOPELESS:
                self._hopeless = bye.reason
            case wire.Bye(d=bye):
                self._pause = min((bye.again_ms or 0) / 1000 or SHORTEST_PAUSE, LONGEST_PAUSE)
            case _:
                pass
        async with self._changed:
            self._changed.notify_all()

    def _see(self, view: wire.View) -> None:
        for line in view.d.missed:
            self._note(line)
        self.version, self.seat, self.now = view.v, view.d.seat, view.d.now
        self.mine = view.d.mine or self.mine
        self.undo_request = view.d.undo_request
        self.absence = view.d.absence or AbsenceData()
        self.texts = {text.id: text for text in view.d.texts}
        self._keep_seal()

    def _learn(self, news: wire.News) -> None:
        self.version = news.v
        self._note(LogLine(news.v) if news.d is None else news.d.line)
        if news.d is not None:
            self.now = news.d.now
            self._keep_seal()

    def _note(self, line: LogLine) -> None:
        self.versions.append(line.v)
        self.lines.append(line)
        self.events += [(line.v, event) for event in line.events]

    def _keep_seal(self) -> None:
        if self.version and self.now is not None and self.now.seal is not None:
            self.seals[self.version] = self.now.seal

    def _keep_draft(self, draft: DraftData) -> None:
        if self.now is not None and self.now.telling is not None:
            others = [other for other in self.now.telling.drafts if other.seat != draft.seat]
            self.now.telling.drafts = [*others, draft] if draft.words else others

    async def _send_again(self, socket: ClientConnection) -> None:
        for command, _ in list(self._waiting.values()):
            await socket.send(wire.encode(command).decode())

    def _answered(self, key: str, answer: object) -> None:
        if key in self._waiting and not self._waiting[key][1].done():
            self._waiting[key][1].set_result(answer)

    def _refused(self, told: RefusedData) -> None:
        if told.key is None:
            self.refusals.append(told)
            return
        waiting = self._waiting.get(told.key)
        if waiting is None or waiting[1].done():
            return
        if told.error == "unavailable":  # it may have been done or not: ask again under the same key
            asyncio.get_running_loop().call_later(0.5, self._retry, waiting[0])
        else:
            waiting[1].set_exception(Refusal(told))

    def _retry(self, command: wire.Keyed) -> None:
        if self._socket is not None and command.d.key in self._waiting:
            self._retrying = asyncio.ensure_future(self._send_again(self._socket))


async def _ping(socket: ClientConnection) -> None:
    with contextlib.suppress(WebSocketException):
        while True:
            await asyncio.sleep(PING_SECONDS)
            await socket.send(wire.encode(wire.Ping()).decode())


def _new_key() -> str:
    return secrets.token_urlsafe(16)
