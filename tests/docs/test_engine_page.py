"""docs/engine.md: its code runs, its bots play, and its tables name what there is."""

import ast
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from frostfair.bots.base import Bot
from frostfair.bots.roster import make_bot
from frostfair.games.installed import game
from frostfair.kernel.match import Match, Setup
from tests.docs.parts import ROOT
from tests.size import size

PAGE = ROOT / "docs/engine.md"
WQ = game("winter-queen")
SOURCE = ROOT / "src/frostfair/kernel/match.py"


def blocks() -> list[str]:
    return re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


def run(code: str) -> dict[str, Any]:
    module: dict[str, Any] = {"__name__": "engine_page"}
    exec(compile(code, str(PAGE), "exec"), module)
    return module


def wins(bot: Bot, seed: int, other: str = "random") -> bool:
    """Whether the bot at the first seat has most points."""
    match = Match(WQ, Setup(WQ, 2, f"{seed:064x}"))
    bots = [bot, make_bot(other, WQ, seed)]
    while (result := match.result()) is None:
        seat = match.deciders()[0]
        match.submit(seat, bots[seat].decide(match.imagine(seat, match.version), seat, match.offers(seat)))
    return 0 in result.winners


def test_a_match_is_played_as_shown(capsys: pytest.CaptureFixture[str]) -> None:
    match = run(blocks()[0])["match"]
    assert capsys.readouterr().out.split()[-1] == match.digest()


def test_the_bot_has_twenty_lines_and_beats_chance() -> None:
    code = blocks()[1]
    assert len(code.split("\n\n\n")[1].splitlines()) < 20
    bot = run(code)["Hasty"](seed=1)
    assert sum(wins(bot, seed) for seed in range(8)) >= 6


def test_the_search_has_sixty_lines_and_beats_chance() -> None:
    code = blocks()[2]
    assert len(code.splitlines()) <= 60 + 2  # the blank ones around the first class
    games = size(2, 20)
    bot = run(code)["TreeSearch"](WQ, simulations=size(60, 200), seed=1)
    assert sum(wins(bot, seed) for seed in range(games)) >= games / 2


def test_the_code_is_as_tidy_as_our_own(tmp_path: Path) -> None:
    for number, code in enumerate(blocks()[1:]):
        (tmp_path / f"code{number}.py").write_text(f'"""From the page."""\n\n{code}', encoding="utf-8")
    for words in (["check"], ["format", "--check"]):
        config = ["--config", str(ROOT / "pyproject.toml"), str(tmp_path)]
        done = subprocess.run(
            [sys.executable, "-m", "ruff", *words, *config],
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr


def public_methods() -> dict[str, str | None]:
    """Of Match, with their docstrings, from the source."""
    module = ast.parse(SOURCE.read_text(encoding="utf-8"))
    (match,) = [node for node in module.body if isinstance(node, ast.ClassDef) and node.name == "Match"]
    methods = [node for node in match.body if isinstance(node, ast.FunctionDef)]
    return {node.name: ast.get_docstring(node) for node in methods if not node.name.startswith("_")}


def test_every_method_of_a_match_is_on_the_page_and_documented() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for name, doc in public_methods().items():
        assert f"`{name}" in page, name
        assert doc, name


def test_help_says_the_same_compiled_or_not() -> None:
    assert "One table being played." in str(Match.__doc__)
    for name, doc in public_methods().items():
        if name != "version":  # of a property, mypyc keeps no text at all
            said = " ".join(str(getattr(Match, name).__doc__).split())
            assert said == " ".join(str(doc).split()), name
