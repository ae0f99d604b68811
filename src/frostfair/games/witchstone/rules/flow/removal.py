"""Crystals taken out of the cauldron at a cost (WS-3.7): possible in the middle of everything else."""

from typing import ClassVar, final

from frostfair.games.witchstone.rules.actions import REACH, REMOVE
from frostfair.games.witchstone.rules.effects import remove_crystal
from frostfair.games.witchstone.rules.flow.listing import list_members
from frostfair.games.witchstone.rules.state import Table
from frostfair.games.witchstone.rules.terms import HEXES
from frostfair.kernel.bits import BIT
from frostfair.kernel.fast import i64, vec
from frostfair.kernel.flow import Action, Frame, Refusal, Seat, Seats, Sink


@final
class Removal(Frame):
    """WS-3.7: which crystal is taken out of the cauldron."""

    kind: ClassVar[str] = "removal"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def copy(self) -> Frame:
        return Removal(self.seat)

    def deciders(self, state: Table) -> Seats:
        return BIT[self.seat]

    def choices(self, state: Table, seat: Seat, out: vec[i64]) -> i64:
        return list_members(state.crystal_hexes(seat), REMOVE, out, 0)

    def take(self, state: Table, seat: Seat, action: Action, sink: Sink | None) -> None:
        state.stack.pop()
        remove_crystal(state, seat, action - REMOVE, sink)

    def why_not(self, state: Table, seat: Seat, action: Action) -> Refusal:
        if REMOVE <= action < REMOVE + HEXES:
            return Refusal("WS-3.7", "no-crystal-there")
        return Refusal("WS-3.7", "crystal-first")


def may_reach(state: Table, seat: Seat) -> bool:
    """WS-3.7: at any moment of the own turn; set-up is no turn."""
    return state.round > 0 and state.crystal_hexes(seat) != 0


def list_reach(state: Table, seat: Seat, out: vec[i64], n: i64) -> i64:
    if may_reach(state, seat):
        out[n] = REACH
        n += 1
    return n


def why_not_reach(state: Table) -> Refusal:
    return Refusal("WS-3.7", "no-crystal-left" if state.round > 0 else "not-during-set-up")
