"""What a player can ask about: a page on the table, by its short name.

2L      the left page of the own book 2
3:2L    the left page of book 2 of the player at seat 3
GL      the left page of the top book of the green county's pile
"""

from frostfair.games.winter_queen.notation import COUNTY_LETTERS, LETTERS
from frostfair.games.winter_queen.words import COLOURS, COUNTIES
from frostfair.kernel.codec import shorten
from frostfair.kernel.errors import Malformed
from frostfair.telling.winter_queen.names import SIDES
from frostfair.telling.winter_queen.pages import Page, page_of, page_of_pile
from frostfair.telling.winter_queen.seen import Seen


def find_page(seen: Seen, viewer: int, text: str) -> Page:
    owner, colon, name = text.rpartition(":")
    name = name.upper()
    if len(name) == 2 and name[1] in SIDES:
        side = SIDES.index(name[1])
        if name[0] in COUNTY_LETTERS and not colon:
            return page_of_pile(seen, viewer, COUNTIES[COUNTY_LETTERS.index(name[0])], side)
        if name[0] in "123":
            seat = _seat(seen, owner) if colon else viewer
            return page_of(seen, seat, 2 * (int(name[0]) - 1) + side, text.upper())
    raise Malformed(f"{shorten(text)} is no page; try 2L, 3:2L or GL")


def find_colour(text: str) -> str:
    if len(text) == 1 and text.upper() in LETTERS:
        return COLOURS[LETTERS.index(text.upper())]
    raise Malformed(f"{shorten(text)} is no crystal; they are {', '.join(LETTERS)}")


def _seat(seen: Seen, text: str) -> int:
    if text.isascii() and text.isdigit() and 1 <= int(text) <= len(seen.players):
        return int(text) - 1
    raise Malformed(f"there is no seat {shorten(text)}; they are 1 to {len(seen.players)}")
