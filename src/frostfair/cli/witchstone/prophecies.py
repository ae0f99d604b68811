"""How far a prophecy has come, and what the next level needs (chapter 12)."""

from typing import Final

from frostfair.cli.witchstone.words import Values, Words
from frostfair.games.witchstone.scoring import (
    largest_group,
    own_on_shelves,
    places,
    prophecy_level,
    silver_reached,
    witches_in_ball,
)
from frostfair.games.witchstone.state import Table
from frostfair.games.witchstone.words import (
    KINDS,
    NONE,
    PLACE_TYPES,
    PROPHECY_POINTS,
    SCROLL_KINDS,
    SCROLL_RULES,
)
from frostfair.kernel.bits import size

# What the basic, middle and full level need, by the kind of prophecy.
NEEDS: Final = {
    "group": (4, 5, 6),
    "witches_on": (1, 2, 3),
    "witches": (5, 7, 9),
    "lying": (1, 2, 3),
    "silver": (3, 4, 5),
    "specials": (2, 3, 4),
    "scrolls": (4, 5, 6),
    "tokens": (4, 5, 7),
    "crystals": (3, 4, 5),
}
IN_ORDER: Final = ("witches_in_order", "joined_in_order")


class Prophecies:
    """Questions about one seat's prophecies, on a table that it imagines; nothing in them is secret."""

    def __init__(self, table: Table, seat: int, words: Words) -> None:
        self.table = table
        self.seat = seat
        self.words = words

    def have(self, scroll: int) -> int:
        """How many of what the prophecy counts."""
        kind, p = kind_of(self.table, scroll), self.table.players[self.seat]
        about = self.table.box.scroll_about[3 * scroll]
        if kind == "group":
            return int(largest_group(self.table, self.seat, about))
        if kind == "witches_on":
            return int(size(p.standing & places(self.table, self.seat, about)))
        counts = {
            "witches": witches_in_ball(self.table, self.seat),
            "lying": p.lying,
            "silver": silver_reached(self.table, self.seat),
            "specials": size(p.specials),
            "scrolls": size(p.scrolls),
            "tokens": p.tokens,
            "crystals": own_on_shelves(self.table, self.seat),
        }
        return int(counts[kind])

    def level(self, scroll: int) -> int:
        return int(prophecy_level(self.table, self.seat, scroll))

    def points(self, scroll: int) -> int:
        return int(PROPHECY_POINTS[self.level(scroll)])

    def name(self, scroll: int) -> str:
        kind = kind_of(self.table, scroll)
        return self.words.scroll(kind, about_of(self.table, scroll))

    def explain(self, scroll: int) -> str:
        """Its points now, and what the next level needs."""
        kind, level = kind_of(self.table, scroll), self.level(scroll)
        values: Values = {
            "scroll": self.name(scroll),
            "vp": self.points(scroll),
            "more": int(PROPHECY_POINTS[min(level + 1, 3)]),
            "rule": SCROLL_RULES[SCROLL_KINDS.index(kind)],
        }
        if level == 3:
            return self.words.say("ws-why-full", **values)
        if kind in IN_ORDER:
            place = about_of(self.table, scroll)[level]
            return self.words.say("ws-why-order", place=f"ws-location-{place}", **values)
        if kind == "witchstone_rank":
            rank = int(self.table.players[self.seat].rank)
            return self.words.say("ws-why-rank" if rank else "ws-why-no-rank", rank=rank, **values)
        have, need = self.have(scroll), NEEDS[kind][level]
        unit = self.words.say(f"ws-unit-{kind}", have=have)
        return self.words.say("ws-why-count", need=need, unit=unit, **values)


def kind_of(table: Table, scroll: int) -> str:
    return SCROLL_KINDS[table.box.scroll_kind[scroll]]


def about_of(table: Table, scroll: int) -> list[str]:
    words = KINDS if kind_of(table, scroll) in ("double_boost", "group") else PLACE_TYPES
    about = [table.box.scroll_about[3 * scroll + i] for i in range(3)]
    return [words[word] for word in about if word != NONE]
