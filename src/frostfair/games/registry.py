"""The only list of games. `FROSTFAIR_GAMES` switches some of them off."""

import os
from collections.abc import Callable
from functools import cache
from importlib import import_module

from frostfair.kernel.errors import Malformed
from frostfair.kernel.game import Game, Meta


def _winter_queen(data: str | None) -> Game:
    from frostfair.games.winter_queen.components import box_from_file, standard_box
    from frostfair.games.winter_queen.game import WinterQueen

    return WinterQueen(standard_box() if data is None else box_from_file(data))


def _witchstone(data: str | None) -> Game:
    from frostfair.games.witchstone.components import box_from_file, standard_box
    from frostfair.games.witchstone.game import Witchstone

    return Witchstone(standard_box() if data is None else box_from_file(data))


def _winter_tales(data: str | None) -> Game:
    from frostfair.games.winter_tales.components import box_from_file, standard_box
    from frostfair.games.winter_tales.game import WinterTales

    return WinterTales(standard_box() if data is None else box_from_file(data))


GAMES: dict[str, Callable[[str | None], Game]] = {
    "winter-queen": _winter_queen,
    "witchstone": _witchstone,
    "winter-tales": _winter_tales,
}


def enabled() -> list[str]:
    """The ids of the games that this installation offers: all, or those that FROSTFAIR_GAMES names."""
    wanted = os.environ.get("FROSTFAIR_GAMES")
    if wanted is None:
        return list(GAMES)
    names = [name.strip() for name in wanted.split(",") if name.strip()]
    for name in names:
        if name not in GAMES:
            raise Malformed(f"FROSTFAIR_GAMES: unknown game {name!r}; available: {', '.join(GAMES)}")
    return [name for name in GAMES if name in names]


@cache
def _load(name: str, data: str | None) -> Game:
    return GAMES[name](data)


def game(name: str, data: str | None = None) -> Game:
    """The game of this id, with its standard components or those of another data file."""
    name = name.replace("_", "-")
    if name not in GAMES:
        raise Malformed(f"unknown game {name!r}; available: {', '.join(enabled())}")
    if name not in enabled():
        raise Malformed(f"{name} is switched off here (FROSTFAIR_GAMES)")
    return _load(name, data)


def meta(name: str) -> Meta:
    """Who the game of this id is, without loading its rules."""
    found: Meta = import_module(f"frostfair.games.{name.replace('-', '_')}.meta").META
    return found


def enabled_games() -> list[Game]:
    return [game(name) for name in enabled()]
