"""Winter Queen for bots."""

from collections.abc import Callable

from frostfair.bots.advising import Adviser, TreeAdviser
from frostfair.bots.base import Bot, Evaluation
from frostfair.bots.fitting import Fit
from frostfair.bots.game import GameBots
from frostfair.bots.questions import Question
from frostfair.bots.search.puct import Search, Temper
from frostfair.bots.searcher import Searcher
from frostfair.games.winter_queen.bots.evaluation import Judgement
from frostfair.games.winter_queen.bots.fit import fit
from frostfair.games.winter_queen.bots.weights import make_judge
from frostfair.games.winter_queen.rules.crystals import total
from frostfair.games.winter_queen.rules.events import BookTaken
from frostfair.games.winter_queen.rules.game import WinterQueen
from frostfair.games.winter_queen.rules.state import Table
from frostfair.games.winter_queen.rules.terms import EFFECTS
from frostfair.kernel.flow import Event, State
from frostfair.kernel.game import Value

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

    def adviser(self, budget: float, seed: int) -> Adviser:
        search = Search(make_judge(), TEMPER, self.game.meta.most_choices, seed)
        return TreeAdviser(search, int(budget * QUEEN))

    def fit(self, games: int, seed: int) -> Fit:
        return fit(self.game, games, seed)

    def searcher(self, simulations: int, seed: int) -> Bot:
        return Searcher(make_judge, TEMPER, simulations, self.game.meta.most_choices, seed)

    def evaluation(self) -> Evaluation:
        return Judgement()

    def options_to_compare(self) -> dict[str, Value]:
        return {"first": 1}  # open scores change nothing for bots, which remember all gains

    def questions(self, seats: int) -> list[Question]:
        return super().questions(seats)[:1]

    def part_of(self, event: Event) -> tuple[int, str] | None:
        if not isinstance(event, BookTaken):
            return None
        assert isinstance(self.game, WinterQueen)
        pages = [EFFECTS[self.game.box.effect_of(event.book, side)] for side in range(2)]
        return event.seat, f"book {event.book + 1}: {pages[0]}, {pages[1]}"

    def progress(self, state: State) -> int:
        """How many crystals have left bag and holders: one more with each turn of a guided game."""
        assert isinstance(state, Table)
        in_play = 5 * (state.box.crystals_per_colour - state.box.left_out[state.seats])
        return int(in_play) - int(total(state.bag)) - sum([int(total(heap)) for heap in state.holders])
