"""Energy actions (chapter 4)."""

from typing import ClassVar, final

from frostfair.games.witchstone.rules.actions import ENERGIZE
from frostfair.games.witchstone.rules.board_effects import place_energy
from frostfair.games.witchstone.rules.flow.listing import list_members
from frostfair.games.witchstone.rules.flow.running import Running
from frostfair.games.witchstone.rules.state import Table
from frostfair.games.witchstone.rules.terms import ENERGY, NONE, Connection, Heap, Kind
from frostfair.games.witchstone.rules.ways import free_connections
from frostfair.kernel.bits import BIT
from frostfair.kernel.fast import i64, mypyc_attr, vec
from frostfair.kernel.flow import Action, Frame, Refusal, Seat, Sink


@final
@mypyc_attr(free_list_len=1)
class Energies(Running):
    """WS-4.1: each action puts one energy on a connection."""

    kind: ClassVar[str] = "energy"
    fields: ClassVar[tuple[str, ...]] = ("seat", "left", "origin", "tokens")

    def __init__(self, seat: Seat, left: i64, origin: i64, tokens: Heap) -> None:
        super().__init__(seat, left, origin, tokens)

    def copy(self) -> Frame:
        return Energies(self.seat, self.left, self.origin, self.tokens)

    def opened(self, seat: Seat, left: i64, origin: i64) -> Running:
        return Energies(seat, left, origin, 0)

    def symbol(self) -> Kind:
        return ENERGY

    def can_go_on(self, state: Table) -> bool:
        """WS-4.6"""
        return state.players[self.seat].energies > 0

    def list_own(self, state: Table, out: vec[i64]) -> i64:
        if self.left == 0 or not self.can_go_on(state):
            return 0
        return list_members(free_connections(state, self.seat), ENERGIZE, out, 0)

    def do(self, state: Table, action: Action, sink: Sink | None) -> None:
        self.left -= 1
        place_energy(state, self.seat, action - ENERGIZE, sink)

    def why_not_own(self, state: Table, action: Action) -> Refusal:
        link = action - ENERGIZE
        if 0 <= link < len(state.box.ball.length):
            return self.why_not_there(state, link)
        return Refusal("WS-4.1", "no-energy-action")

    def why_not_there(self, state: Table, link: Connection) -> Refusal:
        p = state.players[self.seat]
        if self.left == 0:
            return Refusal("WS-4.1", "no-actions-left")
        if p.begun != NONE:
            return Refusal("WS-4.3", "finish-the-begun-connection")
        if p.links & BIT[link] != 0:
            return Refusal("WS-4.1", "connection-complete")
        if state.taken & BIT[link] != 0:
            return Refusal("WS-4.4", "connection-of-another-player")
        return Refusal("WS-4.2", "not-joined-to-your-tower")
