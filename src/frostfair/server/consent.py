"""An undo that needs consent: somebody asks, all others who are there answer, and one no is enough.

What is asked is void as soon as anything is decided. It gives nobody their time back.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from frostfair.kernel.errors import NOTHING_TO_UNDO, IllegalAction, Malformed, StaleCommand
from frostfair.kernel.match import ACT, UNDO, Match
from frostfair.server.parts import Asking


@dataclass(slots=True)
class Plea:
    """Who asks to go back where, and who has agreed."""

    by: int
    to: int
    at: int  # the version at which it was asked
    agreed: set[int] = field(default_factory=set)

    def is_granted(self, needed: Sequence[int]) -> bool:
        return self.agreed.issuperset(needed)

    def told(self) -> Asking:
        return Asking(self.by, self.to, sorted(self.agreed))


def plea(match: Match, seat: int, at: int, to: int | None) -> Plea:
    """What a seat asks at version `at`: back to `to`, or to before its own last decision."""
    refuse_other_version(match, at)
    if to is None:
        to = _before_last_decision(match, seat)
    if not 0 <= to < match.version:
        raise Malformed(f"no way back to version {to}: the newest is {match.version}")
    return Plea(seat, to, at)


def refuse_other_version(match: Match, at: int) -> None:
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
