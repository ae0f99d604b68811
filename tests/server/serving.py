"""Servers to test with: in this process, or in one of their own that can be killed."""

import asyncio
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect

from frostfair.client import Session, TableLink
from frostfair.server.commands import Server, make_server
from frostfair.server.hub import Hub
from frostfair.server.settings import Settings
from frostfair.store.steady import SteadyClock
from frostfair.wire import messages as wire
from frostfair.wire.data import TableData

PATIENCE = 600.0  # seconds; a machine may be slow, and whoever hangs is caught by the test's own limit
SECRET = "only for tests, only for tests, only"


class Computer:
    """Time as a test wants it: the clock on the wall can be set, the other one only goes on."""

    def __init__(self) -> None:
        self.wall = 1_700_000_000_000
        self.seconds = 1000.0

    def goes_on(self, ms: int) -> None:
        self.wall += ms
        self.seconds += ms / 1000

    def is_set(self, ms: int) -> None:
        self.wall += ms

    def clock(self) -> SteadyClock:
        """That of a process which starts now."""
        return SteadyClock(lambda: self.wall, lambda: self.seconds)


class Serving:
    """A server in this event loop."""

    def __init__(self, database: str, clock: SteadyClock | None = None, **settings: Any) -> None:
        self._settings = Settings(SECRET, database, **settings)
        self._guests = AsyncExitStack()
        self.server: Server = make_server(self._settings, "127.0.0.1", 0, clock)
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self.server.serve())
        while not self.server.started:
            assert not self._task.done()
            await asyncio.sleep(0.005)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._guests.aclose()
        await self.stop()

    async def stop(self) -> None:
        self.server.should_exit = True
        if self._task is not None:
            await self._task

    @property
    def port(self) -> int:
        return int(self.server.servers[0].sockets[0].getsockname()[1])

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def hub(self) -> Hub:
        hub: Hub = self.server._served.state.hub
        return hub

    async def stranger(self, token: str | None = None) -> Session:
        return await self._guests.enter_async_context(Session(self.url, token=token))

    async def guest(self, name: str) -> Session:
        session = await self.stranger()
        await session.be_guest(name)
        return session

    @asynccontextmanager
    async def socket(self, session: Session, path: str, **headers: str) -> AsyncIterator[ClientConnection]:
        """A bare socket, for whoever doesn't behave."""
        sent = {**session.socket_headers(), **headers}
        address = f"ws://127.0.0.1:{self.port}{path}"
        async with connect(
            address, additional_headers=sent, proxy=None, ping_interval=None, max_size=1 << 22
        ) as connection:
            yield connection


async def started(one: Session, two: Session, **wanted: Any) -> TableData:
    """A table of Winter Queen for two people."""
    table = await one.create("winter-queen", 2, **wanted)
    await two.sit(table.id)
    return await one.start(table.id)


async def told(socket: ClientConnection, kind: type[wire.Message]) -> Any:
    """The next message of a kind."""
    async with asyncio.timeout(10):
        while True:
            message = wire.decode_told(await socket.recv())
            if isinstance(message, kind):
                return message


def must_decide(link: TableLink) -> bool:
    return link.now is not None and (link.now.result is not None or link.is_asked)


def asked_by(link: TableLink) -> int | None:
    """The seat that asks for an undo, as long as it isn't settled."""
    request = link.undo_request
    return None if request is None or request.ended is not None else request.by


async def seated(*links: TableLink) -> None:
    """All see the table, from its first version on."""
    for link in links:
        await link.until(lambda link=link: link.now is not None)  # type: ignore[misc]


async def play(
    link: TableLink, chance: random.Random, most: int = 10_000, steps_back: float = 0.2
) -> list[int]:
    """Random decisions to the end, or so many; the versions that were acknowledged."""
    made: list[int] = []
    while len(made) < most:
        await link.until(lambda: must_decide(link), PATIENCE)
        now = link.now
        assert now is not None
        if link.untold:
            text = link.untold[0].id
            await link.tell(text, f"And then, says seat {link.seat}, it snowed ({text}). [card]")
            continue
        if now.result is not None:
            break
        if now.may_end_turn:
            made.append(await (link.undo() if chance.random() < steps_back else link.end_turn()))
        else:
            made.append(await link.act(chance.choice(now.offers).do))
    return made


class Process:
    """A server in a process of its own, which can be killed at any moment."""

    def __init__(self, database: str, port: int | None = None, *more: str) -> None:
        self._database = database
        self._more = more
        self.port = port or free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        self._process = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "frostfair.server",
                "serve",
                "--port",
                str(self.port),
                "--database",
                self._database,
                *self._more,
            ],
            env={"FROSTFAIR_SECRET": SECRET, "PATH": "/usr/bin:/bin", "PYTHONPATH": ":".join(sys.path)},
            stdout=subprocess.DEVNULL,
        )
        until = time.monotonic() + 120  # a busy machine takes its time
        while time.monotonic() < until:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.close()
                return
            except OSError:
                assert self._process.poll() is None, "the server didn't start"
                await asyncio.sleep(0.02)
        self.kill()
        raise TimeoutError

    def kill(self) -> None:
        """Once more does no harm."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def stop(self) -> int:
        """As an operator would; its exit code."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        return self._process.wait(30)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def running(folder: Path) -> Iterator[Process]:
    """One on a new database in this folder, until it is no longer needed."""
    serving = Process(f"sqlite:///{folder / 'tables.db'}")
    asyncio.run(serving.start())
    try:
        yield serving
    finally:
        serving.kill()
