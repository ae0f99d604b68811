"""The server that bears the load: one that we start for it, or any that is running already.

What it spends is read from its own metrics, so it may be on another machine.
"""

import asyncio
import os
import signal
import ssl
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import httpx

from frostfair.kernel.errors import FrostfairError

_START_SECONDS: Final = 60.0
_CPU: Final = "process_cpu_seconds_total"
_MEMORY: Final = "process_resident_memory_bytes"


class NoServer(FrostfairError):
    """Nothing to measure."""


@dataclass(frozen=True, slots=True)
class Spent:
    """By all nodes together."""

    cpu: float  # seconds
    memory: float  # bytes


@dataclass(frozen=True, slots=True)
class Target:
    """One or more nodes of a server."""

    urls: Sequence[str]

    def url(self, number: int) -> str:
        """Tables are spread over the nodes."""
        return self.urls[number % len(self.urls)]

    async def spent(self) -> Spent:
        found = [await _spent(url) for url in self.urls]
        return Spent(sum(one.cpu for one in found), sum(one.memory for one in found))


@cache
def _certificates() -> ssl.SSLContext:
    """Read once: it takes so long that moves on their way would be thought slow."""
    return httpx.create_ssl_context()


async def _spent(url: str) -> Spent:
    try:
        async with httpx.AsyncClient(trust_env=False, timeout=30, verify=_certificates()) as http:
            answer = await http.get(f"{url}/metrics")
            answer.raise_for_status()
    except (httpx.HTTPError, httpx.InvalidURL) as error:
        raise NoServer(f"{url}: no metrics: {error}") from None
    values = dict(line.rsplit(" ", 1) for line in answer.text.splitlines() if not line.startswith("#"))
    if _CPU not in values:
        raise NoServer(f"{url}: its metrics don't say how much CPU time it took")
    return Spent(float(values[_CPU]), float(values[_MEMORY]))


@asynccontextmanager
async def own_server(
    nodes: int = 1, database: str | None = None, nats: str | None = None, core: int | None = None
) -> AsyncIterator[Target]:
    """`frostfair serve` in processes of its own, without limits, on a database that is thrown away."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="frostfair-load-")))
        database = database or f"sqlite:///{folder / 'load.db'}"
        urls = []
        for _ in range(nodes):
            process = _start(folder, database, nats, core)
            stack.callback(_stop, process)
            urls.append(await asyncio.to_thread(_address, process, folder))
        yield Target(urls)


def _start(folder: Path, database: str, nats: str | None, core: int | None) -> "subprocess.Popen[str]":
    words = [sys.executable, "-m", "frostfair.server", "serve", "--port", "0", "--no-limits"]
    words += ["--database", database, *(["--nats", nats] if nats else [])]
    pin = [] if core is None else ["taskset", "-c", str(core)]
    paths = os.pathsep.join(path for path in sys.path if path)
    with open(folder / "errors", "a") as errors:
        return subprocess.Popen(
            [*pin, *words],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env={**os.environ, "PYTHONPATH": paths, "PYTHONUNBUFFERED": "1", "FROSTFAIR_SECRET": "load" * 8},
        )


def _address(process: "subprocess.Popen[str]", folder: Path) -> str:
    assert process.stdout is not None
    for line in process.stdout:
        if "http://" in line:
            return line[line.index("http://") :].strip()
    raise NoServer(f"the server didn't start: {(folder / 'errors').read_text()[-500:]}")


def _stop(process: "subprocess.Popen[str]") -> None:
    process.send_signal(signal.SIGTERM)
    try:
        process.wait(20)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
