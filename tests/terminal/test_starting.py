"""A command loads what it needs and no more; what stands for others in the list fits them."""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import click
import pytest
from click.shell_completion import ShellComplete
from click.testing import CliRunner

import frostfair
from frostfair.server import at_home
from frostfair.terminal import verify
from frostfair.terminal.app import LazyCommand, app
from tests.terminal.conftest import Run

SPY = """
import sys
from frostfair.terminal import main
try:
    main()
finally:
    print(*sys.modules, file=sys.stderr)
"""

# Nothing that is only looked up needs these.
HEAVY = {
    "alembic",
    "argon2",
    "asyncio",
    "asyncpg",
    "babel",
    "fluent",
    "httpx",
    "litestar",
    "nats",
    "pydantic",
    "sqlalchemy",
    "structlog",
    "typer",
    "uvicorn",
    "websockets",
    "frostfair.bots",
    "frostfair.client",
    "frostfair.load",
    "frostfair.server",
    "frostfair.store",
    "frostfair.wording",
}
DRAWING = {"pygments", "rich"}
# Modules of a game that its description can do without.
RULES = {"components", "effects", "flow", "game", "setup"}

UNWANTED = {
    "": HEAVY | DRAWING | {"frostfair.games", "frostfair.i18n", "msgspec"},
    "--version": HEAVY | DRAWING | {"frostfair.games", "frostfair.i18n", "msgspec"},
    "--help": HEAVY | DRAWING | {"frostfair.games", "frostfair.i18n", "msgspec"},
    "games": HEAVY | DRAWING | RULES,
    "games --language hu": HEAVY | DRAWING | RULES,
    "play --help": HEAVY | DRAWING | RULES,
    "rules witchstone 1.1": HEAVY | {"frostfair.games.winter_queen.rules", "frostfair.terminal.sitting"},
}


def loaded(words: str) -> set[str]:
    """The modules that are there when the command is over; those of games also by their last name alone."""
    env = os.environ | {"PYTHONPATH": str(Path(frostfair.__file__).parents[1]), "LC_ALL": "C.UTF-8"}
    env.pop("FROSTFAIR_GAMES", None)
    done = subprocess.run(
        [sys.executable, "-c", SPY, *words.split()],
        env=env,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert done.stdout
    modules = set(done.stderr.split())
    return modules | {name.rpartition(".")[2] for name in modules if name.startswith("frostfair.games.")}


@pytest.mark.parametrize("words", UNWANTED)
def test_what_is_not_needed_is_not_loaded(words: str) -> None:
    assert loaded(words) & UNWANTED[words] == set()


def test_what_is_needed_is_seen_by_this_test() -> None:
    assert all(find_spec(name) for name in HEAVY if name.startswith("frostfair."))
    assert {"rich", "frostfair.games.winter_queen.rules", *RULES} <= loaded("rules winter-queen 1.1")
    assert {"asyncio", "sqlalchemy", "litestar", "frostfair.server"} <= loaded("serve --help")


# --- commands that are loaded when they run ---

LAZY = [command for command in app.commands.values() if isinstance(command, LazyCommand)]


@pytest.mark.parametrize("listed", LAZY, ids=lambda command: str(command.name))
def test_a_command_is_listed_as_it_describes_itself(listed: LazyCommand) -> None:
    command = listed.load()
    assert command.name == listed.name
    assert command.get_short_help_str(limit=200) == listed.help


def test_some_commands_are_elsewhere() -> None:
    assert [command.name for command in LAZY] == ["verify-luck", "serve", "db", "load"]


@pytest.mark.parametrize("name", app.commands)
def test_every_command_has_help_for_itself_and_for_all_its_options(name: str, frostfair: Run) -> None:
    said = frostfair(name, "--help").output
    assert said.startswith(f"Usage: frostfair {name} ")
    assert "-h, --help" in said
    command = app.commands[name]
    command = command.load() if isinstance(command, LazyCommand) else command
    for option in command.params:
        assert option.opts[-1] in said or isinstance(option, click.Argument)
        assert getattr(option, "help", None), option.name


def test_a_fault_of_such_a_command_is_told_in_one_line_too(frostfair: Run) -> None:
    for words, line in (
        (("serve", "--port", "x"), "Invalid value for '--port': 'x' is not a valid integer range."),
        (("load", "--tables", "0"), "Invalid value for '--tables': 0 is not in the range x>=1."),
        (("db", "dance"), "No such command 'dance'."),
        (("db", "backup"), "Missing argument 'FILE'."),
        (("verify-luck",), "Missing argument 'FILE'."),
    ):
        result = frostfair(*words)
        assert (result.exit_code, result.stderr) == (2, f"frostfair: {line}\n")


def test_a_group_without_a_command_shows_its_commands(frostfair: Run) -> None:
    result = frostfair("db")
    assert result.exit_code == 2
    assert result.stderr.startswith("Usage: frostfair db ")
    assert "\n  migrate  " in result.stderr


@pytest.mark.parametrize(("reason", "code"), [(KeyboardInterrupt, 130), (EOFError, 1)])
def test_a_command_that_is_broken_off(
    reason: type[BaseException], code: int, frostfair: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken_off(*_: object) -> int:
        raise reason

    monkeypatch.setattr(verify, "verify_command", broken_off)
    result = frostfair("verify", "a.match")
    assert (result.exit_code, result.output) == (code, "\n")


# --- completion ---


def completions(*words: str, begun: str = "") -> list[str]:
    found = ShellComplete(app, {}, "frostfair", "_FROSTFAIR_COMPLETE").get_completions(list(words), begun)
    return [item.value for item in found]


def test_tab_completes_commands_games_and_options(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FROSTFAIR_GAMES", raising=False)
    assert completions(begun="ver") == ["verify", "verify-luck"]
    assert completions("play", begun="w") == ["winter-queen", "winter-tales", "witchstone"]
    assert completions("rules", begun="wit") == ["witchstone"]
    assert completions("db", begun="m") == ["migrate"]
    assert completions("serve", begun="--bot") == ["--bot-workers"]


# --- the browser or the terminal ---


@pytest.fixture
def at_browser(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """How often the browser was opened, instead of opening it."""
    opened: list[str] = []

    def play_at_home() -> int:
        opened.append("browser")
        return 7

    monkeypatch.setattr(at_home, "play_at_home", play_at_home)
    return opened


def test_play_alone_opens_the_browser_whatever_the_system_speaks(
    frostfair: Run, at_browser: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert frostfair("play").exit_code == 7
    monkeypatch.setenv("LANG", "hu_HU.UTF-8")
    monkeypatch.setenv("FROSTFAIR_LANGUAGE", "pl")
    assert frostfair("play").exit_code == 7
    assert len(at_browser) == 2


@pytest.mark.parametrize(
    "words",
    [
        ("play", "winter-queen"),
        ("play", "--scroll"),
        ("play", "--seed", "1"),
        ("play", "--language", "en"),
        ("--language", "hu", "play"),
    ],
    ids=" ".join,
)
def test_any_wish_stays_in_the_terminal(
    frostfair: Run, at_browser: list[str], words: tuple[str, ...]
) -> None:
    assert "frostfair play --resume" in frostfair(*words).output  # how to go on, after the input has ended
    assert at_browser == []


# --- signs that can't be shown ---


def test_what_the_screen_cannot_show_is_no_crash() -> None:
    said = CliRunner(charset="ascii").invoke(app, ["games", "--language", "ru"])
    assert said.exit_code == 0
    assert "winter-queen: ?????? ????????" in said.output
