"""The map of Winter Queen as flat shapes, with a bar for each player whose points are known."""

from collections.abc import Iterator
from itertools import groupby
from math import sqrt
from typing import Final

from frostfair.games.winter_queen.wording.shapes import Seen, Space
from frostfair.wording.picture import HEIGHT, Colour, Point, Shape, colour, polygon, regular

SIZE: Final = 46.0  # of a space, from its middle to a corner
MIDDLE: Final = (330.0, 206.0)
SNOW, EDGE = colour("#dbe8ff"), colour("#8fa9dd")
ZONES: Final = {
    "red": colour("#7c3a55"),
    "green": colour("#2a6b5f"),
    "purple": colour("#5a4496"),
    "blue": colour("#2c61a1"),
    "domain": colour("#66749c"),
}
SEATS: Final = [colour(text) for text in ("#ff9a76", "#7fd8ff", "#b4e36a", "#e3a0ff")]
GROUND: Final = colour("#0a1430")

# The cuts of crystals in a box of 100, from below to above: a deep tone, the base, where light falls.
RHOMB: Final = (
    ((0, -46), (36, 0), (0, 46), (-36, 0)),
    ((0, -24), (19, 0), (0, 24), (-19, 0)),
    ((0, -46), (-36, 0), (-17, 0), (0, -22)),
)
EMERALD: Final = (
    ((-24, -42), (24, -42), (36, -28), (36, 28), (24, 42), (-24, 42), (-36, 28), (-36, -28)),
    ((-16, -26), (16, -26), (22, -18), (22, 18), (16, 26), (-16, 26), (-22, 18), (-22, -18)),
    ((-24, -42), (24, -42), (16, -26), (-16, -26)),
)
TRILLION: Final = (
    ((0, -44), (42, 34), (-42, 34)),
    ((0, -18), (21, 21), (-21, 21)),
    ((0, -44), (-42, 34), (-20, 20), (0, -16)),
)
DROP: Final = (
    ((0, -48), (20, -18), (34, 12), (28, 34), (0, 46), (-28, 34), (-34, 12), (-20, -18)),
    ((0, -30), (14, -6), (20, 14), (0, 32), (-20, 14), (-14, -6)),
    ((0, -48), (-20, -18), (-34, 12), (-18, 8)),
)
BRILLIANT: Final = (
    ((0, -42), (30, -30), (42, 0), (30, 30), (0, 42), (-30, 30), (-42, 0), (-30, -30)),
    ((0, -26), (18, -18), (26, 0), (18, 18), (0, 26), (-18, 18), (-26, 0), (-18, -18)),
    ((0, -42), (-30, -30), (-18, -18), (0, -26)),
)
CRYSTALS: Final = {
    "red": (RHOMB, "#a81f3c", "#ff7177", "#ffb3ae"),
    "green": (EMERALD, "#0c7350", "#37d08c", "#b2f5d2"),
    "blue": (DROP, "#1757b0", "#4fa9ff", "#bfe2ff"),
    "yellow": (BRILLIANT, "#b57a06", "#ffd84f", "#fff4bd"),
    "purple": (TRILLION, "#5f29b0", "#c28fff", "#e4ccff"),
}


def picture(seen: Seen) -> list[Shape]:
    places = list(_places(seen))
    return [
        *[_hexagon((x, y + 0.13 * SIZE), 1.16, EDGE) for _, (x, y) in places],  # the slab is thick
        *[_hexagon(at, 1.15, SNOW) for _, at in places],
        *[_hexagon(at, 0.94, ZONES[space.zone]) for space, at in places],
        *[shape for space, at in places for shape in _crystal(space, at)],
        *_bars([player.points for player in seen.players]),
    ]


def _places(seen: Seen) -> Iterator[tuple[Space, Point]]:
    """Rows are named by letters, and each is centred."""
    rows = [list(row) for _, row in groupby(seen.spaces, lambda space: space.name[0])]
    for r, row in enumerate(rows):
        for k, space in enumerate(row):
            x = sqrt(3) * SIZE * (k - (len(row) - 1) / 2)
            yield space, (MIDDLE[0] + x, MIDDLE[1] + 1.5 * SIZE * (r - (len(rows) - 1) / 2))


def _hexagon(at: Point, factor: float, filled: Colour) -> Shape:
    return regular(6, at, SIZE * factor, filled)


def _crystal(space: Space, at: Point) -> list[Shape]:
    if space.crystal is None:
        return []
    facets, *tones = CRYSTALS[space.crystal]
    inlay = [regular(24, at, 0.62 * SIZE, GROUND)] if space.depicted else []
    scale = SIZE * (0.0098 if space.depicted else 0.0125)
    return inlay + [
        polygon(facet, colour(tone), at, scale) for facet, tone in zip(facets, tones, strict=True)
    ]


def _bars(points: list[int | None]) -> list[Shape]:
    """Each player is a disc; a bar beside it, where points are open, is as long as they are many."""
    most = max([known for known in points if known is not None], default=0)
    found = []
    for seat, known in enumerate(points):
        x, y = 706.0, HEIGHT / 2 + 74 * (seat - (len(points) - 1) / 2)
        found.append(regular(32, (x, y), 25, SEATS[seat]))
        if known and most:
            left, right = x - 70, x - 70 + 140 * known / most
            found.append(
                polygon(((left, y + 30), (right, y + 30), (right, y + 39), (left, y + 39)), SEATS[seat])
            )
    return found
