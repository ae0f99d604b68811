"""What a player can ask about: a page on the table, by its short name.

2L      the left page of the own book 2
3:2L    the left page of book 2 of the player at seat 3
GL      the left page of the top book of the green county's pile
"""

from dataclasses import dataclass

from frostfair.games.winter_queen.notation import COUNTY_LETTERS, LETTERS
from frostfair.games.winter_queen.words import COLOURS, COUNTIES
from frostfair.kernel.codec import shorten
from frostfair.kernel.errors import Malformed
from frostfair.telling.winter_queen.names import SIDES
from frostfair.telling.winter_queen.seen import Book, OwnBook, Seen


@dataclass(frozen=True)
class Page:
    """A page that was asked about: whose eyes score it, its effect, and the crystal on it, if any."""

    name: str
    seat: int
    effect: str
    colour: str | None = None


def find_page(seen: Seen, viewer: int, text: str) -> Page:
    owner, colon, name = text.rpartition(":")
    name = name.upper()
    if len(name) == 2 and name[1] in SIDES:
        if name[0] in COUNTY_LETTERS and not colon:
            return _on_pile(seen, viewer, name)
        if name[0] in "123":
            return _on_table(seen, _seat(seen, owner) if colon else viewer, text.upper(), name)
    raise Malformed(f"{shorten(text)} is no page; try 2L, 3:2L or GL")


def find_colour(text: str) -> str:
    if len(text) == 1 and text.upper() in LETTERS:
        return COLOURS[LETTERS.index(text.upper())]
    raise Malformed(f"{shorten(text)} is no crystal; they are {', '.join(LETTERS)}")


def own_pages(seen: Seen, seat: int) -> list[Page]:
    slots = [(slot, book) for slot, book in enumerate(seen.players[seat].books) if book is not None]
    return [_page(book, f"{slot + 1}{SIDES[side]}", seat, side) for slot, book in slots for side in range(2)]


def _on_pile(seen: Seen, viewer: int, name: str) -> Page:
    county = COUNTIES[COUNTY_LETTERS.index(name[0])]
    top = seen.pile(county).top
    if top is None:
        raise Malformed(f"{name}: the {county} county has no books left")
    return _page(top, name, viewer, SIDES.index(name[1]))


def _on_table(seen: Seen, seat: int, shown: str, name: str) -> Page:
    book = seen.players[seat].books[int(name[0]) - 1]
    if book is None:
        raise Malformed(f"{shown}: there is no book {name[0]}")
    return _page(book, shown, seat, SIDES.index(name[1]))


def _page(book: Book | OwnBook, name: str, seat: int, side: int) -> Page:
    colour = book.crystals[side] if isinstance(book, OwnBook) else None
    return Page(name, seat, book.pages[side], colour)


def _seat(seen: Seen, text: str) -> int:
    if text.isascii() and text.isdigit() and 1 <= int(text) <= len(seen.players):
        return int(text) - 1
    raise Malformed(f"there is no seat {shorten(text)}; they are 1 to {len(seen.players)}")
