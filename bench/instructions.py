"""How many instructions a unit of work takes: the same on a busy machine as on an idle one.

valgrind counts a whole process, so the work is done once and once more with one part doubled: the difference
is that part alone, without the start of Python.
"""

import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path

from bench.children import Gone, environment
from bench.workloads import Subject, subjects, work_name

COLLECTED = re.compile(r"^summary: (\d+)$", re.MULTILINE)
UNITS = re.compile(r"^units (\S+) (\d+)$", re.MULTILINE)

Plan = dict[str, int]  # how many times each work is done
Tally = tuple[int, dict[str, int]]  # the instructions of a process, and the units it did


def has_valgrind() -> bool:
    return shutil.which("valgrind") is not None


def plan_of(subject: Subject) -> Plan:
    return {work_name(subject.game, seats, work): times for work, seats, times in subject.counted}


def per_unit(plan: Plan, tally: Callable[[Plan], Tally]) -> dict[str, float]:
    """The instructions of one unit of each work."""
    base, did = tally(plan)
    found: dict[str, float] = {}
    for name, times in plan.items():
        more, did_more = tally(plan | {name: 2 * times})
        found[name] = (more - base) / (did_more[name] - did[name])
    return found


def under_valgrind(plan: Mapping[str, int]) -> Tally:
    with tempfile.TemporaryDirectory(prefix="frostfair-bench-") as folder:
        counts = Path(folder) / "callgrind.out"
        words = [f"{name}={times}" for name, times in plan.items()]
        done = subprocess.run(
            [
                *("valgrind", "--quiet", "--tool=callgrind", f"--callgrind-out-file={counts}"),
                *(sys.executable, "-m", "bench.instructions", *words),
            ],
            env=environment(FROSTFAIR_COMPILED="1"),
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        collected = COLLECTED.search(counts.read_text(encoding="utf-8")) if counts.is_file() else None
    if done.returncode or collected is None:
        lines = done.stderr.strip().splitlines()
        raise Gone(f"valgrind could not count: {lines[-1] if lines else 'it said nothing'}")
    return int(collected[1]), {name: int(units) for name, units in UNITS.findall(done.stdout)}


def count() -> dict[str, float]:
    """The instructions per unit of everything that is counted."""
    found: dict[str, float] = {}
    for subject in subjects():
        found |= per_unit(plan_of(subject), under_valgrind)
    return found


def main() -> None:
    """The process that is counted."""
    from bench.ours import do

    for word in sys.argv[1:]:
        name, times = word.split("=")
        game, seats, work = name.split("/")
        print("units", name, do(game, int(seats), work, int(times)))


if __name__ == "__main__":
    main()
