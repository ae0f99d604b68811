"""A small package of the same shape, in a folder of its own: what is tested is the real build code."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from frostfair import build

ROOT = Path(__file__).resolve().parents[2]
TOY = Path(__file__).resolve().parent / "toy"
PLAY = "from frostfair.trial import play; print(*play(), sep='\\n')"
STATUS = "from frostfair.native import status; print(*status(), sep='|')"


def has_compiler() -> bool:
    try:
        build.check_tools()
    except build.NotBuilt:
        return False
    return True


needs_compiler = pytest.mark.skipif(not has_compiler(), reason="there is no C compiler or no Python.h")


class Copy:
    """One copy of the toy package, and ways to run it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.src = folder / "src"
        self.package = self.src / "frostfair"
        self.native = self.package / "_native"
        self.why = self.package / "_native.why"

    def python(self, *words: str, **settings: str) -> subprocess.CompletedProcess[str]:
        env = {name: value for name, value in os.environ.items() if not name.startswith("FROSTFAIR_")}
        env |= {"PYTHONPATH": str(self.src), "PYTHONDONTWRITEBYTECODE": "1"} | settings
        return subprocess.run(
            [sys.executable, *words],
            env=env,
            cwd=self.folder,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )

    def build(self, *words: str, **settings: str) -> subprocess.CompletedProcess[str]:
        return self.python("-m", "frostfair.build", *words, **settings)

    def status(self, **settings: str) -> tuple[bool, str]:
        done = self.python("-c", STATUS, **settings)
        assert done.returncode == 0, done.stderr
        compiled, _, reason = done.stdout.strip().partition("|")
        return compiled == "True", reason

    def play(self, **settings: str) -> list[str]:
        done = self.python("-c", PLAY, **settings)
        assert done.returncode == 0, done.stderr
        return done.stdout.splitlines()

    def import_error(self, **settings: str) -> str:
        """The last line of an import that must fail."""
        done = self.python("-c", "import frostfair", **settings)
        assert done.returncode != 0
        return done.stderr.splitlines()[-1]


def fresh(folder: Path) -> Copy:
    """The toy, with the project's own code for building and switching; not compiled."""
    copy = Copy(folder)
    shutil.copytree(TOY, copy.package, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("__init__", "native", "build", "compiling", "trial", "kernel/fast"):
        shutil.copy(ROOT / f"src/frostfair/{name}.py", copy.package / f"{name}.py")
    return copy
