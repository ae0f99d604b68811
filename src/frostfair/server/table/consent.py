"""An undo that needs consent: a seat asks, all other players who are there answer, and one no is enough.

A request is void as soon as anything is decided or a seat changes hands. It gives no player their time back.
Those who are asked are asked once and for all: a player who leaves instead of answering hasn't agreed.
"""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from frostfair.kernel.errors import NOTHING_TO_UNDO, IllegalAction, Malformed, StaleCommand
from frostfair.kernel.match import Match
from frostfair.kernel.record import ACT, standing
from frostfair.wire.data import UndoRequestData

Ending: TypeAlias = Literal["granted", "declined", "withdrawn", "void"]


@dataclass(slots=True)
class UndoRequest:
    """The seat that asks to go back to a version, and those that must agree."""

    by: int
    to: int
    asked: frozenset[int]
    agreed: set[int] = field(default_factory=set)
    ended: Ending | None = None
    ended_by: int | None = None

    @property
    def is_granted(self) -> bool:
        return self.ended is None and self.agreed >= self.asked

    def data(self) -> UndoRequestData:
        return UndoRequestData(
            self.by, self.to, sorted(self.asked), sorted(self.agreed), self.ended, self.ended_by
        )


class Consent:
    """The request of one table, if there is one."""

    def __init__(self) -> None:
        self._request: UndoRequest | None = None

    def data(self) -> UndoRequestData | None:
        return None if self._request is None else self._request.data()

    def ask(self, match: Match, seat: int, at: int, to: int | None, asked: Collection[int]) -> UndoRequest:
        """At version `at`: back to `to`, or to before the seat's own last decision."""
        _refuse_other_version(match, at)
        if self._request is not None and self._request.by != seat:
            raise IllegalAction(NOTHING_TO_UNDO, "another-asks")
        if to is None:
            to = _before_last_decision(match, seat)
        _refuse_no_way_back(match, to)
        self._request = UndoRequest(seat, to, frozenset(asked))
        return self._request

    def answer(self, match: Match, seat: int, mine: Collection[int], at: int, yes: bool) -> UndoRequest:
        """The request with this answer, which counts for all seats of the same user."""
        _refuse_other_version(match, at)
        request = self._request
        if request is None:
            raise IllegalAction(NOTHING_TO_UNDO, "nobody-asks")
        if yes:
            request.agreed.update(request.asked.intersection(mine))
        else:
            self.end("withdrawn" if request.by in mine else "declined", seat)
        return request

    def end(self, how: Ending, by: int | None = None) -> UndoRequest | None:
        """The request that was, if there was one."""
        request, self._request = self._request, None
        if request is not None:
            request.ended, request.ended_by = how, by
        return request


def _refuse_other_version(match: Match, at: int) -> None:
    """All players must mean the same table."""
    if at > match.version:
        raise Malformed(f"no version {at}: the newest is {match.version}")
    if at < match.version:
        raise StaleCommand(f"is about version {at}, but the table has gone on to {match.version}")


def _refuse_no_way_back(match: Match, to: int) -> None:
    """What was taken back can't be had again by going back to it."""
    if not 0 <= to < match.version:
        raise Malformed(f"no way back to version {to}: the newest is {match.version}")
    still_standing = [record for record in match.standing() if record.version <= to]
    if standing(match.records[:to]) != still_standing:
        raise IllegalAction(NOTHING_TO_UNDO, "taken-back-already")


def _before_last_decision(match: Match, seat: int) -> int:
    mine = [record for record in match.standing() if record.seat == seat and record.deed == ACT]
    if not mine:
        raise IllegalAction(NOTHING_TO_UNDO, "nothing-to-undo")
    return mine[-1].version - 1
