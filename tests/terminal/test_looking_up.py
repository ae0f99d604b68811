"""Replay, rules, verify, version, help."""

import re
from pathlib import Path

import pytest

from frostfair import COMPILED, __version__, native
from frostfair.files import read_match
from tests.terminal.conftest import Run
from tests.terminal.test_terminal import RECORDED


def test_replay_tells_the_whole_game(frostfair: Run) -> None:
    said = frostfair("replay", RECORDED).output
    assert re.search(r"^   1  Ann places a \w+ crystal on ", said, re.MULTILINE)
    assert "takes the last step back." in said
    assert "Points by source" in said
    assert "Key Advisor to the Winter Queen." in said


def test_replay_of_the_moves_alone(frostfair: Run) -> None:
    lines = frostfair("replay", RECORDED, "--moves").output.splitlines()
    match = read_match(RECORDED).match
    assert len(lines) == match.version
    assert re.fullmatch(r"   1  1  [RGBYP]\d-\w\d", lines[0])
    assert any(re.fullmatch(r" +\d+  [13]  undo to \d+", line) for line in lines)
    assert any(re.fullmatch(r" +\d+  [13]  end turn", line) for line in lines)


def test_replay_shows_the_table_after_a_record(frostfair: Run) -> None:
    start = frostfair("replay", RECORDED, "--to", 0).output
    assert "▶ 1 Ann ♛ · VP face down" in start
    assert "[" not in start  # nothing is placed yet
    later = frostfair("replay", RECORDED, "--to", 1, "--seat", 1).output
    assert "▶ 1 Ann ♛ · 0 VP" in later
    assert later.count("·[") == 1  # the new crystal


def test_replay_steps_forth_and_back(frostfair: Run) -> None:
    said = frostfair("replay", RECORDED, "--step", typed="\n\nb\n9999\nx\nb\nq\n").output
    last = read_match(RECORDED).match.version
    asked = [int(n) for n in re.findall(r"Record (\d+) of ", said)]
    assert asked == [0, 1, 2, 1, last, last, last - 1]


@pytest.mark.parametrize("words", [("--to", 999), ("--seat", 4), ("--seat", 0)])
def test_replay_refuses_what_is_not_there(frostfair: Run, words: tuple[str, int]) -> None:
    result = frostfair("replay", RECORDED, *words)
    assert result.exit_code == 2
    assert f"no {'record' if words[0] == '--to' else 'seat'} {words[1]}" in result.stderr


def test_replay_of_a_match_that_is_not_over(frostfair: Run, tmp_path: Path) -> None:
    file = tmp_path / "a.match"
    frostfair("play", "--seed", "1", "--option", "first=1", "--save", file, typed="1\n1\n")
    said = frostfair("replay", file).output
    assert "Player places a" in said
    assert "Points by source" not in said


def test_rules_by_number_chapter_and_word(frostfair: Run) -> None:
    for number in ("WQ-8.5", "wq-8.5", "8.5", " 8.5 "):
        said = frostfair("rules", "winter-queen", number).output
        assert said.startswith("8. The effects\n  WQ-8.5 Bright Way. Pick a crystal")
        assert "WQ-8.6" not in said
    chapter = frostfair("rules", "winter-queen", "8").output
    assert chapter.count("WQ-8.") >= 11
    found = frostfair("rules", "winter-queen", "--search", "TOKEN").output
    assert "WQ-2.7" in found
    assert "WQ-8.5" not in found
    assert "10. Worked examples (WQ-10.1 – WQ-10.3)" in frostfair("rules", "winter_queen").output


def test_verify_says_what_was_checked(frostfair: Run) -> None:
    said = frostfair("verify", RECORDED, RECORDED).output
    assert said.count("every digest is right; 24, 12, 31 points; commitment ") == 2


def test_the_version_says_which_build_runs(frostfair: Run) -> None:
    said = frostfair("--version").output
    build = native.status().reason if COMPILED else f"uncompiled: {native.status().reason}"
    assert said == f"frostfair {__version__}, {build}\n"
    assert frostfair("--version", "games").output == said


def test_without_a_word_there_is_help(frostfair: Run) -> None:
    result = frostfair()
    assert result.exit_code == 0
    for command in ("play", "replay", "rules", "verify", "fuzz", "games"):
        assert command in result.output
