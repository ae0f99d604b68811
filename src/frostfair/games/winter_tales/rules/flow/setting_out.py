"""WT-11.2: others set out for a quest."""

from typing import ClassVar, final

from frostfair.games.winter_tales.rules.actions import ACTIVATE, PASS, READY
from frostfair.games.winter_tales.rules.business import Business
from frostfair.games.winter_tales.rules.effects import activate, ready_again
from frostfair.games.winter_tales.rules.flow.activation import begin_activation
from frostfair.games.winter_tales.rules.flow.calls import Judged
from frostfair.games.winter_tales.rules.flow.powers import can_ready
from frostfair.games.winter_tales.rules.rulings import JOIN_FROM_THE_LEFT, MAY_SET_OUT_FROM_THERE
from frostfair.games.winter_tales.rules.state import Table
from frostfair.games.winter_tales.rules.terms import characters_in
from frostfair.kernel.flow import Action, Seat, Sink


class Sending(Judged):
    """A quest that others are heading for: `sent` names a character per seat, or NONE."""

    def __init__(self, seat: int, verdict: int, quest: int, sent: list[int]) -> None:
        super().__init__(seat, verdict)
        self.quest: int = quest
        self.sent: list[int] = list(sent)


def who_may_set_out(state: Table, seat: int, space: int) -> tuple[int, ...]:
    """WT-11.2: ready, and on the quest's space or able to move there."""
    mine = state.owned[seat] & state.ready
    there = mine & state.at[space] if MAY_SET_OUT_FROM_THERE else 0
    return characters_in(there | mine & ~state.at[space] & ~state.lying & ~state.barred)


@final
class SettingOut(Business):
    """May a character of this seat head for the quest?"""

    kind: ClassVar[str] = "setting-out"
    fields: ClassVar[tuple[str, ...]] = ("seat", "space")
    rule: ClassVar[str] = "WT-11.2"

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: int = space

    def options(self, state: Table, seat: int) -> list[int]:
        found = [ACTIVATE + c for c in who_may_set_out(state, seat, self.space)]
        if can_ready(state, seat):
            found.append(READY)
        return [*found, PASS]

    def decide(self, state: Table, seat: Seat, action: Action, sink: Sink | None) -> None:
        if action == READY:
            ready_again(state, sink)
            return
        state.stack.pop()
        if action == PASS:
            return
        character = action - ACTIVATE
        quest = state.stack[-1]
        assert isinstance(quest, Sending)
        quest.sent[seat] = character
        activate(state, seat, character, quest.quest, sink)
        begin_activation(state, seat, character, self.space)


def joining_order(state: Table, seat: int) -> list[int]:
    """WT-11.4, ruling C-1."""
    order = state.clockwise_after(seat)
    return order if JOIN_FROM_THE_LEFT else order[-1:] + order[:-1]
