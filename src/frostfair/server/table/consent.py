"""An undo that needs consent: somebody asks, all others who are there answer, and one no is enough.

What is asked is void as soon as anything is decided. It gives nobody their time back.
"""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from frostfair.kernel.errors import NOTHING_TO_UNDO, IllegalAction, Malformed, StaleCommand
from frostfair.kernel.match import ACT, UNDO, Match
from frostfair.server.table.outcome import Outcome, Told
from frostfair.wire import messages as wire
from frostfair.wire.data import Asking

if TYPE_CHECKING:
    from frostfair.server.table.room import Room


@dataclass(slots=True)
class Plea:
    """Who asks to go back where, and who has agreed."""

    by: int
    to: int
    agreed: set[int] = field(default_factory=set)

    def told(self) -> Asking:
        return Asking(self.by, self.to, sorted(self.agreed))


class Consent:
    """What is asked at one table."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._plea: Plea | None = None

    def told(self) -> Asking | None:
        return None if self._plea is None else self._plea.told()

    def ask(self, seat: int, at: int, to: int | None, now: int) -> Outcome:
        """At version `at`: back to `to`, or to before one's own last decision."""
        match = self._room.match
        _refuse_other_version(match, at)
        if to is None:
            to = _before_last_decision(match, seat)
        if not 0 <= to < match.version:
            raise Malformed(f"no way back to version {to}: the newest is {match.version}")
        self._plea = Plea(seat, to)
        return self._grant_or_tell(self._plea, now)

    def answer(self, seat: int, at: int, yes: bool, now: int) -> Outcome:
        _refuse_other_version(self._room.match, at)
        if self._plea is None:
            raise IllegalAction(NOTHING_TO_UNDO, "nobody-asks")
        if not yes:
            return Outcome(told=self.forget())
        self._plea.agreed.add(seat)
        return self._grant_or_tell(self._plea, now)

    def forget(self) -> Told:
        """Something was decided, or somebody said no."""
        if self._plea is None:
            return []
        self._plea = None
        return self._room.to_all(wire.Pleading(Asking()))

    def _grant_or_tell(self, plea: Plea, now: int) -> Outcome:
        if plea.agreed.issuperset(self._room.others(plea.by, now)):
            return self._room.undo_agreed(plea.by, plea.to, now)
        return Outcome(told=self._room.to_all(wire.Pleading(plea.told())))


def _refuse_other_version(match: Match, at: int) -> None:
    """Everybody must mean the same table."""
    if at > match.version:
        raise Malformed(f"no version {at}: the newest is {match.version}")
    if at < match.version:
        raise StaleCommand(f"is about version {at}, but the table has gone on to {match.version}")


def _before_last_decision(match: Match, seat: int) -> int:
    last = match.version
    for record in reversed(match.records):
        if record.version > last:
            continue  # taken back already
        if record.deed == UNDO:
            last = record.value
        elif record.seat == seat and record.deed == ACT:
            return record.version - 1
    raise IllegalAction(NOTHING_TO_UNDO, "nothing-to-undo")
