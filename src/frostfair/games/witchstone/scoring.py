"""What things are worth: groups, interim scorings, prophecies and the end. Pure questions, no change."""

from typing import final

from frostfair.games.witchstone.state import Table
from frostfair.games.witchstone.words import (
    CRYSTALS_SHELVED,
    FOREIGN_TOWER,
    FROM_KEPT_BOOSTS,
    FROM_KEPT_TOKENS,
    FROM_OWLS,
    FROM_PROPHECY,
    GROUP,
    JOINED_IN_ORDER,
    KEPT_BOOST_POINTS,
    KEPT_TOKEN_POINTS,
    LYING,
    NONE,
    PROPHECY_POINTS,
    SCROLLS_GAINED,
    SHELVES,
    SILVER,
    SILVER_CONNECTIONS,
    SILVER_CRYSTALS,
    SILVER_REACHED,
    SILVER_SCROLLS,
    SILVER_TOKENS,
    SILVER_WITCHES,
    SOURCE_RULES,
    SOURCES,
    SPECIALS,
    TOKENS_GAINED,
    TOWER,
    WITCHES,
    WITCHES_IN_ORDER,
    WITCHES_ON,
    WITCHSTONE_RANK,
    Hex,
    Hexes,
    Kind,
    Locations,
    Scroll,
)
from frostfair.kernel.bits import BIT, first, members_of, size
from frostfair.kernel.fast import i64
from frostfair.kernel.flow import Seat

# --- groups (WS-3.4) ---


def group(table: Table, shown: Hexes, start: Hexes) -> Hexes:
    """All hexes of `shown` that hang together with the start."""
    near = table.box.near
    together = start
    todo = start
    while todo:
        found = near[first(todo)] & shown & ~together
        todo = todo & (todo - 1) | found
        together |= found
    return together


def group_size(table: Table, seat: Seat, kind: Kind, at: Hex) -> i64:
    """How many actions of its kind the symbol on a hex gives (WS-3.4)."""
    return size(group(table, table.symbols[6 * seat + kind], BIT[at]))


def largest_group(table: Table, seat: Seat, kind: Kind) -> i64:
    shown = table.symbols[6 * seat + kind]
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
        n += table.vials[SHELVES * seat + shelf]
    return n - 1 if table.players[seat].black_on_shelf() else n


def silver_reached(table: Table, seat: Seat) -> i64:
    """Silver spaces of the wand, reached or passed."""
    n: i64 = 0
    for space in range(table.players[seat].wand + 1):
        if table.box.wand[space] == SILVER:
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


# --- prophecies (chapter 12): 0 not fulfilled, 1 basic, 2 middle, 3 full ---


def level(n: i64, basic: i64, middle: i64, full: i64) -> i64:
    if n >= full:
        return 3
    if n >= middle:
        return 2
    return 1 if n >= basic else 0


def prophecy_level(table: Table, seat: Seat, scroll: Scroll) -> i64:
    p = table.players[seat]
    kind = table.box.scroll_kind[scroll]
    about = table.box.scroll_about[3 * scroll]
    if kind == GROUP:
        return level(largest_group(table, seat, about), 4, 5, 6)
    if kind == WITCHES_IN_ORDER:
        return levels_in_order(table, seat, scroll, p.standing)
    if kind == WITCHES_ON:
        return level(size(p.standing & places(table, seat, about)), 1, 2, 3)
    if kind == JOINED_IN_ORDER:
        return levels_in_order(table, seat, scroll, p.joined)
    if kind == WITCHSTONE_RANK:
        return max(4 - p.rank, i64(0)) if p.rank > 0 else 0
    if kind == WITCHES:
        return level(witches_in_ball(table, seat), 5, 7, 9)
    if kind == LYING:
        return level(p.lying, 1, 2, 3)
    return _level_of_gains(table, seat, kind)


def _level_of_gains(table: Table, seat: Seat, kind: i64) -> i64:
    p = table.players[seat]
    if kind == SILVER_REACHED:
        return level(silver_reached(table, seat), 3, 4, 5)
    if kind == SPECIALS:
        return level(size(p.specials), 2, 3, 4)
    if kind == SCROLLS_GAINED:
        return level(size(p.scrolls), 4, 5, 6)
    if kind == TOKENS_GAINED:
        return level(p.tokens, 4, 5, 7)
    assert kind == CRYSTALS_SHELVED, "boosts are no prophecies"
    return level(own_on_shelves(table, seat), 3, 4, 5)


def levels_in_order(table: Table, seat: Seat, scroll: Scroll, have: Locations) -> i64:
    """How many of the three places are had, one after the other, each by a location of its own (WS-12.0)."""
    for i in range(i64(3)):
        fitting = have & places(table, seat, table.box.scroll_about[3 * scroll + i])
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
        return table.box.locations_of[TOWER] & ~own
    return table.box.locations_of[kind]


def prophecy_points(table: Table, seat: Seat, scroll: Scroll) -> i64:
    return PROPHECY_POINTS[prophecy_level(table, seat, scroll)]


# --- the end (WS-11.1) ---


@final
class Entry:
    """One line of the final scoring: points, their source (a number of words.SOURCES), from which piece."""

    def __init__(self, source: int, points: int, of: int, count: int) -> None:
        self.source: int = source
        self.points: int = points
        self.of: int = of
        self.count: int = count

    @property
    def rule(self) -> str:
        return SOURCE_RULES[self.source]

    @property
    def name(self) -> str:
        return SOURCES[self.source]


def owl_points(table: Table, seat: Seat) -> i64:
    stack = table.box.owl_stack
    tiles = i64(len(stack))
    points: i64 = 0
    owls = table.players[seat].owls
    while owls:
        points += stack[first(owls) % tiles]
        owls &= owls - 1
    return points


def final_entries(table: Table, seat: int) -> list[Entry]:
    """What the seat would score if the game ended now."""
    p = table.players[seat]
    boosts = size(p.scrolls & table.box.boosts & ~p.used)
    entries = [
        Entry(int(FROM_OWLS), owl_points(table, seat), int(NONE), size(p.owls)),
        Entry(int(FROM_KEPT_TOKENS), KEPT_TOKEN_POINTS * p.tokens, int(NONE), p.tokens),
        Entry(int(FROM_KEPT_BOOSTS), KEPT_BOOST_POINTS * boosts, int(NONE), boosts),
    ]
    for scroll in members_of(p.scrolls & ~table.box.boosts):
        points = prophecy_points(table, seat, scroll)
        entries.append(Entry(int(FROM_PROPHECY), points, scroll, int(prophecy_level(table, seat, scroll))))
    return [entry for entry in entries if entry.points != 0]


def final_points(table: Table, seat: Seat) -> i64:
    """The same as one number: for bots, who ask often."""
    p = table.players[seat]
    points = owl_points(table, seat) + KEPT_TOKEN_POINTS * p.tokens
    points += KEPT_BOOST_POINTS * size(p.scrolls & table.box.boosts & ~p.used)
    prophecies = p.scrolls & ~table.box.boosts
    while prophecies:
        points += prophecy_points(table, seat, first(prophecies))
        prophecies &= prophecies - 1
    return points


def winners(table: Table) -> list[int]:
    """WS-11.2: most VP, then farther on the wand, then first at its end; else they share the victory."""
    seats = list(range(table.seats))
    ranks = [_rank(table, seat) for seat in seats]
    return [seat for seat in seats if ranks[seat] == max(ranks)]


def _rank(table: Table, seat: int) -> tuple[int, int, int]:
    p = table.players[seat]
    return p.points, p.wand, -p.arrived
