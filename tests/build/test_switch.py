"""All or nothing: the compiled build serves only if everything fits; else the sources run."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.build.copies import Copy, needs_compiler

pytestmark = needs_compiler


def library(copy: Copy) -> Path:
    (file,) = copy.native.glob("frostfair__mypyc*")
    return file


def door(copy: Copy) -> Path:
    (file,) = (copy.native / "frostfair/kernel").glob("sums.*")
    return file


def rewrite_manifest(copy: Copy, change: Callable[[dict[str, object]], object]) -> None:
    file = copy.native / "manifest.json"
    manifest = json.loads(file.read_bytes())
    change(manifest)
    file.write_text(json.dumps(manifest), encoding="utf-8")


def edit(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def test_the_compiled_build_serves_and_plays_the_same(compiled: Copy) -> None:
    assert compiled.status()[0]
    assert compiled.play(FROSTFAIR_COMPILED="1") == compiled.play(FROSTFAIR_PURE="1")
    where = compiled.python("-c", "import frostfair.kernel.sums as m; print(m.__file__)").stdout
    assert "_native" in where


def test_touching_a_source_changes_nothing(compiled: Copy) -> None:
    (compiled.package / "kernel/sums.py").touch()
    assert compiled.status()[0]


def test_pure_runs_the_sources(compiled: Copy) -> None:
    assert compiled.status(FROSTFAIR_PURE="1") == (False, "FROSTFAIR_PURE is set")
    where = compiled.python(
        "-c", "import frostfair.kernel.sums as m; print(m.__file__)", FROSTFAIR_PURE="1"
    ).stdout
    assert where.strip().endswith("sums.py")


def test_zero_and_nothing_are_off(compiled: Copy) -> None:
    assert compiled.status(FROSTFAIR_PURE="0", FROSTFAIR_COMPILED="")[0]


def test_pure_and_compiled_together_are_refused(compiled: Copy) -> None:
    assert "choose one" in compiled.import_error(FROSTFAIR_PURE="1", FROSTFAIR_COMPILED="1")


def test_compiled_without_a_build_is_an_error(toy: Copy) -> None:
    line = toy.import_error(FROSTFAIR_COMPILED="1")
    assert line.startswith("ImportError: ")
    assert "it has not been built" in line


def test_an_edited_source_runs(compiled: Copy) -> None:
    before = compiled.play()
    edit(compiled.package / "kernel/sums.py", "31", "37")
    assert compiled.status() == (False, "frostfair.kernel.sums has been edited since it was built")
    assert compiled.play() != before
    assert "frostfair.kernel.sums" in compiled.import_error(FROSTFAIR_COMPILED="1")


def test_a_new_a_lost_and_a_restored_source(compiled: Copy) -> None:
    new = compiled.package / "games/snowfall/sledges.py"
    new.write_text("SLEDGES = 2\n", encoding="utf-8")
    assert compiled.status() == (False, "frostfair.games.snowfall.sledges has come since it was built")
    new.unlink()
    assert compiled.status()[0]
    (compiled.package / "games/snowfall/meta.py").rename(new)
    assert not compiled.status()[0]


def test_edited_types_count_too(compiled: Copy) -> None:
    edit(compiled.package / "kernel/fast.py", "i64 = int", "i64 = float")
    assert compiled.status() == (False, "kernel/fast.py has been edited since it was built")


@pytest.mark.parametrize("which", [library, door])
def test_a_truncated_file_is_not_loaded(compiled: Copy, which: Callable[[Copy], Path]) -> None:
    file = which(compiled)
    file.write_bytes(file.read_bytes()[:-1000])
    is_compiled, reason = compiled.status()
    assert not is_compiled
    assert reason.endswith("is missing or damaged")
    assert compiled.play()


def test_a_missing_file_is_noticed(compiled: Copy) -> None:
    door(compiled).unlink()
    assert compiled.status()[1].endswith("is missing or damaged")
    assert compiled.play()


def test_a_library_that_does_not_load_means_sources(compiled: Copy) -> None:
    file = library(compiled)
    file.write_bytes(bytes(file.stat().st_size))
    is_compiled, reason = compiled.status()
    assert not is_compiled
    assert reason.startswith("it does not load")
    assert compiled.play()
    assert "it does not load" in compiled.import_error(FROSTFAIR_COMPILED="1")


def test_a_build_for_another_python(compiled: Copy) -> None:
    rewrite_manifest(compiled, lambda manifest: manifest.update(python=".cpython-399.so"))
    assert compiled.status() == (False, "it was built for another Python (.cpython-399.so)")


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"python": 3}', "\udcff"])
def test_a_damaged_manifest(compiled: Copy, text: str) -> None:
    (compiled.native / "manifest.json").write_bytes(text.encode("utf-8", "surrogateescape"))
    is_compiled, reason = compiled.status()
    assert not is_compiled
    assert "damaged" in reason or "another Python" in reason


def test_a_build_elsewhere(compiled: Copy, tmp_path: Path) -> None:
    other = tmp_path / "elsewhere"
    compiled.native.rename(other)
    assert not compiled.status()[0]
    assert compiled.status(FROSTFAIR_NATIVE=str(other))[0]
