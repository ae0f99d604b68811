"""Set-up's last step (WS-2.7): the large witches."""

from typing import ClassVar, final

from frostfair.games.witchstone.rules.actions import SETTLE
from frostfair.games.witchstone.rules.board_effects import choose_tower
from frostfair.games.witchstone.rules.effects import begin_round, score_token, take_token, turn_token
from frostfair.games.witchstone.rules.flow.listing import list_members
from frostfair.games.witchstone.rules.flow.running import gain
from frostfair.games.witchstone.rules.flow.turn import CHOOSING, Turn
from frostfair.games.witchstone.rules.state import Table
from frostfair.games.witchstone.rules.terms import (
    BY_TOKEN,
    LOCATIONS,
    NONE,
    TOKEN_ACTIONS,
    TOWER,
    VP_TOKEN,
    Locations,
)
from frostfair.kernel.bits import BIT
from frostfair.kernel.fast import i64, vec
from frostfair.kernel.flow import NOBODY, Action, Frame, Refusal, Seat, Seats, Sink


@final
class Towers(Frame):
    """WS-2.7: from the last player back to the first, each puts the large witch on a free tower."""

    kind: ClassVar[str] = "towers"
    fields: ClassVar[tuple[str, ...]] = ("seat", "done")

    def __init__(self, seat: Seat, done: bool) -> None:
        self.seat: Seat = seat
        self.done: bool = done

    def copy(self) -> Frame:
        return Towers(self.seat, self.done)

    def deciders(self, state: Table) -> Seats:
        return NOBODY if self.done else BIT[self.seat]

    def choices(self, state: Table, seat: Seat, out: vec[i64]) -> i64:
        return list_members(free_towers(state), SETTLE, out, 0)

    def take(self, state: Table, seat: Seat, action: Action, sink: Sink | None) -> None:
        self.done = True
        tower = action - SETTLE
        token = state.token_at[tower]
        choose_tower(state, seat, tower, sink)
        take_token(state, seat, token, tower, False, sink)
        if token == VP_TOKEN:
            score_token(state, seat, token, False, sink)
        else:
            turn_token(seat, token, TOKEN_ACTIONS, sink)
            gain(state, seat, token, TOKEN_ACTIONS, BY_TOKEN + token, sink)

    def run(self, state: Table, sink: Sink | None) -> None:
        if self.seat == state.first:
            state.stack.pop()
            begin_round(state, sink)
            state.stack.append(Turn(state.first, CHOOSING, NONE, NONE, NONE, NONE))
            return
        self.seat = self.seat - 1 if self.seat > 0 else state.seats - 1
        self.done = False

    def why_not(self, state: Table, seat: Seat, action: Action) -> Refusal:
        if SETTLE <= action < SETTLE + LOCATIONS:
            if state.box.ball.locations_of[TOWER] & BIT[action - SETTLE] == 0:
                return Refusal("WS-2.7", "no-tower")
            return Refusal("WS-2.7", "tower-taken")
        return Refusal("WS-2.7", "tower-first")


def free_towers(state: Table) -> Locations:
    towers = state.box.ball.locations_of[TOWER]
    for p in state.players:
        if p.tower != NONE:
            towers &= ~BIT[p.tower]
    return towers
