"""What a game brings along: its manifest. Everything that is asked of a game starts here, and is loaded then.

A part is named by the module and the object in it, relative to the game's folder: `rules.game:open_box`.
What each part must be able to do, those who use it say: `kernel.game.Game`, `wording.base.Wording`,
`bots.game.GameBots`, `kernel.narration.Narration`, `puzzles.base.GamePuzzles`, `terminal.game.TerminalGame`,
`terminal.online.narration.RemoteNarration`.
"""

from dataclasses import dataclass
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any


@dataclass(frozen=True)
class GamePackage:
    """One game. Only the rules must be there; for whatever is missing, others have something plain."""

    id: str  # as people type it: winter-queen
    folder: str  # the Python package that holds the game
    rules: str  # called with the path of a data file, or None: the Game
    meta: str | None = None  # its Meta, where that is there without loading all the rules
    wording: str | None = None  # a Wording: what there is to say
    bots: str | None = None  # a GameBots: how bots judge and play it
    narration: str | None = None  # a Narration, where people tell
    puzzles: str | None = None  # a GamePuzzles: how its positions become puzzles
    terminal: str | None = None  # a TerminalGame: how it looks at a terminal
    remote_narration: str | None = None  # where people tell: their words at a server, before a terminal

    def load(self, part: str) -> Any:
        """What a part names, imported now."""
        module, _, name = part.partition(":")
        return getattr(import_module(f"{self.folder}.{module}"), name)

    def languages(self) -> list[str]:
        """The languages that the game has any texts in."""
        texts = self._file("texts")
        return (
            sorted([folder.name for folder in texts.iterdir() if folder.is_dir()]) if texts.is_dir() else []
        )

    def catalogues(self, language: str) -> list[Traversable]:
        """The game's messages in a language."""
        folder = self._file("texts", language)
        found = [file for file in folder.iterdir() if file.name.endswith(".ftl")] if folder.is_dir() else []
        return sorted(found, key=lambda file: file.name)

    def rulebook(self, language: str) -> str | None:
        """The rules in this language; None if there is no translation."""
        return _text(self._file("texts", language, "RULES.md"))

    def tutorial(self) -> str | None:
        """The guided game as its file tells it; None if there is none."""
        return _text(self._file("tutorial.toml"))

    def puzzle_book(self) -> str | None:
        """The puzzles as their file tells them; None if there are none."""
        return _text(self._file("puzzles.toml"))

    def _file(self, *path: str) -> Traversable:
        return files(self.folder).joinpath(*path)


def _text(file: Traversable) -> str | None:
    return file.read_text(encoding="utf-8") if file.is_file() else None
