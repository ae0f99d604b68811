"""WT-2.7, WT-25.1: who is the arbiter."""

from typing import ClassVar, final

from frostfair.games.winter_tales.rules.actions import VOTE
from frostfair.games.winter_tales.rules.business import Ballot, ballot_of
from frostfair.games.winter_tales.rules.effects import elect
from frostfair.games.winter_tales.rules.events import Voted
from frostfair.games.winter_tales.rules.state import Table
from frostfair.games.winter_tales.rules.terms import SPRING
from frostfair.kernel.flow import Action, Seat, Sink


def begin_election(state: Table, candidates: list[int]) -> None:
    """Everybody names one of the candidates."""
    answers = ballot_of(state.seats, list(range(state.seats)))
    state.stack.append(Election(candidates, answers))


@final
class Election(Ballot):
    """WT-2.7, WT-25.1: a secret choice by all; on a tie the youngest Spring player appoints."""

    kind: ClassVar[str] = "election"
    fields: ClassVar[tuple[str, ...]] = ("candidates", "answers")
    rule: ClassVar[str] = "WT-25.1"
    reason: ClassVar[str] = "name-a-candidate"

    def __init__(self, candidates: list[int], answers: list[int]) -> None:
        super().__init__(answers)
        self.candidates: list[int] = list(candidates)

    def options(self, state: Table, seat: int) -> list[int]:
        return [VOTE + candidate for candidate in self.candidates]

    def decide(self, state: Table, seat: Seat, action: Action, sink: Sink | None) -> None:
        self.answers[seat] = action
        if sink is not None:
            sink.add(Voted(seat, action))

    def run(self, state: Table, sink: Sink | None) -> None:
        state.stack.pop()
        votes = [self.answers.count(VOTE + candidate) for candidate in self.candidates]
        most = max(votes)
        best = [c for c, n in zip(self.candidates, votes, strict=True) if n == most]
        if len(best) == 1:
            elect(state, best[0], sink)
        else:
            anybody = self.candidates if state.amended else best
            state.stack.append(Election(anybody, ballot_of(state.seats, [state.youngest(SPRING)])))
