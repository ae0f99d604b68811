"""The whole table on one sheet: beside each other where there is room, else below each other."""

from typing import Any

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table as Columns
from rich.text import Text

from frostfair.cli.face import Scene, Sheet
from frostfair.cli.winter_tales.map import WIDE, Map
from frostfair.cli.winter_tales.panels import Panels
from frostfair.cli.winter_tales.words import SIGNS, Words

BESIDE = 34  # the least room for players beside the map


class Board:
    def __init__(self, words: Words) -> None:
        self.words = words
        self.map = Map(words)
        self.panels = Panels(words)

    def draw(self, scene: Scene, sheet: Sheet) -> RenderableType:
        view: Any = scene.view
        below = [
            *self.panels.quests(view),
            *self.panels.memories(view, scene.words),
            *self.panels.hand(view),
        ]
        return Group(self.title(view, sheet.width), self._upper(view, scene, sheet), *below)

    def title(self, view: Any, width: int) -> Text:
        """Chapter, the quest that is being performed, the score once it counts."""
        say = self.words.say
        parts = [say("wt-title-prologue") if view["chapter"] == 0 else say("wt-title", n=view["chapter"])]
        if view["running"] is not None:
            parts.append(say("wt-title-quest", quest=self.words.quest(view["running"])))
        if view["powers"]["propaganda"]:
            parts.append(f"★ {self.words.quest('propaganda')}")
        if (epilogue := view["epilogue"]) is not None:
            score = f"{SIGNS['spring']} {epilogue['spring']} : {epilogue['winter']} {SIGNS['winter']}"
            parts.append(say("wt-title-epilogue", score=score))
        line = Text(" · ".join(parts), style=Style(bold=True))
        legend = f"   {say('wt-legend')}"
        if line.cell_len + len(legend) <= width:
            line.append(legend, style=Style(bold=False, dim=True))
        return line

    def _upper(self, view: Any, scene: Scene, sheet: Sheet) -> RenderableType:
        city = Group(*self.map.draw(view).lines())
        if sheet.width >= WIDE + 2 + BESIDE:
            players = Group(*self.panels.players(view, scene))
            return _columns([city, players], [WIDE, sheet.width - WIDE - 2])
        seats = [Group(*self.panels.player(view, scene, seat)) for seat in view["order"]]
        half = sheet.width // 2 - 2
        rows = [_columns(seats[i : i + 2], [half, half]) for i in range(0, len(seats), 2)]
        return Group(city, *rows)


def _columns(cells: list[Group], widths: list[int]) -> Columns:
    table = Columns.grid(padding=(0, 2, 0, 0))
    for _, wide in zip(cells, widths, strict=False):
        table.add_column(no_wrap=True, overflow="ellipsis", width=wide)
    table.add_row(*cells)
    return table
