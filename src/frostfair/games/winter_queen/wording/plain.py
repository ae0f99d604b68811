"""The table of Winter Queen part by part, for the plain board."""

from collections.abc import Sequence

from frostfair.games.winter_queen.rules.slots import page_in
from frostfair.games.winter_queen.rules.terms import ZONES
from frostfair.games.winter_queen.wording.names import colour_name, effect_name, page_name, zone_name
from frostfair.games.winter_queen.wording.shapes import Book, Crystals, OwnBook, Seen, Space
from frostfair.games.winter_queen.wording.table import crystals
from frostfair.wire.plain import Row, Section
from frostfair.wording.message import Seat, Value, apart, listed, message

NOTHING = "–"


def table(seen: Seen, seat: int | None) -> list[Section]:
    """Players, own books, map, holders, piles, then the books of the others."""
    order = turn_order(seen, seat)
    return [
        _players(seen, order),
        *[_books(seen, owner, seat) for owner in order if owner == seat],
        _map(seen),
        _holders(seen),
        _piles(seen),
        *[_books(seen, owner, seat) for owner in order if owner != seat],
    ]


def turn_order(seen: Seen, seat: int | None) -> list[int]:
    """All seats, one's own first."""
    first = 0 if seat is None else seat
    return [(first + k) % seen.seats for k in range(seen.seats)]


def _players(seen: Seen, order: Sequence[int]) -> Section:
    return Section(
        message("wq-plain-players"),
        message("wq-plain-first", player=Seat(seen.first)),
        [message("wq-plain-name"), message("wq-plain-vp"), message("wq-plain-books")],
        [Row([Seat(owner), *_standing(seen, owner)], owner, {"points": owner}) for owner in order],
    )


def _standing(seen: Seen, owner: int) -> list[Value]:
    player = seen.players[owner]
    points: Value = message("wq-points-hidden") if player.points is None else player.points
    return [points, len(_owned(seen, owner))]


def _owned(seen: Seen, owner: int) -> list[tuple[int, OwnBook]]:
    return [(slot, book) for slot, book in enumerate(seen.players[owner].books) if book is not None]


def _books(seen: Seen, owner: int, seat: int | None) -> Section:
    mine = owner == seat
    owned = _owned(seen, owner)
    worth = sum([points or 0 for _, book in owned for points in book.worth])
    return Section(
        message("wq-plain-your-books") if mine else message("wq-plain-books-of", player=Seat(owner)),
        message("wq-plain-books-sum", books=len(owned), vp=worth),
        [
            message("wq-plain-page"),
            message("wq-plain-effect"),
            message("wq-plain-crystal"),
            message("wq-plain-vp"),
        ],
        [_page(owner, book, slot, side) for slot, book in owned for side in range(2)],
        folded=not mine,
    )


def _page(owner: int, book: OwnBook, slot: int, side: int) -> Row:
    name, colour, worth = page_name(page_in(slot, side)), book.crystals[side], book.worth[side]
    cells: list[Value] = [
        name,
        effect_name(book.pages[side]),
        NOTHING if colour is None else _crystal(colour),
        NOTHING if worth is None else worth,
    ]
    return Row(cells, owner, {"page": {"seat": owner, "page": name}})


def _map(seen: Seen) -> Section:
    empty = [space for space in seen.spaces if space.crystal is None]
    return Section(
        message("wq-plain-map"),
        message("wq-plain-map-sum", spaces=len(empty)),
        [message("wq-plain-zone"), message("wq-plain-crystals"), message("wq-plain-empty")],
        [_zone([space for space in seen.spaces if space.zone == zone], zone) for zone in ZONES],
    )


def _zone(spaces: Sequence[Space], zone: str) -> Row:
    lying = [_lying(space) for space in spaces if space.crystal is not None]
    empty = [space.name for space in spaces if space.crystal is None]
    return Row([zone_name(zone), _or_nothing(lying), _or_nothing(empty)])


def _lying(space: Space) -> Value:
    key = "wq-plain-depicted-at" if space.depicted else "wq-crystal-at"
    return message(key, colour=colour_name(str(space.crystal)), space=space.name)


def _or_nothing(items: Sequence[Value]) -> Value:
    return apart(items) if items else NOTHING


def _holders(seen: Seen) -> Section:
    rows = [
        Row(
            [message("wq-holder", holder=number + 1), _heap(lying.crystals), _reach(lying.reach)],
            about={"holder": number + 1},
        )
        for number, lying in enumerate(seen.holders)
        if lying.count or not seen.last_stage
    ]
    bag = Row([message("wq-plain-bag"), _heap(seen.bag), NOTHING], about={"bag": True})
    return Section(
        message("wq-plain-holders"),
        message("wq-plain-bag-sum", crystals=seen.bag.count),
        [message("wq-plain-holder"), message("wq-plain-crystals"), message("wq-plain-reach")],
        [*rows, bag],
    )


def _heap(lying: Crystals) -> Value:
    return crystals(lying) if lying.count else NOTHING


def _reach(seats: Sequence[int]) -> Value:
    return apart(Seat(seat) for seat in seats)


def _piles(seen: Seen) -> Section:
    return Section(
        message("wq-plain-piles"),
        message("wq-plain-piles-sum", books=sum([pile.books for pile in seen.piles])),
        [message("wq-plain-county"), message("wq-plain-top"), message("wq-plain-books")],
        [
            Row([zone_name(pile.county), pages_of(pile.top), pile.books], about={"pile": pile.county})
            for pile in seen.piles
        ],
    )


def pages_of(book: Book | None) -> Value:
    return NOTHING if book is None else listed(effect_name(effect) for effect in book.pages)


def _crystal(colour: str) -> Value:
    return message("wq-plain-colour", colour=colour_name(colour))
