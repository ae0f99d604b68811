"""What lies around the map: piles, holders, bag, and the players with their books."""

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from frostfair.games.winter_queen.rules.slots import page_in
from frostfair.games.winter_queen.rules.terms import COLOURS, EFFECTS
from frostfair.games.winter_queen.terminal.lexicon import Words
from frostfair.games.winter_queen.wording.names import SIDES, page_name
from frostfair.games.winter_queen.wording.shapes import Holder, OwnBook, Pile, Seen
from frostfair.terminal import colours
from frostfair.terminal.canvas import PLAIN, Piece
from frostfair.terminal.face import Scene

BOLD = Style(bold=True)
QUIET = Style(dim=True)
MOST_ON_HOLDER = 7  # four crystals in a row


class Panels:
    """Each method gives lines of pieces, so that they can go on a canvas or into a column."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.say = words.say
        self.page_width = max([length(words.page(effect)) for effect in EFFECTS])

    def pile(self, pile: Pile) -> list[list[Piece]]:
        """The county, how many books are left, and the two pages of the top book."""
        title = self.say("wq-pile", county=f"wq-zone-{pile.county}", books=pile.books)
        ground = Style(color=colours.TEXT, bgcolor=colours.ZONE[pile.county], bold=True)
        lines: list[list[Piece]] = [[(title, ground)]]
        if pile.top is not None:
            letter = self.words.letter(pile.county)
            for side, effect in zip(SIDES, pile.top.pages, strict=True):
                lines.append([(f"{letter}{side} ", QUIET), *self.words.page(effect)])
        return lines

    def holders(self, seen: Seen, scene: Scene) -> list[list[Piece]]:
        if seen.turns_left is not None:
            return [self._holder(0, seen.holders[0], "")]  # all crystals, and no bag (WQ-7.1)
        lines = [self._holder(i, h, self._reach(h, scene)) for i, h in enumerate(seen.holders)]
        return [*lines, self._bag(seen)]

    def _holder(self, i: int, holder: Holder, reach: str) -> list[Piece]:
        name = self.say("wq-holder", holder=i + 1)
        heap = self.words.heap(holder.crystals)
        room = " " * (MOST_ON_HOLDER - length(heap))
        return [(f"{name}  ", BOLD), *heap, (f"{room}  {reach}", QUIET)]

    def _reach(self, holder: Holder, scene: Scene) -> str:
        """Who takes from it (WQ-2.4)."""
        if len(holder.reach) == len(scene.names):
            return ""
        who = self.words.listed([scene.names[seat] for seat in holder.reach])
        return self.say("wq-reach-you" if scene.seat in holder.reach else "wq-reach", players=who)

    def _bag(self, seen: Seen) -> list[Piece]:
        line: list[Piece] = [(self.say("wq-bag", crystals=seen.bag.count), BOLD)]
        for colour in COLOURS:
            if seen.bag.of(colour):
                line += [(" ", PLAIN), self.words.chip(colour), (str(seen.bag.of(colour)), PLAIN)]
        return line

    def player(self, seat: int, seen: Seen, scene: Scene) -> list[list[Piece]]:
        """Name and points, then a line for every page of their books."""
        lines = [self._name(seat, seen, scene)]
        for slot, book in enumerate(seen.players[seat].books):
            if book is not None:
                lines += [self._page(book, slot, side) for side in range(2)]
        return lines

    def _name(self, seat: int, seen: Seen, scene: Scene) -> list[Piece]:
        points = seen.players[seat].points
        ground = Style(color=colours.INK, bgcolor=colours.SEATS[seat], bold=True)
        line: list[Piece] = [
            ("▶ " if seat in scene.deciding else "  ", BOLD),
            (f"{seat + 1} {scene.names[seat]}", ground),
        ]
        if seat == seen.first:
            line += [(" " + self.say("wq-first"), QUIET)]
        if points is None:
            return [*line, (" · " + self.say("wq-points-hidden"), QUIET)]
        return [*line, (" · ", QUIET), (self.say("badge-vp", vp=points), BOLD)]

    def _page(self, book: OwnBook, slot: int, side: int) -> list[Piece]:
        name = self.words.page(book.pages[side])
        room = " " * (self.page_width + 1 - length(name))
        line: list[Piece] = [(f"  {page_name(page_in(slot, side))} ", QUIET), *name, (room, PLAIN)]
        colour, worth = book.crystals[side], book.worth[side]
        if colour is None or worth is None:
            return [*line, (self.say("wq-page-empty"), QUIET)]
        return [*line, self.words.chip(colour), (f" {self.say('badge-vp', vp=worth)}", BOLD)]


def length(pieces: Sequence[Piece]) -> int:
    return sum([len(text) for text, _ in pieces])


def to_text(pieces: Sequence[Piece]) -> Text:
    line = Text(no_wrap=True)
    for text, style in pieces:
        line.append(text, style)
    return line
