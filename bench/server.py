"""The server beside boardgame.io's: full Winter Queen with every move durable, tic-tac-toe in memory.

    python -m bench.server [--quick] [--seconds 10] [--rounds 3]

Both are driven by the same client in this process, in turns, so that a busy moment of the machine hits both.
Ours plays whole games; opening tables is told apart. Exit code 1 if a bar fails.
"""

import argparse
import asyncio
import os
import statistics
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import uvloop
from rich.console import Console
from rich.table import Table

from bench import tictactoe
from bench.children import Gone
from bench.idle import make_idle
from frostfair.load.measuring import Figures, Wanted, measure
from frostfair.load.targets import own_server
from tests.server.clusters import Broker
from tests.server.serving import free_port
from tests.store.postgres import Postgres

WARM_UP: Final = Wanted(20, 60.0, once=True, seed=2)
DURABLE: Final = ("listen_addresses=127.0.0.1", "unix_socket_directories=")


@dataclass(frozen=True)
class Size:
    seconds: float
    rounds: int
    matches: int = 100
    offered: int = 500  # tables that are offered two moves a second each
    live: int = 500
    idle: int = 10_000


@dataclass(frozen=True)
class Bar:
    what: str
    asked: str
    found: str
    holds: bool


def at_least(what: str, found: float, least: float, told: str) -> Bar:
    return Bar(what, f"≥ {least:g}", f"{found:.2f} ({told})", found >= least)


def at_most(what: str, found: float, most: float, told: str) -> Bar:
    return Bar(what, f"≤ {most:g}", f"{found:.2f} ({told})", found <= most)


def core() -> int | None:
    """Servers stay on one core, we on the other: as far as there are two."""
    try:
        cores = sorted(os.sched_getaffinity(0))
    except AttributeError:
        return None
    if len(cores) < 2:
        return None
    os.sched_setaffinity(0, set(cores[1:]))
    return cores[0]


# --- runs ---


async def ours(wanted: Wanted, pin: int | None) -> Figures:
    async with own_server(core=pin) as target:
        if wanted.once:  # a run by time is warm already when it counts, and so is theirs
            await measure(target, WARM_UP)
        return await measure(target, wanted)


async def theirs(wanted: Wanted, pin: int | None) -> Figures:
    async with tictactoe.serving(free_port(), pin) as peer:
        return await tictactoe.measure(peer, wanted)


async def beside(size: Size, pin: int | None) -> list[Bar]:
    """Moves per CPU second, p99 and memory, ours and theirs in turns; the median of each ratio."""
    fast: list[tuple[Figures, Figures]] = []
    paced: list[tuple[Figures, Figures]] = []
    for _ in range(size.rounds):
        as_fast = Wanted(size.matches, 60.0, once=True)
        fast.append((await ours(as_fast, pin), await theirs(Wanted(size.matches, size.seconds), pin)))
        offered = Wanted(size.offered, size.seconds, pace=2.0)
        paced.append((await ours(offered, pin), await theirs(offered, pin)))
    _refuse_faults([one for pair in fast + paced for one in pair])
    rate = statistics.median(a.per_cpu_second / b.per_cpu_second for a, b in fast)
    p99 = statistics.median(a.p99 / b.p99 for a, b in paced)
    memory = statistics.median(a.per_table / b.per_table for a, b in paced)
    return [
        at_least(
            f"moves per server CPU second, {size.matches} matches",
            rate,
            1.0,
            _pairs([(a.per_cpu_second, b.per_cpu_second) for a, b in fast], "{:.0f}"),
        ),
        at_most(
            f"p99 when {2 * size.offered} moves/s are offered",
            p99,
            0.5,
            _pairs([(1000 * a.p99, 1000 * b.p99) for a, b in paced], "{:.1f}") + " ms",
        ),
        at_most(
            "memory per match",
            memory,
            0.5,
            _pairs([(a.per_table / 1024, b.per_table / 1024) for a, b in paced], "{:.0f}") + " KiB",
        ),
    ]


async def crowd(size: Size, pin: int | None) -> list[Bar]:
    """Live tables beside many that wait, on one core."""
    with tempfile.TemporaryDirectory(prefix="frostfair-bench-") as folder:
        database = f"sqlite:///{Path(folder) / 'crowd.db'}"
        await make_idle(database, size.idle)
        async with own_server(database=database, core=pin) as target:
            found = await measure(target, Wanted(size.live, max(size.seconds, 10.0), pace=0.5))
    share = found.cpu / found.seconds
    told = (
        f"{found.moves} moves, {sum(found.faults.values())} errors, {found.late} late, "
        f"{100 * share:.0f} % of a core, p99 {1000 * found.p99:.0f} ms"
    )
    name = f"{size.live} tables with a move every 2 s beside {size.idle} idle ones"
    return [Bar(name, "no error", told, not found.faults and found.moves > 0 and share < 1.0)]


async def two_processes(size: Size, pin: int | None) -> list[Bar]:
    """On PostgreSQL with a broker; those who play together meet at one node."""
    wanted = Wanted(size.matches, 60.0, once=True)
    ratios, told = [], []
    with ExitStack() as stack:
        broker = Broker()
        await broker.start()
        stack.callback(broker.kill)
        postgres = Postgres(DURABLE, in_memory=False)  # its launcher has an event loop of its own
        database = (await asyncio.to_thread(stack.enter_context, postgres)).url()
        for _ in range(size.rounds):
            found = []
            for nodes in (1, 2):
                async with own_server(nodes, database, broker.url, pin) as target:
                    found.append(await measure(target, wanted))
            _refuse_faults(found)
            one, two = found
            ratios.append(2 * two.per_cpu_second / one.per_cpu_second)
            told.append((one.per_cpu_second, 2 * two.per_cpu_second))
    what = "two server processes beside one, by CPU time"
    return [at_least(what, statistics.median(ratios), 1.7, _pairs(told, "{:.0f}"))]


def _refuse_faults(runs: Sequence[Figures]) -> None:
    for run in runs:
        if run.faults or not run.moves:
            raise Gone(f"a run failed: {dict(run.faults) or 'no moves'}")


def _pairs(pairs: Sequence[tuple[float, float]], form: str) -> str:
    return ", ".join(f"{form.format(one)} : {form.format(other)}" for one, other in pairs)


# --- all of it ---


async def run(size: Size, console: Console) -> list[Bar]:
    pin = core()
    where = "whatever core comes" if pin is None else f"core {pin}"
    console.print(f"Servers run on {where}; the machine should have little else to do.", highlight=False)
    tictactoe.install()
    bars: list[Bar] = []
    for part in (beside, two_processes, crowd):
        for bar in await part(size, pin):
            console.print(f"{bar.what}: {bar.found}, asked {bar.asked}", highlight=False)
            bars.append(bar)
    return bars


def main() -> int:
    words = argparse.ArgumentParser(prog="python -m bench.server", description="Measure the server.")
    words.add_argument("--quick", action="store_true", help="a rough look, with fewer tables")
    words.add_argument("--seconds", type=float, default=10.0, help="of each paced run")
    words.add_argument("--rounds", type=int, default=3)
    said = words.parse_args()
    if said.seconds <= 0 or said.rounds < 1:
        words.error("--seconds and --rounds must be positive")
    size = Size(2.0, 1, 20, 50, 50, 200) if said.quick else Size(said.seconds, said.rounds)
    console = Console()
    try:
        bars = uvloop.run(run(size, console))
    except Gone as error:
        console.print(f"[red]A part of the benchmark failed:[/] {error}", highlight=False)
        return 2
    table = Table(title="The server beside boardgame.io's (ours : theirs)", title_justify="left")
    for column in ("", "asked", "found", ""):
        table.add_column(column)
    for bar in bars:
        table.add_row(bar.what, bar.asked, bar.found, "[green]holds[/]" if bar.holds else "[red]FAILED[/]")
    console.print(table)
    return 0 if all(bar.holds for bar in bars) else 1


if __name__ == "__main__":
    raise SystemExit(main())
