"""Scroll actions (chapter 9)."""

from typing import ClassVar, final

from frostfair.games.witchstone.rules.actions import TAKE_SCROLL
from frostfair.games.witchstone.rules.effects import take_scroll
from frostfair.games.witchstone.rules.flow.running import Running
from frostfair.games.witchstone.rules.state import Table
from frostfair.games.witchstone.rules.terms import NONE, SCROLL, SCROLL_PLACES, Heap, Kind
from frostfair.kernel.fast import i64, mypyc_attr, vec
from frostfair.kernel.flow import Action, Frame, Refusal, Seat, Sink


@final
@mypyc_attr(free_list_len=1)
class Scrolls(Running):
    """WS-9.2: one scroll, from one of the first places: as many places as there are actions."""

    kind: ClassVar[str] = "scroll"
    fields: ClassVar[tuple[str, ...]] = ("seat", "left", "origin", "tokens")

    def __init__(self, seat: Seat, left: i64, origin: i64, tokens: Heap) -> None:
        super().__init__(seat, left, origin, tokens)

    def copy(self) -> Frame:
        return Scrolls(self.seat, self.left, self.origin, self.tokens)

    def opened(self, seat: Seat, left: i64, origin: i64) -> Running:
        return Scrolls(seat, left, origin, 0)

    def symbol(self) -> Kind:
        return SCROLL

    def can_go_on(self, state: Table) -> bool:
        """WS-9.4"""
        return self.left > 0 and state.open[0] != NONE

    def boosts_help(self, state: Table) -> bool:
        return self.left < SCROLL_PLACES and state.open[self.left] != NONE

    def list_own(self, state: Table, out: vec[i64]) -> i64:
        n: i64 = 0
        for place in range(min(self.left, SCROLL_PLACES)):
            if state.open[place] != NONE:
                out[n] = TAKE_SCROLL + place
                n += 1
        return n

    def do(self, state: Table, action: Action, sink: Sink | None) -> None:
        self.left = 0  # all of them were one choice
        take_scroll(state, self.seat, action - TAKE_SCROLL, sink)

    def why_not_own(self, state: Table, action: Action) -> Refusal:
        place = action - TAKE_SCROLL
        if 0 <= place < SCROLL_PLACES:
            if state.open[place] == NONE:
                return Refusal("WS-9.4", "no-scroll-there")
            return Refusal("WS-9.2", "not-enough-actions")
        return Refusal("WS-9.1", "no-scroll-action")
