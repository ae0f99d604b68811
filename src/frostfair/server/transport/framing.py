"""Frames of WebSockets (RFC 6455, 5.2), as far as plain texts need it."""

import struct
from typing import Final

WHOLE_TEXT: Final = 0x81
MASKED: Final = 0x80


def measure(data: bytes, at: int, end: int) -> tuple[int, int]:
    """Where the content of a frame starts and how long it is; 0 if that isn't there yet."""
    if end - at < 2:
        return 0, 0
    length = data[at + 1] & 0x7F
    start = at + 2 + (4 if data[at + 1] & MASKED else 0)
    if length == 126:
        start += 2
        length = int.from_bytes(data[at + 2 : at + 4])
    elif length == 127:
        start += 8
        length = int.from_bytes(data[at + 2 : at + 10])
    return (start, length) if start <= end else (0, 0)


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def head(length: int) -> bytes:
    """Of a whole text that the server sends."""
    if length < 126:
        return struct.pack("!BB", WHOLE_TEXT, length)
    if length < 1 << 16:
        return struct.pack("!BBH", WHOLE_TEXT, 126, length)
    return struct.pack("!BBQ", WHOLE_TEXT, 127, length)
