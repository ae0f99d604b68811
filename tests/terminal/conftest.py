"""The command line inside the test: what it prints, what it answers, and a home of its own."""

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from frostfair.terminal.app import app

Run = Callable[..., Result]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Path:
    """Where matches are kept during the test. A module of tests may name other games as GAMES."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LINES", "40")
    monkeypatch.setenv("FROSTFAIR_GAMES", getattr(request.module, "GAMES", "winter-queen"))
    for name in ("NO_COLOR", "FORCE_COLOR", "FROSTFAIR_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path / "state" / "frostfair"


@pytest.fixture
def frostfair(home: Path) -> Run:
    """`frostfair("verify", path)`; `typed` are the lines that the player types."""

    def run(*words: object, typed: str = "") -> Result:
        return CliRunner().invoke(app, [str(word) for word in words], input=typed)

    return run


@pytest.fixture
def refused(frostfair: Run) -> Callable[..., str]:
    """Runs a command that must be refused: one line on stderr, exit code 2. Gives the line."""

    def run(*words: object, typed: str = "") -> str:
        result = frostfair(*words, typed=typed)
        assert result.exit_code == 2, result.output
        line: str = result.stderr
        assert line.startswith("frostfair: "), line
        assert line.endswith("\n"), line
        assert line.count("\n") == 1, line
        return line.removeprefix("frostfair: ").rstrip("\n")

    return run
