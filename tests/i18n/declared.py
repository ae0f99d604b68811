"""What is declared about texts, beside the tests of whoever says them: `tests/games/<game>/wording/texts.py`.

Everything else is found. A game without a declaration inflects no names and puts no keys together.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path

from frostfair.games.installed import enabled

GAMES = Path(__file__).parents[1] / "games"


def _nothing() -> set[str]:
    return set()


@dataclass(frozen=True)
class Texts:
    """Of one game, or of all that games share."""

    # Variables that are names: what the keys of these names begin with.
    names: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    # All keys that are put together while the program runs, made of what can happen.
    made: Callable[[], set[str]] = _nothing
    # The same, but a catalogue needn't have them.
    possible: Callable[[], set[str]] = _nothing
    # Files of numbered variants: a language has as many of each as it likes.
    variants: tuple[str, ...] = ()
    # Words that English and another language write alike, by language: names, words of the whole world.
    alike: Mapping[str, frozenset[str]] = field(default_factory=dict)
    # What people type in every language as it is here.
    typed: frozenset[str] = frozenset()
    # How its tables are set up where whole screens are looked at: seats and options.
    tables: tuple[tuple[int, Mapping[str, bool | int | str]], ...] = ()


@cache
def declared(game: str) -> Texts:
    """By the id of a game; "" for what all games share."""
    folder = game.replace("-", "_")
    if not folder:
        module = import_module("tests.i18n.shared")
    elif (GAMES / folder / "wording" / "texts.py").exists():
        module = import_module(f"tests.games.{folder}.wording.texts")
    else:
        return Texts()
    found = module.TEXTS
    assert isinstance(found, Texts)
    return found


def everywhere() -> list[Texts]:
    """Shared first, then game by game."""
    return [declared(game) for game in ("", *enabled())]
