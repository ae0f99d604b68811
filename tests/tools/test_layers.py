"""The layers are really kept apart: each forbidden import, added to a copy of the package, is found."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LINT = "import sys; from importlinter.cli import lint_imports_command; sys.exit(lint_imports_command())"


def lint(project: Path) -> subprocess.CompletedProcess[str]:
    env = os.environ | {"PYTHONPATH": str(project / "src"), "FROSTFAIR_PURE": "1", "FROSTFAIR_COMPILED": ""}
    words = [sys.executable, "-c", LINT, "--no-logo", "--no-cache"]
    return subprocess.run(words, cwd=project, env=env, capture_output=True, encoding="utf-8", check=False)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    skip = shutil.ignore_patterns("_native*", "__pycache__")
    shutil.copytree(ROOT / "src/frostfair", tmp_path / "src/frostfair", ignore=skip)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("place", "line"),
    [
        ("kernel/flow.py", "import frostfair.games.winter_queen"),
        ("kernel/flow.py", "import random"),
        ("kernel/flow.py", "from time import time"),
        ("kernel/flow.py", "import mypy_extensions"),
        ("games/winter_queen/rules/flow.py", "import frostfair.terminal"),
        ("games/winter_queen/rules/flow.py", "import frostfair.games.other"),
        ("games/winter_queen/rules/flow.py", "import pathlib"),
        ("games/winter_queen/rules/flow.py", "import rich"),
        ("games/winter_queen/rules/flow.py", "import frostfair.wording.base"),
        ("games/winter_queen/rules/flow.py", "import frostfair.games.winter_queen.wording.wording"),
        ("games/winter_queen/wording/wording.py", "import frostfair.terminal"),
        ("games/winter_queen/bots/bots.py", "import frostfair.store"),
        ("games/winter_queen/terminal/face.py", "import frostfair.games.witchstone.rules.terms"),
        ("server/hub.py", "import frostfair.games.winter_queen.rules.terms"),
        ("terminal/sitting.py", "import frostfair.games.witchstone.terminal.face"),
        ("wire/data.py", "import frostfair.wording.base"),
        ("client/table.py", "import frostfair.server.hub"),
        ("bots/other.py", "import frostfair.store"),
        ("bots/other.py", "import frostfair.terminal"),
        ("sledges/__init__.py", "import json"),
    ],
)
def test_a_forbidden_import_is_found(project: Path, place: str, line: str) -> None:
    package = project / "src/frostfair"
    for name in ("games/other", "store", "bots"):
        (package / name).mkdir(exist_ok=True)
        (package / name / "__init__.py").touch()
    (package / place).parent.mkdir(exist_ok=True)
    with (package / place).open("a", encoding="utf-8") as file:
        file.write(f"\n{line}\n")
    done = lint(project)
    assert done.returncode == 1, done.stdout + done.stderr
    assert re.search(r"[1-9] broken", done.stdout), done.stdout


def test_as_it_is_no_layer_is_broken(project: Path) -> None:
    done = lint(project)
    assert done.returncode == 0, done.stdout + done.stderr
