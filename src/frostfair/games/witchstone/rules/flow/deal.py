"""The deal of spell tiles (WS-2.5, chapter 13): the last of set-up, and the first secret.

It is a frame of its own because a match gives the first automatic frame chance of its own: what the set-up
shows to all then says nothing about what was dealt behind the screens.
"""

from typing import ClassVar, final

from frostfair.games.witchstone.rules.effects import draw_tile, lay_out_tiles
from frostfair.games.witchstone.rules.player import Player
from frostfair.games.witchstone.rules.state import Table
from frostfair.games.witchstone.rules.terms import HAND
from frostfair.kernel.fast import i64
from frostfair.kernel.flow import Frame, Seat, Sink


@final
class Deal(Frame):
    """Everybody gets their tiles; nobody decides anything."""

    kind: ClassVar[str] = "deal"
    fields: ClassVar[tuple[str, ...]] = ()

    def copy(self) -> Frame:
        return Deal()

    def run(self, state: Table, sink: Sink | None) -> None:
        state.stack.pop()
        for seat in range(state.seats):
            deal_tiles(state, seat, sink)


def deal_tiles(table: Table, seat: Seat, sink: Sink | None) -> None:
    """Face-down tiles have no order until they are drawn."""
    lay_out_tiles(table, seat)
    for _ in range(opening_hand(table.players[seat])):
        draw_tile(table, seat, sink)


def opening_hand(p: Player) -> i64:
    """WS-2.5, WS-13.2: with the hard handicap a tile is drawn in the turn itself."""
    if p.handicap == 0:
        return HAND
    return p.handicap if p.handicap > 1 else 0
