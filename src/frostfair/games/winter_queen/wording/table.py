"""The table of Winter Queen in words, for players who don't see it."""

from collections.abc import Iterator

from frostfair.games.winter_queen.rules.slots import page_in
from frostfair.games.winter_queen.rules.terms import COLOURS, ZONES
from frostfair.games.winter_queen.wording.names import colour_name, effect_name, page_name, zone_name
from frostfair.games.winter_queen.wording.shapes import Crystals, OwnBook, Pile, Seen, Space
from frostfair.wording.message import Message, Seat, Value, listed, message


def describe(seen: Seen) -> list[Message]:
    """Map by zones, piles, holders, bag, then the players with their books."""
    return [
        *[_zone(seen, zone) for zone in ZONES],
        *[pile(one) for one in seen.piles],
        *_holders(seen),
        *[line for seat in range(seen.seats) for line in _player(seen, seat)],
        *stage(seen),
    ]


def describe_space(space: Space) -> Message:
    where: dict[str, Value] = {"space": space.name, "zone": zone_name(space.zone)}
    if space.crystal is None:
        return message("wq-space-empty", **where)
    key = "wq-space-depicted" if space.depicted else "wq-space-crystal"
    return message(key, colour=colour_name(space.crystal), **where)


def _zone(seen: Seen, zone: str) -> Message:
    here = [space for space in seen.spaces if space.zone == zone]
    crystals = [
        message("wq-crystal-at", colour=colour_name(space.crystal), space=space.name)
        for space in here
        if space.crystal is not None
    ]
    empty = [space.name for space in here if space.crystal is None]
    return message(
        "wq-describe-zone",
        zone=zone_name(zone),
        n=len(crystals),
        crystals=listed(crystals),
        free=len(empty),
        spaces=listed(empty),
    )


def pile(pile: Pile) -> Message:
    county = zone_name(pile.county)
    if pile.top is None:
        return message("wq-describe-pile-empty", county=county)
    one, other = pile.top.pages
    return message(
        "wq-describe-pile",
        county=county,
        books=pile.books,
        effect=effect_name(one),
        effect2=effect_name(other),
    )


def _holders(seen: Seen) -> Iterator[Message]:
    for number, lying in enumerate(seen.holders):
        if lying.count or not seen.last_stage:
            yield holder(seen, number)
    yield bag(seen)


def holder(seen: Seen, number: int) -> Message:
    lying = seen.holders[number]
    return message(
        "wq-describe-holder",
        holder=number + 1,
        n=lying.count,
        crystals=crystals(lying.crystals),
        reach="all" if len(lying.reach) == seen.seats else _within(seen, lying.reach),
        players=listed(Seat(seat) for seat in lying.reach),
    )


def bag(seen: Seen) -> Message:
    return message("wq-describe-bag", n=seen.bag.count, crystals=crystals(seen.bag))


def _within(seen: Seen, reach: tuple[int, ...]) -> str:
    return "you" if seen.you in reach else "others"


def crystals(heap: Crystals) -> Value:
    counted = [(colour, heap.of(colour)) for colour in COLOURS]
    return listed(message("wq-some-crystals", n=n, colour=colour_name(c)) for c, n in counted if n > 0)


def _player(seen: Seen, seat: int) -> Iterator[Message]:
    player = seen.players[seat]
    books = len([book for book in player.books if book is not None])
    if player.points is None:
        yield message("wq-describe-player-sealed", player=Seat(seat), books=books)
    else:
        yield message("wq-describe-player", player=Seat(seat), books=books, vp=player.points)
    for slot, book in enumerate(player.books):
        if book is not None:
            yield from [_page(book, slot, side) for side in range(2)]


def _page(book: OwnBook, slot: int, side: int) -> Message:
    page: dict[str, Value] = {"page": page_name(page_in(slot, side)), "effect": effect_name(book.pages[side])}
    colour, worth = book.crystals[side], book.worth[side]
    if colour is None or worth is None:
        return message("wq-describe-page-empty", **page)
    return message("wq-describe-page", colour=colour_name(colour), vp=worth, **page)


def stage(seen: Seen) -> list[Message]:
    if seen.turns_left is None or seen.over is not None:
        return []
    return [message("wq-status-last-stage", turns=seen.turns_left)]
