"""Screenshots with 256 colours: a third of the size, and nobody sees it. The standard library is enough."""

import struct
import zlib
from collections import Counter
from collections.abc import Iterator
from typing import Final, TypeAlias

Colour: TypeAlias = tuple[int, int, int]
SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
MOST: Final = 256


def reduced(png: bytes) -> bytes:
    """The same picture with a palette."""
    width, height, pixels = _read(png)
    seen = Counter(zip(pixels[0::3], pixels[1::3], pixels[2::3], strict=True))
    boxes = _median_cut(seen)
    palette = [_mean(box, seen) for box in boxes]
    number = {colour: k for k, box in enumerate(boxes) for colour in box}
    rows = bytearray()
    for y in range(height):
        row = pixels[y * width * 3 : (y + 1) * width * 3]
        rows.append(0)
        rows += bytes(number[colour] for colour in zip(row[0::3], row[1::3], row[2::3], strict=True))
    return SIGNATURE + b"".join(
        (
            _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            _chunk(b"PLTE", bytes(part for colour in palette for part in colour)),
            _chunk(b"IDAT", zlib.compress(bytes(rows), 9)),
            _chunk(b"IEND", b""),
        )
    )


def colours(png: bytes) -> int:
    """How many there are: a blank page has a handful."""
    _, _, pixels = _read(png)
    return len(set(zip(pixels[0::3], pixels[1::3], pixels[2::3], strict=True)))


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = len(SIGNATURE)
    while at < len(png):
        (size,) = struct.unpack_from(">I", png, at)
        yield png[at + 4 : at + 8], png[at + 8 : at + 8 + size]
        at += size + 12


def _read(png: bytes) -> tuple[int, int, bytes]:
    """Width, height, and red, green, blue of every pixel; as browsers write it: 8 bits, not interlaced."""
    chunks = list(_chunks(png))
    width, height, depth, kind = struct.unpack_from(">IIBB", chunks[0][1])
    assert depth == 8
    assert kind in (2, 6)
    step = 3 if kind == 2 else 4
    packed = zlib.decompress(b"".join(data for name, data in chunks if name == b"IDAT"))
    rows, above = [], bytearray(width * step)
    for y in range(height):
        start = y * (width * step + 1)
        above = _unfiltered(
            packed[start], bytearray(packed[start + 1 : start + 1 + width * step]), above, step
        )
        rows.append(bytes(above))
    whole = b"".join(rows)
    if step == 3:
        return width, height, whole
    pixels = bytearray(width * height * 3)
    for part in range(3):
        pixels[part::3] = whole[part::4]
    return width, height, bytes(pixels)


def _unfiltered(how: int, row: bytearray, above: bytearray, step: int) -> bytearray:
    for i in range(len(row) if how else 0):
        left = row[i - step] if i >= step else 0
        corner = above[i - step] if i >= step else 0
        guess = (0, left, above[i], (left + above[i]) // 2, _paeth(left, above[i], corner))[how]
        row[i] = (row[i] + guess) & 255
    return row


def _paeth(left: int, up: int, corner: int) -> int:
    far = (abs(up - corner), abs(left - corner), abs(left + up - 2 * corner))
    return (left, up, corner)[far.index(min(far))]


def _median_cut(seen: Counter[Colour]) -> list[list[Colour]]:
    """Boxes of colours: the widest and fullest is halved until there are enough."""
    boxes = [_measured(list(seen), seen)]
    while len(boxes) < MOST:
        widest = max(range(len(boxes)), key=lambda k: boxes[k][0])
        width, part, box = boxes[widest]
        if not width:
            break
        box.sort(key=lambda colour: colour[part])
        boxes[widest] = _measured(box[: len(box) // 2], seen)
        boxes.append(_measured(box[len(box) // 2 :], seen))
    return [box for _, _, box in boxes]


def _measured(box: list[Colour], seen: Counter[Colour]) -> tuple[float, int, list[Colour]]:
    spans = [max(colour[part] for colour in box) - min(colour[part] for colour in box) for part in range(3)]
    many = sum(seen[colour] for colour in box)
    return max(spans) * many**0.35, spans.index(max(spans)), box


def _mean(box: list[Colour], seen: Counter[Colour]) -> Colour:
    many = sum(seen[colour] for colour in box)
    red, green, blue = (round(sum(c[part] * seen[c] for c in box) / many) for part in range(3))
    return red, green, blue
