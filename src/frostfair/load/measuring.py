"""A run: people come, sit down and play; then what it took."""

import asyncio
import gc
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final, Protocol, TypeVar

from frostfair.games.installed import enabled
from frostfair.load.people import People
from frostfair.load.tables import PING_SECONDS, LoadTable, Notes
from frostfair.load.targets import Spent, Target

T = TypeVar("T")
AT_ONCE: Final = 20  # who come at the same time
WARM_UP: Final = 2.0  # seconds


@dataclass(frozen=True, slots=True)
class Wanted:
    tables: int
    seconds: float
    pace: float | None = None  # moves per second and table; None: as fast as it goes
    idle: int = 0  # further tables that wait for a move
    once: bool = False  # one game at each table, however long that takes; `seconds` is the most
    game: str = field(default_factory=lambda: enabled()[0])
    players: int = 2
    seed: int = 1


@dataclass(slots=True)
class Figures:
    """What a run found; times in seconds, memory in bytes."""

    moves: int = 0
    games: int = 0
    seconds: float = 0.0
    cpu: float = 0.0  # of the server
    opening: float = 0.0  # CPU seconds of the server, until a table is open and its players see it
    own_cpu: float = 0.0
    p50: float = 0.0
    p99: float = 0.0
    late: int = 0
    per_table: float = 0.0  # with the connections of its players
    per_connection: float = 0.0
    faults: Counter[str] = field(default_factory=Counter)

    @property
    def rate(self) -> float:
        return self.moves / self.seconds if self.seconds else 0.0

    @property
    def per_cpu_second(self) -> float:
        return self.moves / self.cpu if self.cpu else 0.0


async def measure(target: Target, wanted: Wanted, tell: Callable[[str], None] = lambda _: None) -> Figures:
    people, notes, found = People(target), Notes(), Figures()
    chance = random.Random(wanted.seed)
    try:
        await target.spent()  # if there is no server, this says so at once
        if wanted.idle:
            tell(f"{wanted.idle} tables that wait …")
            await _wait_beside(people, wanted, chance)
        tell(f"{wanted.tables} tables are opened …")
        before = await target.spent()
        tables = await _tables(people, wanted, notes, chance)
        await _weigh(target, tables, found, before)
        tell(f"playing for {wanted.seconds:g} s …")
        pinging = asyncio.create_task(_ping(tables))
        await play(target, wanted, tables, notes, found)
        pinging.cancel()
    finally:
        await people.close()
    return found


async def _tables(people: People, wanted: Wanted, notes: Notes, chance: random.Random) -> list[LoadTable]:
    async def table(number: int) -> LoadTable:
        players = [await people.guest(number * wanted.players + n, number) for n in range(wanted.players)]
        made = LoadTable(people, players, wanted.game, notes, random.Random(chance.random()))
        await made.open()
        return made

    return await some_at_once(table, wanted.tables)


async def _wait_beside(people: People, wanted: Wanted, chance: random.Random) -> None:
    """Started tables without connections. A host has no more than a few."""
    each = 10

    async def tables(number: int) -> None:
        players = [await people.guest(-number, number) for _ in range(wanted.players)]
        for _ in range(each):
            await LoadTable(people, players, wanted.game, Notes(), chance).open()

    await some_at_once(tables, -(-wanted.idle // each))


async def _weigh(target: Target, tables: Sequence[LoadTable], found: Figures, start: Spent) -> None:
    """Memory of tables with their players, then of one more connection at each."""
    await tables[0].join()  # what is loaded at the first use is no table's
    before = await _settled(target)
    others = len(tables) - 1
    await some_at_once(lambda n: tables[n + 1].join(), others)
    with_players = await _settled(target)
    found.opening = (with_players.cpu - start.cpu) / len(tables)
    watchers = await some_at_once(lambda n: tables[n].watch(), len(tables))
    with_watchers = await _settled(target)
    for watcher in watchers:
        watcher.leave()
    found.per_table = (with_players.memory - before.memory) / others if others else 0.0
    found.per_connection = (with_watchers.memory - with_players.memory) / len(tables)


async def _settled(target: Target) -> Spent:
    await asyncio.sleep(0.5)
    return await target.spent()


class Spends(Protocol):
    """A server whose costs can be asked for."""

    async def spent(self) -> Spent: ...


class Plays(Protocol):
    """A table that moves by itself."""

    def play(self, pace: float | None) -> None: ...

    def stop(self) -> None: ...

    def leave(self) -> None: ...


async def play(target: Spends, wanted: Wanted, tables: Sequence[Plays], notes: Notes, found: Figures) -> None:
    gc.collect()
    gc.freeze()  # pauses of our own would look like the server's
    notes.once, notes.left = wanted.once, len(tables)
    if not wanted.once:  # else every move counts
        for table in tables:
            table.play(wanted.pace)
        await asyncio.sleep(WARM_UP)
    before, start, own = await target.spent(), time.perf_counter(), time.process_time()
    notes.is_measuring = True
    if wanted.once:
        for table in tables:
            table.play(wanted.pace)
        with suppress(TimeoutError):
            await asyncio.wait_for(notes.all_over.wait(), wanted.seconds)
    else:
        await asyncio.sleep(wanted.seconds)
    notes.is_measuring = False
    found.seconds = time.perf_counter() - start
    found.own_cpu = time.process_time() - own
    found.cpu = (await target.spent()).cpu - before.cpu
    for table in tables:
        table.stop()
    await asyncio.sleep(0.5)  # what is on its way arrives
    notes.is_over = True
    for table in tables:
        table.leave()
    ordered = sorted(notes.seconds)
    found.moves, found.games, found.late, found.faults = len(ordered), notes.games, notes.late, notes.faults
    if ordered:
        found.p50, found.p99 = ordered[len(ordered) // 2], ordered[int(0.99 * len(ordered))]


async def _ping(tables: Sequence[LoadTable]) -> None:
    """One table after the other, as people would: all at once, the moves between would wait for them."""
    while True:
        for table in tables:
            await asyncio.sleep(PING_SECONDS / len(tables))
            table.ping()


async def some_at_once(work: Callable[[int], Awaitable[T]], times: int) -> list[T]:
    """`work(0)`, `work(1)` …, so many of them at the same time."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> T:
        async with gate:
            return await work(number)

    return await asyncio.gather(*(one(number) for number in range(times)))
