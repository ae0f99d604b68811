"""`python -m bench.capacity`: what a cluster of so many tables needs, by simulation with measured costs.

`measure` plays real games against real nodes and writes what they cost; `simulate` runs a cluster as discrete
events; `check` does both at the same size and compares; `plan` says what 10^4, 10^5 and 10^6 tables need.
"""

import argparse
import asyncio
import json
import math
import random
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import asdict, dataclass, field, replace
from heapq import heappop, heappush
from pathlib import Path
from typing import Final

from frostfair.load.measuring import Figures, Wanted, measure
from frostfair.load.targets import own_server

COSTS: Final = Path(__file__).with_name("capacity.json")
BUSY: Final = 0.6  # of a core: above, the slowest moves soon take many times the usual
GIB: Final = 1 << 30


@dataclass(frozen=True, slots=True)
class Costs:
    """Measured; CPU in seconds of one core, memory in bytes."""

    move: float  # CPU of a node: a command decided, kept and told to both players
    group: float  # CPU of a node for each commit besides, which under load many moves share
    opening: float  # CPU of a node: a table opened, its players seated and connected
    joining: float  # CPU of a node: one more connection, with the first view
    table: float  # memory, with two connections
    connection: float  # memory
    commit: float  # until a group of records is durable, whatever its size
    record: float  # bytes on disk, with its part of the indexes
    machine: str = ""


@dataclass(frozen=True, slots=True)
class Cluster:
    tables: int
    nodes: int = 1
    pace: float = 0.05  # moves a second at each table: one every 20 s
    one_writer: bool = False  # SQLite: the nodes take turns to commit


@dataclass(slots=True)
class Run:
    """What a simulation, or a real run, found."""

    seconds: float
    moves: int
    busy: float  # of all nodes' cores
    p50: float
    p99: float


# --- discrete events ---


class Events:
    """What happens next, in the order of its time."""

    def __init__(self) -> None:
        self.now = 0.0
        self._heap: list[tuple[float, int, Callable[[], None]]] = []
        self._count = 0

    def after(self, seconds: float, then: Callable[[], None]) -> None:
        self._count += 1
        heappush(self._heap, (self.now + seconds, self._count, then))

    def run(self, until: float) -> None:
        while self._heap and self._heap[0][0] <= until:
            self.now, _, then = heappop(self._heap)
            then()
        self.now = until


class Core:
    """A node's event loop: one thing at a time, in the order in which it came."""

    def __init__(self, events: Events) -> None:
        self._events = events
        self._waiting: deque[tuple[float, Callable[[], None]]] = deque()
        self._is_busy = False
        self.busy = 0.0

    def do(self, seconds: float, then: Callable[[], None]) -> None:
        self._waiting.append((seconds, then))
        if not self._is_busy:
            self._next()

    def _next(self) -> None:
        self._is_busy = bool(self._waiting)
        if self._waiting:
            seconds, then = self._waiting.popleft()
            self.busy += seconds
            self._events.after(seconds, lambda: self._done(then))

    def _done(self, then: Callable[[], None]) -> None:
        then()
        self._next()


class Writer:
    """A node commits in groups: what comes during a commit goes into the next one."""

    def __init__(self, core: Core, disk: Core, costs: Costs) -> None:
        self._core = core
        self._disk = disk  # does one commit at a time
        self._costs = costs
        self._waiting: list[Callable[[], None]] = []
        self._is_busy = False

    def append(self, then: Callable[[], None]) -> None:
        self._waiting.append(then)
        if not self._is_busy:
            self._commit()

    def _commit(self) -> None:
        group, self._waiting = self._waiting, []
        self._is_busy = bool(group)
        if group:
            self._disk.do(
                self._costs.commit, lambda: self._core.do(self._costs.group, lambda: self._kept(group))
            )

    def _kept(self, group: Sequence[Callable[[], None]]) -> None:
        for then in group:
            then()
        self._commit()


DECIDING: Final = 0.6  # of a move's CPU is spent before its commit, the rest on telling it


@dataclass
class Simulation:
    """Tables spread over nodes; at each a move follows the one before after a while, as people think."""

    cluster: Cluster
    costs: Costs
    seed: int = 1
    warm_up: float = 5.0
    times: list[float] = field(default_factory=list)

    def run(self, seconds: float) -> Run:
        events, chance = Events(), random.Random(self.seed)
        cores = [Core(events) for _ in range(self.cluster.nodes)]
        disks = [Core(events) for _ in cores]
        if self.cluster.one_writer:
            disks = [disks[0]] * len(cores)
        writers = [Writer(core, disk, self.costs) for core, disk in zip(cores, disks, strict=True)]
        for table in range(self.cluster.tables):
            node = table % len(cores)
            self._think(events, chance, cores[node], writers[node])
        events.run(self.warm_up)
        before = sum(core.busy for core in cores)
        self.times.clear()
        events.run(self.warm_up + seconds)
        busy = (sum(core.busy for core in cores) - before) / (seconds * len(cores))
        ordered = sorted(self.times) or [math.nan]
        return Run(
            seconds, len(self.times), busy, ordered[len(ordered) // 2], ordered[int(0.99 * len(ordered))]
        )

    def _think(self, events: Events, chance: random.Random, core: Core, writer: Writer) -> None:
        cost = self.costs.move

        def move() -> None:
            begun = events.now

            def told() -> None:
                self.times.append(events.now - begun)
                self._think(events, chance, core, writer)

            core.do(DECIDING * cost, lambda: writer.append(lambda: core.do((1 - DECIDING) * cost, told)))

        events.after(chance.expovariate(self.cluster.pace), move)


# --- measured ---


async def played(wanted: Wanted, nodes: int, database: str | None, nats: str | None) -> Figures:
    async with AsyncExitStack() as stack:
        target = await stack.enter_async_context(own_server(nodes, database, nats))
        return await measure(target, wanted)


def measured(database: str | None, nats: str | None, seconds: float) -> Costs:
    """As fast as it goes, for the CPU of a move; and at a walking pace, for the time of a commit."""
    fast = asyncio.run(played(Wanted(100, seconds), 1, database, nats))
    slow = asyncio.run(played(Wanted(20, seconds, 1.0), 1, database, nats))
    move = fast.cpu / fast.moves
    group = max(0.0, slow.cpu / slow.moves - move)
    return replace(
        read_costs(),
        move=move,
        group=group,
        opening=fast.opening,
        joining=fast.joining,
        table=fast.per_table,
        connection=fast.per_connection,
        commit=max(0.0, slow.p50 - move - group),
    )


def checked(cluster: Cluster, seconds: float, database: str | None, nats: str | None) -> tuple[Run, Run]:
    """The simulation, and the same played by real nodes."""
    wanted = Wanted(cluster.tables, seconds, cluster.pace)
    found = asyncio.run(played(wanted, cluster.nodes, database, nats))
    real = Run(
        found.seconds,
        found.moves,
        found.cpu / found.seconds / cluster.nodes,
        found.p50,
        found.p99,
    )
    return Simulation(cluster, read_costs()).run(seconds), real


def read_costs() -> Costs:
    return Costs(**json.loads(COSTS.read_text(encoding="utf-8")))


# --- what is needed ---


@dataclass(frozen=True, slots=True)
class Need:
    tables: int
    moves: float  # a second
    nodes: int
    memory: float  # bytes, of all nodes
    disk_a_day: float  # bytes
    back_after: (
        float  # seconds of all cores until all who were connected are back after a restart of everything
    )


def need(tables: int, pace: float, costs: Costs) -> Need:
    """Of tables that are being played, two players connected to each, every node at most BUSY.

    From above: as if each move had a commit of its own.
    """
    moves = tables * pace
    opened = moves / MOVES_OF_A_GAME
    nodes = max(1, math.ceil((moves * (costs.move + costs.group) + opened * costs.opening) / BUSY))
    disk = moves * costs.record * 86400
    return Need(tables, moves, nodes, tables * costs.table, disk, 2 * tables * costs.joining / nodes)


MOVES_OF_A_GAME: Final = 38  # Winter Queen for two


def shown(found: Run) -> str:
    return (
        f"{found.moves / found.seconds:8.1f} moves/s  {100 * found.busy:5.1f} % of each core  "
        f"p50 {1000 * found.p50:7.2f} ms  p99 {1000 * found.p99:7.2f} ms"
    )


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.capacity", description=__doc__)
    parser.add_argument("what", choices=("measure", "simulate", "check", "plan"))
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--nodes", type=int, default=1)
    parser.add_argument("--pace", type=float, default=0.05, help="moves a second at each table")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--one-writer", action="store_true", help="SQLite with several nodes")
    parser.add_argument("--database", help="of the real nodes; default: a temporary SQLite file")
    parser.add_argument("--nats")
    given = parser.parse_args(words)
    cluster = Cluster(given.tables, given.nodes, given.pace, given.one_writer)
    if given.what == "measure":
        costs = measured(given.database, given.nats, given.seconds)
        COSTS.write_text(json.dumps(asdict(costs), indent=2) + "\n", encoding="utf-8")
        print(COSTS.read_text(encoding="utf-8"), end="")
    elif given.what == "simulate":
        print(shown(Simulation(cluster, read_costs()).run(given.seconds)))
    elif given.what == "check":
        for name, run in zip(
            ("simulated", "real"), checked(cluster, given.seconds, given.database, given.nats), strict=True
        ):
            print(f"{name:10}{shown(run)}")
    else:
        for tables in (10**4, 10**5, 10**6):
            found = need(tables, given.pace, read_costs())
            print(
                f"{tables:8} tables: {found.moves:8.0f} moves/s, {found.nodes:4} cores,"
                f" {found.memory / GIB:6.1f} GiB, {found.disk_a_day / GIB:6.1f} GiB of log a day,"
                f" all back after {found.back_after:5.1f} s"
            )


if __name__ == "__main__":
    main()
