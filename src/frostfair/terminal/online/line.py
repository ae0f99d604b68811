"""The line to the server: an event loop in a thread of its own, since the prompt waits in the first one."""

import asyncio
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import TimeoutError as TookTooLong
from contextlib import AsyncExitStack
from types import TracebackType
from typing import Any, Final, Self, TypeVar

import httpx

from frostfair.client import ApiError, Refusal, Session, TableLink
from frostfair.kernel.errors import FrostfairError, IllegalAction, Malformed

R = TypeVar("R")
LOOK_SECONDS: Final = 0.2  # how soon Ctrl-C is noticed while we wait
FIRST_SECONDS: Final = 2.5  # so long a server may be silent before we sit at a table of it
REST_PAUSE: Final = 1.0


class NoAnswer(FrostfairError):
    """The server doesn't answer."""


class Line:
    """Use it as a context. `ask` runs something over there and waits for it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="frostfair-line", daemon=True)
        self._stack = AsyncExitStack()
        self._is_seated = False  # at a table one waits for the server, however long it is away
        self.session: Session

    def __enter__(self) -> Self:
        self._thread.start()
        self.session = self._run(self._open())
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._run(self._stack.aclose())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def ask(self, work: Callable[[Session], Coroutine[Any, Any, R]]) -> R:
        """A request; a server that doesn't answer is asked again: for seconds, or for ever once seated."""
        return self._run(self._patiently(work) if self._is_seated else self._soon(work))

    def join(self, table: str) -> TableLink:
        self._is_seated = True
        return self._run(self._stack.enter_async_context(self.session.link(table, since=0)))

    def do(self, work: Coroutine[Any, Any, R]) -> R:
        """Something that waits for as long as it takes: a command comes through in the end."""
        return self._run(work)

    def command(self, work: Coroutine[Any, Any, R]) -> R:
        """The same; what the server refuses is an error as at a table that stands here."""
        try:
            return self.do(work)
        except Refusal as refusal:
            told = refusal.told
            if told.error == "illegal" and told.rule is not None:
                raise IllegalAction(told.rule, told.reason) from None
            raise (Malformed(told.reason) if told.error == "malformed" else refusal) from None

    def wait(self, link: TableLink, is_so: Callable[[], bool]) -> bool:
        """Until something is so, but not for long: whether it is."""
        return self._run(self._wait(link, is_so))

    async def _open(self) -> Session:
        return await self._stack.enter_async_context(Session(self.url))

    async def _soon(self, work: Callable[[Session], Coroutine[Any, Any, R]]) -> R:
        try:
            async with asyncio.timeout(FIRST_SECONDS):
                return await self._patiently(work)
        except TimeoutError:
            raise NoAnswer(f"{self.url} doesn't answer") from None

    async def _patiently(self, work: Callable[[Session], Coroutine[Any, Any, R]]) -> R:
        while True:
            try:
                return await work(self.session)
            except httpx.InvalidURL as error:
                raise NoAnswer(f"{self.url}: {error}") from None
            except httpx.HTTPError:
                pass
            except ApiError as error:
                if error.status != 503:
                    raise
            await asyncio.sleep(REST_PAUSE)

    async def _wait(self, link: TableLink, is_so: Callable[[], bool]) -> bool:
        try:
            await link.until(is_so, LOOK_SECONDS)
        except TimeoutError:
            return False
        return True

    def _run(self, work: Coroutine[Any, Any, R]) -> R:
        running = asyncio.run_coroutine_threadsafe(work, self._loop)
        while True:
            try:
                return running.result(LOOK_SECONDS)
            except TookTooLong:
                if running.done():  # just now, or the error was the work's own: its result tells
                    return running.result()
            except BaseException:
                running.cancel()
                raise
