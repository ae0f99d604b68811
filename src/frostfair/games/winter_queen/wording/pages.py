"""Pages that can be asked about: on a player's books, or on the top book of a pile."""

from dataclasses import dataclass

from frostfair.games.winter_queen.rules.notation import COUNTY_LETTERS
from frostfair.games.winter_queen.rules.slots import page_in, side_of, slot_of
from frostfair.games.winter_queen.rules.terms import COUNTIES
from frostfair.games.winter_queen.wording.names import SIDES, page_name
from frostfair.games.winter_queen.wording.shapes import Book, OwnBook, Seen
from frostfair.kernel.errors import Malformed


@dataclass(frozen=True)
class Page:
    """A page that was asked about: whose eyes score it, its effect, and the crystal on it, if any."""

    name: str  # as people call it: 2L, 3:2L or GL
    seat: int
    book: int
    side: int
    effect: str
    colour: str | None = None
    slot: int | None = None  # of the seat's books; None: it lies on a pile


def own_pages(seen: Seen, seat: int) -> list[Page]:
    slots = [slot for slot, book in enumerate(seen.players[seat].books) if book is not None]
    return [page_of(seen, seat, page_in(slot, side)) for slot in slots for side in range(2)]


def page_of(seen: Seen, seat: int, page: int, shown: str | None = None) -> Page:
    """A page of the seat's books by its number (2 * slot + side)."""
    book = seen.players[seat].books[slot_of(page)]
    if book is None:
        raise Malformed(f"{shown or page_name(page)}: no book {slot_of(page) + 1}")
    return _page(book, shown or page_name(page), seat, side_of(page), slot_of(page))


def page_of_pile(seen: Seen, viewer: int, county: str, side: int, shown: str | None = None) -> Page:
    """A page of the top book of a county's pile, scored by the viewer's eyes."""
    top = seen.pile(county).top
    name = shown or f"{COUNTY_LETTERS[COUNTIES.index(county)]}{SIDES[side]}"
    if top is None:
        raise Malformed(f"{name}: the {county} county has no books left")
    return _page(top, name, viewer, side, None)


def _page(book: Book | OwnBook, name: str, seat: int, side: int, slot: int | None) -> Page:
    colour = book.crystals[side] if isinstance(book, OwnBook) else None
    return Page(name, seat, book.number - 1, side, book.pages[side], colour, slot)
