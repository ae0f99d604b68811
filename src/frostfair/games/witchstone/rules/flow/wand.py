"""Wand actions (chapter 8)."""

from typing import ClassVar, final

from frostfair.games.witchstone.rules.actions import MOVE_WAND
from frostfair.games.witchstone.rules.board_effects import move_on_wand, score_silver
from frostfair.games.witchstone.rules.board_events import WandBonus
from frostfair.games.witchstone.rules.flow.running import Running, gain
from frostfair.games.witchstone.rules.state import Table
from frostfair.games.witchstone.rules.terms import BONUS, BY_WAND, NONE, SILVER, WAND, Heap, Kind
from frostfair.kernel.fast import i64, mypyc_attr, vec
from frostfair.kernel.flow import Action, Frame, Refusal, Seat, Sink


@final
@mypyc_attr(free_list_len=1)
class Wand(Running):
    """WS-8.1: the player names how many spaces, the owl goes, then its spaces are carried out in order."""

    kind: ClassVar[str] = "wand"
    fields: ClassVar[tuple[str, ...]] = ("seat", "left", "origin", "tokens", "space", "to")

    def __init__(self, seat: Seat, left: i64, origin: i64, tokens: Heap, space: i64, to: i64) -> None:
        super().__init__(seat, left, origin, tokens)
        self.space: i64 = space  # the last space that was carried out; NONE before the move
        self.to: i64 = to  # the last one to be carried out

    def copy(self) -> Frame:
        return Wand(self.seat, self.left, self.origin, self.tokens, self.space, self.to)

    def opened(self, seat: Seat, left: i64, origin: i64) -> Running:
        return Wand(seat, left, origin, 0, NONE, NONE)

    def symbol(self) -> Kind:
        return WAND

    def spaces_ahead(self, state: Table) -> i64:
        return state.box.tracks.wand_end - state.players[self.seat].wand

    def can_go_on(self, state: Table) -> bool:
        """WS-8.4; once the owl has moved, the frame runs by itself."""
        return self.space == NONE and self.spaces_ahead(state) > 0

    def boosts_help(self, state: Table) -> bool:
        return self.left < self.spaces_ahead(state)

    def list_own(self, state: Table, out: vec[i64]) -> i64:
        most = min(self.left, self.spaces_ahead(state))
        for i in range(most):
            out[i] = MOVE_WAND + i + 1
        return most

    def do(self, state: Table, action: Action, sink: Sink | None) -> None:
        self.space = state.players[self.seat].wand
        move_on_wand(state, self.seat, action - MOVE_WAND, sink)
        self.to = state.players[self.seat].wand
        self.left -= action - MOVE_WAND

    def run(self, state: Table, sink: Sink | None) -> None:
        if self.space == NONE or self.space == self.to:
            self.close(state, sink)
            return
        self.space += 1
        self.carry_out(state, self.space, sink)

    def carry_out(self, state: Table, space: i64, sink: Sink | None) -> None:
        """WS-8.2, and WS-8.3: doubled in front, or level with the front, at this moment."""
        sort = state.box.tracks.wand[space]
        if sort == SILVER:
            score_silver(state, self.seat, space, sink)
        elif sort == BONUS:
            doubled = state.players[self.seat].wand == state.front()
            if sink is not None:
                sink.add(WandBonus(self.seat, space, doubled))
            actions = state.box.tracks.wand_number[space] * (2 if doubled else 1)
            gain(state, self.seat, state.box.tracks.wand_what[space], actions, BY_WAND + space, sink)

    def why_not_own(self, state: Table, action: Action) -> Refusal:
        if MOVE_WAND < action < MOVE_WAND + 32:
            if action - MOVE_WAND > self.left:
                return Refusal("WS-8.1", "not-enough-actions")
            return Refusal("WS-8.4", "beyond-the-last-space")
        return Refusal("WS-8.1", "no-wand-action")
