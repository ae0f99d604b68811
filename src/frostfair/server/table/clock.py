"""Clocks: how long each seat may think. All time is passed in, in milliseconds.

One rule serves both paces: a seat's bank runs while it is waited for; when its turn is over it gains the
increment, up to the cap if there is one. Undo never refunds time.
"""

from collections.abc import Sequence

from frostfair.wire.clock import NO_PACE, ClockFace, LivePace, NoPace, Pace, TurnPace


class Clock:
    """The banks of one table."""

    def __init__(self, pace: Pace, seats: int, deciders: Sequence[int], now: int) -> None:
        self.pace = NO_PACE if isinstance(pace, NoPace) else pace
        self._left = [_bank(pace)] * seats
        self._running = tuple(deciders)
        self._at = now

    def decided(self, deciders: Sequence[int], now: int) -> None:
        """A record was made; these are waited for now."""
        now = max(now, self._at)  # a computer's clock may step back, a player's never does
        for seat in () if self.pace is NO_PACE else self._running:
            self._left[seat] = self.left(seat, now)
            if seat not in deciders:
                self._left[seat] = self._gained(self._left[seat])
        self._running = tuple(deciders)
        self._at = now

    @property
    def since(self) -> int:
        """When the present question was asked."""
        return self._at

    def left(self, seat: int, now: int) -> int:
        spent = max(0, now - self._at) if seat in self._running else 0
        return max(0, self._left[seat] - spent)

    def out(self, now: int) -> list[int]:
        """Who is waited for and has no time left."""
        if isinstance(self.pace, NoPace):
            return []
        return [seat for seat in self._running if self.left(seat, now) == 0]

    def deadline(self) -> int | None:
        """When the next bank runs out."""
        if isinstance(self.pace, NoPace) or not self._running:
            return None
        return self._at + min(self._left[seat] for seat in self._running)

    def face(self, now: int | None = None) -> ClockFace | None:
        """What it shows at this moment; without one, when the present question was asked."""
        if isinstance(self.pace, NoPace):
            return None
        now = self._at if now is None else now
        left = [self.left(seat, now) for seat in range(len(self._left))]
        return ClockFace(left, list(self._running), now)

    def _gained(self, left: int) -> int:
        match self.pace:
            case LivePace(increment=increment):
                return left + 1000 * increment
            case TurnPace(each=each, cap=cap):
                return min(left + 1000 * each, max(left, 1000 * cap))
            case NoPace():
                return left


def _bank(pace: Pace) -> int:
    match pace:
        case LivePace(bank=bank):
            return 1000 * bank
        case TurnPace(each=each):
            return 1000 * each
        case NoPace():
            return 0
