"""Prophecies (chapter 12): 0 not fulfilled, 1 basic, 2 middle, 3 full."""

from frostfair.games.witchstone.rules.scoring import (
    largest_group,
    own_on_shelves,
    silver_reached,
    witches_in_ball,
)
from frostfair.games.witchstone.rules.state import Table
from frostfair.games.witchstone.rules.terms import (
    CRYSTALS_SHELVED,
    FOREIGN_TOWER,
    GROUP,
    JOINED_IN_ORDER,
    LYING,
    NEEDS,
    PROPHECY_POINTS,
    SCROLLS_GAINED,
    SILVER_REACHED,
    SPECIALS,
    TOKENS_GAINED,
    TOWER,
    WITCHES,
    WITCHES_IN_ORDER,
    WITCHES_ON,
    WITCHSTONE_RANK,
    Locations,
    Scroll,
)
from frostfair.kernel.bits import BIT, size
from frostfair.kernel.fast import i64
from frostfair.kernel.flow import Seat


def prophecy_level(table: Table, seat: Seat, scroll: Scroll) -> i64:
    p = table.players[seat]
    kind = table.box.scrolls.kind[scroll]
    if kind == WITCHES_IN_ORDER:
        return levels_in_order(table, seat, scroll, p.standing)
    if kind == JOINED_IN_ORDER:
        return levels_in_order(table, seat, scroll, p.joined)
    if kind == WITCHSTONE_RANK:
        return max(4 - p.rank, i64(0)) if p.rank > 0 else 0
    return level(kind, prophecy_count(table, seat, scroll))


def level(kind: i64, n: i64) -> i64:
    """What so many of what a prophecy counts are worth to it."""
    found: i64 = 0
    while found < 3 and n >= NEEDS[3 * kind + found]:
        found += 1
    return found


def prophecy_count(table: Table, seat: Seat, scroll: Scroll) -> i64:
    """How many the seat has of what a prophecy counts."""
    p = table.players[seat]
    kind = table.box.scrolls.kind[scroll]
    about = table.box.scrolls.about(scroll, 0)
    if kind == GROUP:
        return largest_group(table, seat, about)
    if kind == WITCHES_ON:
        return size(p.standing & places(table, seat, about))
    if kind == WITCHES:
        return witches_in_ball(table, seat)
    if kind == LYING:
        return p.lying
    if kind == SILVER_REACHED:
        return silver_reached(table, seat)
    if kind == SPECIALS:
        return size(p.specials)
    if kind == SCROLLS_GAINED:
        return size(p.scrolls)
    if kind == TOKENS_GAINED:
        return p.tokens
    assert kind == CRYSTALS_SHELVED, "it counts nothing"
    return own_on_shelves(table, seat)


def levels_in_order(table: Table, seat: Seat, scroll: Scroll, have: Locations) -> i64:
    """How many of the three places are had, one after the other, each by a location of its own (WS-12.0)."""
    for i in range(i64(3)):
        fitting = have & places(table, seat, table.box.scrolls.about(scroll, i))
        if fitting == 0:
            return i
        have ^= fitting & -fitting
    return 3


def places(table: Table, seat: Seat, kind: i64) -> Locations:
    """What a symbol on a prophecy means: a purple tower is the own, a black one any other (WS-12.13)."""
    own = BIT[table.players[seat].tower]
    if kind == TOWER:
        return own
    if kind == FOREIGN_TOWER:
        return table.box.ball.locations_of[TOWER] & ~own
    return table.box.ball.locations_of[kind]


def prophecy_points(table: Table, seat: Seat, scroll: Scroll) -> i64:
    return PROPHECY_POINTS[prophecy_level(table, seat, scroll)]
