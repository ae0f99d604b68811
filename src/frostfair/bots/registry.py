"""The only list of bots: their names, and how to make one for a game."""

from collections.abc import Callable

from frostfair.bots.base import Bot, Evaluation
from frostfair.bots.greedy import Greedy
from frostfair.bots.planning import Planner, Sensible
from frostfair.bots.tutor import Tutor
from frostfair.bots.uniform import Uniform
from frostfair.games.winter_queen.bots.evaluation import Judgement
from frostfair.games.winter_tales.bots.bot import WinterTalesBot
from frostfair.games.witchstone.bots.evaluation import evaluate as witchstone
from frostfair.games.witchstone.bots.plans import sensible
from frostfair.kernel.errors import Malformed
from frostfair.kernel.game import Game
from frostfair.tutorials.script import tutorial

# How each game is judged by bots that look ahead.
EVALUATIONS: dict[str, Callable[[], Evaluation]] = {
    "winter-queen": Judgement,
    "witchstone": lambda: witchstone,
}
# Games whose points say little about a good move: a bot with ways of its own plays them.
OWN_WAYS: dict[str, Callable[[int], Bot]] = {"winter-tales": WinterTalesBot}
# Games whose turns can't be played through in every way, and what plans needn't try there.
LONG_TURNS: dict[str, Sensible] = {"witchstone": sensible}


def _random(game: Game, seed: int) -> Bot:
    return Uniform(seed)


def _greedy(game: Game, seed: int) -> Bot:
    if game.meta.id in OWN_WAYS:
        return OWN_WAYS[game.meta.id](seed)
    evaluate, most = EVALUATIONS[game.meta.id](), game.meta.most_choices
    if game.meta.id in LONG_TURNS:
        return Planner(evaluate, LONG_TURNS[game.meta.id], most, seed)
    return Greedy(evaluate, most, seed)


def _tutor(game: Game, seed: int) -> Bot:
    """Only at tables of a guided game."""
    return Tutor(game, tutorial(game.meta.id), _greedy(game, seed))


BOTS: dict[str, Callable[[Game, int], Bot]] = {
    "greedy": _greedy,
    "random": _random,
}

TUTOR = "tutor"  # nobody can be asked to play with it

HINTS = "greedy"  # whose proposal a player gets on request


def names() -> list[str]:
    return list(BOTS)


def make_bot(name: str, game: Game, seed: int) -> Bot:
    """The bot of this name, with a random stream of its own."""
    if name == TUTOR:
        return _tutor(game, seed)
    if name not in BOTS:
        raise Malformed(f"there is no bot {name!r}; there is {', '.join(BOTS)}")
    return BOTS[name](game, seed)
