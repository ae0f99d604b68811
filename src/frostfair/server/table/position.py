"""What each audience is told of a match. The only place of the server where a match becomes messages.

An audience is a seat, or None for all who only watch. Whatever leaves here has passed `view`, `seen_by` or
`offers` of that very audience; seed, generator and digests stay inside until there is a result.
"""

from collections.abc import Sequence
from typing import Protocol, cast

from frostfair.kernel.flow import Event
from frostfair.kernel.game import Game, View
from frostfair.kernel.match import ACT, UNDO, Match, Record
from frostfair.server.table.offers import offers_of
from frostfair.wire.clock import ClockFace
from frostfair.wire.data import Missed, Position, ResultData, Reveal, TellingData
from frostfair.wording.base import wording_of
from frostfair.wording.message import Message, Seat, listed, message

Audience = int | None


class Tells(Protocol):
    """The words of a table, where people tell."""

    def waits_for(self) -> list[int]: ...

    def data(self, audience: Audience) -> TellingData: ...


def position(
    match: Match, audience: Audience, clock: ClockFace | None, tale: Tells | None = None
) -> Position:  # fmt: skip
    """The whole table as this audience may see it. While somebody tells, nobody decides."""
    result = match.result()
    tellers = [] if tale is None or result is not None else tale.waits_for()
    view = match.view(audience)
    offers = [] if audience is None or tellers else match.offers(audience)
    offer = offers_of(match.game).made
    return Position(
        view=view,
        deciders=tellers or match.deciders(),
        prompt=prompt_of(match, audience, view, offers, tellers),
        offers=[offer(action) for action in offers],
        may_undo=audience is not None and match.may_undo(audience),
        may_end_turn=audience is not None and not tellers and match.may_end_turn(audience),
        clock=clock,
        result=None if result is None else cast(ResultData, result.pack()),
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


def prompt_of(
    match: Match, audience: Audience, view: View, offers: Sequence[int], tellers: Sequence[int]
) -> Message | None:
    """What this audience is asked, or what it waits for: while somebody tells, for the words."""
    if audience in tellers:
        return message("prompt-tell")
    if tellers:
        return message("wait-tell", players=listed(Seat(seat) for seat in tellers))
    telling, result, deciders = wording_of(match.game), match.result(), match.deciders()
    if result is not None:
        return telling.verdict(result) or message("prompt-over")
    for seat in deciders:
        if match.may_end_turn(seat):
            return message("prompt-end-turn" if seat == audience else "wait-end-turn", player=Seat(seat))
    asked = telling.prompt(view, deciders, audience, offers)
    if asked is not None:
        return asked
    if audience in deciders:
        return message("prompt-choose")
    return message("prompt-waiting", players=listed(Seat(seat) for seat in deciders))


def missed(game: Game, record: Record, bot: str | None, audience: Audience) -> Missed:
    """The same for somebody who comes back, without the table as it was then."""
    events = seen(record.events, audience)
    if not events and record.deed == ACT:
        return Missed(record.version)
    told = tell(game, record, events)
    return Missed(record.version, record.seat, record.deed, bot, packed(events), told)


def seen(events: Sequence[Event], audience: Audience) -> list[Event]:
    cut = [event.seen_by(audience) for event in events]
    return [event for event in cut if event is not None]


def packed(events: Sequence[Event]) -> list[list[object]]:
    return [event.pack() for event in events]


def tell(game: Game, record: Record, events: Sequence[Event]) -> list[Message]:
    """A record in words; its events are cut already."""
    if record.deed == UNDO:
        return [message("log-undo-agreed" if record.agreed else "log-undo", player=Seat(record.seat))]
    said = [wording_of(game).tell(event) for event in events]
    return [told for told in said if told is not None]
