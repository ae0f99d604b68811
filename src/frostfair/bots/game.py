"""What a game gives its bots."""

from collections.abc import Callable

from frostfair.bots.base import Bot, Evaluation
from frostfair.bots.fitting import Fit
from frostfair.bots.greedy import Greedy
from frostfair.bots.novice import Novice
from frostfair.games.installed import package_of
from frostfair.kernel.errors import Malformed
from frostfair.kernel.flow import State
from frostfair.kernel.game import Game


class GameBots:
    """What a game gives its bots. One that gives nothing is judged by who wins."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def evaluation(self) -> Evaluation:
        """How its positions are judged by bots that look ahead."""
        return self.by_result

    def greedy(self, seed: int) -> Bot:
        """The bot that plays its turn as well as it can see; most games need no other than the common one."""
        return Greedy(self.evaluation(), self.game.meta.most_choices, seed)

    def levels(self) -> dict[str, Callable[[int], Bot]]:
        """The game's bots by level, each made with a seed: some of novice, adept, master and queen."""
        return {"novice": lambda seed: Novice(self.greedy(seed), seed)}

    def fit(self, games: int, seed: int) -> Fit:
        """The numbers of the game's judge, from so many games that bots play."""
        raise Malformed(f"{self.game.meta.id}: no bot of this game has numbers to fit")

    def progress(self, state: State) -> int:
        """How far a guided game has come: what its tutor finds its moves by."""
        return 0

    def by_result(self, state: State, seat: int) -> float:
        """1 for a victory, -1 for a defeat, 0 while nothing is decided."""
        result = self.game.result(state)
        return 0.0 if result is None else 1.0 if seat in result.winners else -1.0


def bots_of(game: Game) -> GameBots:
    """How bots play this game."""
    package = package_of(game)
    if package is None or package.bots is None:
        return GameBots(game)
    made = package.load(package.bots)(game)
    assert isinstance(made, GameBots)
    return made
