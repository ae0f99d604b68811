"""The table: cauldron and crystal ball side by side where there is room, tracks and words around them.

Where the lines don't suffice, parts are drawn smaller or left out (fit.py) and can be asked for.
"""

import io
from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.table import Table as Columns
from rich.text import Text

from frostfair.games.witchstone.rules.components import Box
from frostfair.games.witchstone.terminal import ball, pot
from frostfair.games.witchstone.terminal.ball import Ball
from frostfair.games.witchstone.terminal.fit import (
    ABOUT,
    BALL,
    CAULDRON,
    FULL,
    HAND,
    NOT,
    OFFER,
    PENTAGRAM,
    PLAYERS,
    SHELVES,
    SHORT,
    WAND,
    WHOLE,
    Sizes,
    fitting,
    left_out,
)
from frostfair.games.witchstone.terminal.lexicon import Words
from frostfair.games.witchstone.terminal.panels import Panels
from frostfair.games.witchstone.terminal.pot import Pot
from frostfair.games.witchstone.terminal.tracks import Tracks
from frostfair.games.witchstone.wording.shapes import Seen
from frostfair.terminal.face import Scene, Sheet

GAP = 3
BESIDE = pot.WIDTH + GAP + ball.WIDTH  # from this width on the ball is beside the cauldron
BELOW = (WAND, OFFER, SHELVES, HAND)
NONE_NEW: frozenset[str] = frozenset()


class Board:
    def __init__(self, box: Box, words: Words) -> None:
        self.words = words
        self.pot = Pot(box, words)
        self.ball = Ball(words, list(box.ball.witchstone_bonus))
        self.tracks = Tracks(words)
        self.panels = Panels(words)

    def draw(
        self,
        seen: Seen,
        scene: Scene,
        sheet: Sheet,
        hexes: frozenset[str] = NONE_NEW,
        places: frozenset[str] = NONE_NEW,
    ) -> RenderableType:
        """As much as there is room for; `hexes` and `places` are where something just happened."""
        drawing, room = Drawing(self, seen, scene, sheet, hexes, places), sheet.lines
        if room is None:
            return drawing.table(WHOLE)
        about = ABOUT.get(seen.owed[-1].kind, CAULDRON) if seen.owed else CAULDRON
        return drawing.table(fitting(about, drawing.beside, lambda sizes: drawing.height(sizes) <= room))

    def part(self, seen: Seen, scene: Scene, sheet: Sheet, name: str) -> RenderableType:
        """One part in full."""
        drawing = Drawing(self, seen, scene, sheet, NONE_NEW, NONE_NEW)
        return Group(*drawing.part(name, FULL))

    def cauldron(self, seen: Seen, scene: Scene, seat: int) -> RenderableType:
        """Somebody's cauldron, with all about them."""
        return Group(*self.panels.player(seat, seen, scene, FULL), *self.pot.draw(seen.players[seat]).lines())


class Drawing:
    """One table being drawn. Parts are made once for each size, since many cuts may be tried."""

    def __init__(
        self,
        board: Board,
        seen: Seen,
        scene: Scene,
        sheet: Sheet,
        hexes: frozenset[str],
        places: frozenset[str],
    ) -> None:
        self.board = board
        self.panels = board.panels
        self.tracks = board.tracks
        self.seen = seen
        self.scene = scene
        self.sheet = sheet
        self.hexes = hexes
        self.places = places
        self.beside = sheet.width >= BESIDE
        self._console = Console(file=io.StringIO(), width=sheet.width)
        self._made: dict[tuple[str, int], list[RenderableType]] = {}
        self._heights: dict[tuple[str, int], int] = {}

    def table(self, sizes: Sizes) -> RenderableType:
        left = [*self.part(CAULDRON, sizes[CAULDRON]), *self.part(PENTAGRAM, sizes[PENTAGRAM])]
        right = self.part(BALL, sizes[BALL])
        boards = [columns([left, right])] if self.beside and left and right else [*left, *right]
        below = [thing for part in BELOW for thing in self.part(part, sizes[part])]
        return Group(
            *self.part(PLAYERS, sizes[PLAYERS]), *boards, *below, *self._owed(), *self._hidden(sizes)
        )

    def height(self, sizes: Sizes) -> int:
        """How many lines that takes."""
        left = self._height(CAULDRON, sizes[CAULDRON]) + self._height(PENTAGRAM, sizes[PENTAGRAM])
        right = self._height(BALL, sizes[BALL])
        rest = sum([self._height(part, sizes[part]) for part in (PLAYERS, *BELOW)])
        boards = max(left, right) if self.beside else left + right
        return rest + boards + self._lines([*self._owed(), *self._hidden(sizes)])

    def part(self, name: str, size: int) -> list[RenderableType]:
        if (name, size) not in self._made:
            self._made[name, size] = self._make(name, size) if size > NOT or name == PLAYERS else []
        return self._made[name, size]

    def _height(self, name: str, size: int) -> int:
        if (name, size) not in self._heights:
            self._heights[name, size] = self._lines(self.part(name, size))
        return self._heights[name, size]

    def _lines(self, things: Sequence[RenderableType]) -> int:
        return len(self._console.render_lines(Group(*things))) if things else 0

    def _make(self, name: str, size: int) -> list[RenderableType]:
        seen, scene, is_full = self.seen, self.scene, size == FULL
        if name == CAULDRON:
            return self._cauldrons(size)
        if name == BALL:
            return [*self._ball(size)]
        if name == OFFER:
            return self._offer(is_full)
        if name == PLAYERS:
            title = self.panels.title(seen, self.beside, is_full) if size > NOT else []
            return [*title, *self.panels.players(seen, scene, size)]
        if name == PENTAGRAM:
            return [*self.tracks.pentagram(seen, pot.WIDTH, is_full)]
        if name == WAND:
            return [*self.tracks.wand(seen, self.sheet.width, is_full)]
        return [self.tracks.shelves(seen)] if name == SHELVES else [*self.panels.hand(seen, scene)]

    def _owed(self) -> list[Text]:
        return self.panels.owed(self.seen, self.scene)

    def _hidden(self, sizes: Sizes) -> list[Text]:
        hidden = left_out(sizes)
        return [self.panels.left_out(hidden)] if hidden else []

    # --- single parts ---

    def _cauldrons(self, size: int) -> list[RenderableType]:
        """The viewer's own; a spectator sees that of whoever is to move, and everybody's at the end."""
        seen, seat = self.seen, self.scene.seat
        if seat is not None:
            return [*self._pot(seat, size)]
        if seen.owed:
            return self._named(seen.owed[-1].seat, size)
        pots = [self._named(owner, SHORT) for owner in range(len(seen.players))]
        across = 1 if self.beside else max(1, (self.sheet.width + GAP) // (pot.WIDTH + GAP))
        return [columns(pots[i : i + across]) for i in range(0, len(pots), across)]

    def _named(self, seat: int, size: int) -> list[RenderableType]:
        return [self.panels.whose(seat, self.scene), *self._pot(seat, size)]

    def _pot(self, seat: int, size: int) -> list[Text]:
        high = pot.HIGH if size == FULL else 1
        return self.board.pot.draw(self.seen.players[seat], self.hexes, high).lines()

    def _ball(self, size: int) -> list[Text]:
        low = ball.LOW if self.beside else ball.LOWEST
        return self.board.ball.draw(self.seen, self.places, ball.HEIGHT if size == FULL else low).lines()

    def _offer(self, with_title: bool) -> list[RenderableType]:
        lines = self.panels.offer(self.seen)
        if self.beside:
            return [columns([lines[:3], lines[3:]])]
        return [*([self.panels.offer_title(self.seen)] if with_title else []), *lines]


def columns(cells: Sequence[Sequence[RenderableType]]) -> Columns:
    table = Columns.grid(padding=(0, GAP, 0, 0))
    for _ in cells:
        table.add_column(no_wrap=True, overflow="crop")
    table.add_row(*[Group(*lines) for lines in cells])
    return table
