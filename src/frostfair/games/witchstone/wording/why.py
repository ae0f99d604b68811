"""Answers to "why?" about any number on a table of Witchstone, and what an offer would bring."""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

from frostfair.games.witchstone.rules.actions import LAY_SPECIAL, MOST_CHOICES, MOVE, PLACE
from frostfair.games.witchstone.rules.ending import final_entries
from frostfair.games.witchstone.rules.notation import structure
from frostfair.games.witchstone.rules.preview import Promise
from frostfair.games.witchstone.rules.scoring import counted
from frostfair.games.witchstone.rules.state import Table
from frostfair.games.witchstone.rules.terms import (
    CONNECTION_POINTS,
    KEPT_BOOST_POINTS,
    NONE,
    ROUNDS,
    SCROLLS,
    SILVERS,
)
from frostfair.games.witchstone.rules.view import view as viewed
from frostfair.games.witchstone.rules.ways import cheapest_way, cost
from frostfair.games.witchstone.wording import cauldron, prophecies
from frostfair.games.witchstone.wording import table as describing
from frostfair.games.witchstone.wording.consequences import Consequences, carried_out, scored
from frostfair.games.witchstone.wording.foresight import RULES, Foresight
from frostfair.games.witchstone.wording.log import tell
from frostfair.games.witchstone.wording.marks import Marks
from frostfair.games.witchstone.wording.names import given, kind_name, silver_name, source_name
from frostfair.games.witchstone.wording.offers import offered
from frostfair.games.witchstone.wording.shapes import Kind, Seen, ShelfName, seen
from frostfair.kernel.bits import BIT
from frostfair.kernel.errors import Malformed
from frostfair.kernel.flow import offers
from frostfair.wording.base import Explanation, Source
from frostfair.wording.message import Message, Seat, apart, message

PENTAGRAM_RULES = {"pale": "WS-6.2", "owl": "WS-6.3", "special": "WS-6.4"}


class GroupAt(Struct, forbid_unknown_fields=True):
    """A group of a symbol in a cauldron: the one on a hex, else the largest."""

    seat: int
    kind: Kind
    hex: str | None = None


class ScrollOf(Struct, forbid_unknown_fields=True):
    """A scroll (1 to 40) as it counts for a player, whoever has it."""

    seat: int
    number: int


class WayOf(Struct, forbid_unknown_fields=True):
    """A player's way from their tower to a location."""

    seat: int
    location: str


class About(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What can be asked about: one of these."""

    points: int | None = None  # a seat
    group: GroupAt | None = None
    scroll: ScrollOf | None = None
    way: WayOf | None = None
    location: str | None = None
    connection: str | None = None
    wand: int | None = None  # a space
    pentagram: int | None = None
    shelf: ShelfName | None = None
    round: bool = False
    offers: bool = False  # all that the asker may choose now
    tile: str | None = None  # of the own hand: wherever it could lie
    scrolls: bool = False  # how far each has come


def answer(
    table: Table,
    shown: Seen,
    asker: int | None,
    asked: dict[str, Any],
    sources: Callable[[int], list[Source]],
) -> Explanation:
    """`table` is imagined by the asker; `sources` tells where a seat's points came from."""
    try:
        about = msgspec.convert(asked, About)
    except msgspec.ValidationError as error:
        raise Malformed(f"about: {error}") from None
    if about.points is not None:
        return _points(table, shown, _seat(shown, about.points), sources)
    if about.group is not None:
        return _group(table, shown, about.group)
    if about.scroll is not None:
        return _scroll(table, shown, about.scroll)
    if about.way is not None:
        location = _index(table.box.ball.location_names, about.way.location)
        return _way(table, _seat(shown, about.way.seat), location)
    return _of_boards(table, shown, asker, about)


def _of_boards(table: Table, shown: Seen, asker: int | None, about: About) -> Explanation:
    if about.location is not None:
        return _location(table, shown, asker, about.location)
    if about.connection is not None:
        return _connection(table, shown, about.connection)
    if about.wand is not None:
        return _wand(table, shown, asker, _within(about.wand, len(shown.wand)))
    if about.pentagram is not None:
        return _pentagram(shown, _within(about.pentagram, len(shown.pentagram.spaces)))
    if about.shelf is not None:
        return _shelf(shown, about.shelf)
    if about.offers or about.tile is not None or about.scrolls:
        return _ahead(table, shown, asker, about)
    if about.round:
        told = [describing.stage(shown), message("ws-why-round", rounds=int(ROUNDS))]
        return Explanation(value=shown.round, rule="WS-3.3", told=told)
    raise Malformed(
        "about: one of points, group, scroll, way, location, connection, wand, pentagram, shelf, round, "
        "offers, tile, scrolls, offer, turn or describe"
    )


# --- players ---


def _points(table: Table, shown: Seen, seat: int, sources: Callable[[int], list[Source]]) -> Explanation:
    """Where the points come from, and what the end would add (WS-11.1)."""
    entries = [] if shown.over is not None else final_entries(table, seat)
    told = [
        message("ws-why-at-end", source=source_name(one.name), vp=one.points, rule=one.rule)
        for one in entries
    ]
    return Explanation(value=shown.players[seat].points, rule="WS-11.1", told=told, sources=sources(seat))


def _group(table: Table, shown: Seen, at: GroupAt) -> Explanation:
    player = shown.players[_seat(shown, at.seat)]
    found = cauldron.groups(table.box, cauldron.shown(table.box, player, at.kind))
    if at.hex is not None:
        found = [group for group in found if at.hex in group]
    if not found:
        raise Malformed(f"no {at.kind} symbol lies on {str(at.hex)[:10]!r}")
    told = message(
        "ws-why-group", player=Seat(at.seat), kind=kind_name(at.kind), n=len(found[0]), hexes=apart(found[0])
    )
    return Explanation(value=len(found[0]), rule="WS-3.4", told=[told], counted=found[0])


def _scroll(table: Table, shown: Seen, of: ScrollOf) -> Explanation:
    seat, number = _seat(shown, of.seat), _within(of.number - 1, SCROLLS)
    if table.box.scrolls.boosts & BIT[number]:
        told = [message("ws-why-boost", scroll=prophecies.name_of(table, number), vp=int(KEPT_BOOST_POINTS))]
        return Explanation(value=int(KEPT_BOOST_POINTS), rule="WS-9.6", told=told)
    return Explanation(
        value=prophecies.worth(table, seat, number),
        rule=prophecies.rule_of(table, number),
        told=[prophecies.explain(table, seat, number)],
        counted=prophecies.counting(table, shown.players[seat], seat, number),
    )


# --- the boards ---


def _way(table: Table, seat: int, location: int) -> Explanation:
    """Actions for the cheapest way, which is marked (WS-5.2)."""
    n = int(cost(table, seat, location))
    name = table.box.ball.location_names[location]
    if n == NONE:
        return Explanation(rule="WS-5.2", told=[message("ws-why-no-way", player=Seat(seat), location=name)])
    way = [table.box.ball.location_names[at] for at in cheapest_way(table, seat, location)]
    told = message("ws-why-way", player=Seat(seat), location=name, n=n, way="–".join(way))
    return Explanation(value=n, rule="WS-5.2", told=[told], counted=way)


def _location(table: Table, shown: Seen, asker: int | None, name: str) -> Explanation:
    at = _index(table.box.ball.location_names, name)
    told = [describing.location(shown, name)]
    if asker is not None and shown.players[asker].tower is not None:
        told += _way(table, asker, at).told
    return Explanation(rule="WS-5.7", told=told, counted=[name])


def _connection(table: Table, shown: Seen, name: str) -> Explanation:
    link = shown.connections[_index(table.box.ball.connection_names, name)]
    vp = int(CONNECTION_POINTS[link.length])
    told = message("ws-why-connection", connection=name, n=link.length, vp=vp)
    if link.owner is None:
        return Explanation(value=vp, rule="WS-4.5", told=[told], counted=list(link.ends))
    owner = message("ws-why-owner", player=Seat(link.owner), n=link.filled, length=link.length)
    return Explanation(value=vp, rule="WS-4.5", told=[told, owner], counted=list(link.ends))


def _wand(table: Table, shown: Seen, asker: int | None, at: int) -> Explanation:
    space = shown.wand[at]
    if space.what is None:
        return Explanation(rule="WS-8.2", told=[message("ws-why-blank", space=at)])
    if space.sort == "bonus":
        gives = given(space.what, space.number)
        return Explanation(
            value=space.number,
            rule="WS-8.3",
            told=[message("ws-why-bonus", space=at, gives=gives, front=shown.front)],
        )
    told = [message("ws-why-silver", space=at, vp=space.number, what=silver_name(space.what))]
    if asker is None:
        return Explanation(rule="WS-8.6", told=told)
    worth = space.number * int(counted(table, asker, SILVERS.index(space.what)))
    return Explanation(value=worth, rule="WS-8.6", told=[*told, message("ws-why-silver-now", vp=worth)])


def _pentagram(shown: Seen, at: int) -> Explanation:
    gives = describing.reward(shown, at)
    return Explanation(
        rule=PENTAGRAM_RULES[shown.pentagram.spaces[at]],
        told=[message("ws-why-pentagram", space=at, gives=apart([gives]))],
    )


def _shelf(shown: Seen, name: str) -> Explanation:
    shelf = next(one for one in shown.shelves if one.name == name)
    free = shelf.vials - sum(shelf.crystals)
    sort = "bottom" if name == "bottom" else "symbol"
    told = message("ws-why-shelf", sort=sort, kind=kind_name(name), n=free, vials=shelf.vials)
    return Explanation(value=free, rule="WS-7.3", told=[told])


# --- what would be ---


def _ahead(table: Table, shown: Seen, asker: int | None, about: About) -> Explanation:
    if about.scrolls:
        return Explanation(rule="WS-9.8", marks=Marks(prophecies=prophecies.all_seen(table, shown, asker)))
    if asker is None:
        raise Malformed("spectators have nothing to choose")
    foresight = Foresight(shown, table, asker)
    if about.tile is None:
        return Explanation(marks=foresight.of(offers(table, asker, MOST_CHOICES)))
    hand = shown.players[asker].hand or ()
    if about.tile not in hand:
        raise Malformed(f"no tile {about.tile[:20]!r} in your hand; available: {', '.join(hand)}")
    return Explanation(rule="WS-3.4", marks=Marks(halves=foresight.halves.of_tile(about.tile)))


# --- what was asked ---


def _seat(shown: Seen, seat: int) -> int:
    return _within(seat, shown.seats)


def _within(number: int, end: int) -> int:
    if not 0 <= number < end:
        raise Malformed(f"{number} is out of range: expected 0 to {end - 1}")
    return number


def _index(names: tuple[str, ...], name: str) -> int:
    if name not in names:
        raise Malformed(f"unknown {name[:10]!r}; available: {', '.join(names)}")
    return names.index(name)


# --- an offer ---


def foresee(table: Table, seat: int, action: int) -> Explanation:
    """What choosing this would bring: points at once, what follows, and what would be told of it.

    `table` is imagined: what chance would bring is not told.
    """
    follows = Consequences(seen(viewed(table, seat)), table, seat)
    (_, events), note = carried_out(table, seat, action), follows.note(action)
    told: list[Message] = [offered(table.box, action)]
    told += [] if note is None else [message("ws-foreseen", note=apart([note]))]
    told += [tell(table.box, event) for event in events if not event.lifts_veil()]
    return Explanation(
        value=scored(events, seat),
        rule=RULES[str(structure(table.box, action)["do"])],
        told=told,
        counted=_grouped(follows, action),
    )


def _grouped(follows: Consequences, action: int) -> list[str]:
    """The hexes of the groups that a tile would join."""
    promises: tuple[Promise, ...] = ()
    if action >= PLACE:
        promises = follows.placement(action)
    elif LAY_SPECIAL <= action < MOVE:
        promises = follows.laying(action).groups
    hexes = sorted({at for promise in promises for at in promise.hexes})
    return [follows.box.cauldron.hex_names[at] for at in hexes]
