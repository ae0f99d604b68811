"""Where rules depend on the story: the arbiter's binding calls, or the table's vote (WT-15.3, WT-25.3)."""

from typing import ClassVar, Final, final

from frostfair.games.winter_tales.rules.actions import ACCEPT, REJECT, STEP_DOWN
from frostfair.games.winter_tales.rules.business import Ballot, Business, ballot_of
from frostfair.games.winter_tales.rules.flow.election import begin_election
from frostfair.games.winter_tales.rules.quest_events import CallMade
from frostfair.games.winter_tales.rules.state import Table
from frostfair.games.winter_tales.rules.terms import NONE
from frostfair.kernel.flow import Sink

TOPICS: Final = ("bookmark", "relocation", "artifact", "return", "objective")
(ON_BOOKMARK, ON_RELOCATION, ON_ARTIFACT, ON_RETURN, ON_OBJECTIVE) = range(5)

REFUSED: Final = 0
ACCEPTED: Final = 1


class Judged(Business):
    """Business that waits for a call: `verdict` is NONE, REFUSED or ACCEPTED."""

    def __init__(self, seat: int, verdict: int) -> None:
        super().__init__(seat)
        self.verdict: int = verdict


@final
class Call(Ballot):
    """The arbiter decides; if he is a party, all but the author vote (WT-24.4, WT-25.4)."""

    kind: ClassVar[str] = "call"
    fields: ClassVar[tuple[str, ...]] = ("topic", "author", "opponent", "answers")
    rule: ClassVar[str] = "WT-25.3"

    def __init__(self, topic: int, author: int, opponent: int, answers: list[int]) -> None:
        super().__init__(answers)
        self.topic: int = topic
        self.author: int = author
        self.opponent: int = opponent

    def options(self, state: Table, seat: int) -> list[int]:
        # WT-25.5: an arbiter who is gone accepts and gives up the token; the table answers for him.
        return [ACCEPT, REJECT] if self.is_vote(state) else [ACCEPT, REJECT, STEP_DOWN]

    def is_vote(self, state: Table) -> bool:
        return state.arbiter in (self.author, self.opponent)

    def run(self, state: Table, sink: Sink | None) -> None:
        rejected = self.answers.count(REJECT)
        accepted = rejected <= self.answers.count(ACCEPT) + self.answers.count(STEP_DOWN)  # WT-24.4: tie
        state.stack.pop()
        waiting = state.stack[-1]
        assert isinstance(waiting, Judged)
        waiting.verdict = ACCEPTED if accepted else REFUSED
        if sink is not None:
            sink.add(CallMade(self.topic, self.author, waiting.verdict))
        if STEP_DOWN in self.answers:
            begin_election(state, [seat for seat in range(state.seats) if seat != state.arbiter])


def ask_arbiter(state: Table, topic: int, author: int, opponent: int = NONE) -> None:
    interested = state.arbiter in (author, opponent)
    asked = [s for s in range(state.seats) if s != author] if interested else [state.arbiter]
    state.stack.append(Call(topic, author, opponent, ballot_of(state.seats, asked)))
