"""Witch actions (chapter 5)."""

from typing import ClassVar, final

from frostfair.games.witchstone.rules.actions import LAY_WITCH, SEND
from frostfair.games.witchstone.rules.board_effects import lay_witch, send_witch
from frostfair.games.witchstone.rules.effects import score_token, take_token
from frostfair.games.witchstone.rules.flow.listing import list_members
from frostfair.games.witchstone.rules.flow.running import Running
from frostfair.games.witchstone.rules.state import Table
from frostfair.games.witchstone.rules.terms import LOCATIONS, NONE, VP_TOKEN, WITCH, Heap, Kind, Location
from frostfair.games.witchstone.rules.ways import cost, destinations
from frostfair.kernel.bits import BIT
from frostfair.kernel.fast import i64, mypyc_attr, vec
from frostfair.kernel.flow import Action, Frame, Refusal, Seat, Sink


@final
@mypyc_attr(free_list_len=1)
class Witches(Running):
    """WS-5.1: lay a witch beside the own tower, or send a lying one out."""

    kind: ClassVar[str] = "witch"
    fields: ClassVar[tuple[str, ...]] = ("seat", "left", "origin", "tokens")

    def __init__(self, seat: Seat, left: i64, origin: i64, tokens: Heap) -> None:
        super().__init__(seat, left, origin, tokens)

    def copy(self) -> Frame:
        return Witches(self.seat, self.left, self.origin, self.tokens)

    def opened(self, seat: Seat, left: i64, origin: i64) -> Running:
        return Witches(seat, left, origin, 0)

    def symbol(self) -> Kind:
        return WITCH

    def can_go_on(self, state: Table) -> bool:
        """WS-5.10"""
        p = state.players[self.seat]
        return p.supply + p.lying > 0

    def list_own(self, state: Table, out: vec[i64]) -> i64:
        n: i64 = 0
        if self.left > 0 and state.players[self.seat].supply > 0:
            out[0] = LAY_WITCH
            n = 1
        return list_members(destinations(state, self.seat, self.left), SEND, out, n)

    def do(self, state: Table, action: Action, sink: Sink | None) -> None:
        if action == LAY_WITCH:
            self.left -= 1
            lay_witch(state, self.seat, sink)
        else:
            self.send(state, action - SEND, sink)

    def send(self, state: Table, to: Location, sink: Sink | None) -> None:
        actions = cost(state, self.seat, to)
        self.left -= actions
        send_witch(state, self.seat, to, actions, sink)
        token = state.token_at[to]
        if token == NONE:
            return  # somebody was there before (WS-5.7), or it is the Witchstone (WS-5.9)
        take_token(state, self.seat, token, to, False, sink)
        if token == VP_TOKEN:
            score_token(state, self.seat, token, False, sink)
        else:
            self.hold_token(token, False)

    def why_not_own(self, state: Table, action: Action) -> Refusal:
        p = state.players[self.seat]
        if action == LAY_WITCH:
            return Refusal("WS-5.1", "no-actions-left" if p.supply > 0 else "no-witch-in-supply")
        if SEND <= action < SEND + LOCATIONS:
            return self.why_not_there(state, action - SEND)
        return Refusal("WS-5.1", "no-witch-action")

    def why_not_there(self, state: Table, to: Location) -> Refusal:
        p = state.players[self.seat]
        if p.lying == 0:
            return Refusal("WS-5.1", "no-lying-witch")
        if p.standing & BIT[to] != 0:
            return Refusal("WS-5.5", "your-witch-stands-there")
        if cost(state, self.seat, to) == NONE:
            return Refusal("WS-5.2", "no-way-leads-there")
        return Refusal("WS-5.3", "not-enough-actions")
