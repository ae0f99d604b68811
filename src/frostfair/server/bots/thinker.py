"""Bots think in processes of their own: they get an imagined state and nothing else of ours.

A worker has a budget of time and memory. One that crashes or takes too long is replaced, and the question is
asked once more; after that any offer will do. So a bot costs time, and never the table.
"""

import asyncio
import os
import secrets
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

import msgspec
import structlog

from frostfair.bots import roster as bots
from frostfair.kernel.game import Game
from frostfair.server import metrics

SECONDS: Final = 10.0
MEMORY_MB: Final = 2048  # of addresses, which is more than what is used
LINE_BYTES: Final = 1 << 20
TRIES: Final = 2

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Question:
    """All that a bot is told."""

    game: str
    bot: str
    state: Mapping[str, object]
    seat: int
    offers: Sequence[int]
    seed: int

    def line(self) -> bytes:
        asked = [self.game, self.bot, self.state, self.seat, list(self.offers), self.seed]
        return msgspec.json.encode(asked) + b"\n"


class Thinker(Protocol):
    """Decides for bots."""

    def names(self, game: Game) -> Sequence[str]: ...

    async def decide(self, question: Question) -> int: ...

    async def close(self) -> None: ...


class Workers:
    """A few processes; a question waits until one is free."""

    def __init__(self, count: int = 1, *, seconds: float = SECONDS, command: Sequence[str] = ()) -> None:
        self._seconds = seconds
        self._command = tuple(command) or (
            sys.executable,
            "-m",
            "frostfair.server.bots.worker",
            str(MEMORY_MB),
        )
        self._free: asyncio.Queue[_Worker] = asyncio.Queue()
        self._all = [_Worker(self._command) for _ in range(count)]
        for worker in self._all:
            self._free.put_nowait(worker)

    def names(self, game: Game) -> Sequence[str]:
        return bots.names(game)

    async def decide(self, question: Question) -> int:
        for _ in range(TRIES):
            worker = await self._free.get()
            try:
                async with asyncio.timeout(self._seconds):
                    with metrics.THINKING.time():
                        return await worker.ask(question)
            except (OSError, EOFError, TimeoutError, msgspec.MsgspecError) as error:
                metrics.WORKER_FAILURES.inc()
                log.warning("a bot's worker failed", bot=question.bot, why=type(error).__name__)
                await worker.kill()
            except asyncio.CancelledError:
                await worker.kill()  # its answer would be taken for that to the next question
                raise
            finally:
                self._free.put_nowait(worker)
        return secrets.choice(question.offers)

    async def close(self) -> None:
        for worker in self._all:
            await worker.kill()


def _environment() -> dict[str, str]:
    """What a worker needs to find our code, and none of our secrets."""
    needed = ("PATH", "FROSTFAIR_GAMES", "FROSTFAIR_PURE", "FROSTFAIR_COMPILED", "TMPDIR")
    kept = {name: os.environ[name] for name in needed if name in os.environ}
    return {**kept, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}


class _Worker:
    """One process, started when it is first asked."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, question: Question) -> int:
        process = self._process or await self._start()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(question.line())
        await process.stdin.drain()
        answer: Any = msgspec.json.decode(await process.stdout.readuntil(b"\n"))
        if answer not in question.offers:
            raise EOFError("not an offer")
        return int(answer)

    async def kill(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.wait()

    async def _start(self) -> asyncio.subprocess.Process:
        self._process = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LINE_BYTES,
            env=_environment(),
            start_new_session=True,  # Ctrl-C is for the server, which then lets its workers go
        )
        return self._process
