"""The whole table on one sheet: beside each other where there is room, else below each other."""

from typing import Any

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table as Columns
from rich.text import Text

from frostfair.games.winter_tales.terminal.lexicon import SIGNS, Words
from frostfair.games.winter_tales.terminal.map import WIDE, Map
from frostfair.games.winter_tales.terminal.panels import Panels
from frostfair.terminal.face import Scene, Sheet

BESIDE = 34  # the least room for players beside the map
SECTIONS = ("map", "people", "quests", "memories")


class Board:
    def __init__(self, words: Words) -> None:
        self.words = words
        self.map = Map(words)
        self.panels = Panels(words)

    def draw(self, scene: Scene, sheet: Sheet) -> RenderableType:
        view: Any = scene.view
        title, city = self.title(view, sheet.width), self._city(view)
        below = [
            *self.panels.quests(view),
            *self.panels.memories(view, scene.words),
            *self.panels.hand(view, scene.seat),
        ]
        if sheet.width >= WIDE + 2 + BESIDE:
            players = Group(*self.panels.players(view, scene))
            upper: list[RenderableType] = [_columns([city, players], [WIDE, sheet.width - WIDE - 2])]
            high = max(len(city.renderables), len(players.renderables))
        else:
            rows = self._rows([self.panels.player(view, scene, seat) for seat in view["order"]], sheet.width)
            upper = [city, *[_columns([Group(*cell) for cell in row], widths) for row, widths in rows]]
            high = len(city.renderables) + sum([max(map(len, row)) for row, _ in rows])
        if sheet.lines is not None and 1 + high + _lines(below, sheet.width) > sheet.lines:
            return self._short(view, scene, sheet, title, city)
        return Group(title, *upper, *below)

    def _short(self, view: Any, scene: Scene, sheet: Sheet, title: Text, city: Group) -> Group:
        """Where it would be too long: a line for each player and one for all memories; the rest on demand.

        On low screens even the map: half of it would only push away what was told.
        """
        people = [[self.panels.player_in_short(view, scene, seat)] for seat in view["order"]]
        rows = [
            _columns([Group(*cell) for cell in row], widths)
            for row, widths in self._rows(people, sheet.width)
        ]
        below = [
            *self.panels.quests(view)[:1],
            self.panels.memories_in_short(view),
            *self.panels.hand(view, scene.seat),
        ]
        more = Text(self.words.say("wt-board-more"), style=Style(dim=True))
        high = 2 + len(city.renderables) + len(rows) + _lines(below, sheet.width)
        has_room = sheet.lines is None or high <= sheet.lines
        return Group(title, *([city] if has_room else []), *rows, *below, more)

    def _city(self, view: Any) -> Group:
        """The map, without lines on which nothing stands below it."""
        lines = self.map.draw(view).lines()
        while not lines[-1].plain.strip():
            lines.pop()
        return Group(*lines)

    def section(self, name: str, scene: Scene) -> Group:
        """A part of the table in full."""
        view: Any = scene.view
        lines = {
            "map": lambda: self.map.draw(view).lines(),
            "people": lambda: self.panels.players(view, scene),
            "quests": lambda: self.panels.quests(view),
            "memories": lambda: self.panels.memories(view, scene.words),
        }
        return Group(*lines[name]())

    def _rows(self, cells: list[list[Text]], width: int) -> list[tuple[list[list[Text]], list[int]]]:
        """Two beside each other."""
        half = width // 2 - 2
        return [(cells[i : i + 2], [half, half]) for i in range(0, len(cells), 2)]

    def title(self, view: Any, width: int) -> Text:
        """Chapter, the quest that is being performed, the score once it counts."""
        say = self.words.say
        parts = [say("wt-title-prologue") if view["chapter"] == 0 else say("wt-title", n=view["chapter"])]
        if view["running"] is not None:
            parts.append(say("wt-title-quest", quest=self.words.quest(view["running"])))
        if view["powers"]["propaganda"]:
            parts.append(f"★ {self.words.quest('propaganda')}")
        if (epilogue := view["epilogue"]) is not None:
            score = f"{SIGNS['spring']} {epilogue['spring']}:{epilogue['winter']} {SIGNS['winter']}"
            parts.append(say("wt-title-epilogue", score=score))
        line = Text(" · ".join(parts), style=Style(bold=True))
        legend = f"   {say('wt-legend')}"
        if line.cell_len + len(legend) <= width:
            line.append(legend, style=Style(bold=False, dim=True))
        return line


def _lines(texts: list[Text], width: int) -> int:
    """How many lines they take."""
    return sum([-(-text.cell_len // width) for text in texts])


def _columns(cells: list[Group], widths: list[int]) -> Columns:
    table = Columns.grid(padding=(0, 2, 0, 0))
    for _, wide in zip(cells, widths, strict=False):
        table.add_column(no_wrap=True, overflow="ellipsis", width=wide)
    table.add_row(*cells)
    return table
