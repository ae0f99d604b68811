"""Records as lines of the log: a line is the same in the news, in what a client missed and in the history.

What was decided in secret is just a number for those who may not know it, and so is its undo.
"""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from frostfair.kernel.flow import Event
from frostfair.kernel.game import Game
from frostfair.kernel.record import ACT, UNDO, Record, seen_by, standing
from frostfair.server.table.position import Audience
from frostfair.wire.data import LogLine
from frostfair.wire.explanation import Gained
from frostfair.wording.base import wording_of
from frostfair.wording.message import Message, Seat, message


class Logbook:
    """The records of a match (from the first on, if there is an undo) and what was noted beside them."""

    def __init__(
        self, game: Game, records: Sequence[Record], times: Sequence[int], bots: Mapping[int, str]
    ) -> None:
        self.records: Sequence[Record] = records
        self._game: Game = game
        self._times: Sequence[int] = times  # when each of them was made
        self._bots: Mapping[int, str] = bots  # version -> the bot that decided it

    def lines(self, audience: Audience, known: int = 0) -> list[LogLine]:
        """Of all records but the first `known`."""
        return [
            self.line(audience, n, seen_by(audience, self.records[n].events))
            for n in range(known, len(self.records))
        ]

    def line(self, audience: Audience, n: int, events: Sequence[Event]) -> LogLine:
        """Of record number `n`; `events` are its own, cut for this audience."""
        record = self.records[n]
        if not self._is_known(audience, record, events):
            return LogLine(record.version)
        told, gains = in_words(self._game, record, events)
        return LogLine(
            record.version,
            record.seat,
            record.deed,
            self._bots.get(record.version),
            told,
            gains,
            record.value if record.deed == UNDO else None,
            self._times[n],
            events=[event.pack() for event in events],
        )

    def _is_known(self, audience: Audience, record: Record, events: Sequence[Event]) -> bool:
        if record.seat == audience:
            return True  # what a seat did itself, even where nothing happened that could be told
        if record.deed == UNDO:
            return any(
                earlier.deed != ACT or seen_by(audience, earlier.events)
                for earlier in taken_back(self.records, record)
            )
        return record.deed != ACT or bool(events)


def taken_back(records: Sequence[Record], undo: Record) -> list[Record]:
    """The records that an undo made as if they had never been; `records` must begin with the first."""
    return [record for record in standing(records[: undo.version - 1]) if record.version > undo.value]


def in_words(game: Game, record: Record, events: Sequence[Event]) -> tuple[list[Message], list[Gained]]:
    """Its sentences, and the points in them; `events` are cut already.

    Each gain names its sentence, so that a log puts points beside the words that tell of them.
    """
    if record.deed == UNDO:
        return [message("log-undo-agreed" if record.agreed else "log-undo", player=Seat(record.seat))], []
    wording = wording_of(game)
    told: list[Message] = []
    gains: list[Gained] = []
    for event in events:
        said = wording.tell(event)
        at = None if said is None else len(told)
        gains += [replace(gained, said=at) for gained in wording.gains(event)]
        if said is not None:
            told.append(said)
    return told, gains
