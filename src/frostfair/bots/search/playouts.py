"""Play-outs: the best plans of a beam, compared by playing on.

What the others hold is imagined anew for every play-out, so that it knows no more than the seat does; then
everybody plays quickly, the best of a few moves drawn. Half of the plans are dropped after each stage, until
one is left. Budgets are play-outs and not seconds: the same bot on every machine.
"""

from typing import Final, final

from frostfair.bots.search.beam import Beam, Plan
from frostfair.bots.search.judge import Judge
from frostfair.bots.search.tree import column, measures
from frostfair.kernel.bits import first
from frostfair.kernel.fast import i64, vec
from frostfair.kernel.flow import NOBODY, Action, Seat, State, choices, deciders, step
from frostfair.kernel.game import Game
from frostfair.kernel.luck import advanced, drawn, seeded

NONE: Final[i64] = -1


@final
class Manner:
    """How plans are played out; each game says where its numbers come from."""

    def __init__(self, plans: i64, alike: i64, turns: i64, moves: i64, trust: i64) -> None:
        self.plans: i64 = plans  # that are compared
        self.alike: i64 = alike  # at most so many that begin with the same two actions
        self.turns: i64 = turns  # of everybody together that are played on, then the judge is asked
        self.moves: i64 = moves  # drawn for each decision, of which the best is played
        self.trust: i64 = trust  # the judge's own opinion of a plan counts as much as so many play-outs


@final
class PlayOuts:
    """One decision of one seat."""

    def __init__(self, game: Game, beam: Beam, manner: Manner, seed: int) -> None:
        self.game: Game = game
        self.beam: Beam = beam
        self.judge: Judge = beam.judge
        self.manner: Manner = manner
        self.rng: i64 = seeded(seed)
        self.played: i64 = 0  # play-outs
        self.out: vec[i64] = column(game.meta.most_choices)
        self.shares: vec[float] = measures(8)
        self.seat: Seat = 0
        self.field: list[Plan] = []  # those that may still be chosen, the best first
        self.stages: i64 = 0  # that are left, halving the field each

    def begin(self, state: State, seat: Seat, offers: list[int]) -> None:
        """Forget everything; the position to decide is this one."""
        self.seat = seat
        self.played = 0
        self.field = self.different(self.beam.plans(state, seat, offers))
        self.stages = 0
        while len(self.field) > 1 << int(self.stages):
            self.stages += 1
        for plan in self.field:
            self.judge.shares(plan.state, self.shares, 0)
            plan.times = self.manner.trust
            plan.sum = self.shares[seat] * float(plan.times)

    def different(self, plans: list[Plan]) -> list[Plan]:
        """The best few that aren't all alike; one alone, if it ends the game: then nothing is uncertain."""
        if deciders(plans[0].state) == NOBODY:
            return plans[:1]
        found: list[Plan] = []
        worth = plans[0].worth + 1.0
        for plan in plans:
            if plan.worth == worth:
                continue
            worth = plan.worth
            alike: i64 = 0
            for other in found:
                if other.first == plan.first and other.second == plan.second:
                    alike += 1
            if alike < self.manner.alike:
                found.append(plan)
            if i64(len(found)) == self.manner.plans:
                break
        return found

    def decided(self) -> bool:
        """Whether all plans that are left begin alike."""
        return all(plan.first == self.field[0].first for plan in self.field)

    def chosen(self) -> Action:
        return self.field[0].first

    # --- playing on ---

    def play_all(self) -> None:
        """Each plan once, with the same chance for all: they differ by less than chance does."""
        fresh = advanced(self.rng)
        for plan in self.field:
            self.rng = fresh
            plan.sum += self.play_on(plan.state)
            plan.times += 1
            self.played += 1

    def halve(self) -> None:
        """Drop the worse half."""
        self.field.sort(key=by_mean)
        self.field = self.field[: (len(self.field) + 1) // 2]
        self.stages -= 1

    def play_on(self, start: State) -> float:
        """What the seat may expect, if all play on quickly for a few turns."""
        state = self.game.imagine(start, self.seat, self.chance())
        left = self.manner.turns
        mover = NONE
        while True:
            waiting = deciders(state)
            if waiting == NOBODY:
                break
            seat = first(waiting)
            if seat != mover:
                if left == 0:
                    break
                left -= 1
                mover = seat
            state = self.quick_move(state, seat)
        self.judge.shares(state, self.shares, 0)
        return self.shares[self.seat]

    def quick_move(self, state: State, seat: Seat) -> State:
        """The state after the best of a few moves drawn."""
        out = self.out
        put_off = self.beam.width.put_off
        n = choices(state, seat, out)
        if n == 1:
            step(state, seat, out[0], None)
            return state
        best: State | None = None
        most = 0.0
        for i in range(min(n, self.manner.moves)):
            self.rng = advanced(self.rng)
            other = i + drawn(self.rng, n - i)
            action = out[other]
            out[other] = out[i]
            if action == put_off:
                continue
            then = state.copy()
            step(then, seat, action, None)
            worth = self.judge.standing(then, seat)
            if best is None or worth > most:
                best = then
                most = worth
        if best is None:
            step(state, seat, put_off, None)
            return state
        best.rng = self.chance()
        return best

    def chance(self) -> i64:
        self.rng = advanced(self.rng)
        return seeded(self.rng)


def by_mean(plan: Plan) -> float:
    return -plan.sum / float(max(plan.times, 1))
