"""The greedy bot: plays every own turn through to its end and takes the one that looks best then."""

from collections.abc import Sequence
from random import Random

from frostfair.bots.base import Evaluation
from frostfair.kernel.bits import BIT
from frostfair.kernel.flow import State, deciders, offers, step

# Positions looked at for one decision. A turn of chained bonuses could have millions (Witchstone);
# when these are used up, the rest is judged where it stands.
MOST_POSITIONS = 4000


class Greedy:
    """One whole turn ahead: all own decisions until another seat decides. What others do then is ignored."""

    def __init__(self, evaluate: Evaluation, most_choices: int, seed: int) -> None:
        self._evaluate = evaluate
        self._most_choices = most_choices
        self._chance = Random(seed)
        self._left = 0

    def decide(self, state: State, seat: int, offers: Sequence[int]) -> int:
        if len(offers) == 1:
            return offers[0]
        self._left = MOST_POSITIONS
        worth = {action: self._after(state, seat, action) for action in offers}
        best = max(worth.values())
        return self._chance.choice([action for action in offers if worth[action] == best])

    def _after(self, state: State, seat: int, action: int) -> float:
        """What the position is worth at the end of the turn, if it goes on with this action."""
        then = state.copy()
        step(then, seat, action, None)
        self._left -= 1
        if deciders(then) != BIT[seat] or self._left <= 0:
            return self._evaluate(then, seat)
        return max([self._after(then, seat, more) for more in offers(then, seat, self._most_choices)])
