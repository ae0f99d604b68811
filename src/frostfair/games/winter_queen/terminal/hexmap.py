"""The map: hexagons with pointy tops, eight columns wide, the rows three lines apart.

With colours they are blocks, without they are lines. Both have the same measure:

       .-' '-.             x + 4
      | b3 red |   y + 1   the space's name and its zone
      |  [R]   |   y + 2   its crystal
       '-. .-'
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from rich.style import Style

from frostfair.games.winter_queen.terminal.lexicon import Words
from frostfair.games.winter_queen.wording.shapes import Space
from frostfair.kernel.hexgrid import Axial
from frostfair.terminal import colours
from frostfair.terminal.canvas import PLAIN, Canvas, Piece

WIDE = 8
HIGH = 3


@dataclass(frozen=True)
class Marks:
    """What is pointed out on the map, by the names of spaces."""

    new: frozenset[str] = frozenset()  # placed since the viewer last looked
    counted: frozenset[str] = frozenset()
    chosen: str | None = None
    notes: Mapping[str, str] = field(default_factory=dict)  # a few letters to write on empty spaces

    @property
    def explains(self) -> bool:
        return self.chosen is not None or bool(self.counted)


class HexMap:
    """Where every space is drawn, and how."""

    def __init__(self, cells: list[Axial], words: Words) -> None:
        self.words = words
        lefts = [WIDE * q + WIDE // 2 * r for q, r in cells]
        tops = [HIGH * r for _, r in cells]
        self.at = [(x - min(lefts), y - min(tops)) for x, y in zip(lefts, tops, strict=True)]
        self.width = max(lefts) - min(lefts) + WIDE + 1
        self.height = max(tops) - min(tops) + HIGH + 1

    def draw(self, canvas: Canvas, left: int, spaces: tuple[Space, ...], marks: Marks, blocks: bool) -> None:
        for (x, y), space in zip(self.at, spaces, strict=True):
            if blocks:
                _fill(canvas, left + x, y, _ground(space, marks))
            else:
                _outline(canvas, left + x, y)
        for (x, y), space in zip(self.at, spaces, strict=True):
            self._inscribe(canvas, left + x + 1, y + 1, space, marks, blocks)

    def _inscribe(self, canvas: Canvas, x: int, y: int, space: Space, marks: Marks, blocks: bool) -> None:
        lit = space.name in marks.counted or space.name == marks.chosen
        ink = (colours.INK if lit else colours.TEXT) if blocks else None
        shade = (colours.INK if lit else colours.ZONE_WORD[space.zone]) if blocks else None
        name = Style(color=ink, bold=True)
        canvas.write(x, y, _centred([(space.name, name), (" ", PLAIN), self._zone(space, shade)], 7))
        canvas.write(x, y + 1, _centred(self._content(space, marks, blocks), 7))

    def _zone(self, space: Space, shade: str | None) -> Piece:
        return self.words.zone_short(space.zone), Style(color=shade)

    def _content(self, space: Space, marks: Marks, blocks: bool) -> list[Piece]:
        pieces: list[Piece] = []
        if space.crystal is not None:
            pieces = [self._crystal(space.crystal, space.depicted, blocks)]
        if space.name in marks.notes:
            pieces = [*pieces, (marks.notes[space.name], Style(bold=True))]
        if space.name in marks.new:
            dot = ("·", Style(color=colours.LAST_MOVE, bold=True))
            pieces = [dot, *pieces, dot]
        if space.name == marks.chosen:
            pieces = [("*", Style(color=colours.INK if blocks else None, bold=True)), *pieces]
        if space.name in marks.counted:
            pieces = [*pieces, ("+1", Style(color=colours.INK if blocks else None, bold=True))]
        return pieces

    def _crystal(self, colour: str, depicted: bool, blocks: bool) -> Piece:
        if depicted:
            return self.words.depicted(colour)
        letter, style = self.words.chip(colour)
        return (f" {letter} " if blocks else f"[{letter}]"), style


def _ground(space: Space, marks: Marks) -> str:
    if space.name == marks.chosen:
        return colours.GOLD
    if space.name in marks.counted:
        return colours.COUNTED
    return (colours.ZONE_VEILED if marks.explains else colours.ZONE)[space.zone]


def _fill(canvas: Canvas, x: int, y: int, ground: str) -> None:
    """A hexagon of half cells, with a thin gap all around."""
    for line in (y + 1, y + 2):
        canvas.put(x + 1, line, " " * (WIDE - 1), Style(bgcolor=ground))
    for column in range(x + 2, x + WIDE - 1):
        canvas.halve(column, y, None, ground)
        canvas.halve(column, y + HIGH, ground, None)
    canvas.halve(x + WIDE // 2, y, ground, ground)
    canvas.halve(x + WIDE // 2, y + HIGH, ground, ground)


def _outline(canvas: Canvas, x: int, y: int) -> None:
    faint = Style(dim=True)
    canvas.put(x + 1, y, ".-'", faint)
    canvas.put(x + 5, y, "'-.", faint)
    for line in (y + 1, y + 2):
        canvas.put(x, line, "|", faint)
        canvas.put(x + WIDE, line, "|", faint)
    canvas.put(x + 1, y + HIGH, "'-.", faint)
    canvas.put(x + 5, y + HIGH, ".-'", faint)


def _centred(pieces: list[Piece], width: int) -> list[Piece]:
    room = width - sum([len(text) for text, _ in pieces])
    return [(" " * max(0, (room + 1) // 2), PLAIN), *pieces]
