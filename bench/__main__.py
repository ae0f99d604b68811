"""`python -m bench`: measure, show, judge. Exit code 1 if a bar or the baseline fails."""

import argparse
import os
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial

from rich.console import Console
from rich.progress import Progress

from bench import baseline, browser, instructions, report
from bench.bars import counting_games, judge
from bench.children import Child, Gone
from bench.report import Results
from bench.slices import Slot, interleaved
from bench.workloads import (
    CALIBRATION,
    COMPILED,
    MEASURED,
    MEMORY,
    PEERS,
    PLAY,
    PURE,
    C,
    Subject,
    key,
    peer_key,
    subjects,
    work_name,
)
from bench.yardstick import Yardstick


@dataclass(frozen=True)
class Size:
    rounds: int
    seconds: float  # of a slice
    peer_seconds: float


FULL = Size(rounds=6, seconds=0.2, peer_seconds=0.3)
QUICK = Size(rounds=2, seconds=0.05, peer_seconds=0.1)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure the speed of Frostfair.")
    parser.add_argument("--quick", action="store_true", help="a rough look: seconds, no instruction counts")
    parser.add_argument("--no-peers", action="store_true", help="leave the other engines out")
    parser.add_argument(
        "--update-baseline", action="store_true", help="make this run the one to compare with"
    )
    asked = parser.parse_args()
    if asked.quick and asked.update_baseline:
        parser.error("a quick look is too rough for a baseline")

    console = Console()
    results = Results()
    if not asked.quick:  # before everything else is kept to one core
        results.interactions, results.skipped = browser.look()
    console.print(f"Measuring on {pin()}; the machine should have little else to do.", highlight=False)
    try:
        with Progress(console=console, transient=True) as progress, ExitStack() as stack:
            children = start(stack, results, with_peers=not asked.no_peers)
            measure(children, QUICK if asked.quick else FULL, results, progress)
            if not asked.quick and COMPILED in children:
                count_instructions(results, progress)
    except Gone as error:
        console.print(f"[red]A part of the benchmark failed:[/] {error}", highlight=False)
        return 2
    return finish(results, console, update=asked.update_baseline)


def pin() -> str:
    """Stay on one core, and the children with us."""
    try:
        core = max(os.sched_getaffinity(0))
        os.sched_setaffinity(0, {core})
    except (AttributeError, OSError):
        return "whatever core comes"
    return f"core {core}"


def start(stack: ExitStack, results: Results, *, with_peers: bool) -> dict[str, Child]:
    wanted = {COMPILED: ("ours", {"FROSTFAIR_COMPILED": "1"}), PURE: ("ours", {"FROSTFAIR_PURE": "1"})}
    if with_peers:
        wanted["peers"] = ("peers", {})
    children: dict[str, Child] = {}
    for name, (kind, settings) in wanted.items():
        try:
            children[name] = stack.enter_context(Child(kind, **settings))
        except Gone as error:
            results.skipped.append(f"{name} ({error})")
    return children


def measure(children: dict[str, Child], size: Size, results: Results, progress: Progress) -> None:
    slots = list(plan(children, size, results))
    task = progress.add_task("", total=size.rounds * len(slots))
    results.readings = interleaved(
        slots, size.rounds, lambda name: progress.update(task, description=name, advance=1)
    )
    measure_lengths(children, results)
    measure_memory(children, results)


def plan(children: dict[str, Child], size: Size, results: Results) -> Iterator[Slot]:
    """One round: C, compiled and uncompiled beside each other at every table, then the peers."""
    if PURE in children:
        yield Slot(CALIBRATION, partial(children[PURE].slice, CALIBRATION), size.seconds)
    for subject in subjects():
        yardstick = find_yardstick(subject, results)
        for seats in subject.seats:
            if yardstick is not None:
                yield Slot(key(subject.game, seats, PLAY, C), partial(yardstick.slice, seats), size.seconds)
            for build in (COMPILED, PURE):
                for work in MEASURED[build] if build in children else ():
                    name = work_name(subject.game, seats, work)
                    yield Slot(f"{name}/{build}", partial(children[build].slice, name), size.seconds)
    if "peers" in children:
        results.skipped += dict.fromkeys(children["peers"].missing.values())
        for peer in PEERS:
            name = peer_key(peer)
            if name not in children["peers"].missing:
                yield Slot(name, partial(children["peers"].slice, name), size.peer_seconds)


def find_yardstick(subject: Subject, results: Results) -> Yardstick | None:
    """The yardstick, if it works."""
    if subject.yardstick is None:
        return None
    try:
        yardstick = Yardstick(subject.yardstick)
        yardstick.slice(subject.seats[0], 0.01)
    except Gone as error:
        results.skipped.append(f"{subject.game} in C ({error})")
        return None
    return yardstick


def measure_lengths(children: dict[str, Child], results: Results) -> None:
    for game, seats, work, build in counting_games(subjects()):
        name = key(game, seats, work, build)
        if name in results.readings:
            length = children[build].decisions_per_game(game, seats)
            results.readings[name] = results.readings[name].of_average(length)


def measure_memory(children: dict[str, Child], results: Results) -> None:
    for subject in subjects():
        for seats in subject.seats:
            for build in (COMPILED, PURE):
                if build in children:
                    found = children[build].bytes_per_state(subject.game, seats)
                    results.memory[key(subject.game, seats, MEMORY, build)] = found


def count_instructions(results: Results, progress: Progress) -> None:
    if not instructions.has_valgrind():
        results.skipped.append("instructions (valgrind is not installed); times are compared instead")
        return
    progress.add_task("counting instructions (a minute)", total=None)
    try:
        results.instructions = instructions.count()
    except Gone as error:
        results.skipped.append(f"instructions ({error}); times are compared instead")


def finish(results: Results, console: Console, *, update: bool) -> int:
    results.bars = list(judge(subjects(), results.readings))
    now = baseline.Baseline(baseline.made_with(), results.instructions, baseline.relative(results.readings))
    before = baseline.load(baseline.FILE)
    if before is not None and not update:
        results.comparisons = list(baseline.compare(before, now))
    report.save(results, report.LATEST)
    report.show(results, console)
    console.print(f"Written to {report.LATEST}.", highlight=False)
    if update and now.relative:
        baseline.save(now, baseline.FILE)
        console.print(f"The new baseline is in {baseline.FILE}.", highlight=False)
    elif update:
        console.print("[red]No new baseline:[/] the compiled build was not measured.", highlight=False)
        return 1
    return 1 if results.failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
