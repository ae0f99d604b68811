"""WT-10.3, WT-16: where a quest token is placed, and under whom."""

from typing import ClassVar, final

from frostfair.games.winter_tales.rules.actions import PLACE, UNDER, place
from frostfair.games.winter_tales.rules.business import Business
from frostfair.games.winter_tales.rules.effects import tell
from frostfair.games.winter_tales.rules.rulings import (
    RETALIATION_UNDER_REBEL,
    SAFE_HOUSE_BARS_POWER_ONLY,
)
from frostfair.games.winter_tales.rules.state import Table
from frostfair.games.winter_tales.rules.terms import (
    CARRIED,
    CHARACTERS,
    NIGHTMARE,
    NONE,
    ON_MAP,
    RETALIATION,
    SOLDIERS,
    TELL_INTRO,
)
from frostfair.games.winter_tales.rules.winnings import place_token
from frostfair.kernel.bits import BIT
from frostfair.kernel.flow import Action, Refusal, Seat, Sink


@final
class TokenPlacing(Business):
    """The creator chooses the place or the carrier, and tells what the quest is about (WT-10.4)."""

    kind: ClassVar[str] = "token-placing"
    fields: ClassVar[tuple[str, ...]] = ("seat", "quest")
    rule: ClassVar[str] = "WT-10.3"

    def __init__(self, seat: int, quest: int) -> None:
        super().__init__(seat)
        self.quest: int = quest

    def options(self, state: Table, seat: int) -> list[int]:
        first = place(self.quest, 0)
        return [first + target for target in targets(state, self.quest)]

    def decide(self, state: Table, seat: Seat, action: Action, sink: Sink | None) -> None:
        state.stack.pop()
        target = action - PLACE - self.quest * 64
        carrier = target - UNDER if self.quest in CARRIED else NONE
        place_token(state, seat, self.quest, target if carrier == NONE else carrier, sink)
        space = target if carrier == NONE else state.where[carrier]
        tell(sink, TELL_INTRO, seat, carrier, space, NONE, NONE, self.quest)

    def why_not(self, state: Table, seat: Seat, action: Action) -> Refusal:
        if PLACE <= action < PLACE + 512 and (action - PLACE) // 64 == self.quest:
            return Refusal("WT-1.9" if self.quest not in CARRIED else "WT-16.0", "token-can-not-lie-there")
        return Refusal(self.rule, "place-the-token")


def targets(state: Table, quest: int) -> list[int]:
    """Places with an empty quest space (WT-1.9), or rebels in play (WT-16.0)."""
    if quest not in CARRIED:
        taken = [at for q, at in enumerate(state.token_at) if q not in CARRIED and state.token[q] == ON_MAP]
        if quest == NIGHTMARE and not SAFE_HOUSE_BARS_POWER_ONLY:
            taken.append(state.safe_house)
        return [space for space in range(state.box.places) if space not in taken]
    under_soldier = quest == RETALIATION and not RETALIATION_UNDER_REBEL
    people = [c for c in range(CHARACTERS) if state.where[c] != NONE]
    return [UNDER + c for c in people if (SOLDIERS & BIT[c] != 0) == under_soldier]
