"""Played in a real pseudo-terminal, as a person would."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from frostfair.files import read_match
from frostfair.kernel.game import Game
from frostfair.kernel.record import ACT, UNDO, Record
from tests.terminal.conftest import Run
from tests.terminal.screen import Screen

RECORDED = Path(__file__).with_name("a-terminal-game.match")
PLAY = ("play", "winter-queen", "--seats", "human:Ann,random", "--seed", "1", "--option", "first=1")
PEOPLE = {0: "Ann", 2: "Bob"}


@pytest.fixture
def leave() -> Iterator[list[Screen]]:
    """Screens that are closed after the test, whatever happened."""
    open_: list[Screen] = []
    yield open_
    for screen in open_:
        screen.child.close(force=True)


def typed(game: Game, record: Record) -> str:
    """What a person types for a record."""
    if record.deed == ACT:
        return game.notation(record.value)
    return "undo" if record.deed == UNDO else "end"


def test_the_recorded_game_verifies(frostfair: Run) -> None:
    result = frostfair("verify", RECORDED)
    assert result.exit_code == 0
    assert "3 seats" in result.output
    assert "every digest is right" in result.output
    match = read_match(RECORDED).match
    assert match.result() is not None
    assert {record.deed for record in match.records} == {"act", "undo", "end turn"}


def test_a_whole_game_is_played_again_by_hand(tmp_path: Path, leave: list[Screen]) -> None:
    """Two people and a bot; what the people did is typed again, and the file must come out the same."""
    log = read_match(RECORDED)
    file = tmp_path / "again.match"
    luck = log.match.setup.luck
    words = ("play", "winter-queen", "--seats", ",".join(log.players), "--seed", luck.seed, "--save", file)
    screen = Screen(*words, home=tmp_path)
    leave.append(screen)
    for record in log.match.records:
        if record.seat in PEOPLE:
            screen.wait(PEOPLE[record.seat])
            if record.version % 4 == 0:
                assert screen.lines()[0].startswith("red county")  # 100×40 is enough for everything
            screen.type(typed(log.match.game, record))
    assert screen.end() == 0
    assert file.read_text() == RECORDED.read_text()
    assert "Key Advisor" in screen.text()
    assert "\x1b[" in screen.raw


def test_ctrl_c_says_how_to_resume(tmp_path: Path, leave: list[Screen]) -> None:
    screen = Screen(*PLAY, home=tmp_path)
    leave.append(screen)
    screen.wait()
    screen.type("1")
    screen.wait()
    screen.type("1")
    screen.wait()
    screen.interrupt()
    assert screen.end() == 130
    (kept,) = (tmp_path / "frostfair").iterdir()
    assert f"frostfair play --resume {kept}" in screen.raw
    assert "Traceback" not in screen.raw
    assert read_match(kept).match.version == 1


def test_ctrl_d_says_how_to_resume_and_resume_goes_on(tmp_path: Path, leave: list[Screen]) -> None:
    first = Screen(*PLAY, home=tmp_path)
    leave.append(first)
    first.wait()
    first.type("b3")
    first.wait()
    assert "b3 …" in first.text()
    assert first.lines()[0].startswith("red county")  # the table stays in sight while one narrows
    first.type("1")
    first.wait()
    first.control("d")
    assert first.end() == 0
    second = Screen("play", "--resume", home=tmp_path)
    leave.append(second)
    second.wait()
    assert "You may take the top spell book" in second.text()
    second.type("quit")
    assert second.end() == 0


def test_tab_completes(tmp_path: Path, leave: list[Screen]) -> None:
    screen = Screen(*PLAY, home=tmp_path)
    leave.append(screen)
    screen.wait()
    screen.child.send("hin\t\r")
    screen.wait()
    assert "Greedy would play" in screen.text()


@pytest.mark.parametrize("env", [{"NO_COLOR": "1"}, {"TERM": "dumb"}, {"TERM": "vt100"}])
def test_without_colours_it_is_drawn_with_lines(
    env: dict[str, str], tmp_path: Path, leave: list[Screen]
) -> None:
    screen = Screen(*PLAY, home=tmp_path, columns=80, env=env)
    leave.append(screen)
    screen.wait()
    assert "| a1 red| a2 dom| a3 grn|" in screen.text()
    assert "▄" not in screen.raw
    assert "38;2;" not in screen.raw
