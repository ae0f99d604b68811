"""A beam of plans: whole own turns, along the ways that look best after every decision.

For games whose turns are too long to play through in every way. The judge must be fair in the middle of a
turn: what is still owed counts. What the others do then is ignored.
"""

from typing import Final, final

from frostfair.bots.search.judge import Judge
from frostfair.bots.search.tree import column
from frostfair.kernel.bits import BIT
from frostfair.kernel.fast import i64
from frostfair.kernel.flow import Action, Seat, State, choices, deciders, step
from frostfair.kernel.luck import advanced, seeded

NOTHING: Final[i64] = -1  # no action


@final
class Plan:
    """A turn, or as much of it as is planned."""

    def __init__(self, worth: float, state: State, first: Action, second: Action) -> None:
        self.worth: float = worth
        self.state: State = state  # where it leads
        self.first: Action = first  # what it begins with
        self.second: Action = second  # and what follows, or NOTHING
        self.sum: float = 0.0  # of what play-outs brought (playouts.py)
        self.times: i64 = 0


@final
class Width:
    """How much a beam looks at."""

    def __init__(self, plans: i64, positions: i64, put_off: Action) -> None:
        self.plans: i64 = plans  # that go on after each decision
        self.positions: i64 = positions  # for one turn; then only the best plan is played on to its end
        self.put_off: Action = put_off  # an action that is tried only where there is no other, or NOTHING


@final
class Beam:
    def __init__(self, judge: Judge, width: Width, most_choices: int, seed: int) -> None:
        self.judge: Judge = judge
        self.width: Width = width
        self.rng: i64 = seeded(seed)
        self.looked: i64 = 0  # positions judged
        self.out = column(most_choices)

    def plans(self, state: State, seat: Seat, offers: list[int]) -> list[Plan]:
        """Whole turns that begin with one of the offers, the best first."""
        self.looked = 0
        n: i64 = 0
        for action in offers:
            self.out[n] = action
            n += 1
        over: list[Plan] = []  # only whole turns are compared: what is owed is an estimate
        going: list[Plan] = []
        self.try_all(state, seat, n, None, going)
        while going:
            open_: list[Plan] = []
            for plan in going:
                if deciders(plan.state) == BIT[seat]:
                    open_.append(plan)
                else:
                    over.append(plan)
            going = self.further(open_, seat)
        over.sort(key=by_worth)
        return over

    def further(self, plans: list[Plan], seat: Seat) -> list[Plan]:
        """The best few, each with every next action."""
        plans.sort(key=by_worth)
        most = self.width.plans if self.looked < self.width.positions else i64(1)
        found: list[Plan] = []
        before: Plan | None = None
        taken: i64 = 0
        for plan in plans:
            # Plans worth exactly the same are mostly the same moves in another order: one is enough.
            if before is not None and plan.worth == before.worth:
                continue
            before = plan
            self.try_all(plan.state, seat, choices(plan.state, seat, self.out), plan, found)
            taken += 1
            if taken == most:
                break
        return found

    def try_all(self, state: State, seat: Seat, n: i64, before: Plan | None, into: list[Plan]) -> None:
        """What follows from each of the n actions in `out`."""
        for i in range(n):
            action = self.out[i]
            if action == self.width.put_off and n > 1:
                continue
            then = state.copy()
            self.rng = advanced(self.rng)
            then.rng = seeded(self.rng)
            step(then, seat, action, None)
            self.looked += 1
            worth = self.judge.worth(then, seat)
            if before is None:
                into.append(Plan(worth, then, action, NOTHING))
            elif before.second == NOTHING:
                into.append(Plan(worth, then, before.first, action))
            else:
                into.append(Plan(worth, then, before.first, before.second))


def by_worth(plan: Plan) -> float:
    return -plan.worth
