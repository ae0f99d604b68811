"""Witchstone for bots: its turns can't be played through in every way."""

from frostfair.bots.base import Bot, Evaluation
from frostfair.bots.game import GameBots
from frostfair.bots.planning import Planner
from frostfair.games.witchstone.bots.evaluation import evaluate
from frostfair.games.witchstone.bots.plans import sensible


class WitchstoneBots(GameBots):
    def evaluation(self) -> Evaluation:
        return evaluate

    def greedy(self, seed: int) -> Bot:
        return Planner(self.evaluation(), sensible, self.game.meta.most_choices, seed)
