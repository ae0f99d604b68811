"""The wheel carries the data, and the compiled modules where they could be made."""

import shutil
import zipfile
from pathlib import Path

import pytest

from tests.build.copies import ROOT, Copy, needs_compiler

DATA = {
    "frostfair/games/snowfall/texts/en/RULES.md",
    "frostfair/games/snowfall/data/sky.toml",
    "frostfair/i18n/en/games.ftl",
    "frostfair/py.typed",
}


@pytest.fixture
def project(toy: Copy) -> Copy:
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "NOTICE", ".gitignore"):
        shutil.copy(ROOT / name, toy.folder)
    (toy.package / "py.typed").touch()
    return toy


def make_wheel(project: Copy, **settings: str) -> tuple[Path, str]:
    done = project.python("-m", "hatchling", "build", "-t", "wheel", "-d", "dist", **settings)
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = (project.folder / "dist").glob("*.whl")
    return wheel, done.stderr


def names(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as file:
        return set(file.namelist())


@needs_compiler
def test_a_compiled_wheel(project: Copy, tmp_path: Path) -> None:
    wheel, _ = make_wheel(project)
    assert not wheel.name.endswith("-none-any.whl")
    assert names(wheel) >= DATA
    assert "frostfair/_native/manifest.json" in names(wheel)
    assert not project.native.exists()

    with zipfile.ZipFile(wheel) as file:
        file.extractall(tmp_path / "site")
    installed = Copy(tmp_path)
    installed.src = tmp_path / "site"
    assert installed.status()[0]
    assert len(installed.play(FROSTFAIR_COMPILED="1")) == 10


def test_without_a_compiler_it_is_pure_and_says_why(project: Copy) -> None:
    wheel, said = make_wheel(project, CC="/nowhere/cc")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert names(wheel) >= DATA
    assert not any("_native" in name for name in names(wheel))
    assert "because there is no C compiler (/nowhere/cc was not found)" in said


def test_a_pure_wheel_can_be_asked_for(project: Copy) -> None:
    wheel, said = make_wheel(project, FROSTFAIR_PURE="1")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert "because" not in said


def test_a_required_build_that_fails_is_an_error(project: Copy) -> None:
    settings = {"CC": "/nowhere/cc", "FROSTFAIR_COMPILED": "1"}
    done = project.python("-m", "hatchling", "build", "-t", "wheel", "-d", "dist", **settings)
    assert done.returncode != 0
    assert "the wheel was not built" in done.stderr
