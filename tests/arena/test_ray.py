"""`--backend ray` on a real cluster of this machine: two workers, one of them killed in the middle."""

import importlib.util
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.terminal.conftest import Run

pytestmark = [
    pytest.mark.once,
    pytest.mark.timeout(1800),
]
WHY = "Ray is not installed: `make soak` brings it (locks/ray.txt)"
needs_ray = pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason=WHY)
WISHES = ("arena", "winter-queen", "--bots", "greedy,novice", "--games", "12", "--seed", "5")
PATIENCE = 600  # seconds: a cluster takes its time to start


def workers_playing(of: int) -> list[int]:
    """Processes of Ray that are in the middle of a game, among the descendants of a process."""
    listed = subprocess.run(["ps", "-eo", "pid,ppid,args"], capture_output=True, text=True, check=True).stdout
    rows = [line.split(None, 2) for line in listed.splitlines()[1:]]
    family = {of}
    while more := {int(pid) for pid, parent, *_ in rows if int(parent) in family} - family:
        family |= more
    return [int(pid) for pid, _, *args in rows if int(pid) in family and "ray::_played" in "".join(args)]


@needs_ray
def test_a_killed_worker_changes_nothing(frostfair: Run, tmp_path: Path) -> None:
    alone = frostfair(*WISHES, "--workers", "1", "--to", "alone")
    assert alone.exit_code == 0, alone.stderr
    words = [sys.executable, "-m", "frostfair", *WISHES, "--backend", "ray", "--workers", "2", "--to", "ray"]
    running = subprocess.Popen(words, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    killed = False
    until = time.monotonic() + PATIENCE
    try:
        while not killed and running.poll() is None and time.monotonic() < until:
            for pid in workers_playing(running.pid)[:1]:
                os.kill(pid, signal.SIGKILL)
                killed = True
            time.sleep(0.05)
        said, wrong = running.communicate(timeout=PATIENCE)
    finally:
        running.kill()
        running.wait()
    assert running.returncode == 0, wrong
    assert killed
    assert "12 games in 6 mirrored deals" in said
    both = [(tmp_path / name / "results.json").read_bytes() for name in ("alone", "ray")]
    assert both[0] == both[1]
    assert len(json.loads(both[1])["played"]) == 12


def test_without_ray_one_line_says_how_to_get_it(frostfair: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    told = frostfair(*WISHES, "--backend", "ray")
    assert told.exit_code == 2
    line = "--backend ray: Ray is not installed (pip install 'frostfair[ray]')"
    assert told.stderr.splitlines()[-1] == f"frostfair: {line}"
