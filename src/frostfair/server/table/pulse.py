"""What goes on at a table by itself: bots decide one after the other, and time passes."""

import asyncio
from typing import Final, Protocol

import structlog

from frostfair.kernel.errors import FrostfairError
from frostfair.server.table.room import Room
from frostfair.store.store import Store

AGAIN_SECONDS: Final = 1.0
LONGEST_SECONDS: Final = 24 * 3600.0

log = structlog.get_logger(__name__)


class Beating(Protocol):
    """A table that goes on by itself."""

    room: Room | None
    store: Store

    async def happens_by_itself(self) -> bool:
        """One thing that was due; False: nothing was."""

    async def tick(self) -> None:
        """Time has passed."""


class Pulse:
    """At most one task for the bots and one timer for the clocks."""

    __slots__ = ("_bots", "_due", "_stopped", "_table", "_ticking", "_timer")

    def __init__(self, table: Beating) -> None:
        self._table = table
        self._bots: asyncio.Task[None] | None = None
        self._ticking: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._due: int | None = None  # when it rings
        self._stopped = False

    @property
    def is_beating(self) -> bool:
        return self._bots is not None or self._ticking is not None

    def go_on(self) -> None:
        """Something has changed: see what is due."""
        room = self._table.room
        if room is None or self._stopped:
            return
        now = self._table.store.now()
        if self._bots is None and room.has_something_to_do(now):
            self._bots = asyncio.create_task(self._play(), name="frostfair-bots")
        self._wind(room, now)

    def hold(self) -> None:
        """What is being done is finished; nothing new begins."""
        self._stopped = True

    async def stop(self) -> None:
        self.hold()
        if self._timer is not None:
            self._timer.cancel()
        for task in (self._bots, self._ticking):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)

    async def _play(self) -> None:
        try:
            while not self._stopped and await self._once():
                pass
        finally:
            self._bots = None
        self.go_on()

    async def _once(self) -> bool:
        try:
            return await self._table.happens_by_itself()
        except FrostfairError as error:  # the database is away, or another node was faster
            log.info("a bot tries again", why=type(error).__name__)
        except Exception:  # a bug must not stop the table for ever
            log.exception("a bot failed")
        await asyncio.sleep(AGAIN_SECONDS)
        return True

    def _wind(self, room: Room, now: int) -> None:
        at = room.next_tick(now)
        if at == self._due:
            return
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._due = at
        if at is not None:
            delay = min((at - now) / 1000 + 0.01, LONGEST_SECONDS)
            self._timer = asyncio.get_running_loop().call_later(delay, self._ring)

    def _ring(self) -> None:
        self._due = None
        if self._ticking is None and not self._stopped:
            self._ticking = asyncio.create_task(self._tick_once(), name="frostfair-tick")

    async def _tick_once(self) -> None:
        try:
            await self._table.tick()
        finally:
            self._ticking = None
        self.go_on()
