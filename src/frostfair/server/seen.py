"""What an audience sees, encoded once: for all who see the same, and for the comparison with what follows."""

from typing import Any, Final

import msgspec

from frostfair.kernel.game import Game
from frostfair.kernel.match import Match, Record
from frostfair.server.clocks import ClockFace
from frostfair.server.offering import offers_of
from frostfair.server.parts import NewsData, Part, Position, ResultData, Reveal, TellingData
from frostfair.server.seeing import Audience, packed, position, seen, tell
from frostfair.server.tales import Tale
from frostfair.server.wire import News, encode
from frostfair.telling.base import Said

_ENCODER: Final = msgspec.json.Encoder()


class _Still(Part):
    """What of a position stays as it is until somebody decides, with offers that are encoded already."""

    view: dict[str, Any]
    deciders: list[int]
    offers: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
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

    __slots__ = ("encoded", "look", "position")

    def __init__(
        self, match: Match, audience: Audience, clock: ClockFace | None, tale: Tale | None = None
    ) -> None:
        shown = self.position = position(match, audience, clock, tale)
        still = _ENCODER.encode(
            _Still(
                shown.view, shown.deciders, _offers(match, audience, shown), shown.may_undo,
                shown.may_end_turn, shown.result, shown.telling,
            )
        )  # fmt: skip
        beside = _ENCODER.encode(_Beside(shown.prompt, shown.clock, shown.reveal, shown.seal))
        self.look = hash(still)
        self.encoded = still if beside == b"{}" else still[:-1] + b"," + beside[1:]


def _offers(match: Match, audience: Audience, shown: Position) -> msgspec.Raw | msgspec.UnsetType:
    if not shown.offers or audience is None:
        return msgspec.UNSET
    known = offers_of(match.game)
    return msgspec.Raw(b"[" + b",".join([known[action][1] for action in match.offers(audience)]) + b"]")


def news(game: Game, record: Record, bot: str | None, audience: Audience, before: int, after: Seen) -> News:
    """One record. If the audience sees the same as `before`, it hears nothing but the number."""
    events = seen(record.events, audience)
    if not events and after.look == before:
        return News(record.version)
    told = tell(game, record, events)
    return News(record.version, NewsData(record.seat, record.deed, after.position, bot, packed(events), told))


def news_frame(news: News, after: Seen) -> bytes:
    """The same as encode(news), from what is encoded already."""
    if news.d is None:
        return encode(news)
    now: Any = msgspec.Raw(after.encoded)
    return encode(News(news.v, msgspec.structs.replace(news.d, now=now)))
