"""The whole table: the map with the piles in its corners, holders and bag below, players beside or below."""

from collections.abc import Sequence
from itertools import zip_longest

from rich.console import Group, RenderableType
from rich.table import Table as Columns
from rich.text import Text

from frostfair.games.winter_queen.rules.components import Box
from frostfair.games.winter_queen.rules.terms import COUNTIES, ZONES
from frostfair.games.winter_queen.terminal.hexmap import HIGH, WIDE, HexMap, Marks
from frostfair.games.winter_queen.terminal.lexicon import Words
from frostfair.games.winter_queen.terminal.panels import Panels, to_text
from frostfair.games.winter_queen.wording.shapes import Seen
from frostfair.terminal.canvas import Canvas
from frostfair.terminal.face import Scene, Sheet

MARGIN = 6  # beside the map, so that the corners are wide enough for a pile
PILE_WIDTH = 22
PILE_HEIGHT = 3
BESIDE = 100  # from this width on the players sit beside the map


class Board:
    def __init__(self, box: Box, words: Words) -> None:
        self.map = HexMap(box.grid.cells, words)
        self.panels = Panels(words)
        self.words = words
        self.corners = self._corners(box)

    def draw(self, seen: Seen, scene: Scene, sheet: Sheet, marks: Marks) -> RenderableType:
        table = [*self.draw_map(seen, sheet, marks), Text(), *self._below(seen, scene)]
        players = [self._player(seat, seen, scene) for seat in range(len(scene.names))]
        if sheet.width >= BESIDE:
            gap = [Text()] if len(players) < 4 else []
            beside = [line for player in players[:-1] for line in [*player, *gap]]
            return columns([Group(*table), Group(*beside, *players[-1])])
        nobody: list[Text] = []
        pairs = zip_longest(players[::2], players[1::2], fillvalue=nobody)
        return Group(*table, Text(), *[columns([Group(*left), Group(*right)]) for left, right in pairs])

    def draw_map(self, seen: Seen, sheet: Sheet, marks: Marks) -> list[Text]:
        """The map, with the piles in its corners where there is room and below it where there isn't."""
        if not self.corners or sheet.width < self.map.width + 2 * MARGIN:
            canvas = Canvas(self.map.width, self.map.height)
            self.map.draw(canvas, 0, seen.spaces, marks, sheet.blocks)
            piles = [line for pile in seen.piles for line in self.panels.pile(pile)]
            return [*canvas.lines(), *map(to_text, piles)]
        canvas = Canvas(self.map.width + 2 * MARGIN, self.map.height)
        self.map.draw(canvas, MARGIN, seen.spaces, marks, sheet.blocks)
        for pile in seen.piles:
            x, y = self.corners[pile.county]
            for i, line in enumerate(self.panels.pile(pile)):
                canvas.write(x, y + i, line)
        return canvas.lines()

    def _below(self, seen: Seen, scene: Scene) -> list[Text]:
        lines = [to_text(line) for line in self.panels.holders(seen, scene)]
        if seen.turns_left is not None and seen.over is None:
            lines.append(Text(self.words.say("wq-status-last-stage", turns=seen.turns_left)))
        return lines

    def _player(self, seat: int, seen: Seen, scene: Scene) -> list[Text]:
        return [to_text(line) for line in self.panels.player(seat, seen, scene)]

    def _corners(self, box: Box) -> dict[str, tuple[int, int]]:
        """Where each county's pile goes: the corner nearest to it. Empty if the map leaves no room."""
        right = self.map.width + 2 * MARGIN - PILE_WIDTH
        bottom = self.map.height - PILE_HEIGHT
        corners: dict[str, tuple[int, int]] = {}
        for county in COUNTIES:
            at = [self.map.at[s] for s in range(len(box.zone)) if ZONES[box.zone[s]] == county]
            is_left = sum([x for x, _ in at]) / len(at) + WIDE / 2 < self.map.width / 2
            is_upper = sum([y for _, y in at]) / len(at) + HIGH / 2 < self.map.height / 2
            corners[county] = (0 if is_left else right, 0 if is_upper else bottom)
        apart = len(set(corners.values())) == len(COUNTIES)
        return corners if apart and all(map(self._is_free, corners.values())) else {}

    def _is_free(self, corner: tuple[int, int]) -> bool:
        left, top = corner[0] - MARGIN, corner[1]
        return not any(
            x < left + PILE_WIDTH and left <= x + WIDE and y < top + PILE_HEIGHT and top <= y + HIGH
            for x, y in self.map.at
        )


def columns(cells: Sequence[RenderableType]) -> Columns:
    table = Columns.grid(padding=(0, 2, 0, 0))
    for _ in cells:
        table.add_column(no_wrap=True, overflow="crop")
    table.add_row(*cells)
    return table
