"""Compiled objects are freed without a trace: nothing is written outside their own memory."""

import os
import subprocess
import sys
from importlib import import_module

import pytest

from frostfair import native
from frostfair.games.installed import enabled_games

HAS_GC_HEADER = 1 << 14  # Py_TPFLAGS_HAVE_GC


@pytest.mark.parametrize("game", [game.meta.id for game in enabled_games()])
def test_games_leave_no_damage_when_they_are_freed(game: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.kernel.freeing", game],
        env=os.environ | {"PYTHONMALLOC": "debug", "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        encoding="utf-8",
        errors="replace",  # what CPython says of damaged memory may be anything
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, f"{game}: all is freed\n"), done.stderr


def test_every_compiled_class_has_the_header_that_its_deallocation_writes_to() -> None:
    """mypyc puts CPython's trashcan around each of them, and that threads its list through the GC header."""
    modules = [import_module(name) for name in native.sources()]
    without = {
        f"{cls.__module__}.{cls.__qualname__}"
        for module in modules
        for cls in vars(module).values()
        if isinstance(cls, type) and cls.__module__ == module.__name__
        if not cls.__flags__ & HAS_GC_HEADER
    }
    assert without == set()
