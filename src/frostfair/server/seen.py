"""What an audience sees, encoded once: the same bytes tell whether anything has changed, and go out."""

from collections.abc import Sequence
from operator import is_
from typing import Any, Final

import msgspec

from frostfair.kernel.flow import Event
from frostfair.kernel.game import Game
from frostfair.kernel.match import Match, Record
from frostfair.server.clocks import ClockFace
from frostfair.server.offering import offers_of
from frostfair.server.parts import NewsData, Part, ResultData, Reveal, TellingData
from frostfair.server.seeing import Audience, packed, position, seen, tell
from frostfair.server.tales import Tale
from frostfair.server.wire import News, encode
from frostfair.telling.base import Said

_ENCODER: Final = msgspec.json.Encoder()
_NOTHING: Final = b"{}"


class _Table(Part):
    """What lies on the table; the offers follow, which are encoded already."""

    view: dict[str, Any]
    deciders: list[int]


class _Still(Part):
    """What else of a position stays as it is until somebody decides."""

    may_undo: bool = False
    may_end_turn: bool = False
    result: ResultData | None = None
    telling: TellingData | None = None


class _Beside(Part):
    """The rest: the time, the question, and what differs from version to version."""

    prompt: Said | None = None
    clock: ClockFace | None = None
    reveal: Reveal | None = None
    seal: str | None = None


class Seen:
    """A position, its bytes, and a fingerprint of what stands still: a room need not keep what it showed."""

    __slots__ = ("look", "pieces", "position")

    def __init__(
        self, match: Match, audience: Audience, clock: ClockFace | None, tale: Tale | None = None,
        sealed: str | None = None,
    ) -> None:  # fmt: skip
        shown = self.position = position(match, audience, clock, tale, sealed)
        actions = match.offers(audience) if shown.offers and audience is not None else []
        table = _ENCODER.encode(_Table(shown.view, shown.deciders))
        still = _ENCODER.encode(_Still(shown.may_undo, shown.may_end_turn, shown.result, shown.telling))
        beside = _ENCODER.encode(_Beside(shown.prompt, shown.clock, shown.reveal, shown.seal))
        self.look = hash((table, tuple(actions), still))
        self.pieces = [table[:-1]]  # a frame is joined once, from pieces that nobody copies on the way
        if actions:
            known = offers_of(match.game)
            self.pieces += (b',"offers":[', b",".join([known[action][1] for action in actions]), b"]")
        self.pieces += [b"," + more[1:-1] for more in (still, beside) if more != _NOTHING]
        self.pieces.append(b"}")


class Happened:
    """A record on its way to everybody: whoever sees all of it is told the same, so that is made once."""

    def __init__(self, game: Game, record: Record, bot: str | None) -> None:
        self.record = record
        self._game = game
        self._bot = bot
        self._whole: _Told | None = None

    def news(self, audience: Audience, before: int, after: Seen) -> tuple[News, bytes]:
        """The message and its frame. If the audience sees the same as `before`, it hears just the number."""
        record = self.record
        events = seen(record.events, audience)
        if not events and after.look == before:
            bare = News(record.version)
            return bare, encode(bare)
        told = self._told(events)
        data = NewsData(record.seat, record.deed, after.position, self._bot, told.events, told.lines)
        return News(record.version, data), b"".join([told.head, *after.pieces, told.tail])

    def _told(self, events: Sequence[Event]) -> "_Told":
        whole = self.record.events
        if len(events) < len(whole) or not all(map(is_, events, whole)):
            return _Told(self._game, self.record, self._bot, events)  # cut for this audience
        if self._whole is None:
            self._whole = _Told(self._game, self.record, self._bot, events)
        return self._whole


class _Told:
    """What is told of a record, and the frame around the position."""

    __slots__ = ("events", "head", "lines", "tail")

    def __init__(self, game: Game, record: Record, bot: str | None, events: Sequence[Event]) -> None:
        self.events = packed(events)
        self.lines = tell(game, record, events)
        gap: Any = 0  # the position comes before all words, so the first one is it
        around = encode(
            News(record.version, NewsData(record.seat, record.deed, gap, bot, self.events, self.lines))
        )
        before, _, self.tail = around.partition(b'"now":0')
        self.head = before + b'"now":'
