"""The crystal ball: locations with their token, tower or witches; connections with their spaces.

V0[E]     a token lies there                 o   a free space of a connection
V0·12     witches of seats 1 and 2 stand     1   an energy of seat 1
T0▲1      the tower of seat 1                W(5)  the next bonus at the Witchstone
"""

from rich.style import Style

from frostfair.games.witchstone.terminal.lexicon import (
    BOLD,
    CARRIED,
    FREE,
    QUIET,
    Words,
    seat_style,
    width_of,
)
from frostfair.games.witchstone.wording.shapes import Connection, Location, Seen
from frostfair.terminal.canvas import PLAIN, Canvas, Piece

WIDTH = 62
HEIGHT = 19
LOW, LOWEST = 13, 11  # on small screens
FIELD = 1000  # the locations' own measure
LEFT, RIGHT = 80, 920  # where the outermost locations are
DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))  # of a Braille sign, by line and column
WHERE = {1: (0.5,), 2: (0.38, 0.62), 3: (0.3, 0.5, 0.7)}  # the spaces of a connection, along it
CLEAR = Style(dim=False)  # over the faint lines
Point = tuple[float, float]


class Ball:
    def __init__(self, words: Words, bonuses: list[int]) -> None:
        self.words = words
        self.bonuses = bonuses  # of the Witchstone, best first

    def draw(self, seen: Seen, new: frozenset[str] = frozenset(), height: int = HEIGHT) -> Canvas:
        """`new` are names of locations where something happened."""
        canvas = Canvas(WIDTH, height)
        at = {place.name: _on_sheet(place.at, height) for place in seen.locations}
        _draw_lines(canvas, [(at[link.ends[0]], at[link.ends[1]]) for link in seen.connections])
        for link in seen.connections:
            self._spaces(canvas, link, at[link.ends[0]], at[link.ends[1]])
        for place in seen.locations:
            label = [(text, CLEAR + style) for text, style in self._label(place, place.name in new)]
            x, y = at[place.name]
            canvas.write(
                max(0, min(round(x) - width_of(label) // 2, WIDTH - width_of(label))), round(y), label
            )
        return canvas

    def _spaces(self, canvas: Canvas, link: Connection, one: Point, other: Point) -> None:
        for i, part in enumerate(WHERE[link.length]):
            x, y = _along(one, other, part)
            if link.owner is not None and i < link.filled:
                canvas.put(x, y, str(link.owner + 1), CLEAR + seat_style(link.owner))
            else:
                canvas.put(x, y, FREE, CLEAR)

    def _label(self, place: Location, is_new: bool) -> list[Piece]:
        label: list[Piece] = [(place.name, Style(bold=True, underline=is_new))]
        if place.token is not None:
            label.append(self.words.token(place.token))
        if place.type == "witchstone" and len(place.standing) < len(self.bonuses):
            label.append((f"({self.bonuses[len(place.standing)]})", BOLD))
        if place.tower_of is not None:
            label.append((f"{CARRIED}{place.tower_of + 1}", seat_style(place.tower_of)))
        guests = [seat for seat in place.standing if seat != place.tower_of]
        if guests:
            label += [("·", PLAIN), *[self.words.seat(seat) for seat in guests]]
        return label if len(label) > 1 else [*label, (" ", BOLD)]


def _draw_lines(canvas: Canvas, lines: list[tuple[Point, Point]]) -> None:
    """Thin lines, of Braille dots: two by four to a cell."""
    dots: dict[tuple[int, int], int] = {}
    for one, other in lines:
        steps = round(4 * (abs(other[0] - one[0]) + abs(other[1] - one[1])))
        for i in range(1, steps, 3):
            x, y = (one[k] + (other[k] - one[k]) * i / steps + 0.5 for k in range(2))
            column, line = int(2 * x), int(4 * y)
            cell = column // 2, line // 4
            dots[cell] = dots.get(cell, 0) | DOTS[line % 4][column % 2]
    for (x, y), pattern in dots.items():
        canvas.put(x, y, chr(0x2800 + pattern), QUIET)


def _on_sheet(at: tuple[int, int], height: int) -> Point:
    across = (at[0] - LEFT) / (RIGHT - LEFT)
    down = (at[1] - LEFT) / (RIGHT - LEFT)
    return 3 + across * (WIDTH - 7), down * (height - 1)


def _along(one: Point, other: Point, part: float) -> tuple[int, int]:
    return round(one[0] + part * (other[0] - one[0])), round(one[1] + part * (other[1] - one[1]))
