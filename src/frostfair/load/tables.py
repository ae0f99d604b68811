"""One table with its players: game after game, and how long each move took to reach all seats."""

import asyncio
import itertools
import random
import time
from collections import Counter
from collections.abc import Sequence
from typing import Final

from frostfair.kernel.errors import FrostfairError
from frostfair.load.frames import NotLetIn
from frostfair.load.people import People, Person
from frostfair.load.seats import Hears, Seat

PING_SECONDS: Final = 10.0  # the server closes a socket that is silent for 30
_keys = itertools.count()


class Notes:
    """What all tables of a run note together."""

    def __init__(self) -> None:
        self.is_measuring = False
        self.is_over = False
        self.once = False  # each table plays one game only …
        self.left = 0  # … and so many of them still do
        self.all_over = asyncio.Event()
        self.seconds: list[float] = []  # from each command to the last seat that heard of it
        self.games = 0
        self.late = 0  # moves that could not be made at their time, since the one before was still on its way
        self.faults: Counter[str] = Counter()


class LoadTable(Hears):
    """Two or more people who play on and on."""

    def __init__(
        self, people: People, players: Sequence[Person], game: str, notes: Notes, chance: random.Random
    ) -> None:
        self.seats: list[Seat] = []
        self._people = people
        self._players = players
        self._game = game
        self._notes = notes
        self._chance = chance
        self._sent_at = 0.0
        self._expected = 0  # the version that is on its way; 0: none
        self._seconds: float | None = None  # between two moves; None: as fast as it goes
        self._next: asyncio.TimerHandle | None = None
        self._renewing: asyncio.Task[None] | None = None
        self._is_playing = False
        self._ready = asyncio.Event()
        self._fault: str | None = None
        self.id = ""

    # --- sitting down ---

    async def open(self) -> None:
        """A new game, without connections yet."""
        host, *others = self._players
        wanted = {
            "game": self._game,
            "seats": len(self._players),
            "asks_end_turn": False,
            "visibility": "private",
        }
        self.id = (await self._people.ask(host, "POST", "/api/tables", wanted))["id"]
        for other in others:
            await self._people.ask(other, "POST", f"/api/tables/{self.id}/sit", {})
        await self._people.ask(host, "POST", f"/api/tables/{self.id}/start")

    async def join(self) -> None:
        """All players see the table."""
        self._ready.clear()
        self.seats = [Seat(self) for _ in self._players]
        for seat, player in zip(self.seats, self._players, strict=True):
            await seat.join(player, self.id)
        await self._ready.wait()
        if self._fault is not None:
            raise NotLetIn(self._fault)

    async def watch(self) -> Seat:
        """One more who only looks on."""
        watcher = Seat(_Watched())
        await watcher.join(self._players[0], self.id)
        return watcher

    # --- playing ---

    def play(self, pace: float | None) -> None:
        """So many moves in a second, or (None) each as soon as all seats have seen the one before."""
        self._is_playing = True
        self._seconds = None if pace is None else 1 / pace
        if self._seconds is None:
            self._move()
        else:
            loop = asyncio.get_running_loop()
            self._next = loop.call_at(loop.time() + self._chance.random() * self._seconds, self._on_time)

    def stop(self) -> None:
        self._is_playing = False
        if self._next is not None:
            self._next.cancel()
        if self._renewing is not None:
            self._renewing.cancel()

    def leave(self) -> None:
        for seat in self.seats:
            seat.leave()

    def ping(self) -> None:
        for seat in self.seats:
            seat.ping()

    def _on_time(self) -> None:
        assert self._next is not None
        assert self._seconds is not None
        self._next = asyncio.get_running_loop().call_at(self._next.when() + self._seconds, self._on_time)
        if self._expected or self._renewing is not None:
            self._notes.late += self._notes.is_measuring
        else:
            self._move()

    def _move(self) -> None:
        for seat in self.seats:
            if seat.must_decide:
                self._expected = seat.version + 1
                self._sent_at = time.perf_counter()
                seat.decide(self._chance.random(), f"load-{next(_keys)}")
                return
        self.failed("no seat can decide")

    # --- hearing ---

    def heard(self, seat: Seat) -> None:
        if not self._ready.is_set():
            if all(seat.version >= 0 for seat in self.seats):
                self._ready.set()
            return
        if not self._expected or any(seat.version < self._expected for seat in self.seats):
            return
        self._expected = 0
        if self._notes.is_measuring:
            self._notes.seconds.append(time.perf_counter() - self._sent_at)
        if seat.is_over:
            self._notes.games += self._notes.is_measuring
            self._over()
        elif self._is_playing and self._seconds is None:
            self._move()

    def _over(self) -> None:
        if not self._notes.once:
            self._renewing = asyncio.ensure_future(self._renew())
            return
        self._is_playing = False
        self._notes.left -= 1
        if not self._notes.left:
            self._notes.all_over.set()

    async def _renew(self) -> None:
        try:
            self.leave()
            await self.open()
            await self.join()
        except FrostfairError as error:
            self.failed(str(error))
            return
        finally:
            self._renewing = None
        if self._is_playing and self._seconds is None:
            self._move()

    def failed(self, why: str) -> None:
        self._fault = why
        self._ready.set()
        if not self._notes.is_over:
            self._notes.faults[why] += 1


class _Watched(Hears):
    """Nothing waits for what a watcher hears."""

    def heard(self, seat: Seat) -> None:
        pass

    def failed(self, why: str) -> None:
        pass
