"""Crystal actions (chapter 7)."""

from typing import ClassVar, final

from frostfair.games.witchstone.rules.actions import (
    DONE,
    FOR_NOTHING,
    FOR_TOKEN,
    MOVE,
    RIM,
    SHELVE,
    TO_SIDE,
    TO_SYMBOL,
)
from frostfair.games.witchstone.rules.board_effects import move_crystal, shelve_crystal
from frostfair.games.witchstone.rules.components import FARTHEST
from frostfair.games.witchstone.rules.effects import score_token, take_token
from frostfair.games.witchstone.rules.flow.listing import list_members
from frostfair.games.witchstone.rules.flow.running import Running, gain
from frostfair.games.witchstone.rules.heaps import ONE, count
from frostfair.games.witchstone.rules.state import Table
from frostfair.games.witchstone.rules.terms import (
    BLACK_SHELF_ACTIONS,
    BOTTOM,
    BY_SHELF,
    CRYSTAL,
    HEXES,
    NONE,
    SHELF_ACTIONS,
    VP_TOKEN,
    Heap,
    Hex,
    Kind,
    Token,
)
from frostfair.kernel.bits import BIT, first
from frostfair.kernel.fast import i64, mypyc_attr, vec
from frostfair.kernel.flow import Action, Frame, Refusal, Seat, Sink

BLACK: i64 = 6  # a waiting crystal is the kind of its rim space, 6 more for the black one


@final
@mypyc_attr(free_list_len=1)
class Crystals(Running):
    """WS-7.1: moves of crystals, and those that wait on the rim for a shelf (WS-7.5)."""

    kind: ClassVar[str] = "crystal"
    fields: ClassVar[tuple[str, ...]] = ("seat", "left", "origin", "tokens", "waiting")

    def __init__(self, seat: Seat, left: i64, origin: i64, tokens: Heap, waiting: Heap) -> None:
        super().__init__(seat, left, origin, tokens)
        self.waiting: Heap = waiting  # how many on each rim space: its kind, or its kind + BLACK

    def copy(self) -> Frame:
        return Crystals(self.seat, self.left, self.origin, self.tokens, self.waiting)

    def opened(self, seat: Seat, left: i64, origin: i64) -> Running:
        return Crystals(seat, left, origin, 0, 0)

    def symbol(self) -> Kind:
        return CRYSTAL

    def can_go_on(self, state: Table) -> bool:
        """WS-7.8"""
        return state.crystal_hexes(self.seat) != 0

    def must_decide(self) -> bool:
        return self.waiting != 0

    def list_own(self, state: Table, out: vec[i64]) -> i64:
        n = list_moves(state, self.seat, self.left, out) if self.left > 0 else 0
        return list_shelving(state, self.waiting, out, n) if self.waiting != 0 else n

    def do(self, state: Table, action: Action, sink: Sink | None) -> None:
        if action >= MOVE:
            self.move(state, action - MOVE >> 6, action - MOVE & 63, sink)
        else:
            self.shelve(state, (action - SHELVE) // 10, (action - SHELVE) % 10, sink)

    def move(self, state: Table, start: Hex, to: i64, sink: Sink | None) -> None:
        actions = move_cost(state, start, to)
        self.left -= actions
        black = move_crystal(state, self.seat, start, to, actions, sink)
        if to >= RIM:
            self.waiting += ONE[to - RIM + BLACK if black else to - RIM]

    def shelve(self, state: Table, which: i64, where: i64, sink: Sink | None) -> None:
        """WS-7.3, WS-7.4, WS-7.7"""
        self.waiting -= ONE[which]
        black = which >= BLACK
        rim = which - BLACK if black else which
        shelf = rim if where == TO_SYMBOL else NONE if where == TO_SIDE else BOTTOM
        shelve_crystal(state, self.seat, rim, black, shelf, sink)
        if where == TO_SYMBOL:
            actions = BLACK_SHELF_ACTIONS if black else SHELF_ACTIONS
            gain(state, self.seat, rim, actions, BY_SHELF + rim, sink)
        elif where < FOR_NOTHING:
            self.take_token(state, where - FOR_TOKEN, black, sink)

    def take_token(self, state: Table, token: Token, black: bool, sink: Sink | None) -> None:
        take_token(state, self.seat, token, NONE, black, sink)
        if token == VP_TOKEN:
            score_token(state, self.seat, token, black, sink)
        else:
            self.hold_token(token, black)

    def why_not_own(self, state: Table, action: Action) -> Refusal:
        if action == DONE:
            return Refusal("WS-7.5", "crystals-wait")
        if MOVE <= action < MOVE + 64 * HEXES:
            return self.why_not_move(state, action - MOVE >> 6, action - MOVE & 63)
        if SHELVE <= action < SHELVE + 120:
            return self.why_not_shelve(state, (action - SHELVE) // 10, (action - SHELVE) % 10)
        return Refusal("WS-7.1", "no-crystal-action")

    def why_not_move(self, state: Table, start: Hex, to: i64) -> Refusal:
        if state.crystal_hexes(self.seat) & BIT[start] == 0:
            return Refusal("WS-7.1", "no-crystal-there")
        if to < HEXES and state.empty_hexes(self.seat) & BIT[to] == 0:
            return Refusal("WS-7.1", "hex-not-empty")
        return Refusal("WS-7.1", "not-enough-actions")

    def why_not_shelve(self, state: Table, which: i64, where: i64) -> Refusal:
        if count(self.waiting, which) == 0:
            return Refusal("WS-7.5", "no-crystal-waits-there")
        if where == TO_SIDE:
            return Refusal("WS-7.7", "a-shelf-has-room")
        shelf = which % BLACK if where == TO_SYMBOL else BOTTOM
        if state.shelf_is_full(shelf):
            return Refusal("WS-7.6", "shelf-full")
        return Refusal("WS-7.3", "no-such-token-there")


# --- questions the frame asks ---


def move_cost(state: Table, start: Hex, to: i64) -> i64:
    """Moves from a hex to another or to a rim space: occupied hexes may be crossed (WS-7.1)."""
    if to >= RIM:
        return state.box.cauldron.moves_out(start, to - RIM)
    return state.box.cauldron.moves_between(start, to)


def list_moves(state: Table, seat: Seat, left: i64, out: vec[i64]) -> i64:
    """Every crystal, every empty hex and rim space that so many moves reach, once each."""
    n: i64 = 0
    steps = min(left, i64(FARTHEST))
    empty = state.empty_hexes(seat)
    todo = state.crystal_hexes(seat)
    while todo:
        start = first(todo)
        todo &= todo - 1
        n = list_members(state.box.cauldron.hexes_within(start, steps) & empty, MOVE + 64 * start, out, n)
        for kind in range(i64(6)):
            if state.box.cauldron.moves_out(start, kind) <= left:
                out[n] = MOVE + 64 * start + RIM + kind
                n += 1
    return n


def list_shelving(state: Table, waiting: Heap, out: vec[i64], n: i64) -> i64:
    bottom_full = state.shelf_is_full(BOTTOM)
    which: i64 = 0
    while waiting:
        if waiting & 15:
            n = list_places(state, which, bottom_full, out, n)
        waiting >>= 4
        which += 1
    return n


def list_places(state: Table, which: i64, bottom_full: bool, out: vec[i64], n: i64) -> i64:
    """Where a waiting crystal may go (WS-7.3, WS-7.7)."""
    base = SHELVE + 10 * which
    full = state.shelf_is_full(which if which < BLACK else which - BLACK)
    if not full:
        out[n] = base + TO_SYMBOL
        n += 1
    if bottom_full:
        if full:
            out[n] = base + TO_SIDE
            n += 1
        return n
    if state.shelf_tokens == 0:
        out[n] = base + FOR_NOTHING
        return n + 1
    for token in range(i64(7)):
        if count(state.shelf_tokens, token) > 0:
            out[n] = base + FOR_TOKEN + token
            n += 1
    return n
