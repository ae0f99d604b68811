"""The final scoring (WS-11.1) and who has won (WS-11.2). Pure questions, no change."""

from typing import final

from frostfair.games.witchstone.rules.prophecies import prophecy_level, prophecy_points
from frostfair.games.witchstone.rules.state import Table
from frostfair.games.witchstone.rules.terms import (
    FROM_KEPT_BOOSTS,
    FROM_KEPT_TOKENS,
    FROM_OWLS,
    FROM_PROPHECY,
    KEPT_BOOST_POINTS,
    KEPT_TOKEN_POINTS,
    NONE,
    SOURCE_RULES,
    SOURCES,
)
from frostfair.kernel.bits import first, members_of, size
from frostfair.kernel.fast import i64
from frostfair.kernel.flow import Seat


@final
class Entry:
    """One line of the final scoring: points, their source (a number of terms.SOURCES), from which piece."""

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
    stack = table.box.tracks.owl_stack
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
    boosts = size(p.scrolls & table.box.scrolls.boosts & ~p.used)
    entries = [
        Entry(int(FROM_OWLS), owl_points(table, seat), int(NONE), size(p.owls)),
        Entry(int(FROM_KEPT_TOKENS), KEPT_TOKEN_POINTS * p.tokens, int(NONE), p.tokens),
        Entry(int(FROM_KEPT_BOOSTS), KEPT_BOOST_POINTS * boosts, int(NONE), boosts),
    ]
    for scroll in members_of(p.scrolls & ~table.box.scrolls.boosts):
        points = prophecy_points(table, seat, scroll)
        entries.append(Entry(int(FROM_PROPHECY), points, scroll, int(prophecy_level(table, seat, scroll))))
    return [entry for entry in entries if entry.points != 0]


def final_points(table: Table, seat: Seat) -> i64:
    """The same as one number: for bots, who ask often."""
    p = table.players[seat]
    points = owl_points(table, seat) + KEPT_TOKEN_POINTS * p.tokens
    points += KEPT_BOOST_POINTS * size(p.scrolls & table.box.scrolls.boosts & ~p.used)
    prophecies = p.scrolls & ~table.box.scrolls.boosts
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
