"""What an audience sees, written down at once: the same bytes tell whether anything has changed, and go out.

What comes out is the News of `wire.py`, piece by piece: a position is too big to be built of objects first
for each audience and after every record. A test compares the two.
"""

from collections.abc import Sequence
from operator import is_
from typing import Final

import msgspec

from frostfair.kernel.flow import Event
from frostfair.kernel.game import Game
from frostfair.kernel.match import Match, Record
from frostfair.server.clocks import ClockFace
from frostfair.server.offering import offers_of
from frostfair.server.seeing import Audience, packed, prompt_of, reveal, seal, seen, tell
from frostfair.server.tales import Tale

_ENCODER: Final = msgspec.json.Encoder()


class Seen:
    """A position as bytes, and a fingerprint of what stands still: a room need not keep what it showed."""

    __slots__ = ("look", "pieces")

    def __init__(
        self, match: Match, audience: Audience, clock: ClockFace | None, tale: Tale | None = None,
        sealed: str | None = None,
    ) -> None:  # fmt: skip
        result = match.result()
        tellers = [] if tale is None or result is not None else tale.waits_for()
        view = match.view(audience)
        deciders = tellers or match.deciders()
        offers = [] if audience is None or tellers else match.offers(audience)
        table = [b'{"view":', _ENCODER.encode(view), b',"deciders":', _ENCODER.encode(deciders)]
        if offers:
            known = offers_of(match.game)
            table += (b',"offers":[', b",".join([known[action][1] for action in offers]), b"]")
        if audience is not None and match.may_undo(audience):
            table.append(b',"may_undo":true')
        if audience is not None and not tellers and match.may_end_turn(audience):
            table.append(b',"may_end_turn":true')
        if result is not None:
            table += (b',"result":', _ENCODER.encode(result.pack()))
        if tale is not None:
            table += (b',"telling":', _ENCODER.encode(tale.data(audience)))
        self.look: int = hash(tuple(table))
        # The rest goes with time, or follows from what is there already.
        asked = prompt_of(match, audience, view, offers, tellers)
        if asked is not None:
            table += (b',"prompt":', _ENCODER.encode(asked))
        if clock is not None:
            table += (b',"clock":', _ENCODER.encode(clock))
        if result is not None:
            table += (b',"reveal":', _ENCODER.encode(reveal(match)))
        sealed = sealed or seal(match)
        if sealed is not None:
            table += (b',"seal":"', sealed.encode(), b'"')
        table.append(b"}")
        self.pieces: list[bytes] = table


class Happened:
    """A record on its way to everybody: whoever sees all of it is told the same, so that is made once."""

    __slots__ = ("_bot", "_game", "_record", "_whole")

    def __init__(self, game: Game, record: Record, bot: str | None) -> None:
        self._record = record
        self._game = game
        self._bot = bot
        self._whole: bytes = b""

    def news(self, audience: Audience, before: int, after: Seen) -> bytes:
        """If the audience sees the same as `before`, it hears just the number."""
        record = self._record
        events = seen(record.events, audience)
        if not events and after.look == before:
            return b'{"t":"news","v":%d}' % record.version
        head = b'{"t":"news","v":%d,"d":{"by":%d,"deed":%b,"now":' % (
            record.version, record.seat, _ENCODER.encode(record.deed)
        )  # fmt: skip
        return b"".join([head, *after.pieces, self._rest(events)])

    def _rest(self, events: Sequence[Event]) -> bytes:
        """What follows the position."""
        if not self._is_whole(events):
            return self._written(events)  # cut for this audience
        if not self._whole:
            self._whole = self._written(events)
        return self._whole

    def _is_whole(self, events: Sequence[Event]) -> bool:
        whole = self._record.events
        return len(events) == len(whole) and all(map(is_, events, whole))

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
