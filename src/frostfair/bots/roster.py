"""The bots by name, and how to make one for a game.

Every game has `greedy` and `random`, yardsticks that never change, and levels from weak to strong.
"""

from collections.abc import Callable

from frostfair.bots.base import Bot
from frostfair.bots.game import bots_of
from frostfair.bots.tutor import Tutor
from frostfair.bots.uniform import Uniform
from frostfair.kernel.errors import Malformed
from frostfair.kernel.game import Game
from frostfair.tutorials.script import tutorial

LEVELS = ("novice", "adept", "master", "queen")
YARDSTICKS = ("greedy", "random")

TUTOR = "tutor"  # only tutorials seat it

HINTS = "greedy"  # whose proposal a player gets on request


def names(game: Game | None = None) -> list[str]:
    """The bots of a game, or all that any game may have."""
    if game is None:
        return [*LEVELS, *YARDSTICKS]
    return list(_makers(game))


def make_bot(name: str, game: Game, seed: int) -> Bot:
    """The bot of this name, with a random stream of its own."""
    if name == TUTOR:
        return _tutor(game, seed)
    makers = _makers(game)
    if name not in makers:
        raise Malformed(f"{game.meta.id}: unknown bot {name!r}; available: {', '.join(makers)}")
    return makers[name](seed)


def _makers(game: Game) -> dict[str, Callable[[int], Bot]]:
    bots = bots_of(game)
    return bots.levels() | {"greedy": bots.greedy, "random": Uniform}


def _tutor(game: Game, seed: int) -> Bot:
    """Only at tables of a guided game."""
    bots = bots_of(game)
    return Tutor(game, tutorial(game.meta.id), bots.progress, bots.greedy(seed))
