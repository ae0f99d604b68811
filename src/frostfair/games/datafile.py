"""Reads the data files of games: the only door from the rules to the disk."""

import tomllib
from importlib.resources import files
from pathlib import Path

from frostfair.kernel.errors import Malformed


def shipped(folder: str, name: str) -> str:
    """The text of a file that comes with a game; `folder` is the game's Python package."""
    return (files(folder) / "data" / name).read_text(encoding="utf-8")


def in_language(folder: str, language: str, name: str) -> str:
    """The text of a file that a game has in a language, besides its messages."""
    return (files(folder) / "texts" / language / name).read_text(encoding="utf-8")


def is_in_language(folder: str, language: str, name: str) -> bool:
    return (files(folder) / "texts" / language / name).is_file()


def on_disk(path: str) -> str:
    """The text of a user's own file."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Malformed(f"{path}: can't be read: {error}") from None


def parse(text: str, source: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise Malformed(f"{source}: not TOML: {error}") from None
