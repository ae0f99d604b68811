"""docs/adding-a-game.md says: copy winter_queen, rename, change. Here the copy is made and played."""

import importlib
import shutil
from pathlib import Path

import pytest

import frostfair.games
from frostfair.games import installed
from frostfair.kernel.contract import inspected
from frostfair.kernel.match import Setup

SOURCE = Path(installed.__file__).parent / "winter_queen"


def test_a_copy_under_another_name_is_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy = tmp_path / "my_game"
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    for file in copy.glob("*.py"):
        text = file.read_text(encoding="utf-8").replace("winter_queen", "my_game")
        file.write_text(text.replace('game_id="winter-queen"', 'game_id="my-game"'), encoding="utf-8")
    monkeypatch.setattr(frostfair.games, "__path__", [*frostfair.games.__path__, str(tmp_path)])

    components = importlib.import_module("frostfair.games.my_game.components")
    module = importlib.import_module("frostfair.games.my_game.game")
    game = module.WinterQueen(components.standard_box())
    assert game.meta.id == "my-game"
    inspected(game, Setup(game, 3, "ab" * 32), seed=1, most_records=1000, thorough=5)
