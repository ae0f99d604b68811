"""Winter Queen for bots."""

from collections.abc import Callable

from frostfair.bots.base import Bot, Evaluation
from frostfair.bots.fitting import Fit
from frostfair.bots.game import GameBots
from frostfair.bots.search.puct import Temper
from frostfair.bots.searcher import Searcher
from frostfair.games.winter_queen.bots.evaluation import Judgement
from frostfair.games.winter_queen.bots.fit import fit
from frostfair.games.winter_queen.bots.weights import make_judge
from frostfair.games.winter_queen.rules.crystals import total
from frostfair.games.winter_queen.rules.state import Table
from frostfair.kernel.flow import State

# Taken over from an earlier prototype of this search; not fitted or compared here yet.
TEMPER = Temper(explore=0.5, sharpness=25.0, widening=1.0)
# Simulations for a decision, chosen by hand. Compiled, 400 took 0.07 s on a busy machine.
ADEPT = 12
MASTER = 400
QUEEN = 2400


class WinterQueenBots(GameBots):
    def levels(self) -> dict[str, Callable[[int], Bot]]:
        return super().levels() | {
            "adept": lambda seed: self.searcher(ADEPT, seed),
            "master": lambda seed: self.searcher(MASTER, seed),
            "queen": lambda seed: self.searcher(QUEEN, seed),
        }

    def fit(self, games: int, seed: int) -> Fit:
        return fit(self.game, games, seed)

    def searcher(self, simulations: int, seed: int) -> Bot:
        return Searcher(make_judge, TEMPER, simulations, self.game.meta.most_choices, seed)

    def evaluation(self) -> Evaluation:
        return Judgement()

    def progress(self, state: State) -> int:
        """How many crystals have left bag and holders: one more with each turn of a guided game."""
        assert isinstance(state, Table)
        in_play = 5 * (state.box.crystals_per_colour - state.box.left_out[state.seats])
        return int(in_play) - int(total(state.bag)) - sum([int(total(heap)) for heap in state.holders])
