"""The same game in C, as far as C goes: a script outside the project, measured in slices like the rest."""

import json
import subprocess
import sys
from pathlib import Path

from bench import ROOT
from bench.children import Gone
from bench.slices import Reading


class Yardstick:
    """The script prints `{"playouts_s": …, "moves_s": …}`, the best of a given time on one core."""

    def __init__(self, script: str) -> None:
        self.script: Path = (ROOT / script).resolve()
        if not self.script.is_file():
            raise Gone(f"{self.script} is not there")

    def slice(self, seats: int, seconds: float) -> Reading:
        command = [sys.executable, str(self.script), str(seats), str(seconds)]
        done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
        if done.returncode:
            lines = (done.stdout + done.stderr).strip().splitlines()
            raise Gone(lines[-1] if lines else f"it ended with code {done.returncode}")
        said = json.loads(done.stdout)
        return Reading(times=said["playouts_s"], units=said["moves_s"], seconds=1.0)
