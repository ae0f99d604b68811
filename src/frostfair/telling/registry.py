"""The only list of tellings: which game can be told."""

from collections.abc import Callable
from functools import cache

from frostfair.kernel.game import Game
from frostfair.telling.base import Telling
from frostfair.telling.winter_queen.telling import WinterQueenTelling
from frostfair.telling.winter_tales.telling import WinterTalesTelling

TELLINGS: dict[str, Callable[[Game], Telling]] = {
    "winter-queen": WinterQueenTelling,
    "winter-tales": WinterTalesTelling,
}


@cache
def telling_of(game: Game) -> Telling:
    """How this game is told; one that has no telling says nothing."""
    return TELLINGS.get(game.meta.id, Telling)(game)
