"""The map of Wintertown: places by name, squares by number, figures by two letters."""

from typing import Any

from rich.style import Style

from frostfair.games.winter_tales.terminal.lexicon import Words
from frostfair.terminal.canvas import Canvas

WIDE, HIGH = 68, 20
LEFT, RIGHT = 9, 9  # room for names at the edges
CROWD = 9  # a square with two figures
BELOW = 2  # and for figures and tokens under the lowest
BOLD = Style(bold=True)
QUIET = Style(dim=True)
SPRING = Style(color="green", bold=True)
WINTER = Style(color="blue", bold=True)


class Map:
    """Draws the view's figures and tokens where they are. Rebels are written Al, soldiers WO."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.box = words.box
        self.left, self.right = min([x for x, _ in self.box.spots]), max([x for x, _ in self.box.spots])
        self.top, self.bottom = min([y for _, y in self.box.spots]), max([y for _, y in self.box.spots])
        self.at = [self._spot(x, y) for x, y in self.box.spots]
        self._make_room()

    def _spot(self, x: int, y: int) -> tuple[int, int]:
        wide, high = max(1, self.right - self.left), max(1, self.bottom - self.top)
        column = LEFT + (x - self.left) * (WIDE - LEFT - RIGHT) // wide
        return column, round((y - self.top) * (HIGH - 1 - BELOW) / high)

    def _make_room(self) -> None:
        """A square whose figures would run into the name of a place goes one line up."""
        names = self.box.space_names[: self.box.places]
        titles = [(self.at[place], len(self.words.space(name))) for place, name in enumerate(names)]
        for square in range(self.box.places, self.box.spaces):
            x, y = self.at[square]
            if any(row == y and abs(x - at) < (long + CROWD) // 2 for (at, row), long in titles):
                self.at[square] = x, max(0, y - 1)

    def draw(self, view: Any) -> Canvas:
        canvas = Canvas(WIDE, HIGH)
        for square in range(self.box.places, self.box.spaces):
            for place in self.box.near[square]:
                self._road(canvas, self.at[square], self.at[place])
        for space, name in enumerate(self.box.space_names):
            people = [c for c in view["characters"] if c["space"] == name]
            if self.box.is_place(space):
                self._place(canvas, view, name, self.at[space], people)
            else:
                self._square(canvas, name, self.at[space], people)
        return canvas

    def _road(self, canvas: Canvas, start: tuple[int, int], end: tuple[int, int]) -> None:
        steps = max(abs(start[0] - end[0]) // 2, abs(start[1] - end[1]), 1)
        for i in range(1, steps):
            x = start[0] + (end[0] - start[0]) * i // steps
            y = start[1] + (end[1] - start[1]) * i // steps
            canvas.put(x, y, "·", QUIET)

    def _place(self, canvas: Canvas, view: Any, name: str, spot: tuple[int, int], people: list[Any]) -> None:
        title = self.words.space(name)
        x, y = _left(spot[0], len(title)), spot[1]
        canvas.put(x, y, title, BOLD)
        self._people(canvas, _left(spot[0], 3 * len(people) - 1), y + 1, people)
        for i, token in enumerate(self._tokens(view, name)):
            canvas.put(_left(spot[0], len(token)), y + (2 if people else 1) + i, token)

    def _square(self, canvas: Canvas, name: str, spot: tuple[int, int], people: list[Any]) -> None:
        number = name.removeprefix("sq")
        x = _left(spot[0], len(number) + 3 * len(people))
        canvas.put(x, spot[1], number, QUIET)
        self._people(canvas, x + len(number) + 1, spot[1], people)

    def _people(self, canvas: Canvas, x: int, y: int, people: list[Any]) -> None:
        for i, figure in enumerate(people):
            style = SPRING if figure["side"] == "spring" else WINTER
            canvas.put(x + 3 * i, y, self.words.code(figure["name"]), style)
            if i + 1 < len(people):
                canvas.put(x + 3 * i + 2, y, " ")

    def _tokens(self, view: Any, name: str) -> list[str]:
        """Quests that lie here and aren't carried, and what powers have put here."""
        here = [q for q in view["quests"] if q["space"] == name and q["carrier"] is None]
        found = [f"◆ {self.words.short(q['name'])}" for q in here]
        for power, quest in (("safe_house", "safe_house"), ("nightmare_place", "nightmare")):
            if view["powers"][power] == name:
                found.append(f"★ {self.words.short(quest)}")
        return found


def _left(middle: int, length: int) -> int:
    return max(0, min(middle - length // 2, WIDE - length))
