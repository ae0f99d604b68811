"""The committed baseline: did we become slower since it was made?

Instructions are exact, so they are compared where valgrind can count them. Elsewhere time must do, relative
to a plain loop in the same run; that moves with the machine, so it is judged with patience.
"""

import json
import os
import platform
import shlex
import shutil
import subprocess
import sysconfig
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from bench import ROOT
from bench.slices import Reading
from bench.workloads import CALIBRATION, COMPILED

FILE: Final = ROOT / "bench" / "baseline.json"

MORE_INSTRUCTIONS: Final = 0.15  # fails
SLOWER: Final = 0.35  # fails
SOMEWHAT_SLOWER: Final = 0.15  # warns

Word = Literal["good", "better", "warning", "failed", "new"]


@dataclass(frozen=True)
class Baseline:
    made_with: dict[str, str]
    instructions: dict[str, float]  # per unit
    relative: dict[str, float]  # rates of the compiled build, in calibration rates


@dataclass(frozen=True)
class Comparison:
    """`change` above 0 is good: so much fewer instructions than before, or so much higher a rate."""

    name: str
    what: str
    change: float | None
    word: Word


def made_with() -> dict[str, str]:
    """What moves the numbers without any change of ours."""
    return {
        "python": f"{platform.python_implementation()} {'.'.join(platform.python_version_tuple()[:2])}",
        "machine": f"{platform.system()} {platform.machine()}",
        "compiler": compiler(),
    }


def compiler() -> str:
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(command) is None:
        return "none"
    said = subprocess.run([command, "--version"], capture_output=True, encoding="utf-8", check=False).stdout
    return said.splitlines()[0] if said else command


def relative(readings: Mapping[str, Reading]) -> dict[str, float]:
    if CALIBRATION not in readings:
        return {}
    unit = readings[CALIBRATION].rate
    return {name: reading.rate / unit for name, reading in readings.items() if name.endswith(f"/{COMPILED}")}


def judge_instructions(change: float) -> Word:
    """By how much fewer (above 0) or more instructions."""
    if change < -MORE_INSTRUCTIONS:
        return "failed"
    return "better" if change > MORE_INSTRUCTIONS else "good"


def judge_time(change: float) -> Word:
    """By how much higher (above 0) or lower a rate."""
    if change < -SLOWER:
        return "failed"
    if change < -SOMEWHAT_SLOWER:
        return "warning"
    return "better" if change > SOMEWHAT_SLOWER else "good"


def compare(old: Baseline, new: Baseline) -> Iterator[Comparison]:
    """Instructions if they were counted, else times. With other tools than the baseline's, nothing fails."""
    strict = old.made_with == new.made_with
    if new.instructions:
        what, before, now = "instructions", old.instructions, new.instructions
    else:
        what, before, now = "time", old.relative, new.relative
    for name, value in now.items():
        if name not in before:
            yield Comparison(name, what, None, "new")
            continue
        if what == "instructions":
            change = 1 - value / before[name]
            word = judge_instructions(change)
        else:
            change = value / before[name] - 1
            word = judge_time(change)
        yield Comparison(name, what, change, word if strict or word != "failed" else "warning")


def load(file: Path) -> Baseline | None:
    if not file.is_file():
        return None
    data = json.loads(file.read_text(encoding="utf-8"))
    return Baseline(data["made_with"], data["instructions"], data["relative"])


def save(baseline: Baseline, file: Path) -> None:
    data = {
        "made_with": baseline.made_with,
        "instructions": {name: round(n, 1) for name, n in baseline.instructions.items()},
        "relative": {name: round(rate, 5) for name, rate in baseline.relative.items()},
    }
    file.write_text(json.dumps(data, indent=2) + "\n", encoding="utf-8")
