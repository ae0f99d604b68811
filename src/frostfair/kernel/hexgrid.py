"""Hexagonal grids in axial coordinates (q, r), pointy tops: r counts rows downwards, q goes east.

  NW  NE              (0,-1) (1,-1)
W   *   E         (-1,0)   *    (1,0)
  SW  SE             (-1,1) (0,1)
"""

from typing import Final, TypeAlias

Axial: TypeAlias = "tuple[int, int]"

DIRECTION_NAMES: Final = ("E", "NE", "NW", "W", "SW", "SE")
DIRECTIONS: Final[tuple[Axial, ...]] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def neighbour(cell: Axial, direction: int) -> Axial:
    dq, dr = DIRECTIONS[direction]
    return cell[0] + dq, cell[1] + dr


def neighbours(cell: Axial) -> list[Axial]:
    return [neighbour(cell, d) for d in range(6)]


def distance(a: Axial, b: Axial) -> int:
    """Steps from one cell to the other."""
    dq, dr = a[0] - b[0], a[1] - b[1]
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def ring(centre: Axial, radius: int) -> list[Axial]:
    """The cells at exactly this distance, clockwise on the page from the south-west corner."""
    if radius == 0:
        return [centre]
    cells: list[Axial] = []
    cell = centre[0] - radius, centre[1] + radius
    for direction in (3, 2, 1, 0, 5, 4):
        side = (direction + 5) % 6
        for _ in range(radius):
            cells.append(cell)
            cell = neighbour(cell, side)
    return cells


def disc(centre: Axial, radius: int) -> list[Axial]:
    """All cells up to this distance, row by row."""
    q0, r0 = centre
    return [
        (q0 + q, r0 + r)
        for r in range(-radius, radius + 1)
        for q in range(max(-radius, -radius - r), min(radius, radius - r) + 1)
    ]


def turned(cell: Axial, sixths: int = 1) -> Axial:
    """Rotated about (0, 0) by so many sixths of a full turn, clockwise on the page."""
    q, r = cell
    for _ in range(sixths % 6):
        q, r = -r, q + r
    return q, r


def mirrored(cell: Axial) -> Axial:
    """Left and right exchanged."""
    q, r = cell
    return -q - r, r


class Grid:
    """A field of cells, each with an index: its place in the list it was made of."""

    def __init__(self, cells: list[Axial]) -> None:
        self.cells: list[Axial] = cells
        self.index: dict[Axial, int] = {cell: i for i, cell in enumerate(cells)}
        if len(self.index) != len(cells):
            raise ValueError("a cell appears twice")

    def near(self, i: int) -> list[int]:
        """Indices of the neighbours that are on the field."""
        return [self.index[c] for c in neighbours(self.cells[i]) if c in self.index]

    def ray(self, i: int, direction: int) -> list[int]:
        """Indices along a straight line from a cell to the edge of the field (it ends at a gap)."""
        found: list[int] = []
        cell = neighbour(self.cells[i], direction)
        while cell in self.index:
            found.append(self.index[cell])
            cell = neighbour(cell, direction)
        return found

    def edge(self) -> list[int]:
        """Cells with fewer than six neighbours on the field."""
        return [i for i in range(len(self.cells)) if len(self.near(i)) < 6]

    def connected(self, among: list[int]) -> bool:
        """Whether one can walk between any two of these cells without leaving them."""
        if not among:
            return True
        todo, seen = [among[0]], {among[0]}
        while todo:
            for j in self.near(todo.pop()):
                if j in among and j not in seen:
                    seen.add(j)
                    todo.append(j)
        return len(seen) == len(set(among))
