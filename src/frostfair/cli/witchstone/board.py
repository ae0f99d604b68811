"""The whole table: cauldron and crystal ball side by side where there is room, tracks and words below."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Columns
from rich.text import Text

from frostfair.cli.face import Scene, Sheet
from frostfair.cli.witchstone import ball, pot
from frostfair.cli.witchstone.ball import Ball
from frostfair.cli.witchstone.panels import Panels
from frostfair.cli.witchstone.pot import Marks, Pot
from frostfair.cli.witchstone.seen import Seen
from frostfair.cli.witchstone.tracks import Tracks
from frostfair.cli.witchstone.words import Words
from frostfair.games.witchstone.components import Box

GAP = 3
BESIDE = pot.WIDTH + GAP + ball.WIDTH  # from this width on the ball is beside the cauldron


class Board:
    def __init__(self, box: Box, words: Words) -> None:
        self.pot = Pot(box, words)
        self.ball = Ball(words, list(box.witchstone_bonus))
        self.tracks = Tracks(words)
        self.panels = Panels(words)

    def draw(
        self, seen: Seen, scene: Scene, sheet: Sheet, marks: Marks, new: frozenset[str] = frozenset()
    ) -> RenderableType:
        players = [line for seat in range(len(scene.names)) for line in self.panels.player(seat, seen, scene)]
        left = self._cauldron(seen, scene, marks)  # and the pentagram, which is as wide
        right = self.ball.draw(seen, new).lines()
        middle = columns([left, right]) if sheet.width >= BESIDE else Group(*left, *right)
        return Group(
            *self.panels.title(seen, sheet.width >= BESIDE),
            *players,
            middle,
            *self.tracks.wand(seen, sheet.width),
            *self._offer(seen, sheet),
            self.tracks.shelves(seen),
            *self.panels.hand(seen, scene),
            *self.panels.owed(seen, scene),
        )

    def _cauldron(self, seen: Seen, scene: Scene, marks: Marks) -> list[Text]:
        """A spectator sees the first player's."""
        own = seen.players[seen.first if scene.seat is None else scene.seat]
        return [*self.pot.draw(own.cauldron, marks).lines(), *self.tracks.pentagram(seen, pot.WIDTH)]

    def _offer(self, seen: Seen, sheet: Sheet) -> list[RenderableType]:
        lines = self.panels.offer(seen)
        title = self.panels.offer_title(seen)
        if sheet.width < BESIDE:
            return [title, *lines]
        return [columns([lines[:3], lines[3:]])]


def columns(cells: Sequence[Sequence[Text]]) -> Columns:
    table = Columns.grid(padding=(0, GAP, 0, 0))
    for _ in cells:
        table.add_column(no_wrap=True, overflow="crop")
    table.add_row(*[Group(*lines) for lines in cells])
    return table
