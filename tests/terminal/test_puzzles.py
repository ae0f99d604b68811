"""`frostfair puzzles`: finds puzzles in match files and in games of bots; bad wishes are refused."""

import tomllib
from pathlib import Path

import pytest

from frostfair.puzzles.book import read_book
from frostfair.terminal import puzzles
from tests.terminal.conftest import Run

GAMES = "winter-queen,witchstone,winter-tales"
GOLDEN = Path(__file__).parents[1] / "games"
MATCH = GOLDEN / "winter_queen/golden/2-full-refill.match"


def test_finds_puzzles_in_a_match_file(frostfair: Run) -> None:
    result = frostfair("puzzles", "winter-queen", MATCH)
    assert result.exit_code == 0, result.stderr
    found = tomllib.loads(result.stdout)["daily"]
    assert result.stderr == f"match 1: {len(found)} puzzles\n"
    assert len(found) > 5
    assert read_book("lesson = []\n" + result.stdout).find(found[0]["id"]) is not None


def test_the_same_match_twice_has_nothing_new(frostfair: Run) -> None:
    result = frostfair("puzzles", "winter-queen", MATCH, MATCH)
    assert result.stderr.endswith("match 2: 0 puzzles\n")


def test_tags_and_grades_choose_among_them(frostfair: Run) -> None:
    result = frostfair("puzzles", "winter-queen", MATCH, "--tag", "depicted", "--grade", "1")
    found = tomllib.loads(result.stdout)["daily"]
    assert {(puzzle["tag"], puzzle["grade"]) for puzzle in found} == {("depicted", 1)}


def test_bots_play_matches_for_it_and_the_seed_says_which(frostfair: Run, tmp_path: Path) -> None:
    for name in ("one.toml", "other.toml"):
        words = ("--games", "1", "--seats", "2", "--seed", "7", "--out", tmp_path / name)
        result = frostfair("puzzles", "winter-queen", *words)
        assert result.exit_code == 0, result.stderr
    one = (tmp_path / "one.toml").read_text()
    assert one == (tmp_path / "other.toml").read_text()
    assert len(tomllib.loads(one)["daily"]) > 5


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["winter-tales"], "winter-tales has no puzzles"),
        (["chess"], "unknown game 'chess'; available: "),
        (["winter-queen", "nowhere.match"], "nowhere.match: No such file or directory"),
        (["winter-queen", "--tag", "chess"], "--tag: unknown tag 'chess'; available: forest_wisps, "),
        (["winter-queen", "--seats", "7"], "winter-queen is played by 2, 3, 4 seats, not 7"),
        (["winter-queen", "--grade", "4"], "Invalid value for '--grade'"),
        (["winter-queen", "--out", MATCH], "exists already; name another file"),
        (["winter-queen", MATCH, "--out", "/nowhere/at/all.toml"], "/nowhere/at/all.toml: No such file"),
        (["winter-queen", __file__], "test_puzzles.py: "),
        (
            ["winter-queen", next((GOLDEN / "witchstone/golden").glob("*.match"))],
            "a match of witchstone, not of winter-queen",
        ),
    ],
    ids=lambda value: str(value)[-40:],
)
def test_bad_wishes_are_refused(frostfair: Run, words: list[object], line: str) -> None:
    result = frostfair("puzzles", *words)
    assert result.exit_code == 2
    assert line in result.stderr.splitlines()[-1]
    assert "Traceback" not in result.stderr


def test_ctrl_c_leaves_what_was_found(frostfair: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(puzzles, "_played", interrupted)
    result = frostfair("puzzles", "winter-queen", MATCH, "--games", "1")
    assert result.exit_code == 130
    assert len(tomllib.loads(result.stdout)["daily"]) > 5
