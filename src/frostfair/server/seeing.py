"""What each audience is told of a match. The only place of the server where a match becomes messages.

An audience is a seat, or None for all who only watch. Whatever leaves here has passed `view`, `seen_by` or
`offers` of that very audience; seed, generator and digests stay inside until there is a result.
"""

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from frostfair.kernel.flow import Event
from frostfair.kernel.game import Game
from frostfair.kernel.match import ACT, Match, Record
from frostfair.server.clocks import ClockFace
from frostfair.server.parts import Missed, NewsData, Offer, Position, Reveal
from frostfair.server.tales import Tale
from frostfair.server.wire import News

Audience = int | None
_ENCODER = msgspec.json.Encoder()


def position(match: Match, audience: Audience, clock: ClockFace | None, tale: Tale | None = None) -> Position:
    """The whole table as this audience may see it. While somebody tells, nobody decides."""
    result = match.result()
    tellers = [] if tale is None or result is not None else tale.waits_for()
    return Position(
        view=match.view(audience),
        deciders=tellers or match.deciders(),
        offers=[] if tellers else _offers(match, audience),
        may_undo=audience is not None and match.may_undo(audience),
        may_end_turn=audience is not None and not tellers and match.may_end_turn(audience),
        clock=clock,
        result=None if result is None else result.pack(),
        reveal=None if result is None else reveal(match),
        seal=seal(match),
        telling=None if tale is None else tale.data(audience),
    )


def seal(match: Match) -> str | None:
    """What stands for the digest of the newest record as long as the seed is a secret."""
    if not match.records:
        return None
    return match.setup.luck.seal(match.version, match.records[-1].digest)


def seals(match: Match) -> dict[int, str]:
    """The same of all records."""
    return {record.version: match.setup.luck.seal(record.version, record.digest) for record in match.records}


def reveal(match: Match) -> Reveal:
    """Only when nobody can change anything any more."""
    assert match.result() is not None
    return Reveal(match.setup.luck.seed, list(match.setup.luck.words))


def news(record: Record, bot: str | None, audience: Audience, before: int, after: Position) -> News:
    """One record. If the audience sees the same as `before`, it hears nothing but the number."""
    events = seen(record.events, audience)
    if not events and look(after) == before:
        return News(record.version)
    return News(record.version, NewsData(record.seat, record.deed, after, bot, events))


def missed(record: Record, bot: str | None, audience: Audience) -> Missed:
    """The same for somebody who comes back, without the table as it was then."""
    events = seen(record.events, audience)
    if not events and record.deed == ACT:
        return Missed(record.version)
    return Missed(record.version, record.seat, record.deed, bot, events)


def seen(events: Sequence[Event], audience: Audience) -> list[list[object]]:
    cut = [event.seen_by(audience) for event in events]
    return [event.pack() for event in cut if event is not None]


def _offers(match: Match, audience: Audience) -> list[Offer]:
    if audience is None:
        return []
    return [_offer(match.game, action) for action in match.offers(audience)]


@lru_cache(maxsize=8192)  # the same few hundred actions are offered at every table
def _offer(game: Game, action: int) -> Offer:
    return Offer(game.notation(action), game.describe(action))


def look(seen: Position) -> int:
    """A fingerprint of all but the clock, so that a room need not keep what it showed last."""
    told = (
        seen.view,
        seen.offers,
        seen.deciders,
        seen.may_undo,
        seen.may_end_turn,
        seen.result,
        seen.telling,
    )
    return hash(_ENCODER.encode(told))
