"""What a player has: groups and counts, for actions, interim scorings and prophecies. Pure questions."""

from frostfair.games.witchstone.rules.state import Table, at_kind, at_shelf
from frostfair.games.witchstone.rules.terms import (
    SHELVES,
    SILVER,
    SILVER_CONNECTIONS,
    SILVER_CRYSTALS,
    SILVER_SCROLLS,
    SILVER_TOKENS,
    SILVER_WITCHES,
    Hex,
    Hexes,
    Kind,
)
from frostfair.kernel.bits import BIT, first, size
from frostfair.kernel.fast import i64
from frostfair.kernel.flow import Seat

# --- groups (WS-3.4) ---


def group(table: Table, shown: Hexes, start: Hexes) -> Hexes:
    """All hexes of `shown` that hang together with the start."""
    near = table.box.cauldron.near
    together = start
    todo = start
    while todo:
        found = near[first(todo)] & shown & ~together
        todo = todo & (todo - 1) | found
        together |= found
    return together


def group_size(table: Table, seat: Seat, kind: Kind, at: Hex) -> i64:
    """How many actions of its kind the symbol on a hex gives (WS-3.4)."""
    return size(group(table, table.symbols[at_kind(seat, kind)], BIT[at]))


def largest_group(table: Table, seat: Seat, kind: Kind) -> i64:
    shown = table.symbols[at_kind(seat, kind)]
    best: i64 = 0
    while shown:
        together = group(table, shown, shown & -shown)
        shown &= ~together
        n = size(together)
        if n > best:
            best = n
    return best


# --- what a player has (WS-8.6, chapter 12) ---


def witches_in_ball(table: Table, seat: Seat) -> i64:
    """Lying, standing and the large one."""
    p = table.players[seat]
    return p.lying + size(p.standing)


def own_on_shelves(table: Table, seat: Seat) -> i64:
    """Crystals of the own colour; the black one never counts (WS-7.9)."""
    n: i64 = 0
    for shelf in range(i64(SHELVES)):
        n += table.vials[at_shelf(seat, shelf)]
    return n - 1 if table.players[seat].black_on_shelf() else n


def silver_reached(table: Table, seat: Seat) -> i64:
    """Silver spaces of the wand, reached or passed."""
    n: i64 = 0
    for space in range(table.players[seat].wand + 1):
        if table.box.tracks.wand[space] == SILVER:
            n += 1
    return n


def counted(table: Table, seat: Seat, what: i64) -> i64:
    """What a silver space counts (WS-8.6)."""
    p = table.players[seat]
    if what == SILVER_CONNECTIONS:
        return size(p.links)
    if what == SILVER_WITCHES:
        return witches_in_ball(table, seat)
    if what == SILVER_SCROLLS:
        return size(p.scrolls)
    if what == SILVER_TOKENS:
        return p.tokens
    if what == SILVER_CRYSTALS:
        return own_on_shelves(table, seat)
    return size(p.specials)
