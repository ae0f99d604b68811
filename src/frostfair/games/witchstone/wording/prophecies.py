"""How far a prophecy has come, and what the next level needs (chapter 12)."""

from typing import Final

from frostfair.games.witchstone.rules.names import scroll_about, scroll_kind
from frostfair.games.witchstone.rules.prophecies import prophecy_count, prophecy_level
from frostfair.games.witchstone.rules.state import Table
from frostfair.games.witchstone.rules.terms import NEEDS, PROPHECY_POINTS, SCROLL_KINDS, SCROLL_RULES
from frostfair.games.witchstone.terminal.lexicon import Values, Words

IN_ORDER: Final = ("witches_in_order", "joined_in_order")


class Prophecies:
    """Questions about one seat's prophecies, on a table that it imagines; nothing in them is secret."""

    def __init__(self, table: Table, seat: int, words: Words) -> None:
        self.table = table
        self.seat = seat
        self.words = words

    def level(self, scroll: int) -> int:
        return int(prophecy_level(self.table, self.seat, scroll))

    def points(self, scroll: int) -> int:
        return int(PROPHECY_POINTS[self.level(scroll)])

    def name(self, scroll: int) -> str:
        kind = scroll_kind(self.table.box, scroll)
        return self.words.scroll(kind, scroll_about(self.table.box, scroll))

    def explain(self, scroll: int) -> str:
        """Its points now, and what the next level needs."""
        kind, level = scroll_kind(self.table.box, scroll), self.level(scroll)
        values: Values = {
            "scroll": self.name(scroll),
            "vp": self.points(scroll),
            "more": int(PROPHECY_POINTS[min(level + 1, 3)]),
            "rule": SCROLL_RULES[SCROLL_KINDS.index(kind)],
        }
        if level == 3:
            return self.words.say("ws-why-full", **values)
        if kind in IN_ORDER:
            place = scroll_about(self.table.box, scroll)[level]
            return self.words.say("ws-why-order", place=f"ws-location-{place}", **values)
        if kind == "witchstone_rank":
            rank = int(self.table.players[self.seat].rank)
            return self.words.say("ws-why-rank" if rank else "ws-why-no-rank", rank=rank, **values)
        have = int(prophecy_count(self.table, self.seat, scroll))
        need = int(NEEDS[3 * SCROLL_KINDS.index(kind) + level])
        unit = self.words.say(f"ws-unit-{kind}", have=have)
        return self.words.say("ws-why-count", need=need, unit=unit, **values)
