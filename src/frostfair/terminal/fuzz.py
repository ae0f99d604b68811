"""`frostfair fuzz`: the fuzzer with a progress bar."""

import os
import sys
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from frostfair import native
from frostfair.files import shown
from frostfair.fuzz import MOST_FINDINGS, Finding, Job, keep, run, variants
from frostfair.games.installed import game as game_of
from frostfair.kernel.errors import Malformed
from frostfair.terminal.new_match import read_options


def fuzz_command(
    name: str,
    games: int,
    seats: int | None,
    seed: int,
    thorough: int,
    processes: int | None,
    out: Path,
    data: Path | None,
    option: Sequence[str] = (),
) -> int:
    """1 if something was found."""
    fixed = tuple(read_options(option).items())
    job = Job(game_of(name).meta.id, games, seed, seats, thorough, data, fixed)
    _refuse_odd_folder(out)
    ways = len(variants(game_of(name), seats, fixed))
    cores = processes or os.cpu_count() or 1
    print(f"{job.game}: {games} games in {ways} variants, {cores} at a time, {_speed()}", file=sys.stderr)
    start = time.monotonic()
    findings = _watch(job, cores, out)
    took = time.monotonic() - start
    print(f"{games} games in {took:.0f} s: {'nothing found' if not findings else f'{findings} findings'}")
    return 1 if findings else 0


def _watch(job: Job, processes: int, out: Path) -> int:
    found = 0
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        Progress(*columns, console=Console(stderr=True), transient=True) as progress,
        closing(run(job, processes)) as batches,
    ):
        task = progress.add_task(job.game, total=job.games)
        for batch in batches:
            progress.advance(task, batch.games)
            for finding in batch.findings:
                found += 1
                _report(finding, job, out)
            if found >= MOST_FINDINGS:
                break
    return found


def _report(finding: Finding, job: Job, out: Path) -> None:
    print(f"seed {finding.seed}: {finding.message}")
    print(f"  again:  {job.command(finding.seed)}")
    if finding.match:
        print(f"  look:   frostfair replay {shown(keep(finding, job, out))} --step")


def _refuse_odd_folder(out: Path) -> None:
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Malformed(f"{shown(out)}: {error.strerror or error}") from None
    if not os.access(out, os.W_OK):
        raise Malformed(f"{shown(out)}: can't be written")


def _speed() -> str:
    status = native.status()
    return "compiled" if status.compiled else f"uncompiled ({status.reason})"
