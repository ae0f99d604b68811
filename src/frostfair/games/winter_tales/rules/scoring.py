"""Story points: pure questions about a table. Each part names its rule."""

from frostfair.games.winter_tales.rules.state import Table
from frostfair.games.winter_tales.rules.terms import MEMORY_POINTS, NONE, SPRING, WINTER, WRITER


def breakdown(table: Table, side: int) -> list[tuple[str, int]]:
    """What a side's points are made of: (rule, points)."""
    memories = table.memory_side.count(side)
    return [("WT-13.4", table.told[side]), ("WT-12.1", MEMORY_POINTS * memories)]


def score(table: Table, side: int) -> int:
    """WT-13.4"""
    return sum([points for _, points in breakdown(table, side)])


def winning_faction(table: Table) -> int:
    """WT-13.6: the higher score; if equal the Writer, or without one the faction that began the epilogue."""
    spring, winter = score(table, SPRING), score(table, WINTER)
    if spring != winter:
        return SPRING if spring > winter else WINTER
    if WRITER in table.faction:
        return WRITER
    return table.faction[table.epilogue_player] if table.epilogue_player != NONE else NONE


def points_of(table: Table, seat: int) -> int:
    """A player's points are those of the side; the Writer has none, a tie is all he wants (WT-14.6)."""
    faction = table.faction[seat]
    return 0 if faction == WRITER else score(table, faction)
