"""The Makefile says in plain words what is missing."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.build.copies import ROOT

pytestmark = pytest.mark.skipif(not shutil.which("make"), reason="there is no make")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    folder = tmp_path / "a folder"
    folder.mkdir()
    shutil.copy(ROOT / "Makefile", folder)
    shutil.copytree(ROOT / "locks", folder / "locks")
    return folder


def make(project: Path, *words: str, **settings: str) -> subprocess.CompletedProcess[str]:
    own = ("FROSTFAIR_", "MAKE", "MFLAGS", "UV_", "PIP_INDEX")
    env = {name: value for name, value in os.environ.items() if not name.startswith(own)} | settings
    return subprocess.run(
        ["make", *words], cwd=project, env=env, capture_output=True, encoding="utf-8", check=False
    )


def python_where(folder: Path, *, fails_on: str) -> Path:
    """A Python that fails when it is asked for a certain thing."""
    script = folder / "python"
    script.write_text(
        "#!/bin/sh\n"
        'case "$*" in\n'
        f'  *"{fails_on}"*) exit 1;;\n'
        "  *--version*) echo Python 3.9.1;;\n"
        f'  *) exec "{sys.executable}" "$@";;\n'
        "esac\n",
        encoding="utf-8",
    )
    script.chmod(0o755)
    return script


def test_help_is_the_default_and_names_every_target(project: Path) -> None:
    said = make(project).stdout
    assert all(
        f"make {word} " in said for word in ("setup", "play", "test", "check", "bench", "soak", "clean")
    )


def test_no_python(project: Path) -> None:
    done = make(project, "setup", "PY=/nowhere/python3")
    assert done.returncode != 0
    assert "Python was not found (/nowhere/python3)" in done.stderr


def test_an_old_python(project: Path, tmp_path: Path) -> None:
    done = make(project, "play", f"PY={python_where(tmp_path, fails_on='version_info')}")
    assert done.returncode != 0
    assert "is Python 3.9.1, but Frostfair needs Python 3.11 or newer" in done.stderr
    assert not (project / ".venv").exists()


def test_no_venv(project: Path, tmp_path: Path) -> None:
    done = make(project, "play", f"PY={python_where(tmp_path, fails_on='ensurepip')}")
    assert done.returncode != 0
    assert "apt install python3-venv" in done.stderr
    assert not (project / ".venv").exists()


def test_no_network(project: Path) -> None:
    done = make(
        project,
        "setup",
        f"PY={sys.executable}",
        PIP_INDEX_URL="http://127.0.0.1:9/simple",
        PIP_NO_CACHE_DIR="1",
    )
    assert done.returncode != 0
    assert "Making a Python environment" in done.stdout
    assert "Is this machine online?" in done.stderr
    assert not (project / ".venv/.uv").exists()


def test_an_environment_from_elsewhere_is_made_anew(project: Path, tmp_path: Path) -> None:
    (project / ".venv").mkdir()
    (project / ".venv/old").touch()
    (project / ".venv/.uv").touch()
    done = make(project, "setup", f"PY={python_where(tmp_path, fails_on='-m venv')}")
    assert "is not usable here and is made anew" in done.stdout
    assert not (project / ".venv/old").exists()
