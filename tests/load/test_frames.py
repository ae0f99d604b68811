"""The load's own socket: frames of any length, in any pieces."""

import asyncio

import pytest

from frostfair.load import frames

pytestmark = pytest.mark.asyncio

ANSWER = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n"


def text(length: int, *, last: bool = True, first: bool = True) -> bytes:
    """A frame of the server."""
    head = bytes([(0x80 if last else 0) | (1 if first else 0)])
    if length < 126:
        return head + bytes([length]) + b"x" * length
    if length < 1 << 16:
        return head + b"\x7e" + length.to_bytes(2) + b"x" * length
    return head + b"\x7f" + length.to_bytes(8) + b"x" * length


@pytest.mark.parametrize("piece", [1, 2, 3, 7, 1000, 1 << 20])
async def test_whatever_the_pieces_the_messages_are_the_same(piece: int) -> None:
    heard: list[int] = []
    socket = frames.Socket(lambda frame: heard.append(len(frame)))
    lengths = [0, 1, 125, 126, 127, 65535, 65536]
    split = text(10, last=False) + text(5, first=False)
    data = ANSWER + b"".join(text(length) for length in lengths) + split
    for start in range(0, len(data), piece):
        socket.data_received(data[start : start + piece])
    assert socket.opened.done()
    assert heard == [*lengths, 15]


async def test_a_server_that_says_no_is_told() -> None:
    async def refuse(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 403 Forbidden\r\n\r\n")
        writer.close()

    server = await asyncio.start_server(refuse, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    with pytest.raises(frames.NotLetIn, match="403"):
        await frames.connect(f"http://127.0.0.1:{port}/x", {}, lambda _: None)
    server.close()
