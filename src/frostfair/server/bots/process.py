"""A worker: a process that is asked one thing at a time, and can be replaced at any moment."""

import asyncio
import os
import sys
from collections.abc import Sequence
from typing import Any, Final

import msgspec

MEMORY_MB: Final = 2048  # of addresses, which is more than what is used
LINE_BYTES: Final = 1 << 20
COMMAND: Final = (sys.executable, "-m", "frostfair.server.bots.worker", str(MEMORY_MB))


def environment() -> dict[str, str]:
    """What a worker needs to find our code, and none of our secrets."""
    needed = ("PATH", "FROSTFAIR_GAMES", "FROSTFAIR_PURE", "FROSTFAIR_COMPILED", "TMPDIR")
    kept = {name: os.environ[name] for name in needed if name in os.environ}
    return {**kept, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}


class Process:
    """Started when it is first asked."""

    def __init__(self, command: Sequence[str] = COMMAND) -> None:
        self._command = command
        self._process: asyncio.subprocess.Process | None = None

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def ask(self, line: bytes) -> Any:
        process = self._process or await self._start()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line)
        await process.stdin.drain()
        return msgspec.json.decode(await process.stdout.readuntil(b"\n"))

    async def kill(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.communicate(b"")  # with its pipes closed

    async def _start(self) -> asyncio.subprocess.Process:
        self._process = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LINE_BYTES,
            env=environment(),
            start_new_session=True,  # Ctrl-C is for the server, which then lets its workers go
        )
        return self._process
