"""How far a prophecy has come, and what the next level needs (chapter 12). Nothing in it is secret."""

from typing import Final

from frostfair.games.witchstone.rules.names import scroll_about, scroll_kind
from frostfair.games.witchstone.rules.prophecies import prophecy_count, prophecy_level
from frostfair.games.witchstone.rules.state import Table
from frostfair.games.witchstone.rules.terms import NEEDS, PROPHECY_POINTS, SCROLL_KINDS, SCROLL_RULES
from frostfair.games.witchstone.wording.names import location_name, scroll
from frostfair.wording.message import Message, Value, message

IN_ORDER: Final = ("witches_in_order", "joined_in_order")
FULL: Final = 3


def level_of(table: Table, seat: int, number: int) -> int:
    return int(prophecy_level(table, seat, number))


def worth(table: Table, seat: int, number: int) -> int:
    return int(PROPHECY_POINTS[level_of(table, seat, number)])


def rule_of(table: Table, number: int) -> str:
    return SCROLL_RULES[table.box.scrolls.kind[number]]


def kind_of(table: Table, number: int) -> str:
    return scroll_kind(table.box, number)


def about(table: Table, number: int) -> list[str]:
    """The kinds or places it is about."""
    return scroll_about(table.box, number)


def name_of(table: Table, number: int) -> Message:
    return scroll(kind_of(table, number), about(table, number))


def explain(table: Table, seat: int, number: int) -> Message:
    """Its points now, and what the next level needs."""
    kind, level = kind_of(table, number), level_of(table, seat, number)
    values: dict[str, Value] = {
        "scroll": name_of(table, number),
        "vp": worth(table, seat, number),
        "rule": rule_of(table, number),
    }
    if level == FULL:
        return message("ws-why-full", **values)
    more = int(PROPHECY_POINTS[level + 1])
    if kind in IN_ORDER:
        place = about(table, number)[level]
        return message("ws-why-order", place=location_name(place), more=more, **values)
    if kind == "witchstone_rank":
        rank = int(table.players[seat].rank)
        return message("ws-why-rank", rank=rank, **values) if rank else message("ws-why-no-rank", **values)
    have = int(prophecy_count(table, seat, number))
    need = int(NEEDS[3 * SCROLL_KINDS.index(kind) + level])
    unit = message(f"ws-unit-{kind}", have=have)
    return message("ws-why-count", need=need, unit=unit, more=more, **values)
