"""The layers are really kept apart: each forbidden import, added to a copy of the package, is found."""

import ast
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
        ("games/winter_queen/puzzles/aim.py", "import frostfair.server.hub"),
        ("puzzles/solving.py", "import frostfair.games.winter_queen.puzzles.aim"),
        ("puzzles/finding.py", "import frostfair.bots.roster"),
        ("games/winter_queen/terminal/face.py", "import frostfair.games.witchstone.rules.terms"),
        ("server/hub.py", "import frostfair.games.winter_queen.rules.terms"),
        ("terminal/sitting.py", "import frostfair.games.witchstone.terminal.face"),
        ("wire/data.py", "import frostfair.wording.base"),
        ("wire/data.py", "import frostfair.kernel.match"),
        ("wire/limits.py", "import asyncio"),
        ("client/table.py", "import frostfair.server.hub"),
        ("client/table.py", "import frostfair.wording.message"),
        ("client/session.py", "import sqlalchemy"),
        ("load/seats.py", "import frostfair.server.metrics"),
        ("load/commands.py", "import frostfair.games.winter_queen.rules.terms"),
        ("store/logs.py", "import frostfair.games.witchstone.rules.terms"),
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


@pytest.mark.parametrize("package", ["wire", "store", "server", "client", "load"])
def test_no_modules_need_each_other(package: str) -> None:
    """Not for types either: where two files need each other, one idea was cut in two."""
    needs = needed_by_each(ROOT / "src/frostfair" / package)
    while free := [module for module, needed in needs.items() if not needed & needs.keys()]:
        needs = {module: needed for module, needed in needs.items() if module not in free}
    assert needs == {}


def test_modules_that_need_each_other_are_found(tmp_path: Path) -> None:
    package = tmp_path / "src/frostfair/snow"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "flake.py").write_text("if TYPE_CHECKING:\n    from frostfair.snow.cloud import Cloud\n")
    (package / "cloud.py").write_text("from frostfair.snow import flake\n")
    needs = needed_by_each(package)
    assert needs["frostfair.snow.flake"] == {"frostfair.snow.cloud"}
    assert needs["frostfair.snow.cloud"] == {"frostfair.snow.flake"}


def needed_by_each(package: Path) -> dict[str, set[str]]:
    """By module of a package: the modules of the same package that it imports, wherever in the file."""
    root = package.parents[1]
    files = {".".join(path.relative_to(root).with_suffix("").parts): path for path in package.rglob("*.py")}
    needs: dict[str, set[str]] = {}
    for module, path in files.items():
        named: set[str] = set()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                named |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                named |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
        needs[module] = named & files.keys()
    return needs


def test_as_it_is_no_layer_is_broken(project: Path) -> None:
    done = lint(project)
    assert done.returncode == 0, done.stdout + done.stderr
