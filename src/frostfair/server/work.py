"""Work in flight: what was begun is finished, even if the client that asked for it hangs up meanwhile."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import structlog

R = TypeVar("R")
LOOK_SECONDS = 0.02

log = structlog.get_logger(__name__)


class Work:
    """The one ledger of it: when the server stops, it waits for all that stands here."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()  # or they would be collected before their end
        self._tracked = 0

    async def run_shielded(self, work: Coroutine[Any, Any, R]) -> R:
        """To its end, even if the caller is cancelled meanwhile."""
        return await asyncio.shield(self._begin(work))

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """The same without waiting for it; if it fails, the log says so."""
        self._begin(work).add_done_callback(_log_failure)

    async def tracked(self, work: Coroutine[Any, Any, R]) -> R:
        """The same for a caller that isn't cancelled anyway: no task is made for it."""
        self._tracked += 1
        try:
            return await work
        finally:
            self._tracked -= 1

    async def finish(self, seconds: float, is_busy: Callable[[], bool] = lambda: False) -> None:
        """Wait for all of it, but not for ever."""
        if self._tasks:
            await asyncio.wait(list(self._tasks), timeout=seconds)
        await until(lambda: not self._tracked and not is_busy(), seconds)

    def _begin(self, work: Coroutine[Any, Any, R]) -> asyncio.Task[R]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


async def until(is_so: Callable[[], bool], seconds: float) -> None:
    """Look now and then whether it is so; give up after a while."""
    for _ in range(int(seconds / LOOK_SECONDS)):
        if is_so():
            return
        await asyncio.sleep(LOOK_SECONDS)


def _log_failure(task: asyncio.Task[Any]) -> None:
    if not task.cancelled() and task.exception() is not None:
        log.error("work in the background failed", exc_info=task.exception())
