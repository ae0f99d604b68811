"""Pentagram actions (chapter 6)."""

from typing import ClassVar, final

from frostfair.games.witchstone.rules.actions import CHOOSE, DONE, LAY_SPECIAL, REACH, STEP, USE_SPECIAL
from frostfair.games.witchstone.rules.board_effects import (
    lay_special,
    step_on_pentagram,
    take_owl,
    take_special,
    use_special,
)
from frostfair.games.witchstone.rules.flow.listing import list_members
from frostfair.games.witchstone.rules.flow.removal import Removal, list_reach, why_not_reach
from frostfair.games.witchstone.rules.flow.running import Running, gain
from frostfair.games.witchstone.rules.state import Table
from frostfair.games.witchstone.rules.terms import (
    BY_DARK,
    BY_SPECIAL,
    DARK,
    EMPTY_DARK_ACTIONS,
    NONE,
    OWL,
    PENTAGRAM,
    SPECIAL_ACTIONS,
    SYMBOL,
    Heap,
    Kind,
)
from frostfair.kernel.bits import BIT, first
from frostfair.kernel.fast import i64, mypyc_attr, vec
from frostfair.kernel.flow import Action, Frame, Refusal, Seat, Seats, Sink


@final
@mypyc_attr(free_list_len=1)
class Pentagram(Running):
    """WS-6.1: one step each; the special tiles taken on the way are decided before it ends (WS-6.5)."""

    kind: ClassVar[str] = "pentagram"
    fields: ClassVar[tuple[str, ...]] = ("seat", "left", "origin", "tokens", "specials")

    def __init__(self, seat: Seat, left: i64, origin: i64, tokens: Heap, specials: i64) -> None:
        super().__init__(seat, left, origin, tokens)
        self.specials: i64 = specials  # special tiles that wait for their decision, a set

    def copy(self) -> Frame:
        return Pentagram(self.seat, self.left, self.origin, self.tokens, self.specials)

    def opened(self, seat: Seat, left: i64, origin: i64) -> Running:
        return Pentagram(seat, left, origin, 0, 0)

    def symbol(self) -> Kind:
        return PENTAGRAM

    def can_go_on(self, state: Table) -> bool:
        return True  # the ring has no end

    def must_decide(self) -> bool:
        return self.specials != 0

    def list_own(self, state: Table, out: vec[i64]) -> i64:
        n: i64 = 0
        if self.left > 0:
            out[0] = STEP
            n = 1
        if self.specials == 0:
            return n
        empty = state.empty_hexes(self.seat)
        todo = self.specials
        while todo:
            special = first(todo)
            todo &= todo - 1
            out[n] = USE_SPECIAL + 2 * special
            out[n + 1] = USE_SPECIAL + 2 * special + 1
            n = list_members(empty, LAY_SPECIAL + 64 * special, out, n + 2)
        return n

    def do(self, state: Table, action: Action, sink: Sink | None) -> None:
        if action == STEP:
            self.step(state, sink)
        elif action >= LAY_SPECIAL:
            special = action - LAY_SPECIAL >> 6
            self.specials ^= BIT[special]
            lay_special(state, self.seat, special, action - LAY_SPECIAL & 63, sink)
        else:
            self.use(state, action - USE_SPECIAL, sink)

    def use(self, state: Table, side: i64, sink: Sink | None) -> None:
        special = side >> 1
        self.specials ^= BIT[special]
        use_special(state, self.seat, special, SYMBOL[side], sink)
        gain(state, self.seat, SYMBOL[side], SPECIAL_ACTIONS, BY_SPECIAL + special, sink)

    def step(self, state: Table, sink: Sink | None) -> None:
        self.left -= 1
        space = step_on_pentagram(state, self.seat, sink)
        sort = state.box.tracks.pentagram[space]
        place = state.box.tracks.pentagram_place[space]
        if sort == OWL:
            take_owl(state, self.seat, place, sink)
        elif sort == DARK:
            self.reach_dark(state, place, sink)

    def reach_dark(self, state: Table, place: i64, sink: Sink | None) -> None:
        """WS-6.4"""
        special = state.dark[place]
        if special == NONE:
            state.stack.append(AnyKind(self.seat, BY_DARK + place))
        else:
            self.specials |= BIT[special]
            take_special(state, self.seat, place, sink)

    def why_not_own(self, state: Table, action: Action) -> Refusal:
        if action == STEP:
            return Refusal("WS-6.1", "no-actions-left")
        if action == DONE:
            return Refusal("WS-6.5", "decide-the-special-tile")
        if USE_SPECIAL <= action < USE_SPECIAL + 30:
            return Refusal("WS-6.5", "no-such-special-tile")
        if LAY_SPECIAL <= action < LAY_SPECIAL + 960:
            if self.specials & BIT[action - LAY_SPECIAL >> 6] == 0:
                return Refusal("WS-6.5", "no-such-special-tile")
            return Refusal("WS-6.6", "hex-not-empty")
        return Refusal("WS-6.1", "no-pentagram-action")


@final
class AnyKind(Frame):
    """WS-6.4: at an empty dark space, two actions of one kind of the player's choice."""

    kind: ClassVar[str] = "any-kind"
    fields: ClassVar[tuple[str, ...]] = ("seat", "origin")

    def __init__(self, seat: Seat, origin: i64) -> None:
        self.seat: Seat = seat
        self.origin: i64 = origin

    def copy(self) -> Frame:
        return AnyKind(self.seat, self.origin)

    def deciders(self, state: Table) -> Seats:
        return BIT[self.seat]

    def choices(self, state: Table, seat: Seat, out: vec[i64]) -> i64:
        for kind in range(i64(6)):
            out[kind] = CHOOSE + kind
        out[6] = DONE  # WS-3.6
        return list_reach(state, seat, out, 7)

    def take(self, state: Table, seat: Seat, action: Action, sink: Sink | None) -> None:
        if action == REACH:
            state.stack.append(Removal(seat))
            return
        state.stack.pop()
        if action != DONE:
            gain(state, seat, action - CHOOSE, EMPTY_DARK_ACTIONS, self.origin, sink)

    def why_not(self, state: Table, seat: Seat, action: Action) -> Refusal:
        if action == REACH:
            return why_not_reach(state)
        return Refusal("WS-6.4", "choose-a-kind")
