"""The bots by name, and how to make one for a game."""

from collections.abc import Callable

from frostfair.bots.base import Bot
from frostfair.bots.game import bots_of
from frostfair.bots.tutor import Tutor
from frostfair.bots.uniform import Uniform
from frostfair.kernel.errors import Malformed
from frostfair.kernel.game import Game
from frostfair.tutorials.script import tutorial


def _random(game: Game, seed: int) -> Bot:
    return Uniform(seed)


def _greedy(game: Game, seed: int) -> Bot:
    return bots_of(game).greedy(seed)


def _tutor(game: Game, seed: int) -> Bot:
    """Only at tables of a guided game."""
    bots = bots_of(game)
    return Tutor(game, tutorial(game.meta.id), bots.progress, bots.greedy(seed))


BOTS: dict[str, Callable[[Game, int], Bot]] = {
    "greedy": _greedy,
    "random": _random,
}

TUTOR = "tutor"  # only tutorials seat it

HINTS = "greedy"  # whose proposal a player gets on request


def names() -> list[str]:
    return list(BOTS)


def make_bot(name: str, game: Game, seed: int) -> Bot:
    """The bot of this name, with a random stream of its own."""
    if name == TUTOR:
        return _tutor(game, seed)
    if name not in BOTS:
        raise Malformed(f"unknown bot {name!r}; available: {', '.join(BOTS)}")
    return BOTS[name](game, seed)
