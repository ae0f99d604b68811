"""Golden playthroughs: whole games as text that people can read (golden/*.play)."""

from pathlib import Path

import pytest

from frostfair.kernel.logtext import read, write
from tests.games.winter_queen.rules.golden import playthrough
from tests.games.winter_queen.rules.recipes import PLAYTHROUGHS, find_game

FOLDER = Path(__file__).parents[1] / "golden"


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_the_game_is_still_played_like_that(name: str) -> None:
    """If this is meant, move RULES_VERSION and write them anew (regenerate.py)."""
    written = (FOLDER / f"{name}.play").read_text(encoding="utf-8")
    seed = written.split("seed: ")[1].split("\n")[0]
    log = PLAYTHROUGHS[name].play(seed)
    assert playthrough(log) == written
    assert playthrough(read(write(log), find_game)) == written


def test_no_playthrough_is_forgotten() -> None:
    assert sorted(file.stem for file in FOLDER.glob("*.play")) == sorted(PLAYTHROUGHS)
