"""What deploy/compose.yaml describes, as processes: PostgreSQL, NATS, nodes, and a proxy before them."""

import asyncio
import random
import subprocess
import sys
from contextlib import ExitStack, suppress
from pathlib import Path
from types import TracebackType
from typing import Self

from frostfair.store.migrate import upgrade
from frostfair.store.store import connect
from tests.server.serving import Process, free_port
from tests.store.postgres import Postgres


class Broker:
    def __init__(self) -> None:
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"nats://127.0.0.1:{self.port}"

    async def start(self) -> None:
        program = Path(sys.executable).parent / "nats-server"
        self._process = subprocess.Popen(
            [program, "-a", "127.0.0.1", "-p", str(self.port)], stderr=subprocess.DEVNULL
        )
        for _ in range(500):
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.close()
                return
            except OSError:
                await asyncio.sleep(0.02)
        raise TimeoutError

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


class Proxy:
    """As little of a proxy as can be: each connection goes to any node that answers, and stays there."""

    def __init__(self, ports: list[int], chance: random.Random) -> None:
        self._ports = ports
        self._chance = chance
        self._server: asyncio.Server | None = None
        self._going: set[asyncio.Task[None]] = set()
        self.served = dict.fromkeys(ports, 0)

    @property
    def url(self) -> str:
        assert self._server is not None
        return f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)

    async def stop(self) -> None:
        for task in list(self._going):
            task.cancel()
        await asyncio.gather(*self._going, return_exceptions=True)
        if self._server is not None:
            self._server.close()
            await self._server.wait_closed()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._going.add(task)
        writers = [writer]
        try:
            there = await self._node()
            if there is not None:
                writers.append(there[1])
                await asyncio.gather(_pump(reader, there[1]), _pump(there[0], writer))
        finally:
            for one in writers:
                one.close()
            await asyncio.gather(*(one.wait_closed() for one in writers), return_exceptions=True)
            self._going.discard(task)

    async def _node(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        for port in self._chance.sample(self._ports, len(self._ports)):
            with suppress(OSError):
                found = await asyncio.open_connection("127.0.0.1", port)
                self.served[port] += 1
                return found
        return None


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(1 << 16):
            writer.write(data)
            await writer.drain()
    writer.close()


class Cluster:
    """Two nodes on one database with one broker."""

    def __init__(self, nodes: int = 2) -> None:
        self._stack = ExitStack()
        self._count = nodes
        self.broker = Broker()
        self.database = ""
        self.nodes: list[Process] = []

    async def __aenter__(self) -> Self:
        # Its launcher has an event loop of its own, so not inside ours.
        self.database = (await asyncio.to_thread(self._stack.enter_context, Postgres())).url()
        await _make_schema(self.database)
        await self.broker.start()
        self._stack.callback(self.broker.kill)
        for _ in range(self._count):
            node = Process(self.database, None, "--nats", self.broker.url)
            await node.start()
            self._stack.callback(node.kill)
            self.nodes.append(node)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await asyncio.to_thread(self._stack.close)


async def _make_schema(url: str) -> None:
    database = connect(url)
    await upgrade(database)
    await database.close()
