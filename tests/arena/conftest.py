"""The command line as the tests of the terminal have it, in a folder of its own."""

from pathlib import Path

import pytest

from tests.terminal.conftest import frostfair, home, refused

__all__ = ["frostfair", "home", "refused"]


@pytest.fixture(autouse=True)
def somewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Results without a folder of their own land here."""
    monkeypatch.chdir(tmp_path)
    return tmp_path
