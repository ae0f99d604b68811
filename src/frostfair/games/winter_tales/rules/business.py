"""What all frames of Winter Tales have in common: a decider, its options, a rule that refuses the rest."""

from typing import Any, ClassVar, Final

from frostfair.games.winter_tales.rules.actions import HAND, PASS
from frostfair.games.winter_tales.rules.terms import NONE
from frostfair.kernel.bits import BIT
from frostfair.kernel.fast import i64, mypyc_attr
from frostfair.kernel.flow import NOBODY, Action, Frame, Refusal, Seat, Seats, Sink, below

UNASKED: Final = -2
WAITING: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Business(Frame):
    """A frame with one decider, `seat`, unless it says otherwise."""

    rule: ClassVar[str] = "WT-3.2"  # what stands in the way of anything that isn't offered
    reason: ClassVar[str] = "not-offered-now"
    hidden: ClassVar[tuple[str, ...]] = ()  # fields that only `seat` may know

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def deciders(self, state: Any) -> Seats:
        return BIT[self.seat]

    def options(self, state: Any, seat: int) -> list[int]:
        """What this decider may choose."""
        raise NotImplementedError

    def decide(self, state: Any, seat: Seat, action: Action, sink: Sink | None) -> None:
        """What follows from an option."""
        raise NotImplementedError

    def asides(self, state: Any, seat: int) -> list[int]:
        """What a seat may do beside any question that is asked on top of this business (WT-19.4)."""
        return []

    def take_aside(self, state: Any, seat: int, action: int, sink: Sink | None) -> None:
        """What follows from that; the question is asked again afterwards."""
        raise NotImplementedError

    def offered(self, state: Any, seat: int) -> list[int]:
        """The options, and the asides of what lies beneath everything."""
        found = self.options(state, seat)
        return found if state.artifact == NONE else found + state.stack[0].asides(state, seat)

    def take(self, state: Any, seat: Seat, action: Action, sink: Sink | None) -> None:
        if HAND <= action < HAND + 16:
            state.stack[0].take_aside(state, seat, action, sink)
        else:
            self.decide(state, seat, action, sink)

    def choices(self, state: Any, seat: Seat, out: Any) -> i64:
        found = self.offered(state, seat)
        n = len(found)
        if isinstance(out, list):
            out[:n] = found  # uncompiled a vec is a list, and one slice is faster than a loop
        else:
            for i in range(n):
                out[i] = found[i]
        return n

    def any_choice(self, state: Any, seat: Seat, out: Any) -> Action:
        found = self.offered(state, seat)
        return found[below(state, len(found))]

    def why_not(self, state: Any, seat: Seat, action: Action) -> Refusal:
        return Refusal(self.rule, self.reason)

    def held(self) -> list[int]:
        """The story cards that lie on this business, neither in a hand nor discarded."""
        return []

    def shown_to(self, seat: int | None) -> list[object]:
        """The frame as this seat may see it."""
        packed = self.pack()
        if seat == self.seat:
            return packed
        shown = [
            None if field in self.hidden else value
            for field, value in zip(self.fields, packed[1:], strict=True)
        ]
        return [self.kind, *shown]


class Ballot(Business):
    """Several seats answer at the same time, and nobody sees an answer before all are in (WT-26.3).

    `answers` has a place for every seat: UNASKED, WAITING, or the action it chose.
    """

    seat: int = NONE

    def __init__(self, answers: list[int]) -> None:
        self.answers: list[int] = list(answers)

    def deciders(self, state: Any) -> Seats:
        answers = self.answers
        if WAITING not in answers:
            return NOBODY
        waiting: i64 = NOBODY
        for seat, answer in enumerate(answers):
            if answer == WAITING:
                waiting |= BIT[seat]
        return waiting

    def decide(self, state: Any, seat: Seat, action: Action, sink: Sink | None) -> None:
        self.answers[seat] = action

    def shown_to(self, seat: int | None) -> list[object]:
        """Who has answered is seen; what, only by the one who did."""
        packed = self.pack()
        where = 1 + self.fields.index("answers")
        packed[where] = [a if s == seat or a < PASS else "given" for s, a in enumerate(self.answers)]
        return packed


def ballot_of(seats: int, asked: list[int]) -> list[int]:
    """Empty answers of those who are asked."""
    return [WAITING if seat in asked else UNASKED for seat in range(seats)]
