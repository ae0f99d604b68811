"""Hints between nodes of one machine, over a socket of its file system: no broker is needed.

The process that started the nodes (`many.py`) passes each line that one of them writes on to all others. Like
a broker it may be away or slow: hints that are lost cost a moment.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from frostfair.server.cluster.nodes import CONNECT_SECONDS, LOCAL, Hear, Hints

SCHEME: Final = f"{LOCAL}:"
LINE_BYTES: Final = 1 << 20
AGAIN_SECONDS: Final = 0.5
BEHIND_BYTES: Final = (
    4 << 20
)  # a node that doesn't read for so long is let go; it comes back and looks at the log


class Relay:
    """Passes on what each node says."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._nodes: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        self._server = await asyncio.start_unix_server(self._serve, self._path, limit=LINE_BYTES)

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
        for node in self._nodes:
            node.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._nodes.add(writer)
        try:
            with suppress(OSError, ValueError):
                while line := await reader.readline():
                    for other in self._nodes - {writer}:
                        self._pass_on(line, other)
        finally:
            self._nodes.discard(writer)
            writer.close()

    def _pass_on(self, line: bytes, node: asyncio.StreamWriter) -> None:
        if node.transport.get_write_buffer_size() > BEHIND_BYTES:
            node.transport.abort()
        else:
            node.write(line)


class RelayedNodes(Hints):
    """The other nodes of this machine."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._path = url.removeprefix(SCHEME)
        self._writer: asyncio.StreamWriter | None = None
        self._listening: asyncio.Task[None] | None = None
        self._is_open = asyncio.Event()

    @property
    def is_connected(self) -> bool:
        return self._writer is not None

    async def publish(self, payload: bytes) -> None:
        if self._writer is not None:
            self._writer.write(payload + b"\n")
            await self._writer.drain()

    async def listen(self, hear: Hear, heal: Callable[[], Awaitable[None]]) -> None:
        self._hear, self._heal = hear, heal
        self._listening = asyncio.create_task(self._listen(), name="frostfair-relay")
        with suppress(TimeoutError):
            await asyncio.wait_for(self._is_open.wait(), CONNECT_SECONDS)

    async def _listen(self) -> None:
        """For ever."""
        while True:
            with suppress(OSError, ValueError):
                await self._listen_once()
            self._writer = None
            await asyncio.sleep(AGAIN_SECONDS)

    async def _listen_once(self) -> None:
        reader, writer = await asyncio.open_unix_connection(self._path, limit=LINE_BYTES)
        self._writer = writer
        try:
            self._is_open.set()
            await self._reconnected()
            while line := await reader.readline():
                self._arrived(line)
        finally:
            writer.close()

    async def close(self) -> None:
        self._say()
        await self._work.finish(CONNECT_SECONDS)
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
