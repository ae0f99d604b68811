"""WT-21.1, WT-21.6: the skills that are a choice, once at the start of an activation."""

from typing import ClassVar, final

from frostfair.games.winter_tales.rules.actions import PASSAGE, SWAP, TAKE_OBJECTIVE
from frostfair.games.winter_tales.rules.business import Business
from frostfair.games.winter_tales.rules.flow.objectives import held_by
from frostfair.games.winter_tales.rules.state import UNUSED, Table
from frostfair.games.winter_tales.rules.terms import NONE, SKILL_OBJECTIVE, SKILL_PASSAGE, side_of
from frostfair.games.winter_tales.rules.winnings import swap_objective
from frostfair.kernel.flow import Action, Seat, Sink


def skill_options(state: Table, seat: int, character: int) -> list[int]:
    if state.is_lying(character):
        return []
    skill = state.box.skill[character]
    if skill == SKILL_PASSAGE:
        there = state.where[character] == state.box.passage[character]
        return [] if there or state.is_pinned(character) else [PASSAGE]
    return [SWAP] if skill == SKILL_OBJECTIVE and may_swap(state, seat, side_of(character)) else []


def may_swap(state: Table, seat: int, side: int) -> bool:
    """WT-21.1: there is an unscored objective of this side, and another to take."""
    if not state.objectives:
        return False
    return own_of_side(state, seat, side) != NONE and len(unused_of(state, side)) > 0


@final
class ChoosingObjective(Business):
    """WT-21.1: look through the unused objectives of the side and choose one for the old."""

    kind: ClassVar[str] = "choosing-objective"
    fields: ClassVar[tuple[str, ...]] = ("seat", "side")
    rule: ClassVar[str] = "WT-21.1"

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side: int = side

    def options(self, state: Table, seat: int) -> list[int]:
        return [TAKE_OBJECTIVE + o for o in unused_of(state, self.side)]

    def decide(self, state: Table, seat: Seat, action: Action, sink: Sink | None) -> None:
        state.stack.pop()
        old = own_of_side(state, seat, self.side)
        swap_objective(state, seat, old, action - TAKE_OBJECTIVE, sink)


def unused_of(state: Table, side: int) -> list[int]:
    sides = state.box.objective_side
    return [o for o, owner in enumerate(state.objective) if owner == UNUSED and sides[o] == side]


def own_of_side(state: Table, seat: int, side: int) -> int:
    """The seat's unscored objective of a side, or NONE."""
    return next((o for o in held_by(state, seat) if state.box.objective_side[o] == side), NONE)
