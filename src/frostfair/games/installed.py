"""Finds the games: every installed distribution may bring some, by the entry points `frostfair.games`.

`FROSTFAIR_GAMES` switches all others off.
"""

import os
from collections.abc import Sequence
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from frostfair.games.package import GamePackage
from frostfair.kernel.errors import Malformed
from frostfair.kernel.game import Game, Meta, Options
from frostfair.kernel.narration import Narration

GROUP = "frostfair.games"


@cache
def _found() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}


def enabled() -> list[str]:
    """The ids of the games that this installation offers: all, or those that FROSTFAIR_GAMES names."""
    wanted = os.environ.get("FROSTFAIR_GAMES")
    if wanted is None:
        return list(_found())
    names = [name.strip() for name in wanted.split(",") if name.strip()]
    for name in names:
        if name not in _found():
            raise Malformed(f"FROSTFAIR_GAMES: {_unknown(name, list(_found()))}")
    return [name for name in _found() if name in names]


def packages() -> list[GamePackage]:
    return [package(name) for name in enabled()]


def package(name: str) -> GamePackage:
    """What the game of this id brings; of the game itself nothing is loaded yet."""
    name = name.replace("_", "-")
    if name not in _found():
        raise Malformed(_unknown(name, enabled()))
    if name not in enabled():
        raise Malformed(f"{name} is switched off here (FROSTFAIR_GAMES)")
    return _package(name)


def package_of(game: Game) -> GamePackage | None:
    """None for a game that is played without being installed."""
    return _package(game.meta.id) if game.meta.id in _found() else None


def game(name: str, data: str | None = None) -> Game:
    """The game of this id, with its standard components or those of another data file."""
    return _load(package(name).id, data)


def meta(package: GamePackage) -> Meta:
    """Who a game is; its rules are loaded only if the package has no other way to say so."""
    found = package.load(package.meta) if package.meta else game(package.id).meta
    assert isinstance(found, Meta)
    return found


def narration(game: Game, options: Options) -> Narration | None:
    """How people tell in a match of this game; None where they don't."""
    package = package_of(game)
    if package is None or package.narration is None:
        return None
    made = package.load(package.narration)(game, options)
    assert isinstance(made, Narration)
    return made


def narrated() -> list[str]:
    """The games in which people tell."""
    packages = [package_of(game) for game in enabled_games()]
    return [found.id for found in packages if found is not None and found.narration is not None]


def enabled_games() -> list[Game]:
    return [game(name) for name in enabled()]


@cache
def _package(name: str) -> GamePackage:
    found = _found()[name].load()
    if not isinstance(found, GamePackage) or found.id != name:
        raise Malformed(f"{_found()[name].value} is not the package of the game {name!r}")
    return found


@cache
def _load(name: str, data: str | None) -> Game:
    package = _package(name)
    made = package.load(package.rules)(data)
    assert isinstance(made, Game)
    return made


def _unknown(name: str, known: Sequence[str]) -> str:
    return f"unknown game {name!r}; available: {', '.join(known)}"
