"""Nim for bots: they know how it is won."""

from functools import reduce
from operator import xor

from frostfair.bots.base import Evaluation
from frostfair.bots.game import GameBots
from frostfair.games.nim.rules.game import Table
from frostfair.kernel.flow import State


class NimBots(GameBots):
    def evaluation(self) -> Evaluation:
        return self.by_nim_sum

    def by_nim_sum(self, state: State, seat: int) -> float:
        """Of two players, the one who must move at a sum of nothing loses."""
        assert isinstance(state, Table)
        decided = self.by_result(state, seat)
        if decided or reduce(xor, state.heaps):
            return decided
        return -0.5 if state.turn == seat else 0.5
