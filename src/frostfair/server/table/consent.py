"""An undo that needs consent: a seat asks, all other players who are there answer, and one no is enough.

A request is void as soon as anything is decided. It gives no player their time back.
"""

from dataclasses import dataclass, field

from frostfair.kernel.errors import NOTHING_TO_UNDO, IllegalAction, Malformed, StaleCommand
from frostfair.kernel.match import Match
from frostfair.kernel.record import ACT
from frostfair.wire.data import Asking


@dataclass(slots=True)
class UndoRequest:
    """The seat that asks to go back to a version, and those that have agreed."""

    by: int
    to: int
    agreed: set[int] = field(default_factory=set)

    def data(self) -> Asking:
        return Asking(self.by, self.to, sorted(self.agreed))


class Consent:
    """The request of one table, if there is one."""

    def __init__(self) -> None:
        self._request: UndoRequest | None = None

    def data(self) -> Asking | None:
        return None if self._request is None else self._request.data()

    def ask(self, match: Match, seat: int, at: int, to: int | None) -> UndoRequest:
        """At version `at`: back to `to`, or to before the seat's own last decision."""
        _refuse_other_version(match, at)
        if to is None:
            to = _before_last_decision(match, seat)
        if not 0 <= to < match.version:
            raise Malformed(f"no way back to version {to}: the newest is {match.version}")
        self._request = UndoRequest(seat, to)
        return self._request

    def answer(self, match: Match, seat: int, at: int, yes: bool) -> UndoRequest | None:
        """The request with this answer; None: it is refused."""
        _refuse_other_version(match, at)
        if self._request is None:
            raise IllegalAction(NOTHING_TO_UNDO, "nobody-asks")
        if yes:
            self._request.agreed.add(seat)
        else:
            self._request = None
        return self._request

    def forget(self) -> bool:
        """Something was decided; whether there was a request."""
        was_asked = self._request is not None
        self._request = None
        return was_asked


def _refuse_other_version(match: Match, at: int) -> None:
    """All players must mean the same table."""
    if at > match.version:
        raise Malformed(f"no version {at}: the newest is {match.version}")
    if at < match.version:
        raise StaleCommand(f"is about version {at}, but the table has gone on to {match.version}")


def _before_last_decision(match: Match, seat: int) -> int:
    mine = [record for record in match.standing() if record.seat == seat and record.deed == ACT]
    if not mine:
        raise IllegalAction(NOTHING_TO_UNDO, "nothing-to-undo")
    return mine[-1].version - 1
