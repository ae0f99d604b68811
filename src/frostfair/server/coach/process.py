"""A process that thinks for the coach. It is apart from those of bots, so that no bot waits for it.

Questions take their turn, one decision at a time, whatever table they come from. A process that crashes or
takes too long is replaced, and the question is asked once more. A question that is cancelled ends with its
process.
"""

import asyncio
import os
import sys
from collections.abc import Sequence
from typing import Any, Final, TypeVar

import msgspec
import structlog

from frostfair.bots.game import bots_of
from frostfair.coach.base import coach_of
from frostfair.kernel.game import Game
from frostfair.server import metrics
from frostfair.store.errors import StoreUnavailable

SECONDS: Final = 300.0  # uncompiled on a busy machine; compiled, a decision takes about one
MEMORY_MB: Final = 2048  # of addresses, which is more than what is used
LINE_BYTES: Final = 1 << 20
TRIES: Final = 2
NEEDED: Final = ("PATH", "FROSTFAIR_GAMES", "FROSTFAIR_PURE", "FROSTFAIR_COMPILED", "TMPDIR")

T = TypeVar("T")
log = structlog.get_logger(__name__)


def may_coach(game: Game) -> bool:
    """A game without a coach simply has none."""
    return coach_of(game) is not None and bots_of(game).adviser(0.0, 0) is not None


class CoachProcess:
    """Started when it is first asked."""

    def __init__(self, niceness: int, *, seconds: float = SECONDS, command: Sequence[str] = ()) -> None:
        worker = (sys.executable, "-m", "frostfair.server.coach.worker", str(MEMORY_MB), str(niceness))
        self._command = tuple(command) or worker
        self._seconds = seconds
        self._turn = asyncio.Lock()  # those who wait come in the order in which they asked
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, what: str, game: Game, budget: float, packed: list[Any], answer: type[T]) -> T:
        """The answer, or StoreUnavailable where there is none to be had."""
        asked = [what, game.meta.id, game.meta.rules_version, budget, packed]
        line = msgspec.json.encode(asked) + b"\n"
        async with self._turn:
            for _ in range(TRIES):
                try:
                    async with asyncio.timeout(self._seconds):
                        return msgspec.json.decode(await self._exchange(line), type=answer)
                except (OSError, EOFError, TimeoutError, msgspec.MsgspecError) as error:
                    metrics.WORKER_FAILURES.inc()
                    log.warning("the coach's process failed", why=type(error).__name__)
                    await self.close()
                except asyncio.CancelledError:
                    await self.close()  # its answer would be taken for that to the next question
                    raise
        raise StoreUnavailable("the coach doesn't answer")

    async def _exchange(self, line: bytes) -> bytes:
        process = self._process or await self._start()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line)
        await process.stdin.drain()
        return await process.stdout.readuntil(b"\n")

    async def _start(self) -> asyncio.subprocess.Process:
        kept = {name: os.environ[name] for name in NEEDED if name in os.environ}
        self._process = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LINE_BYTES,
            env={**kept, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},  # and no secrets
            start_new_session=True,  # Ctrl-C is for the server, which then lets its processes go
        )
        return self._process

    async def close(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.wait()
