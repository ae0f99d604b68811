"""The turn (chapter 3)."""

from typing import ClassVar, Final, final

from frostfair.games.witchstone.rules.actions import (
    BEGIN,
    DISCARD,
    DRAW,
    HOLD,
    LAST,
    PLACE,
    REACH,
    direction_of,
    first_hex_of,
    tile_of,
)
from frostfair.games.witchstone.rules.effects import (
    begin_round,
    discard_tile,
    draw_tile,
    end_game,
    hold_tile,
    place_tile,
)
from frostfair.games.witchstone.rules.flow.listing import list_members
from frostfair.games.witchstone.rules.flow.removal import Removal, list_reach, why_not_reach
from frostfair.games.witchstone.rules.flow.running import gain
from frostfair.games.witchstone.rules.scoring import group_size
from frostfair.games.witchstone.rules.state import Table
from frostfair.games.witchstone.rules.terms import (
    BY_TILE,
    NONE,
    ROUNDS,
    Hex,
    Hexes,
    Kind,
    Tile,
    symbol_of,
)
from frostfair.kernel.bits import BIT, first
from frostfair.kernel.fast import i64, mypyc_attr, vec
from frostfair.kernel.flow import NOBODY, Action, Frame, Refusal, Seat, Seats, Sink

# The stages of a turn
CHOOSING: Final[i64] = 0  # a tile is held and placed (WS-3.1), or must be drawn first (WS-13.2)
PLACED: Final[i64] = 1  # which of its symbols is first? (WS-3.2)
FIRST_KIND: Final[i64] = 2
SECOND_KIND: Final[i64] = 3
DRAWING: Final[i64] = 4  # WS-3.3
OVER: Final[i64] = 5


@final
@mypyc_attr(free_list_len=1)
class Turn(Frame):
    """WS-3.1 to WS-3.3: place a tile, carry out both its symbols, draw a tile."""

    kind: ClassVar[str] = "turn"
    fields: ClassVar[tuple[str, ...]] = ("seat", "stage", "tile", "at", "other", "second")

    def __init__(self, seat: Seat, stage: i64, tile: Tile, at: Hex, other: Hex, second: i64) -> None:
        self.seat: Seat = seat
        self.stage: i64 = stage
        self.tile: Tile = tile  # held (a secret until it is placed) or placed
        self.at: Hex = at  # where its first symbol lies
        self.other: Hex = other  # where its second symbol lies
        self.second: i64 = second  # the side (0 or 1) whose kind comes second

    def copy(self) -> Frame:
        return Turn(self.seat, self.stage, self.tile, self.at, self.other, self.second)

    def deciders(self, state: Table) -> Seats:
        waits = self.stage in (CHOOSING, PLACED, DRAWING)
        return BIT[self.seat] if waits else NOBODY

    def choices(self, state: Table, seat: Seat, out: vec[i64]) -> i64:
        return list_reach(state, seat, out, self.list_own(state, seat, out))

    def list_own(self, state: Table, seat: Seat, out: vec[i64]) -> i64:
        hand = state.players[seat].hand
        if self.stage == PLACED:
            out[0] = BEGIN + self.symbol(0)
            out[1] = BEGIN + self.symbol(1)
            return 2
        if self.stage == DRAWING or hand == 0:
            out[0] = DRAW
            return 1
        if self.tile != NONE:
            return list_placements(state, seat, self.tile, out)
        empty = state.empty_hexes(seat)
        if has_pair(state, empty):
            return list_members(hand, HOLD, out, 0)
        if has_pair(state, empty | state.crystal_hexes(seat)):
            return 0  # WS-3.9: crystals must be taken out first
        return list_members(hand, DISCARD, out, 0)

    def take(self, state: Table, seat: Seat, action: Action, sink: Sink | None) -> None:
        if action == REACH:
            state.stack.append(Removal(seat))
        elif action == DRAW:
            self.draw(state, sink)
        elif action >= PLACE:
            self.place(state, action, sink)
        elif action >= BEGIN:
            self.second = 1 if action - BEGIN == self.symbol(0) else 0
            self.stage = FIRST_KIND
            self.carry_out(state, 1 - self.second, sink)
        elif action >= DISCARD:
            discard_tile(state, seat, action - DISCARD, sink)
            self.stage = SECOND_KIND
        else:
            self.tile = action - HOLD
            hold_tile(seat, self.tile, sink)

    def place(self, state: Table, action: Action, sink: Sink | None) -> None:
        self.at = first_hex_of(action)
        self.other = state.box.cauldron.beside(self.at, direction_of(action))
        place_tile(state, self.seat, self.tile, self.at, self.other, sink)
        self.stage = PLACED

    def draw(self, state: Table, sink: Sink | None) -> None:
        draw_tile(state, self.seat, sink)
        if self.stage == DRAWING:
            self.stage = OVER

    def carry_out(self, state: Table, side: i64, sink: Sink | None) -> None:
        """WS-3.5: the number is fixed now."""
        kind = self.symbol(side)
        at = self.at if side == 0 else self.other
        gain(state, self.seat, kind, group_size(state, self.seat, kind, at), BY_TILE + at, sink)

    def symbol(self, side: i64) -> Kind:
        return symbol_of(self.tile, side)

    def run(self, state: Table, sink: Sink | None) -> None:
        if self.stage == FIRST_KIND:
            self.stage = SECOND_KIND
            self.carry_out(state, self.second, sink)
        elif self.stage == SECOND_KIND:
            self.stage = DRAWING if draws_at_end(state, self.seat) else OVER
        else:
            self.pass_on(state, sink)

    def pass_on(self, state: Table, sink: Sink | None) -> None:
        """The next player's turn, or the end of the game (WS-3.3)."""
        after = self.seat + 1 if self.seat + 1 < state.seats else 0
        state.stack.pop()
        if after == state.first:
            if state.round == ROUNDS:
                end_game(state, sink)
                return
            begin_round(state, sink)
        state.stack.append(Turn(after, CHOOSING, NONE, NONE, NONE, NONE))

    def why_not(self, state: Table, seat: Seat, action: Action) -> Refusal:
        if action == REACH:
            return why_not_reach(state)
        if self.stage == PLACED:
            return Refusal("WS-3.2", "choose-the-first-kind")
        if self.stage == DRAWING:
            return Refusal("WS-3.3", "draw-first")
        return self.why_not_tile(state, seat, action)

    def why_not_tile(self, state: Table, seat: Seat, action: Action) -> Refusal:
        if state.players[seat].hand == 0:
            return Refusal("WS-13.2", "draw-first")
        if PLACE <= action <= LAST:
            return self.why_not_place(state, seat, action)
        if HOLD <= action < DISCARD + 15:
            return self.why_not_hold(state, seat, action)
        return Refusal("WS-3.1", "tile-first")

    def why_not_hold(self, state: Table, seat: Seat, action: Action) -> Refusal:
        empty = state.empty_hexes(seat)
        if has_pair(state, empty):
            if action >= DISCARD:
                return Refusal("WS-3.9", "tile-fits")
            if self.tile != NONE:
                return Refusal("WS-3.1", "tile-held-already")
        elif has_pair(state, empty | state.crystal_hexes(seat)):
            return Refusal("WS-3.9", "make-room-first")
        elif action < DISCARD:
            return Refusal("WS-3.9", "nothing-fits")
        return Refusal("WS-3.1", "no-such-tile")

    def why_not_place(self, state: Table, seat: Seat, action: Action) -> Refusal:
        if self.tile == NONE or tile_of(action) != self.tile:
            return Refusal("WS-3.1", "hold-a-tile-first")
        at = first_hex_of(action)
        if at >= len(state.box.cauldron.near) or state.box.cauldron.beside(at, direction_of(action)) == NONE:
            return Refusal("WS-3.1", "off-the-cauldron")
        return Refusal("WS-3.1", "hex-not-empty")


# --- questions the frames ask ---


def draws_at_end(state: Table, seat: Seat) -> bool:
    """WS-3.3; who plays with the hard handicap draws at the beginning of the turn (WS-13.2)."""
    p = state.players[seat]
    return p.to_draw > 0 and p.handicap != 1


def has_pair(state: Table, hexes: Hexes) -> bool:
    """Whether two of the hexes are adjacent."""
    todo = hexes
    while todo:
        if state.box.cauldron.near[first(todo)] & hexes != 0:
            return True
        todo &= todo - 1
    return False


def list_placements(state: Table, seat: Seat, tile: Tile, out: vec[i64]) -> i64:
    """Every pair of adjacent empty hexes, either way round (WS-3.1)."""
    empty = state.empty_hexes(seat)
    neighbour = state.box.cauldron.neighbour
    base = PLACE + 256 * tile
    n: i64 = 0
    todo = empty
    while todo:
        at = first(todo)
        todo &= todo - 1
        for side in range(6 * at, 6 * at + 6):
            other = neighbour[side]
            if other != NONE and empty & BIT[other] != 0:
                out[n] = base + side
                n += 1
    return n
