"""What a player can ask about: a page on the table, by its short name.

2L      the left page of the own book 2
3:2L    the left page of book 2 of the player at seat 3
GL      the left page of the top book of the green county's pile
"""

from frostfair.games.winter_queen.rules.slots import page_in
from frostfair.games.winter_queen.rules.terms import COLOURS, COUNTIES
from frostfair.games.winter_queen.terminal.lexicon import Words
from frostfair.games.winter_queen.wording.names import SIDES
from frostfair.games.winter_queen.wording.pages import Page, page_of, page_of_pile
from frostfair.games.winter_queen.wording.shapes import Seen
from frostfair.i18n.catalogue import Value
from frostfair.kernel.codec import shorten
from frostfair.kernel.errors import Malformed


class Asking:
    """Reads what a player at this table asks about, in the letters of their language."""

    def __init__(self, words: Words, seen: Seen, viewer: int) -> None:
        self.words = words
        self.seen = seen
        self.viewer = viewer

    def page(self, text: str) -> Page:
        owner, colon, name = text.rpartition(":")
        name = name.upper()
        if len(name) == 2 and name[1] in SIDES:
            county = self.words.letters.colour(name[0])
            if county in COUNTIES and not colon:
                return self._on_pile(county, name)
            if name[0] in "123":
                return self._on_table(self._seat(owner) if colon else self.viewer, text.upper(), name)
        raise self._malformed("wq-ask-no-page", text=shorten(text))

    def colour(self, text: str) -> str:
        colour = self.words.letters.colour(text)
        if colour is None:
            letters = ", ".join([self.words.letter(colour) for colour in COLOURS])
            raise self._malformed("wq-ask-no-crystal", text=shorten(text), letters=letters)
        return colour

    def _on_pile(self, county: str, name: str) -> Page:
        if self.seen.pile(county).top is None:
            raise self._malformed("wq-ask-pile-empty", page=name, county=f"wq-zone-{county}")
        return page_of_pile(self.seen, self.viewer, county, SIDES.index(name[1]), name)

    def _on_table(self, seat: int, shown: str, name: str) -> Page:
        slot = int(name[0]) - 1
        if self.seen.players[seat].books[slot] is None:
            raise self._malformed("wq-ask-no-book", page=shown, book=slot + 1)
        return page_of(self.seen, seat, page_in(slot, SIDES.index(name[1])), shown)

    def _seat(self, text: str) -> int:
        seats = len(self.seen.players)
        if text.isascii() and text.isdigit() and 1 <= int(text) <= seats:
            return int(text) - 1
        raise self._malformed("wq-ask-no-seat", text=shorten(text), seats=seats)

    def _malformed(self, key: str, **values: Value) -> Malformed:
        return Malformed(self.words.say(key, **values))
