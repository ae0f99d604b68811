"""The ledger of a match: every point with its source, its turn and its reason, as an audience may know it.

It is read off the log, so what was taken back isn't in it. While points lie face down, only those seats are
told whose points the audience sees anyway.
"""

from collections.abc import Iterator, Sequence

from frostfair.kernel.flow import Event
from frostfair.kernel.game import Result, View
from frostfair.kernel.record import ACT, Record, seen_by, standing
from frostfair.wire.ledger import Ledger, LedgerEntry
from frostfair.wording.base import Wording
from frostfair.wording.message import Message
from frostfair.wording.verdict import verdict


def ledger(
    wording: Wording,
    records: Sequence[Record],
    audience: int | None,
    view: View,
    seats: int,
    result: Result | None,
) -> Ledger:
    """`view` is the audience's own, of the moment after the last of the records."""
    sealed = wording.sealed(view)
    told = [seat for seat in range(seats) if seat not in sealed]
    reader = _Reader(wording, audience)
    entries = [entry for record in standing(records) for entry in reader.read(record) if entry.seat in told]
    judged = None if result is None else verdict(wording, reader.sources, entries, result, audience)
    return Ledger(reader.sources, entries, told, reader.rounds, judged)


class _Reader:
    """Goes through the log record by record and knows what round it is."""

    def __init__(self, wording: Wording, audience: int | None) -> None:
        self.sources: list[Message] = wording.sources()
        self.rounds = 0
        self._wording = wording
        self._audience = audience
        self._turns: dict[int, int] = {}  # of each seat
        self._seat: int | None = None  # whose turn it is
        self._round: int | None = None  # as the game itself counts
        self._final = False

    def read(self, record: Record) -> Iterator[LedgerEntry]:
        self._count_turn(record)
        for event in seen_by(self._audience, record.events):
            yield from self._read_event(event, record.version)

    def _count_turn(self, record: Record) -> None:
        """All that a seat decides until another one does is one turn."""
        if record.deed == ACT and record.seat != self._seat:
            self._seat = record.seat
            self._turns[record.seat] = self._turns.get(record.seat, 0) + 1

    def _read_event(self, event: Event, version: int) -> Iterator[LedgerEntry]:
        self._final = self._final or self._wording.opens_last_scoring(event)
        self._round = self._wording.round_of(event) or self._round
        now = self._turns.get(self._seat or 0, 0) if self._round is None else self._round
        self.rounds = max(self.rounds, now)
        gains = self._wording.gains(event)
        if not gains:
            return
        account = self._wording.account(event)
        for gained in gains:
            yield LedgerEntry(
                gained.seat,
                self._source(gained.source),
                gained.points,
                version,
                now,
                self._final,
                account.told,
                account.counted,
            )

    def _source(self, named: Message) -> int:
        if named not in self.sources:
            self.sources.append(named)
        return self.sources.index(named)
