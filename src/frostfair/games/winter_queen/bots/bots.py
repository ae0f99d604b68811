"""Winter Queen for bots."""

from frostfair.bots.base import Evaluation
from frostfair.bots.game import GameBots
from frostfair.games.winter_queen.bots.evaluation import Judgement
from frostfair.games.winter_queen.rules.crystals import total
from frostfair.games.winter_queen.rules.state import Table
from frostfair.kernel.flow import State


class WinterQueenBots(GameBots):
    def evaluation(self) -> Evaluation:
        return Judgement()

    def progress(self, state: State) -> int:
        """How many crystals have left bag and holders: one more with each turn of a guided game."""
        assert isinstance(state, Table)
        in_play = 5 * (state.box.crystals_per_colour - state.box.left_out[state.seats])
        return int(in_play) - int(total(state.bag)) - sum([int(total(heap)) for heap in state.holders])
