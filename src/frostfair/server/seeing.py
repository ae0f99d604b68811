"""What each audience is told of a match. The only place of the server where a match becomes messages.

An audience is a seat, or None for all who only watch. Whatever leaves here has passed `view`, `seen_by` or
`offers` of that very audience; seed, generator and digests stay inside until there is a result.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from frostfair.kernel.flow import Event
from frostfair.kernel.game import Game
from frostfair.kernel.match import ACT, Match, Record
from frostfair.server.clocks import ClockFace
from frostfair.server.parts import Missed, NewsData, Offer, Part, Position, Reveal
from frostfair.server.wire import News, encode

Audience = int | None
_ENCODER = msgspec.json.Encoder()


def position(match: Match, audience: Audience, clock: ClockFace | None) -> Position:
    """The whole table as this audience may see it."""
    result = match.result()
    return Position(
        view=match.view(audience),
        deciders=match.deciders(),
        offers=[offer for offer, _ in _offers(match, audience)],
        may_undo=audience is not None and match.may_undo(audience),
        may_end_turn=audience is not None and match.may_end_turn(audience),
        clock=clock,
        result=None if result is None else result.pack(),
        reveal=None if result is None else reveal(match),
    )


def reveal(match: Match) -> Reveal:
    """Only when nobody can change anything any more."""
    assert match.result() is not None
    return Reveal(match.setup.luck.seed, list(match.setup.luck.words))


def news(record: Record, bot: str | None, audience: Audience, before: int, after: "Seen") -> News:
    """One record. If the audience sees the same as `before`, it hears nothing but the number."""
    events = seen(record.events, audience)
    if not events and after.look == before:
        return News(record.version)
    return News(record.version, NewsData(record.seat, record.deed, after.position, bot, events))


def news_frame(news: News, after: "Seen") -> bytes:
    """The same as encode(news), from what is encoded already."""
    if news.d is None:
        return encode(news)
    told = news.d
    now: Any = msgspec.Raw(after.encoded)
    return encode(News(news.v, NewsData(told.by, told.deed, now, told.bot, told.events)))


def missed(record: Record, bot: str | None, audience: Audience) -> Missed:
    """The same for somebody who comes back, without the table as it was then."""
    events = seen(record.events, audience)
    if not events and record.deed == ACT:
        return Missed(record.version)
    return Missed(record.version, record.seat, record.deed, bot, events)


def seen(events: Sequence[Event], audience: Audience) -> list[list[object]]:
    cut = [event.seen_by(audience) for event in events]
    return [event.pack() for event in cut if event is not None]


def _offers(match: Match, audience: Audience) -> list[tuple[Offer, bytes]]:
    if audience is None:
        return []
    known = _offers_of(match.game)
    return [known[action] for action in match.offers(audience)]


class _Offers(dict[int, tuple[Offer, bytes]]):
    """By action, each as it is and encoded: the same few hundred are offered at every table of a game."""

    MOST: Final = 8192

    def __init__(self, game: Game) -> None:
        super().__init__()
        self._game = game

    def __missing__(self, action: int) -> tuple[Offer, bytes]:
        if len(self) >= self.MOST:
            self.clear()
        offer = Offer(self._game.notation(action), self._game.describe(action))
        self[action] = made = (offer, _ENCODER.encode(offer))
        return made


@lru_cache(maxsize=16)
def _offers_of(game: Game) -> _Offers:
    return _Offers(game)


# --- encoded once, for all who see the same and for the next comparison ---


class _Still(Part):
    """What of a position doesn't change while nobody decides, with offers that are encoded already."""

    view: dict[str, Any]
    deciders: list[int]
    offers: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    may_undo: bool = False
    may_end_turn: bool = False
    result: dict[str, Any] | None = None


class _Beside(Part):
    clock: ClockFace | None = None
    reveal: Reveal | None = None


class Seen:
    """A position, its bytes, and a fingerprint of all but the clock: a room need not keep what it showed."""

    __slots__ = ("encoded", "look", "position")

    def __init__(self, match: Match, audience: Audience, clock: ClockFace | None) -> None:
        shown = self.position = position(match, audience, clock)
        offered = [encoded for _, encoded in _offers(match, audience)]
        offers = msgspec.Raw(b"[" + b",".join(offered) + b"]") if offered else msgspec.UNSET
        still = _ENCODER.encode(
            _Still(shown.view, shown.deciders, offers, shown.may_undo, shown.may_end_turn, shown.result)
        )
        self.look = hash(still)
        self.encoded = still
        if shown.clock is not None or shown.reveal is not None:
            self.encoded = still[:-1] + b"," + _ENCODER.encode(_Beside(shown.clock, shown.reveal))[1:]
