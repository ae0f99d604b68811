"""How far a prophecy has come, and what the next level needs (chapter 12). Nothing in it is secret."""

from typing import Final

from frostfair.games.witchstone.rules.names import scroll_about, scroll_kind
from frostfair.games.witchstone.rules.prophecies import places, prophecy_count, prophecy_level
from frostfair.games.witchstone.rules.state import Table
from frostfair.games.witchstone.rules.terms import (
    KEPT_BOOST_POINTS,
    LEVELS,
    NEEDS,
    PLACE_TYPES,
    PROPHECY_POINTS,
    SCROLL_KINDS,
    SCROLL_RULES,
)
from frostfair.games.witchstone.wording import cauldron
from frostfair.games.witchstone.wording.marks import Prophecy
from frostfair.games.witchstone.wording.names import location_name, scroll
from frostfair.games.witchstone.wording.shapes import Player, Seen
from frostfair.kernel.bits import BIT, members_of
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
    need = needed(kind, level)
    unit = message(f"ws-unit-{kind}", have=have)
    return message("ws-why-count", need=need, unit=unit, more=more, **values)


def needed(kind: str, level: int) -> int:
    """How many of what it counts lift a prophecy from this level to the next."""
    return int(NEEDS[3 * SCROLL_KINDS.index(kind) + level])


# --- what counts ---


def counting(table: Table, own: Player, seat: int, number: int) -> list[str]:
    """The hexes or locations that a prophecy counts; `own` is what is seen of the seat."""
    p = table.players[seat]
    kind, about_ = kind_of(table, number), about(table, number)
    if kind == "group":
        return cauldron.groups(table.box, cauldron.shown(table.box, own, about_[0]))[0]
    if kind == "witches_on":
        return _named(table, p.standing & _fitting(table, seat, about_[0]))
    if kind in IN_ORDER:
        return _in_order(table, seat, about_, p.joined if kind == "joined_in_order" else p.standing)
    return []


def _in_order(table: Table, seat: int, about_: list[str], have: int) -> list[str]:
    """Places one after the other, each by a location of its own (WS-12.0)."""
    found = 0
    for word in about_:
        fitting = have & ~found & _fitting(table, seat, word)
        if not fitting:
            break
        found |= fitting & -fitting
    return _named(table, found)


def _fitting(table: Table, seat: int, place: str) -> int:
    return int(places(table, seat, PLACE_TYPES.index(place)))


def _named(table: Table, locations: int) -> list[str]:
    return [table.box.ball.location_names[at] for at in members_of(locations)]


# --- on the board ---


def progress(table: Table, shown: Seen, seat: int, number: int) -> Prophecy:
    """A scroll (from 0) as it counts for a seat, with what its next level asks for."""
    if table.box.scrolls.boosts & BIT[number]:
        points = int(KEPT_BOOST_POINTS)
        told = message("ws-why-boost", scroll=name_of(table, number), vp=points)
        return Prophecy(number + 1, seat, points, "WS-9.6", told)
    kind, level = kind_of(table, number), level_of(table, seat, number)
    more = level < FULL
    counts = more and kind not in (*IN_ORDER, "witchstone_rank")
    return Prophecy(
        scroll=number + 1,
        seat=seat,
        points=worth(table, seat, number),
        rule=rule_of(table, number),
        told=explain(table, seat, number),
        level=LEVELS[level],
        next=int(PROPHECY_POINTS[level + 1]) if more else None,
        have=int(prophecy_count(table, seat, number)) if counts else None,
        need=needed(kind, level) if counts else None,
        place=about(table, number)[level] if more and kind in IN_ORDER else None,
        counted=counting(table, shown.players[seat], seat, number),
    )


def all_seen(table: Table, shown: Seen, asker: int | None) -> list[Prophecy]:
    """The open scrolls as they would count for the asker, and every gained one that the asker may look at."""
    own = [] if asker is None or shown.players[asker].tower is None else [asker]
    found = [
        progress(table, shown, seat, scroll.number - 1)
        for seat in own
        for scroll in shown.scrolls.open
        if scroll is not None
    ]
    for seat, player in enumerate(shown.players):
        if not shown.folds_scrolls_of(seat, asker):
            found += [progress(table, shown, seat, scroll.number - 1) for scroll in player.scrolls]
    return found
