"""docs/adding-a-game.md: its game is played, and its tables are those of the sources."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from frostfair.bots.roster import make_bot, names
from frostfair.fuzz import variants
from frostfair.kernel.contract import inspected
from frostfair.kernel.game import Game
from frostfair.kernel.match import Match, Setup
from frostfair.server.table.plain import plain
from tests.distributions import environment, frostfair_with
from tests.docs import nim
from tests.docs.parts import PAGE, TABLE, tables, written_into

SEED = "5e" * 32
NO_FACE = "nim can't be played in the terminal: it brings no face; `frostfair play` opens the browser\n"


@pytest.fixture(scope="module")
def game() -> Game:
    module: dict[str, Any] = {"__name__": "nim.package"}
    exec(compile(nim.code(), str(PAGE), "exec"), module)
    made = module["Nim"](None)
    assert isinstance(made, Game)
    return made


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("nim")
    nim.install(folder)
    return folder


# --- the game ---


def test_it_has_less_than_a_hundred_lines() -> None:
    assert len(nim.code().splitlines()) < 100


def test_it_is_as_tidy_as_our_own(installed: Path) -> None:
    ruff = [sys.executable, "-m", "ruff"]
    config = ["--config", str(PAGE.parents[1] / "pyproject.toml"), str(installed / "nim")]
    for words in (["check"], ["format", "--check"]):
        done = subprocess.run([*ruff, *words, *config], capture_output=True, encoding="utf-8", check=False)
        assert done.returncode == 0, done.stdout + done.stderr


def test_it_keeps_the_contract(game: Game) -> None:
    for number, variant in enumerate(variants(game)):
        inspected(game, variant.setup(game, number), number, most_records=100)


@pytest.mark.parametrize("bot", ["novice", "greedy", "random"])
def test_bots_play_it_to_the_end(game: Game, bot: str) -> None:
    assert bot in names(game)
    match = Match(game, Setup(game, 2, SEED))
    while match.result() is None:
        (seat,) = match.deciders()
        decided = make_bot(bot, game, match.version).decide(match.imagine(seat, 1), seat, match.offers(seat))
        match.submit(seat, decided)
    result = match.result()
    assert result is not None
    assert result.winners == (match.records[-1].seat,)  # NI-1.3


def test_the_greedy_bot_takes_the_last_stones(game: Game) -> None:
    match = Match(game, Setup(game, 2, SEED))
    for move in ("a3", "b4"):
        match.submit(match.deciders()[0], game.parse(move))
    (seat,) = match.deciders()
    bot = make_bot("greedy", game, seed=1)
    assert bot.decide(match.imagine(seat, 1), seat, match.offers(seat)) == game.parse("c5")


def test_the_plain_board_shows_it(game: Game) -> None:
    board = plain(Match(game, Setup(game, 2, SEED)), 0)
    assert [choice.do for group in board.groups for choice in group.choices][:4] == ["a1", "a2", "a3", "b1"]
    assert len(board.groups) == 1  # a choice without a kind needs no headings


# --- the commands that the page shows ---


def test_it_is_listed_by_its_id(installed: Path) -> None:
    said = frostfair_with(installed, "games")
    assert said.returncode == 0, said.stderr
    assert "nim: nim, 2–3 players" in said.stdout
    assert "winter-queen: " in said.stdout


def test_it_is_fuzzed(installed: Path) -> None:
    said = frostfair_with(installed, "fuzz", "nim", "--games", 40, "--processes", 1)
    assert said.stdout.endswith("nothing found\n"), said.stdout + said.stderr


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["play", "nim"], NO_FACE),
        (["play", "nim", "--seats", "greedy,random"], NO_FACE),
        (["host", "nim"], NO_FACE),
        (["rules", "nim"], "nim brings no rules text"),
        (["rules", "nim", "1.2"], "nim brings no rules text"),
    ],
)
def test_what_it_lacks_is_said_in_one_line(installed: Path, words: list[str], line: str) -> None:
    said = frostfair_with(installed, *words)
    assert (said.returncode, said.stdout) == (2, "")
    assert said.stderr.startswith(f"frostfair: {line}")
    assert said.stderr.count("\n") == 1
    assert not (installed / "state").exists()  # no match is kept that nobody can go on with


def test_its_matches_are_verified(installed: Path, tmp_path: Path) -> None:
    """Played and kept by another process, as a server or a bot's author would."""
    script = tmp_path / "play.py"
    script.write_text(PLAY, encoding="utf-8")
    words = [sys.executable, str(script), str(tmp_path / "nim.match")]
    subprocess.run(words, env=environment(installed), check=True)
    said = frostfair_with(installed, "verify", tmp_path / "nim.match")
    assert "nim, 2 seats, 3 records, every digest is right; 1, 0 points" in said.stdout, said.stderr


PLAY = """
import sys
from pathlib import Path
from frostfair.games.installed import game
from frostfair.kernel.logtext import Log, write
from frostfair.kernel.match import Match, Setup

nim = game("nim")
match = Match(nim, Setup(nim, 2, "5e" * 32))
for move in ("a3", "b4", "c5"):
    match.submit(match.deciders()[0], nim.parse(move))
Path(sys.argv[1]).write_text(write(Log(match, ["Ana", "Ben"])), encoding="utf-8")
"""


# --- the tables ---


def test_every_table_is_on_the_page_once() -> None:
    assert sorted(TABLE.findall(PAGE.read_text(encoding="utf-8"))) == sorted(tables())


def test_the_tables_are_those_of_the_sources() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert written_into(page) == page, "python -m tests.docs.parts writes them anew"
