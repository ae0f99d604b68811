"""`frostfair verify`: the whole log played again, every event and every digest compared."""

import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from frostfair.files import read_match, shown
from frostfair.kernel.errors import FrostfairError
from frostfair.kernel.logtext import Log


def verify_command(files: Sequence[Path], data: Path | None) -> int:
    """0 if all is right; every fault is one line on stderr."""
    faults = 0
    with Progress(console=Console(stderr=True), transient=True, disable=len(files) < 20) as progress:
        for path in progress.track(files):
            try:
                log = read_match(path, data)
            except FrostfairError as error:
                faults += 1
                print(f"frostfair: {error}", file=sys.stderr)
            else:
                print(f"{shown(path)}: {_account(log)}")
    return 2 if faults else 0


def _account(log: Log) -> str:
    match = log.match
    what = f"{match.game.meta.id}, {match.setup.seats} seats, {match.version} records, every digest is right"
    result = match.result()
    if result is None:
        return f"{what}; not over yet"
    points = ", ".join([str(points) for points in result.points])
    return f"{what}; {points} points; commitment {match.setup.luck.commitment()}"
