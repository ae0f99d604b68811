"""A thread that does one thing after the other for an event loop, with less ado than an executor."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

R = TypeVar("R")


class OneThread:
    """Begins with the first work and ends with `finish`."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._thread: Thread | None = None
        self._work: SimpleQueue[tuple[Callable[[], Any], asyncio.Future[Any]] | None] = SimpleQueue()

    def do(self, work: Callable[[], R]) -> asyncio.Future[R]:
        if self._thread is None:
            self._thread = Thread(target=self._run, name=self._name, daemon=True)
            self._thread.start()
        done: asyncio.Future[R] = asyncio.get_running_loop().create_future()
        self._work.put((work, done))
        return done

    def finish(self) -> None:
        """What was asked for is still done; then the thread ends."""
        if self._thread is not None:
            self._work.put(None)
            self._thread.join()
            self._thread = None

    def _run(self) -> None:
        while (asked := self._work.get()) is not None:
            work, done = asked
            result: Any = None
            failure: BaseException | None = None
            try:
                result = work()
            except BaseException as error:
                failure = error
            with suppress(RuntimeError):  # the loop is closed: no caller waits any more
                done.get_loop().call_soon_threadsafe(settle, done, result, failure)
            del work, done, asked, result, failure  # nothing is kept alive while it waits


def settle(done: asyncio.Future[R], result: R, failure: BaseException | None) -> None:
    """Answer the waiting caller, if it still waits."""
    if done.done():
        return
    if failure is None:
        done.set_result(result)
    else:
        done.set_exception(failure)
