"""The workers that all tables share.

A job waits in its table's line. One that crashes its worker or takes too long is tried once more in a new
worker; then it has failed. Cancelled, it leaves the line or has its worker replaced. If no worker comes free
for a while, further ones are started for a time: a slow bot costs the others a share of the machine, not
their turn.
"""

import asyncio
import os
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
import structlog

from frostfair.kernel.errors import FrostfairError
from frostfair.server import metrics
from frostfair.server.bots.process import COMMAND, Process
from frostfair.server.bots.queue import FairQueue, share

SECONDS: Final = 10.0
TRIES: Final = 2
PATIENCE_SECONDS: Final = 1.0  # so long a job waits before a further worker is started
FAILURES: Final = (OSError, EOFError, TimeoutError, ValueError, msgspec.MsgspecError)

log = structlog.get_logger(__name__)


class WorkerFailed(FrostfairError):
    """Twice a worker crashed over this, or took too long."""


@dataclass(frozen=True, slots=True, eq=False)
class Job:
    """Something that takes long, for one table."""

    kind: str  # worker.KINDS says what does it
    asked: object  # what that is given, as JSON
    table: str
    urgent: bool = True  # a table waits for it; all else is done only while none does
    seconds: float = SECONDS  # that it may take
    begins: Callable[[float], None] = lambda _: None  # called with the part of the usual budget that it gets
    accepts: Callable[[Any], bool] = lambda _: True  # whether an answer is one; if not, the worker is mad


@dataclass(slots=True, eq=False)
class _Waiting:
    job: Job
    answer: asyncio.Future[Any]
    since: float = field(default_factory=time.monotonic)
    work: asyncio.Task[None] | None = None


class Pool:
    """So many processes at most, twice as many while all of them are held up."""

    def __init__(self, count: int, command: Sequence[str] = COMMAND) -> None:
        self._count = count
        self._command = command
        self._free = [Process(command) for _ in range(count)]
        self._busy: dict[Process, _Waiting] = {}
        self._urgent: FairQueue[_Waiting] = FairQueue()
        self._later: FairQueue[_Waiting] = FairQueue()
        self._works: set[asyncio.Task[None]] = set()  # until their workers are free or gone
        self._closed = False

    async def run(self, job: Job) -> Any:
        """What the job's function answers; WorkerFailed if it can't."""
        loop = asyncio.get_running_loop()
        waiting = _Waiting(job, loop.create_future())
        self._line(job).put(job.table, waiting)
        self._go_on()
        relief = loop.call_later(PATIENCE_SECONDS, self._relieve) if waiting.work is None else None
        try:
            return await waiting.answer
        except asyncio.CancelledError:
            if waiting.work is None:
                self._line(job).discard(job.table, waiting)
            elif not waiting.work.cancelling():  # once is enough: it has to see to its worker's end
                waiting.work.cancel()
            raise
        finally:
            if relief is not None:
                relief.cancel()
            self._count_waiting()

    async def close(self) -> None:
        self._closed = True
        for waiting in self._busy.values():
            if waiting.work is not None and not waiting.work.cancelling():
                waiting.work.cancel()
        await asyncio.gather(*self._works, return_exceptions=True)
        for process in self._free:
            await process.kill()

    @property
    def processes(self) -> list[Process]:
        return [*self._free, *self._busy]

    def _line(self, job: Job) -> FairQueue[_Waiting]:
        return self._urgent if job.urgent else self._later

    def _go_on(self) -> None:
        """Whatever can begin now does."""
        while self._free and not self._closed:
            waiting = self._urgent.take()
            if waiting is None and self._may_do_what_can_wait():
                waiting = self._later.take()
            if waiting is None:
                break
            process = self._free.pop()
            self._busy[process] = waiting
            waiting.work = asyncio.create_task(self._work(process, waiting), name="frostfair-worker")
            self._works.add(waiting.work)
            waiting.work.add_done_callback(self._works.discard)
        self._count_waiting()

    def _may_do_what_can_wait(self) -> bool:
        """One worker stays free for the tables, if there is more than one."""
        doing = sum(not waiting.job.urgent for waiting in self._busy.values())
        return doing < max(1, self._count - 1)

    def _relieve(self) -> None:
        """A table has waited for long: all workers are held up."""
        if len(self._urgent) and len(self._free) + len(self._busy) < 2 * self._count:
            self._free.append(Process(self._command))
            self._go_on()

    async def _work(self, process: Process, waiting: _Waiting) -> None:
        job, answer = waiting.job, waiting.answer
        metrics.BOT_WAITING_SECONDS.observe(time.monotonic() - waiting.since)
        part = share(len(self._urgent), self._count)
        try:
            job.begins(part)
            found = await self._ask(process, job, part)
            if not answer.done():
                answer.set_result(found)
        except asyncio.CancelledError:
            answer.cancel()
            await process.kill()  # what it would still say would be taken for the answer to the next question
            raise
        except Exception as error:
            if not answer.done():
                answer.set_exception(error)
        finally:
            del self._busy[process]
            await self._let_go(process)
            self._go_on()

    async def _ask(self, process: Process, job: Job, part: float) -> Any:
        line = msgspec.json.encode([job.kind, job.asked, part]) + b"\n"
        for _ in range(TRIES):
            try:
                async with asyncio.timeout(job.seconds):
                    with metrics.THINKING.labels(job.kind).time():
                        found = await process.ask(line)
                if job.accepts(found):
                    return found
                raise ValueError("not an answer to this")
            except FAILURES as error:
                metrics.WORKER_FAILURES.inc()
                log.warning("a worker failed", kind=job.kind, why=type(error).__name__)
                await process.kill()
        raise WorkerFailed(f"{job.kind}: failed {TRIES} times")

    async def _let_go(self, process: Process) -> None:
        """It is free again, unless it was only there to help and none waits any more."""
        too_many = len(self._free) + len(self._busy) >= self._count
        if self._closed or (too_many and not len(self._urgent)):
            await process.kill()
        else:
            self._free.append(process)

    def _count_waiting(self) -> None:
        metrics.BOT_QUEUE.labels("urgent").set(len(self._urgent))
        metrics.BOT_QUEUE.labels("later").set(len(self._later))
        metrics.BOT_WORKERS_BUSY.set(len(self._busy))


def cores() -> int:
    """Those that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
