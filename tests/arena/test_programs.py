"""Programs in the arena: the one of docs/arena.md plays over the wire, with a token, at a real server."""

import json
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.docs.parts import ROOT
from tests.terminal.conftest import Run

pytestmark = pytest.mark.once
(PROGRAM,) = re.findall(
    r"```python\n(.*?)```", (ROOT / "docs/arena.md").read_text(encoding="utf-8"), re.DOTALL
)
WISHES = ("arena", "winter-queen", "--bots", "greedy,deep", "--games", "2")


@pytest.fixture
def program(tmp_path: Path) -> Path:
    path = tmp_path / "my_bot.py"
    path.write_text(PROGRAM, encoding="utf-8")
    return path


@pytest.mark.timeout(600)
def test_a_program_plays_its_seats_over_the_wire(frostfair: Run, program: Path, tmp_path: Path) -> None:
    told = frostfair(*WISHES, "--program", f"deep={sys.executable} {program}", "--to", "here")
    assert told.exit_code == 0, told.stderr
    assert "greedy against deep: 100.0 % [34–100] of 2\n" in told.stdout
    kept = json.loads((tmp_path / "here" / "results.json").read_bytes())["played"]
    assert [game["bots"] for game in kept] == [["greedy", "deep"], ["deep", "greedy"]]
    for game in kept:
        assert [sum(of.values()) for of in game["sources"]] == game["points"]
        assert min(game["decisions"]) > 5
    # What is there isn't played again, and needs neither server nor program.
    again = frostfair(*WISHES, "--program", "deep=no-such-command", "--to", "here")
    assert (again.exit_code, again.stdout) == (0, told.stdout)


@pytest.mark.timeout(600)
@pytest.mark.parametrize(
    ("command", "line"),
    [
        ("no-such-command --fast", "--program deep: no command 'no-such-command'"),
        (f"{sys.executable} -c raise(SystemExit(3))", "--program deep: ended with exit code 3"),
    ],
)
def test_a_program_that_does_not_play_is_told_in_one_line(frostfair: Run, command: str, line: str) -> None:
    told = frostfair(*WISHES, "--program", f"deep={command}")
    assert told.exit_code == 2
    assert told.stderr.splitlines()[-1] == f"frostfair: {line}"


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["--program", "deep"], "--program: 'deep' is not NAME=COMMAND"),
        (["--program", "greedy=x"], "--program: greedy is a bot of winter-queen; choose another name"),
        (["--program", "blue=x"], "--program: blue is not among --bots"),
        (
            ["--program", "deep=x", "--seats", "3"],
            "--program: programs play at two seats, against a bot of ours",
        ),
    ],
)
def test_odd_programs_are_refused(refused: Callable[..., str], words: list[str], line: str) -> None:
    bots = "greedy,deep" if "deep" in words[1] else "greedy,random"
    assert refused("arena", "winter-queen", "--bots", bots, *words) == line
