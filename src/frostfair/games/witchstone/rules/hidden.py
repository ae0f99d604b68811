"""What a seat can't know, and how to imagine it (WS-9.7).

Secret are the spell tiles in the hands of others; one that is held over a cauldron is still in the hand. What
lies face down has no order: every draw is decided at the moment it is seen, so a table holds none to leak.
"""

from frostfair.games.witchstone.rules.flow.turn import CHOOSING, Turn
from frostfair.games.witchstone.rules.state import Table
from frostfair.games.witchstone.rules.terms import NONE
from frostfair.kernel.bits import BIT, nth, size
from frostfair.kernel.fast import i64
from frostfair.kernel.flow import Seat, below
from frostfair.kernel.luck import seeded


def imagine(table: Table, seat: int, seed: int) -> Table:
    """A table that this seat considers possible, with chance of its own."""
    imagined = table.copy()
    imagined.rng = seeded(seed)
    for other in range(imagined.seats):
        if other != seat:
            deal_anew(imagined, other)
    hold_anew(imagined, seat)
    return imagined


def deal_anew(table: Table, seat: Seat) -> None:
    """As many tiles as before, from all that the others haven't seen."""
    p = table.players[seat]
    n = size(p.hand)
    p.unseen |= p.hand
    p.hand = 0
    for _ in range(n):
        tile = nth(p.unseen, below(table, size(p.unseen)))
        p.unseen ^= BIT[tile]
        p.hand |= BIT[tile]


def hold_anew(table: Table, seat: i64) -> None:
    """Somebody else's tile that is held but not placed may be any tile of their hand."""
    for frame in table.stack:
        if isinstance(frame, Turn) and frame.seat != seat and frame.stage == CHOOSING and frame.tile != NONE:
            hand = table.players[frame.seat].hand
            frame.tile = nth(hand, below(table, size(hand)))
