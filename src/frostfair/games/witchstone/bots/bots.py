"""Witchstone for bots: its turns can't be played through in every way."""

from collections.abc import Callable

from frostfair.bots.base import Bot, Evaluation
from frostfair.bots.fitting import Fit
from frostfair.bots.game import GameBots
from frostfair.bots.planning import Planner
from frostfair.bots.search.beam import Beam, Width
from frostfair.bots.search.playouts import Manner, PlayOuts
from frostfair.bots.turnwise import BestPlan, PlayedOut
from frostfair.games.witchstone.bots.evaluation import evaluate
from frostfair.games.witchstone.bots.fit import fit
from frostfair.games.witchstone.bots.plans import sensible
from frostfair.games.witchstone.bots.weights import make_judge
from frostfair.games.witchstone.rules.actions import REACH
from frostfair.games.witchstone.rules.state import Table
from frostfair.games.witchstone.rules.terms import NONE
from frostfair.kernel.flow import State

# The width of the greedy bot's beam; how plans are played out, and how often for a decision, was chosen by
# hand and not compared with other numbers yet.
WIDTH = Width(8, 2000, REACH)
MANNER = Manner(plans=12, alike=2, turns=5, moves=8, trust=4)
MASTER = 60
QUEEN = 240


class WitchstoneBots(GameBots):
    def levels(self) -> dict[str, Callable[[int], Bot]]:
        return super().levels() | {
            "adept": lambda seed: BestPlan(self.beam(seed)),
            "master": lambda seed: self.played_out(MASTER, seed),
            "queen": lambda seed: self.played_out(QUEEN, seed),
        }

    def beam(self, seed: int) -> Beam:
        return Beam(make_judge(), WIDTH, self.game.meta.most_choices, seed)

    def played_out(self, simulations: int, seed: int) -> Bot:
        return PlayedOut(PlayOuts(self.game, self.beam(seed), MANNER, seed), simulations)

    def fit(self, games: int, seed: int) -> Fit:
        return fit(self.game, games, seed)

    def evaluation(self) -> Evaluation:
        return evaluate

    def greedy(self, seed: int) -> Bot:
        return Planner(self.evaluation(), sensible, self.game.meta.most_choices, seed)

    def progress(self, state: State) -> int:
        """How many spell tiles lie in the cauldrons: one more with each turn of a guided game."""
        assert isinstance(state, Table)
        return len([at for at in state.laid if at != NONE])
