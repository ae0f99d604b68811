"""Flat shapes as a PNG, with smooth edges. Messengers take no vectors."""

import struct
import zlib
from collections.abc import Iterable, Sequence
from math import ceil, floor
from typing import Final

from frostfair.wording.picture import HEIGHT, WIDTH, Colour, Point, Shape

TOP: Final[Colour] = (0x1F, 0x35, 0x70)  # night, from above to below
BOTTOM: Final[Colour] = (0x0A, 0x14, 0x30)
LINES: Final = 4  # that are looked at in a row of pixels


def png(shapes: Iterable[Shape]) -> bytes:
    """On a sheet of night."""
    rows = [bytearray(bytes(_mixed(TOP, BOTTOM, y / HEIGHT)) * WIDTH) for y in range(HEIGHT)]
    for shape in shapes:
        _fill(rows, shape)
    return _written(rows)


def _fill(rows: list[bytearray], shape: Shape) -> None:
    heights = [y for _, y in shape.points]
    for y in range(max(0, floor(min(heights))), min(HEIGHT, ceil(max(heights)))):
        spans = [_span(shape.points, y + (line + 0.5) / LINES) for line in range(LINES)]
        _paint(rows[y], [span for span in spans if span is not None], shape.colour)


def _span(points: Sequence[Point], y: float) -> tuple[float, float] | None:
    """Where a line crosses a convex polygon."""
    crossings = []
    x0, y0 = points[-1]
    for x1, y1 in points:
        if (y0 <= y) != (y1 <= y):
            crossings.append(x0 + (x1 - x0) * (y - y0) / (y1 - y0))
        x0, y0 = x1, y1
    return (max(0.0, min(crossings)), min(float(WIDTH), max(crossings))) if crossings else None


def _paint(row: bytearray, spans: list[tuple[float, float]], colour: Colour) -> None:
    """Pixels inside all spans at once; at the ends as much of each as is covered."""
    if not spans:
        return
    left, right = floor(min([a for a, _ in spans])), ceil(max([b for _, b in spans]))
    first, last = left, right
    if len(spans) == LINES:
        first, last = ceil(max([a for a, _ in spans])), floor(min([b for _, b in spans]))
    else:
        first = last = right  # the row is only partly covered
    if first < last:
        row[3 * first : 3 * last] = bytes(colour) * (last - first)
    else:
        first = last = right
    for x in (*range(left, first), *range(last, right)):
        covered = sum([max(0.0, min(b, x + 1) - max(a, x)) for a, b in spans]) / LINES
        under = (row[3 * x], row[3 * x + 1], row[3 * x + 2])
        row[3 * x : 3 * x + 3] = bytes(_mixed(under, colour, covered))


def _mixed(one: Colour, other: Colour, share: float) -> Colour:
    red, green, blue = [round(a + (b - a) * share) for a, b in zip(one, other, strict=True)]
    return red, green, blue


def _written(rows: Sequence[bytearray]) -> bytes:
    """8 bits of red, green and blue."""
    header = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 2, 0, 0, 0)
    data = zlib.compress(b"".join([b"\0" + row for row in rows]), 9)
    chunks = [(b"IHDR", header), (b"IDAT", data), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join([_chunk(kind, body) for kind, body in chunks])


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
