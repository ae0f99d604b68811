"""Greedy for games whose turns are too long to play through in every way: a beam of the best plans.

Every own decision until another seat decides, but after each only the few positions that look best go on.
The evaluation must therefore be fair in the middle of a turn: what is still owed counts.
"""

from collections.abc import Callable, Sequence
from operator import itemgetter
from random import Random

from frostfair.bots.base import Evaluation
from frostfair.kernel.bits import BIT
from frostfair.kernel.flow import State, deciders, offers, step

WIDTH = 8  # plans that go on after each decision
MOST_POSITIONS = 2000  # looked at for one decision; then only the best plan is played on to its end

Plan = tuple[float, int, State]  # what it is worth, the action that it begins with, where it leads
Sensible = Callable[[Sequence[int]], Sequence[int]]  # offers without those that only put off the end


class Planner:
    """One whole turn ahead, like Greedy, along the best plans only. What others do then is ignored."""

    def __init__(self, evaluate: Evaluation, sensible: Sensible, most_choices: int, seed: int) -> None:
        self._evaluate = evaluate
        self._sensible = sensible
        self._most_choices = most_choices
        self._chance = Random(seed)

    def decide(self, state: State, seat: int, offers: Sequence[int]) -> int:
        if len(offers) == 1:
            return offers[0]
        plans = [self._after(state, seat, action, action) for action in self._sensible(offers)]
        self._chance.shuffle(plans)  # among equals, chance decides
        over: list[Plan] = []  # only whole turns are compared: what is owed is an estimate
        looked = 0
        while plans:
            looked += len(plans)
            over += [plan for plan in plans if deciders(plan[2]) != BIT[seat]]
            going = [plan for plan in plans if deciders(plan[2]) == BIT[seat]]
            best = _most_promising(going, WIDTH if looked < MOST_POSITIONS else 1)
            plans = [further for plan in best for further in self._further(plan, seat)]
        return max(over, key=itemgetter(0))[1]

    def _further(self, plan: Plan, seat: int) -> list[Plan]:
        _, beginning, state = plan
        choices = self._sensible(offers(state, seat, self._most_choices))
        return [self._after(state, seat, action, beginning) for action in choices]

    def _after(self, state: State, seat: int, action: int, beginning: int) -> Plan:
        then = state.copy()
        step(then, seat, action, None)
        return self._evaluate(then, seat), beginning, then


def _most_promising(plans: list[Plan], most: int) -> list[Plan]:
    """The best few; of plans worth exactly the same one is enough: mostly the same moves in another order."""
    different = {plan[0]: plan for plan in plans}
    return [different[worth] for worth in sorted(different, reverse=True)[:most]]
