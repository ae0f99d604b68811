"""`frostfair serve --workers N`: several nodes on one machine, behind one port.

This process serves nothing itself. It holds the port, passes hints between the nodes if there is no broker,
starts a node again that has died, and replaces them one after the other on SIGHUP. Each node is `frostfair
serve` with the sockets handed down; it ends when this process does.
"""

import asyncio
import os
import signal
import socket
import sys
import tempfile
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import click
import structlog

from frostfair.kernel.errors import Malformed
from frostfair.server.cluster.nodes import SETTING as BROKER
from frostfair.server.cluster.relay import SCHEME, Relay
from frostfair.server.settings import SECRET, Settings
from frostfair.store.settings import SETTING as DATABASE

AGAIN_SECONDS: Final = 1.0  # before a node that died is started again
SOCKETS: Final = "FROSTFAIR_SOCKETS"  # between us and our nodes
BACKLOG: Final = 2048
STOP_SECONDS: Final = 30.0
ON_SQLITE: Final = (
    "SQLite has one writer at a time, so the nodes take turns to commit; with PostgreSQL all of them write."
)

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Plan:
    """What all nodes are given."""

    settings: Settings
    host: str
    port: int
    nodes: int
    words: Sequence[str]  # further options of `frostfair serve`


def listen(host: str, port: int) -> socket.socket:
    """A socket that the nodes inherit."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind((host, port))
        made.listen(BACKLOG)
    except OSError as error:
        made.close()
        raise Malformed(f"--port {port}: {error.strerror}") from None
    made.set_inheritable(True)
    return made


def handed_down() -> list[socket.socket] | None:
    """The sockets of a node; None if this process is no node of many."""
    given = os.environ.get(SOCKETS)
    return [socket.socket(fileno=int(fd)) for fd in given.split(",")] if given else None


class Node:
    """One `frostfair serve`, again and again."""

    def __init__(self, number: int, command: Sequence[str], env: dict[str, str], fds: Sequence[int]) -> None:
        self.number = number
        self._command = command
        self._env = env
        self._fds = fds
        self._process: asyncio.subprocess.Process | None = None
        self.is_ready = asyncio.Event()
        self._is_stopped = asyncio.Event()

    async def run(self) -> None:
        """Until it is stopped."""
        while not self._is_stopped.is_set():
            code = await self._once()
            self.is_ready.clear()
            if code != 0 and not self._is_stopped.is_set():
                log.warning("a node has died and is started again", node=self.number, code=code)
                await asyncio.sleep(AGAIN_SECONDS)

    async def _once(self) -> int:
        self._process = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=asyncio.subprocess.PIPE,  # it ends when this does
            stdout=asyncio.subprocess.PIPE,
            env=self._env,
            pass_fds=self._fds,
            start_new_session=True,  # Ctrl-C is for us
        )
        assert self._process.stdout is not None
        while line := await self._process.stdout.readline():
            if b"http://" in line:
                self.is_ready.set()
        return await self._process.wait()

    def signal(self, sent: int) -> None:
        if self._process is not None and self._process.returncode is None:
            self._process.send_signal(sent)

    async def replace(self) -> None:
        """What was begun is finished; a new process takes its place."""
        self.is_ready.clear()
        self.signal(signal.SIGTERM)
        await self.is_ready.wait()

    def stop(self) -> None:
        self._is_stopped.set()
        self.signal(signal.SIGTERM)


class Many:
    """All nodes."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._nodes: list[Node] = []
        self._stop = asyncio.Event()
        self._replacing: asyncio.Task[None] | None = None

    async def run(self) -> None:
        with ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="frostfair-nodes-")))
            shared = stack.enter_context(listen(self._plan.host, self._plan.port))
            port = shared.getsockname()[1]
            relay = None if self._plan.settings.nats else Relay(folder / "hints")
            if relay is not None:
                await relay.start()
            for number in range(1, self._plan.nodes + 1):
                own_port = port + number if self._plan.port else 0
                own = stack.enter_context(listen(self._plan.host, own_port))
                self._nodes.append(self._node(number, folder, [shared, own]))
                click.echo(f"Node {number}: http://{self._plan.host}:{own.getsockname()[1]}")
            await self._serve(f"http://{self._plan.host}:{port}")
            if relay is not None:
                await relay.close()

    def _node(self, number: int, folder: Path, sockets: Sequence[socket.socket]) -> Node:
        settings, fds = self._plan.settings, [one.fileno() for one in sockets]
        env = {
            **os.environ,
            SOCKETS: ",".join(map(str, fds)),
            SECRET: settings.secret,
            BROKER: settings.nats or f"{SCHEME}{folder / 'hints'}",
            **({} if settings.database is None else {DATABASE: settings.database}),
        }
        return Node(number, [sys.executable, "-m", "frostfair.server", "serve", *self._plan.words], env, fds)

    async def _serve(self, address: str) -> None:
        loop = asyncio.get_running_loop()
        for sent, then in self._answers().items():
            loop.add_signal_handler(sent, then)
        running = [asyncio.create_task(node.run()) for node in self._nodes]
        ready = asyncio.gather(*(node.is_ready.wait() for node in self._nodes))
        ready.add_done_callback(
            lambda done: None if done.cancelled() else click.echo(f"Frostfair is open: {address}")
        )
        await self._stop.wait()
        ready.cancel()
        if self._replacing is not None:
            self._replacing.cancel()
        for node in self._nodes:
            node.stop()
        _, late = await asyncio.wait(running, timeout=STOP_SECONDS)
        for node in self._nodes if late else ():
            node.signal(signal.SIGKILL)
        await asyncio.gather(*running, ready, return_exceptions=True)

    def _answers(self) -> dict[int, Callable[[], None]]:
        return {
            signal.SIGTERM: self._stop.set,
            signal.SIGINT: self._stop.set,
            signal.SIGHUP: self._begin_replacing,
        }

    def _begin_replacing(self) -> None:
        if self._replacing is None or self._replacing.done():
            self._replacing = asyncio.create_task(self._replace_all())

    async def _replace_all(self) -> None:
        """One after the other, so that all but one serve at any moment."""
        for node in self._nodes:
            await node.replace()
            log.info("a node was replaced", node=node.number)
