"""The pentagram and the wand, each a row of spaces with the owls below; and the shelves."""

from collections.abc import Sequence

from rich.text import Text

from frostfair.games.witchstone.terminal.lexicon import (
    BLACK,
    BOLD,
    EMPTY,
    QUIET,
    Words,
    to_text,
    width_of,
)
from frostfair.games.witchstone.wording.shapes import Seen, Shelf, WandSpace, symbols_of
from frostfair.terminal.canvas import PLAIN, Piece


class Tracks:
    def __init__(self, words: Words) -> None:
        self.words = words
        self.say = words.say

    # --- the pentagram ---

    def pentagram(self, seen: Seen, width: int, with_title: bool) -> list[Text]:
        spaces = [self._pentagram_space(seen, i) for i in range(len(seen.pentagram.spaces))]
        owls = [[p.pentagram == i for p in seen.players] for i in range(len(spaces))]
        title = Text(self.say("ws-pentagram", stack=seen.pentagram.stack), style="italic")
        return [*([title] if with_title else []), *self._track(spaces, owls, width)]

    def _pentagram_space(self, seen: Seen, i: int) -> list[Piece]:
        """A special tile as E/W, an owl tile as its value in round brackets."""
        sort, place = seen.pentagram.spaces[i], seen.pentagram.place(i)
        if sort == "owl":
            stack = seen.pentagram.owls[place]
            return [(f"({stack[0]})" if stack else "(2)", BOLD if stack else QUIET)]
        if sort == "special":
            special = seen.pentagram.specials[place]
            return [("2×?", BOLD)] if special is None else self.words.special(symbols_of(special))
        return [(EMPTY, QUIET)]

    # --- the wand ---

    def wand(self, seen: Seen, width: int, with_title: bool) -> list[Text]:
        spaces = [self._wand_space(space) for space in seen.wand]
        owls = [[p.wand == i for p in seen.players] for i in range(len(spaces))]
        numbers = [[("" if space.sort == "blank" else str(i), QUIET)] for i, space in enumerate(seen.wand)]
        title = Text(self.say("ws-wand", front=seen.front), style="italic", no_wrap=True)
        return [*([title] if with_title else []), *self._track(spaces, owls, width, numbers)]

    def _wand_space(self, space: WandSpace) -> list[Piece]:
        """A bonus as 2W, an interim scoring as its short name in round brackets."""
        if space.what is None:
            return [(EMPTY, QUIET)]
        if space.sort == "bonus":
            letter, style = self.words.chip(space.what)
            return [(f"{space.number}{letter.strip()}", style)]
        return [(f"({self.words.form(f'ws-silver-{space.what}', 'short')})", BOLD)]

    def _track(
        self,
        spaces: list[list[Piece]],
        owls: list[list[bool]],
        width: int,
        numbers: list[list[Piece]] | None = None,
    ) -> list[Text]:
        """Rows whose columns are as wide as they must be; a track that is too long goes on below."""
        below = [[self.words.seat(seat) for seat, is_here in enumerate(here) if is_here] for here in owls]
        rows = [spaces, below] if numbers is None else [numbers, spaces, below]
        wide = [max([width_of(row[i]) for row in rows]) + 1 for i in range(len(spaces))]
        fits = sum(wide) - 1 <= width
        middle = (len(wide) + 1) // 2
        parts = [slice(0, len(wide))] if fits else [slice(0, middle), slice(middle, len(wide))]
        return [to_text(_aligned(row[part], wide[part])) for part in parts for row in rows]

    # --- shelves ---

    def shelves(self, seen: Seen) -> Text:
        """Each vial: whose crystal is in it, ■ for a black one; then the tokens below."""
        line: list[Piece] = [(self.say("ws-shelves"), BOLD)]
        for shelf in seen.shelves:
            name = self.say("ws-shelf-bottom") if shelf.name == "bottom" else self.words.letter(shelf.name)
            line += [(f"  {name} ", BOLD), *self._vials(shelf)]
        tokens = [self.words.token(token) for token, n in seen.shelf_tokens.items() for _ in range(n)]
        line += [("  ", PLAIN), *(tokens or [(self.say("ws-no-tokens"), QUIET)])]
        return to_text(line, wraps=True)

    def _vials(self, shelf: Shelf) -> list[Piece]:
        filled: list[Piece] = []
        for seat, n in enumerate(shelf.crystals):
            digit, style = self.words.seat(seat)
            blacks = 1 if seat in shelf.black else 0
            filled += [(digit, style)] * (n - blacks) + [(BLACK, style)] * blacks
        return [*filled, (EMPTY * (shelf.vials - len(filled)), QUIET)]


def _aligned(row: Sequence[list[Piece]], wide: Sequence[int]) -> list[Piece]:
    line: list[Piece] = []
    for pieces, width in zip(row, wide, strict=True):
        line += [*pieces, (" " * (width - width_of(pieces)), PLAIN)]
    return line
