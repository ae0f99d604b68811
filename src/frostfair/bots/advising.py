"""What a strong bot thinks of a decision: what it would do, and what another move is worth beside that.

An adviser sees what bots see, a state that its seat considers possible, and looks at no clock: the same seed
and the same budget give the same advice on every machine. Both moves are weighed alike, each by as many
simulations as the other, since a search knows little about moves that it doesn't like.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from frostfair.bots.search.beam import Beam, Plan
from frostfair.bots.search.playouts import PlayOuts
from frostfair.bots.search.puct import Search
from frostfair.kernel.flow import State

LEAST: Final = 8  # simulations, however small the budget
COMPARING: Final = 0.25  # each of two moves is weighed with this part of what finding the best one took


@dataclass(frozen=True, slots=True)
class Weighed:
    """Worths are what the seat may expect of the game, from 0 (lost) to 1 (won)."""

    best: int
    worth: float
    other: int | None  # what it was compared with; None where nothing else comes into question
    other_worth: float


class Adviser(Protocol):
    """Weighs one decision after the other; each as if it were the first."""

    def weigh(self, state: State, seat: int, offers: Sequence[int], made: int | None = None) -> Weighed:
        """The best move beside the one that was made, or (where that is the best) beside the next best."""
        ...


class TreeAdviser:
    """Asks a tree search."""

    def __init__(self, search: Search, simulations: int) -> None:
        self._search = search
        self._simulations = max(LEAST, simulations)

    def weigh(self, state: State, seat: int, offers: Sequence[int], made: int | None = None) -> Weighed:
        search = self._search
        search.begin(state)
        search.run(self._simulations)
        best = int(search.chosen())
        other = made if made not in (None, best) else self._next_best(best)
        worth = self._worth(state, seat, best)
        if other is None:
            return Weighed(best, worth, None, worth)
        return _in_order(Weighed(best, worth, other, self._worth(state, seat, other)))

    def _next_best(self, best: int) -> int | None:
        tree = self._search.tree
        others = [edge for edge in range(tree.first_edge[0], tree.last_edge[0]) if tree.action[edge] != best]
        if not others:
            return None
        liked = max(others, key=lambda edge: (tree.times[edge], tree.guess[edge]))
        return int(tree.action[liked])

    def _worth(self, state: State, seat: int, action: int) -> float:
        """A search whose root has one edge only: all that it finds is about this action."""
        search = self._search
        search.begin(state)
        tree = search.tree
        tree.action[0] = action
        tree.guess[0] = search.look(state, seat, action)
        tree.prior[0] = 1.0
        tree.last_edge[0] = 1
        search.run(max(LEAST, int(COMPARING * self._simulations)))
        return float(tree.guess[0] + tree.sums[0]) / (1.0 + float(tree.times[0]))


class PlanAdviser:
    """Plays whole turns out."""

    def __init__(self, playouts: PlayOuts, beam: Beam, simulations: int) -> None:
        self._playouts = playouts
        self._beam = beam
        self._simulations = max(LEAST, simulations)

    def weigh(self, state: State, seat: int, offers: Sequence[int], made: int | None = None) -> Weighed:
        playouts = self._playouts
        playouts.begin(state, seat, list(offers))
        field: list[Plan] = list(playouts.field)
        while playouts.stages > 0 and not playouts.decided():
            stop = playouts.played + (self._simulations - playouts.played) // playouts.stages
            playouts.play_all()
            while playouts.played + len(playouts.field) <= stop:
                playouts.play_all()
            playouts.halve()
        best = int(playouts.chosen())
        other = made if made not in (None, best) else _next_best(field, best)
        if other is None:
            worth = self._worths(state, seat, [best])[0]
            return Weighed(best, worth, None, worth)
        worth, other_worth = self._worths(state, seat, [best, other])
        return _in_order(Weighed(best, worth, other, other_worth))

    def _worths(self, state: State, seat: int, actions: Sequence[int]) -> list[float]:
        """With the same chance for all: they differ by less than chance does."""
        plans = [self._beam.plans(state, seat, [action])[0] for action in actions]
        self._playouts.field = plans
        for _ in range(max(LEAST, int(COMPARING * self._simulations))):
            self._playouts.play_all()
        return [_mean(plan) for plan in plans]


def _next_best(plans: Sequence[Plan], best: int) -> int | None:
    others = [plan for plan in plans if plan.first != best]
    return int(max(others, key=_mean).first) if others else None


def _mean(plan: Plan) -> float:
    return plan.sum / float(plan.times)


def _in_order(weighed: Weighed) -> Weighed:
    """Weighed alike, the other may turn out to be the better one."""
    if weighed.other is None or weighed.other_worth <= weighed.worth:
        return weighed
    return Weighed(weighed.other, weighed.other_worth, weighed.best, weighed.worth)
