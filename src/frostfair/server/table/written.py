"""What audiences see, written down at once: the same bytes tell whether anything has changed, and go out.

What comes out is the News of `wire.py`, piece by piece: a position is too big to be built of objects first
for each audience and after every record. What several audiences see is written once. A test compares the two.
"""

from collections.abc import Sequence
from operator import is_
from typing import Final

import msgspec

from frostfair.kernel.flow import Event
from frostfair.kernel.game import Game
from frostfair.kernel.match import Match, Record
from frostfair.server.table.offers import offers_of
from frostfair.server.table.position import Audience, Tells, packed, prompt_of, reveal, seal, seen, tell
from frostfair.wire.clock import ClockFace

_ENCODER: Final = msgspec.json.Encoder()


class Seen:
    """A position as bytes, and a fingerprint of what stands still: a room need not keep what it showed."""

    def __init__(self, look: int, pieces: list[bytes]) -> None:
        self.look: int = look
        self.pieces: list[bytes] = pieces

    def with_plain(self, words: bytes) -> "Seen":
        """The same position with the table in words."""
        return Seen(self.look, [b'{"plain":', words, b',"view":', *self.pieces[1:]])


def look(
    match: Match, audiences: Sequence[Audience], clock: ClockFace | None, tale: Tells | None = None,
    sealed: str | None = None,
) -> dict[Audience, Seen]:  # fmt: skip
    """The table as each of them may see it. While somebody tells, nobody decides."""
    result = match.result()
    tellers = [] if tale is None or result is not None else tale.waits_for()
    deciders = b',"deciders":' + _ENCODER.encode(tellers or match.deciders())
    end = _end(match, clock, sealed)
    views = match.written_views(audiences)
    found: dict[Audience, Seen] = {}
    for at, audience in enumerate(audiences):
        pieces = [b'{"view":', *views[at], deciders]
        if audience is not None and match.may_undo(audience):
            pieces.append(b',"may_undo":true')
        if audience is not None and not tellers and match.may_end_turn(audience):
            pieces.append(b',"may_end_turn":true')
        if result is not None:
            pieces += (b',"result":', _ENCODER.encode(result.pack()))
        if tale is not None:
            pieces += (b',"telling":', _ENCODER.encode(tale.data(audience)))
        offers = [] if audience is None or tellers else match.offers(audience)
        fingerprint = hash((tuple(pieces), tuple(offers)))
        # The rest follows from what is there already, or goes with time.
        if offers:
            pieces += (b',"offers":[', offers_of(match.game).written(offers), b"]")
        asked = prompt_of(match, audience, match.glance(audience), offers, tellers)
        if asked is not None:
            pieces += (b',"prompt":', _ENCODER.encode(asked))
        pieces.append(end)
        found[audience] = Seen(fingerprint, pieces)
    return found


def _end(match: Match, clock: ClockFace | None, sealed: str | None) -> bytes:
    pieces = [] if clock is None else [b',"clock":', _ENCODER.encode(clock)]
    if match.result() is not None:
        pieces += (b',"reveal":', _ENCODER.encode(reveal(match)))
    if sealed is None:
        sealed = seal(match)
    if sealed is not None:
        pieces += (b',"seal":"', sealed.encode(), b'"')
    pieces.append(b"}")
    return b"".join(pieces)


class Happened:
    """A record on its way to everybody: whoever sees all of it is told the same, so that is made once."""

    def __init__(self, game: Game, record: Record, bot: str | None) -> None:
        self._record: Record = record
        self._game: Game = game
        self._bot: str | None = bot
        self._whole: bytes = b""

    def news(self, audience: Audience, before: int, after: Seen) -> bytes:
        """If the audience sees the same as `before`, it hears just the number."""
        record = self._record
        events = seen(record.events, audience)
        if not events and after.look == before:
            return b'{"t":"news","v":' + str(record.version).encode() + b"}"
        head = f'{{"t":"news","v":{record.version},"d":{{"by":{record.seat},"deed":"{record.deed}","now":'
        return b"".join([head.encode(), *after.pieces, self._rest(events)])

    def _rest(self, events: Sequence[Event]) -> bytes:
        """What follows the position."""
        whole = self._record.events
        if len(events) != len(whole) or not all(map(is_, events, whole)):
            return self._written(events)  # cut for this audience
        if not self._whole:
            self._whole = self._written(events)
        return self._whole

    def _written(self, events: Sequence[Event]) -> bytes:
        written: list[bytes] = []
        if self._bot is not None:
            written += (b',"bot":', _ENCODER.encode(self._bot))
        if events:
            written += (b',"events":', _ENCODER.encode(packed(events)))
        told = tell(self._game, self._record, events)
        if told:
            written += (b',"told":', _ENCODER.encode(told))
        written.append(b"}}")
        return b"".join(written)
