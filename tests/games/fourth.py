"""A whole fourth game: Nim of docs/adding-a-game.md with wording, bots, face, texts, tests and browser."""

import re
import shutil
from pathlib import Path

from tests.docs import nim

TOY = Path(__file__).parent / "toy"
RULES = "src/frostfair/games/nim/rules/game.py"
ENTRY = 'nim = "frostfair.games.nim.package:PACKAGE"'
FOLDERS = ("src/frostfair/games/nim", "tests/games/nim", "web/src/games/nim")


def rules() -> str:
    """The code of the page without its manifest, which a game of several files has in package.py."""
    code, _, _ = nim.code().partition("\n\n\nPACKAGE = ")
    return re.sub(r"from frostfair\.games\.package import .*\n", "", code) + "\n"


def add_to(project: Path) -> None:
    """All that it takes to add it: three folders, one line of pyproject.toml, and a word in three texts."""
    for folder in FOLDERS:
        shutil.copytree(TOY / folder, project / folder)
    (project / RULES).write_text(rules(), encoding="utf-8")
    after(project / "pyproject.toml", '[project.entry-points."frostfair.games"]', ENTRY)
    after(project / "README.md", "## Commands", "\n`frostfair play nim` plays Nim.")
    after(project / "CHANGELOG.md", "# Changelog", "\nNim.")
    with (project / "NOTICE").open("a", encoding="utf-8") as notice:
        notice.write("\nNim belongs to everybody.\n")


def alone(folder: Path) -> None:
    """The same game as a project of somebody else, packed as the page says."""
    shutil.copytree(TOY / FOLDERS[0], folder / "nim")
    (folder / "nim/rules/game.py").write_text(rules(), encoding="utf-8")
    for file in (folder / "nim").rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        file.write_text(text.replace("frostfair.games.nim", "nim"), encoding="utf-8")
    (folder / "pyproject.toml").write_text(nim.project(), encoding="utf-8")


def after(file: Path, line: str, more: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert text.count(f"{line}\n") == 1
    file.write_text(text.replace(f"{line}\n", f"{line}\n{more}\n"), encoding="utf-8")
