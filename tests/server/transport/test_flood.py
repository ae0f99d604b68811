"""Floods of frames that are no messages, and of messages after too many: counted, closed, read no more."""

import asyncio

import pytest
from websockets.frames import Frame, Opcode

from frostfair.server.transport.socket import Socket
from frostfair.wire import limits
from frostfair.wire import messages as wire
from tests.server.serving import Serving, started, told

pytestmark = pytest.mark.asyncio
MANY = 20_000


def frame(opcode: Opcode, text: bytes = b"", *, fin: bool = True) -> bytes:
    return Frame(opcode, text, fin).serialize(mask=True)


PIECES = frame(Opcode.TEXT, fin=False)
FLOODS = {
    "pings": frame(Opcode.PING) * MANY,
    "pongs": frame(Opcode.PONG) * MANY,
    "empty pieces of a text": PIECES + frame(Opcode.CONT, fin=False) * MANY,
    "texts": frame(Opcode.TEXT, b'{"t":"ping"}') * MANY,
    "bytes": frame(Opcode.BINARY, b"?") * MANY,
}


@pytest.mark.parametrize("kind", FLOODS)
async def test_a_flood_is_cut_off_and_what_follows_is_not_even_looked_at(
    serving: Serving, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    ana, bo = await serving.guest("Ana"), await serving.guest("Bo")
    table = await started(ana, bo)
    seen = 0
    whole = Socket._hear

    def counted(self: Socket, data: bytes, at: int, start: int, end: int) -> bool:
        nonlocal seen
        seen += 1
        return whole(self, data, at, start, end)

    monkeypatch.setattr(Socket, "_hear", counted)
    async with serving.socket(ana, f"/ws/tables/{table.id}") as socket, bo.link(table.id) as bystander:
        await socket.send('{"t":"hello"}')
        assert await told(socket, wire.View)
        await bystander.until(lambda: bystander.now is not None)
        socket.transport.write(FLOODS[kind])
        assert (await told(socket, wire.Bye)).d.reason == "too-many-messages"
        async with asyncio.timeout(10):
            await socket.wait_closed()
        assert seen < 4 * limits.MESSAGES
        await bystander.say("still here")
        await bystander.until(lambda: bool(bystander.chat))


async def test_a_flood_after_the_goodbye_ends_the_connection(serving: Serving) -> None:
    """A client may answer the goodbye with its own, and with little more."""
    ana, bo = await serving.guest("Ana"), await serving.guest("Bo")
    table = await started(ana, bo)
    async with serving.socket(ana, f"/ws/tables/{table.id}") as socket:
        await socket.send('{"t":"hello"}')
        assert await told(socket, wire.View)
        serving.hub.hang_up((await ana.me())["id"])
        socket.transport.write(frame(Opcode.PING) * MANY)
        async with asyncio.timeout(10):
            await socket.wait_closed()


async def test_a_few_pings_of_the_protocol_are_answered(serving: Serving) -> None:
    ana, bo = await serving.guest("Ana"), await serving.guest("Bo")
    table = await started(ana, bo)
    async with serving.socket(ana, f"/ws/tables/{table.id}") as socket:
        for _ in range(limits.MESSAGES // 2):
            await (await socket.ping())
