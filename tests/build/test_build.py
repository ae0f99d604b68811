"""The build switches itself on only when it is good; else it is plain Python and one line that says why."""

import sys
from pathlib import Path

import pytest

from frostfair import build
from tests.build.copies import Copy, needs_compiler

NO_PYTHON_H = """\
import sysconfig

real = sysconfig.get_path
sysconfig.get_path = lambda name, *rest: "/nowhere" if name == "include" else real(name, *rest)
"""


def assert_plain_python(copy: Copy, reason: str) -> None:
    """Nothing is switched on or left lying about, games can be played, and the reason is kept."""
    assert not copy.native.exists()
    assert not list(copy.package.glob("_native.new*"))
    assert reason in copy.why.read_text(encoding="utf-8").splitlines()[0]
    assert reason in copy.status()[1]
    assert len(copy.play()) == 10


def fake_compiler(folder: Path, fails_on: str) -> tuple[str, Path]:
    """A C compiler that fails on one file, and the file where it notes its calls."""
    calls, script = folder / "calls", folder / "cc"
    script.write_text(
        f'#!/bin/sh\necho "$*" >> "{calls}"\n'
        f'case "$*" in *{fails_on}*) echo "sums.c:1:1: error: a wolf ate it" >&2; exit 1;; esac\n'
        f'exec {" ".join(build.compiler())} "$@"\n',
        encoding="utf-8",
    )
    script.chmod(0o755)
    return str(script), calls


@pytest.mark.parametrize("way", ["CC names none", "PATH has none"])
@pytest.mark.skipif(sys.platform == "win32", reason="compilers are found in another way there")
def test_no_compiler(toy: Copy, tmp_path: Path, way: str) -> None:
    settings = {"CC": "/nowhere/cc"} if way == "CC names none" else {"CC": "", "PATH": str(tmp_path)}
    done = toy.build(**settings)
    assert done.returncode == 0
    assert done.stderr.count("\n") == 1
    assert_plain_python(toy, "there is no C compiler")
    assert toy.build("--require", **settings).returncode == 1
    assert "there is no C compiler" in toy.import_error(FROSTFAIR_COMPILED="1")


@needs_compiler
def test_no_python_headers(toy: Copy) -> None:
    (toy.src / "sitecustomize.py").write_text(NO_PYTHON_H, encoding="utf-8")
    done = toy.build()
    assert done.returncode == 0
    assert done.stderr.count("\n") == 1
    assert_plain_python(toy, "Python.h is missing")


@needs_compiler
@pytest.mark.skipif(sys.platform == "win32", reason="the fake compiler is a shell script")
def test_a_compiler_that_fails_on_one_file(toy: Copy, tmp_path: Path) -> None:
    cc, calls = fake_compiler(tmp_path, "/sums.c")
    done = toy.build(CC=cc)
    assert done.returncode == 0
    assert done.stderr.count("\n") == 1
    assert_plain_python(toy, "compiling failed: sums.c:1:1: error: a wolf ate it")

    # Asked again, it does not try again before something has changed.
    count = calls.stat().st_size
    again = toy.build(CC=cc)
    assert again.stderr == done.stderr
    assert calls.stat().st_size == count


@needs_compiler
def test_a_type_error_is_named(toy: Copy) -> None:
    with (toy.package / "kernel/sums.py").open("a", encoding="utf-8") as file:
        file.write('\nODD: int = "three"\n')
    done = toy.build("--require")
    assert done.returncode == 1
    assert_plain_python(toy, "frostfair/kernel/sums.py:12: error: ")


@needs_compiler
def test_up_to_date_does_nothing(compiled: Copy) -> None:
    made = (compiled.native / "manifest.json").stat().st_mtime_ns
    assert compiled.build().stdout == "The compiled build is up to date.\n"
    assert compiled.build("--quiet").stdout == ""
    assert (compiled.native / "manifest.json").stat().st_mtime_ns == made


@needs_compiler
def test_an_edited_source_is_compiled_again(compiled: Copy) -> None:
    source = compiled.package / "kernel/sums.py"
    source.write_text(source.read_text(encoding="utf-8").replace("31", "37"), encoding="utf-8")
    assert not compiled.status()[0]
    assert compiled.build().returncode == 0
    assert compiled.status()[0]
    assert compiled.play() == compiled.play(FROSTFAIR_PURE="1")
    assert sorted(path.name for path in compiled.package.glob("_native*")) == ["_native"]


TRIAL = "from frostfair import build, native; build.try_out(native.home(), native.PACKAGE.parent)"


@needs_compiler
@pytest.mark.parametrize(
    ("trick", "reason"),
    [
        ('META.id += "!"', "the compiled build plays differently (snowfall with 2 players, seed 0)"),
        ("__import__('os').abort()", "the trial failed: a crash, signal 6"),
        ("raise SystemExit('the ice broke')", "the trial failed: the ice broke"),
        ("raise SystemExit(0)", "the trial did not play all its games"),
    ],
)
def test_a_build_that_fails_its_trial(compiled: Copy, trick: str, reason: str) -> None:
    assert compiled.python("-c", TRIAL).returncode == 0
    with (compiled.package / "games/installed.py").open("a", encoding="utf-8") as file:
        file.write(f"\n\nimport frostfair\nif frostfair.COMPILED:\n    {trick}\n")
    assert compiled.python("-c", TRIAL).stderr.splitlines()[-1] == f"frostfair.build.NotBuilt: {reason}"


@needs_compiler
def test_a_place_that_cannot_be_written_to(toy: Copy, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    done = toy.build("--into", str(tmp_path / "file" / "_native"))
    assert done.returncode == 0
    assert done.stderr.startswith("Running as plain Python, which is slower, because ")
    assert len(toy.play()) == 10
