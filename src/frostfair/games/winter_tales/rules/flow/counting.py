"""WT-11.7: what has gathered in a quest: who takes part, which cards were played, and what comes of it."""

from frostfair.games.winter_tales.rules.effects import tell
from frostfair.games.winter_tales.rules.flow.memory import Remembering
from frostfair.games.winter_tales.rules.flow.setting_out import Sending
from frostfair.games.winter_tales.rules.quest_events import QuestEnded
from frostfair.games.winter_tales.rules.state import Table
from frostfair.games.winter_tales.rules.terms import (
    CARRIED,
    FAILURE,
    NEUTRAL,
    NONE,
    OF_SIDE,
    SKILL_QUEST,
    SPRING,
    SUCCESS,
    TELL_QUEST_ENDING,
    TIE,
    WINTER,
    side_of,
    side_of_quest,
)
from frostfair.kernel.bits import BIT
from frostfair.kernel.flow import Sink


class Counting(Sending):
    """`taking_part` names a character per seat; `failed` if the bookmark was forgotten (WT-12.5).

    `plays` is (card, seat, side) again and again, with NONE for the artifact's memory.
    """

    def __init__(
        self,
        seat: int,
        verdict: int,
        quest: int,
        sent: list[int],
        space: int,
        taking_part: list[int],
        plays: list[int],
        failed: int,
    ) -> None:
        super().__init__(seat, verdict, quest, sent)
        self.space: int = space
        self.taking_part: list[int] = list(taking_part)
        self.plays: list[int] = list(plays)
        self.failed: int = failed

    def held(self) -> list[int]:
        return [card for card in self.plays[::3] if card != NONE]

    def count(self, state: Table, sink: Sink | None) -> None:
        spring, winter = self.total(state, SPRING), self.total(state, WINTER)
        own, other = (spring, winter) if side_of_quest(self.quest) == SPRING else (winter, spring)
        outcome = TIE if own == other else SUCCESS if own > other else FAILURE
        if self.failed:
            outcome = FAILURE  # WT-12.5
        if sink is not None:
            sink.add(QuestEnded(self.quest, spring, winter, outcome, self.failed))
        tell(sink, TELL_QUEST_ENDING, self.seat, self.taking_part[self.seat], self.space, quest=self.quest)
        state.stack.pop()
        state.stack.append(self.remembering(state, outcome))

    def total(self, state: Table, side: int) -> int:
        """Cards of a side, and one for each of its characters with the skill (WT-21.2)."""
        n = self.plays[2::3].count(side)
        if state.skills:
            there = [c for c in self.taking_part if c != NONE and side_of(c) == side]
            n += len([c for c in there if state.box.skill[c] == SKILL_QUEST])
        return n

    def remembering(self, state: Table, outcome: int) -> Remembering:
        side = side_of_quest(self.quest)
        winner = NEUTRAL if outcome == TIE else side if outcome == SUCCESS else 1 - side
        carrier = state.token_at[self.quest] if self.quest in CARRIED else NONE
        allies = [c for c in self.taking_part if c != NONE and BIT[c] & OF_SIDE[side]]
        return Remembering(
            self.seat,
            self.quest,
            self.taking_part[self.seat],
            carrier,
            outcome,
            winner,
            allies,
            self.taking_part,
            self.plays,
            NONE,
            NONE,
            0,
        )
