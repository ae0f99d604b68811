"""The cauldron: 37 hexes, a name above what lies there; rim spaces beside the hexes that lead to them.

On small screens a hex is one line: what lies there, with the name of a crystal's hex, or an empty one's name.
"""

from frostfair.games.witchstone.rules.components import Box
from frostfair.games.witchstone.rules.terms import HEXES, KINDS
from frostfair.games.witchstone.terminal.lexicon import (
    BLACK,
    BOLD,
    CRYSTAL,
    EMPTY,
    QUIET,
    Words,
    width_of,
)
from frostfair.games.witchstone.wording.shapes import Player
from frostfair.kernel.bits import members_of
from frostfair.terminal.canvas import Canvas, Piece

ROWS = 7
WIDE = 5
HIGH = 2
MARGIN = 4  # left and right, for the rim spaces
TOP = 1
WIDTH = ROWS * WIDE + 2 * MARGIN
NO_HEXES: frozenset[str] = frozenset()


class Pot:
    """Where every hex is drawn, and how."""

    def __init__(self, box: Box, words: Words) -> None:
        self.box = box
        self.words = words
        pot = box.cauldron
        cells = pot.grid.cells
        left = min([2 * q + r for q, r in cells])
        top = min([r for _, r in cells])
        self.at = [(MARGIN + (2 * q + r - left) * WIDE // 2, r - top) for q, r in cells]  # column and row
        self.printed = {
            pot.hex_names[at]: KINDS[kind] for kind in range(6) for at in members_of(pot.printed[kind])
        }
        self.exits = [(at, KINDS[kind]) for kind in range(6) for at in members_of(pot.exits[kind])]

    def draw(self, owner: Player, new: frozenset[str] = NO_HEXES, high: int = HIGH) -> Canvas:
        """`new` are names of hexes where something happened; `high` is 2, or 1 on small screens."""
        canvas, pot = Canvas(WIDTH, ROWS * high + 2 * TOP), owner.cauldron
        for at in range(HEXES):
            x, row = self.at[at]
            y, name = TOP + row * high, self.box.cauldron.hex_names[at]
            if high == HIGH:
                canvas.put(x, y, f"{name:^{WIDE}}", QUIET)
            self._lay(canvas, x, y + high - 1, self._content(owner, name, high < HIGH), name in new)
        for at, kind in self.exits:
            waiting = (CRYSTAL if pot.rim[kind] else "") + (BLACK if pot.black == f"rim {kind}" else "")
            self._rim(canvas, at, self.words.letter(kind), waiting, high)
        return canvas

    def _lay(self, canvas: Canvas, x: int, y: int, content: list[Piece], is_new: bool) -> None:
        room = (WIDE - width_of(content)) // 2
        canvas.write(x + room, y, content)
        if is_new and room > 0:
            canvas.put(x + room - 1, y, "›", BOLD)
            canvas.put(x + room + width_of(content), y, "‹", BOLD)

    def _content(self, owner: Player, name: str, names_it: bool) -> list[Piece]:
        pot = owner.cauldron
        if name in pot.symbols:
            return [self.words.chip(pot.symbols[name])]
        if name in owner.laid_specials:
            return self.words.special(owner.laid_specials[name])
        if name in self.printed:
            return [self.words.printed(self.printed[name])]
        if name == pot.black or name in pot.crystals:
            sign = BLACK if name == pot.black else CRYSTAL
            return [(sign, BOLD), (name if names_it else "", QUIET)]
        return [(name if names_it else EMPTY, QUIET)]

    def _rim(self, canvas: Canvas, at: int, letter: str, waiting: str, high: int) -> None:
        """An arrow to the rim space; crystals that wait there behind it."""
        x, row = self.at[at]
        y = TOP + row * high
        if row == 0:
            canvas.put(x, y - 1, f"{letter + '↑' + waiting:^{WIDE}}", BOLD)
        elif row == ROWS - 1:
            canvas.put(x, y + high, f"{letter + '↓' + waiting:^{WIDE}}", BOLD)
        elif x < WIDTH // 2:
            arrow = "↖" if row < ROWS // 2 else "↙"
            canvas.put(x - 4, y + high - 1, f"{waiting:>2}{letter}{arrow}", BOLD)
        else:
            arrow = "↗" if row < ROWS // 2 else "↘"
            canvas.put(x + WIDE, y + high - 1, f"{arrow}{letter}{waiting}", BOLD)
