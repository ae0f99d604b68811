"""The cauldron: 37 hexes, a name above what lies there; rim spaces beside the hexes that lead to them."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from rich.style import Style

from frostfair.cli.canvas import Canvas, Piece
from frostfair.cli.witchstone.seen import Cauldron
from frostfair.cli.witchstone.words import BLACK, BOLD, CRYSTAL, EMPTY, QUIET, Words, width_of
from frostfair.games.witchstone.components import Box
from frostfair.games.witchstone.words import HEXES, KINDS
from frostfair.kernel.bits import members_of

WIDE = 5
HIGH = 2
MARGIN = 4  # left and right, for the rim spaces
TOP = 1
WIDTH = 7 * WIDE + 2 * MARGIN
HEIGHT = 7 * HIGH + 2 * TOP


@dataclass(frozen=True)
class Marks:
    """What is pointed out, by the names of hexes."""

    new: frozenset[str] = frozenset()
    notes: Mapping[str, str] = field(default_factory=dict)  # a few letters for empty hexes


class Pot:
    """Where every hex is drawn, and how."""

    def __init__(self, box: Box, words: Words) -> None:
        self.box = box
        self.words = words
        cells = box.grid.cells
        left = min([2 * q + r for q, r in cells])
        top = min([r for _, r in cells])
        self.at = [(MARGIN + (2 * q + r - left) * WIDE // 2, TOP + (r - top) * HIGH) for q, r in cells]
        self.printed = {
            box.hex_names[at]: KINDS[kind] for kind in range(6) for at in members_of(box.printed[kind])
        }
        self.exits = [(at, KINDS[kind]) for kind in range(6) for at in members_of(box.exits[kind])]

    def draw(self, pot: Cauldron, marks: Marks) -> Canvas:
        canvas = Canvas(WIDTH, HEIGHT)
        for at in range(HEXES):
            x, y = self.at[at]
            name = self.box.hex_names[at]
            canvas.put(x, y, f"{name:^{WIDE}}", QUIET)
            self._lay(canvas, x, y + 1, self._content(pot, name, marks), name in marks.new)
        for at, kind in self.exits:
            self._rim(canvas, at, kind, pot.rim[kind])
        return canvas

    def _lay(self, canvas: Canvas, x: int, y: int, content: list[Piece], is_new: bool) -> None:
        room = (WIDE - width_of(content)) // 2
        canvas.write(x + room, y, content)
        if is_new and room > 0:
            canvas.put(x + room - 1, y, "›", BOLD)
            canvas.put(x + room + width_of(content), y, "‹", BOLD)

    def _content(self, pot: Cauldron, name: str, marks: Marks) -> list[Piece]:
        if name in pot.symbols:
            return [self.words.chip(pot.symbols[name])]
        if name in pot.specials:
            return self.words.special(pot.specials[name])
        if name in self.printed:
            return [self.words.printed(self.printed[name])]
        if name == pot.black:
            return [(BLACK, BOLD)]
        if name in pot.crystals:
            return [(CRYSTAL, BOLD)]
        return [(marks.notes[name], BOLD)] if name in marks.notes else [(EMPTY, QUIET)]

    def _rim(self, canvas: Canvas, at: int, kind: str, waiting: int) -> None:
        """An arrow to the rim space; crystals that wait there behind it."""
        x, y = self.at[at]
        letter = self.words.letter(kind)
        crystals = CRYSTAL if waiting else ""
        middle_x, middle_y = WIDTH // 2, HEIGHT // 2
        if y == TOP:
            canvas.put(x, y - 1, f"{letter + '↑' + crystals:^{WIDE}}", Style(bold=True))
        elif y == TOP + 6 * HIGH:
            canvas.put(x, y + HIGH, f"{letter + '↓' + crystals:^{WIDE}}", Style(bold=True))
        elif x < middle_x:
            arrow = "↖" if y < middle_y else "↙"
            canvas.put(x - 3, y + 1, f"{crystals or ' '}{letter}{arrow}", BOLD)
        else:
            arrow = "↗" if y < middle_y else "↘"
            canvas.put(x + WIDE, y + 1, f"{arrow}{letter}{crystals}", BOLD)
