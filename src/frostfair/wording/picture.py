"""A table as a few flat shapes: the picture that messengers show beside a link to it.

Shapes are convex polygons, the later ones above, on a sheet of WIDTH × HEIGHT. There is no text in a picture:
what there is to say stands beside it, in a language.
"""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final, TypeAlias

from msgspec import Struct

WIDTH: Final = 800
HEIGHT: Final = 420

Point: TypeAlias = tuple[float, float]
Colour: TypeAlias = tuple[int, int, int]


class Shape(Struct, frozen=True):
    """One convex polygon."""

    points: tuple[Point, ...]
    colour: Colour


def colour(text: str) -> Colour:
    """#rrggbb"""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def polygon(points: Sequence[Point], colour: Colour, at: Point = (0, 0), scale: float = 1) -> Shape:
    return Shape(tuple([(at[0] + x * scale, at[1] + y * scale) for x, y in points]), colour)


def regular(corners: int, at: Point, radius: float, colour: Colour) -> Shape:
    """With a corner at the top; of many corners it is a disc."""
    turn = 2 * pi / corners
    points = [(sin(k * turn), -cos(k * turn)) for k in range(corners)]
    return polygon(points, colour, at, radius)
