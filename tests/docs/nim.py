"""The game of docs/adding-a-game.md, as it stands there."""

import re
from pathlib import Path

from tests.distributions import declare
from tests.docs.parts import PAGE


def code() -> str:
    """The first Python on the page: the whole game."""
    return _first("python")


def project() -> str:
    """The first TOML on the page: how it is packed."""
    return _first("toml")


def _first(language: str) -> str:
    found = re.search(rf"```{language}\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


def install(folder: Path) -> None:
    """As the page says: one file, and an entry point."""
    (folder / "nim").mkdir(parents=True)
    (folder / "nim/__init__.py").touch()
    (folder / "nim/package.py").write_text(code(), encoding="utf-8")
    declare(folder, "frostfair-nim", {"nim": "nim.package:PACKAGE"})
