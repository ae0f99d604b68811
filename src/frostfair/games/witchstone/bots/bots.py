"""Witchstone for bots: its turns can't be played through in every way."""

from collections.abc import Callable

from frostfair.bots.advising import Adviser, PlanAdviser
from frostfair.bots.base import Bot, Evaluation
from frostfair.bots.fitting import Fit
from frostfair.bots.game import GameBots
from frostfair.bots.planning import Planner
from frostfair.bots.questions import Arm, Question
from frostfair.bots.search.beam import Beam, Width
from frostfair.bots.search.playouts import Manner, PlayOuts
from frostfair.bots.turnwise import BestPlan, PlayedOut
from frostfair.games.witchstone.bots.evaluation import evaluate
from frostfair.games.witchstone.bots.fit import fit
from frostfair.games.witchstone.bots.plans import sensible
from frostfair.games.witchstone.bots.weights import make_judge
from frostfair.games.witchstone.rules.actions import REACH
from frostfair.games.witchstone.rules.board_events import ScrollTaken, SpecialTaken, TowerChosen
from frostfair.games.witchstone.rules.game import Witchstone
from frostfair.games.witchstone.rules.names import scroll_about, scroll_kind, tile_name
from frostfair.games.witchstone.rules.state import Table
from frostfair.games.witchstone.rules.terms import NONE
from frostfair.kernel.flow import Event, State
from frostfair.kernel.game import Value

# The width of the greedy bot's beam. How plans are played out: of three ways that were tried, the one that
# won most against the adept, which fresh games have not confirmed yet (docs/ladder.md).
WIDTH = Width(8, 2000, REACH)
MANNER = Manner(plans=12, alike=2, turns=2, moves=12, trust=8)
MASTER = 120
QUEEN = 480


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

    def adviser(self, budget: float, seed: int) -> Adviser:
        beam = self.beam(seed)
        return PlanAdviser(PlayOuts(self.game, beam, MANNER, seed), beam, int(budget * QUEEN))

    def fit(self, games: int, seed: int) -> Fit:
        return fit(self.game, games, seed)

    def evaluation(self) -> Evaluation:
        return evaluate

    def greedy(self, seed: int) -> Bot:
        return Planner(self.evaluation(), sensible, self.game.meta.most_choices, seed)

    def options_to_compare(self) -> dict[str, Value]:
        return {"first": 1}  # scrolls that are folded away are none for bots

    def questions(self, seats: int) -> list[Question]:
        """And each handicap, of each seat in turn (WS-13.2)."""
        base = self.options_to_compare()
        return [
            *super().questions(seats)[:1],
            *[
                Question(
                    f"handicap={level}",
                    tuple([Arm(base | {f"handicap{seat + 1}": level}, seat) for seat in range(seats)]),
                )
                for level in (3, 2, 1)
            ],
        ]

    def part_of(self, event: Event) -> tuple[int, str] | None:
        assert isinstance(self.game, Witchstone)
        box = self.game.box
        if isinstance(event, TowerChosen):
            return event.seat, f"tower {box.ball.location_names[event.location]}"
        if isinstance(event, ScrollTaken):
            about = " ".join(scroll_about(box, event.scroll))
            return event.seat, f"scroll {event.scroll + 1}: {scroll_kind(box, event.scroll)} {about}".rstrip()
        if isinstance(event, SpecialTaken):
            return event.seat, f"special tile {tile_name(event.special)}"
        return None

    def progress(self, state: State) -> int:
        """How many spell tiles lie in the cauldrons: one more with each turn of a guided game."""
        assert isinstance(state, Table)
        return len([at for at in state.laid if at != NONE])
