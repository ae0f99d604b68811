"""Seats of a table as the load sees them: what they may choose now, and which version they know."""

from typing import Final

import msgspec
from msgspec import Struct

from frostfair.load import frames
from frostfair.load.people import Person
from frostfair.wire import messages as wire
from frostfair.wire.data import ActData, KeyData


class Choice(Struct):
    do: str


class Now(Struct):
    """What of a position is needed to go on; the rest isn't even read."""

    offers: list[Choice] = []
    may_end_turn: bool = False
    result: msgspec.Raw = msgspec.Raw()


class Data(Struct):
    now: Now | None = None
    error: str | None = None
    reason: str | None = None


class Told(Struct):
    t: str
    v: int = -1
    d: Data | None = None


_DECODER: Final = msgspec.json.Decoder(Told)
_HELLO: Final = wire.encode(wire.Hello())
_PING: Final = wire.encode(wire.Ping())


class Seat:
    """One player's socket at one table."""

    def __init__(self, table: "Hears") -> None:
        self.version = -1
        self.now = Now()
        self._table = table
        self._socket: frames.Socket | None = None

    async def join(self, person: Person, table: str) -> None:
        url = f"{person.url}/ws/tables/{table}"
        self._socket = await frames.connect(url, person.headers, self._heard)
        self._socket.send(_HELLO)

    def leave(self) -> None:
        if self._socket is not None:
            self._socket.close()
            self._socket = None

    @property
    def must_decide(self) -> bool:
        return bool(self.now.offers) or self.now.may_end_turn

    @property
    def is_over(self) -> bool:
        return bool(self.now.result)

    def decide(self, pick: float, key: str) -> None:
        """One of the offers; `pick` is 0 to 1."""
        if self.now.may_end_turn:
            self._send(wire.EndTurn(self.version, KeyData(key)))
        else:
            offer = self.now.offers[int(pick * len(self.now.offers))]
            self._send(wire.Act(self.version, ActData(key, offer.do)))

    def ping(self) -> None:
        if self._socket is not None:
            self._socket.send(_PING)

    def _send(self, message: wire.Message) -> None:
        if self._socket is not None:
            self._socket.send(wire.encode(message))

    def _heard(self, frame: bytes) -> None:
        try:
            told = _DECODER.decode(frame)
        except msgspec.MsgspecError as error:
            self._table.failed(f"not understood: {error}")
            return
        if told.t in ("news", "view"):
            self.version = told.v
            if told.d is not None and told.d.now is not None:
                self.now = told.d.now
            self._table.heard(self)
        elif told.t in ("refused", "bye"):
            data = told.d or Data()
            self._table.failed(f"{told.t}: {data.error or ''} {data.reason or ''}")


class Hears:
    """Whoever waits for what seats hear."""

    def heard(self, seat: Seat) -> None:
        raise NotImplementedError

    def failed(self, why: str) -> None:
        raise NotImplementedError
