"""The only list of tellings: which game can be told."""

from collections.abc import Callable
from functools import cache

from frostfair.games.winter_queen.wording.wording import WinterQueenTelling
from frostfair.games.winter_tales.wording.wording import WinterTalesTelling
from frostfair.kernel.game import Game
from frostfair.wording.base import Telling

TELLINGS: dict[str, Callable[[Game], Telling]] = {
    "winter-queen": WinterQueenTelling,
    "winter-tales": WinterTalesTelling,
}


@cache
def telling_of(game: Game) -> Telling:
    """How this game is told; one that has no telling says nothing."""
    return TELLINGS.get(game.meta.id, Telling)(game)
