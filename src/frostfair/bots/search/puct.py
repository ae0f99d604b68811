"""PUCT: a tree search that tries first what looks best, and what looks best is asked of a judge.

Opening a node means looking at every action there, own turns played on to their end; that gives each edge a
guess and a prior. A simulation follows the most promising edges to a node that was never opened, opens it,
and tells all edges on its way what it found. Chance is drawn anew for every step that is tried, so that a
search knows no more of it than a player does. Budgets are simulations and not seconds: the same bot on every
machine.
"""

import math
from typing import Final, final

from frostfair.bots.search.judge import Judge
from frostfair.bots.search.tree import CERTAIN, NONE, Tree, column, measures
from frostfair.kernel.bits import BIT
from frostfair.kernel.fast import i64, vec
from frostfair.kernel.flow import Action, Seat, State, choices, step
from frostfair.kernel.luck import advanced, drawn, seeded

# An own turn that goes on after an action is judged by its best end; of many ends, a few will do.
MOST_ENDS: Final[i64] = 6
# An action that seems this much less likely than the best one is never followed.
FORGOTTEN: Final = 0.001
DEEPEST: Final[i64] = 600  # no line is longer


@final
class Temper:
    """How a search weighs what it sees; each game says where its numbers come from."""

    def __init__(self, explore: float, sharpness: float, widening: float) -> None:
        self.explore: float = explore  # how much priors count beside what was found
        self.sharpness: float = sharpness  # of the priors: how quickly worse guesses are passed over
        self.widening: float = widening  # outcomes of chance that are tried for the root of the times


@final
class Search:
    """One decision of one seat."""

    def __init__(self, judge: Judge, temper: Temper, most_choices: int, seed: int) -> None:
        self.judge: Judge = judge
        self.temper: Temper = temper
        self.rng: i64 = seeded(seed)
        self.simulations: i64 = 0
        self.looked: i64 = 0  # positions judged
        self.out: vec[i64] = column(most_choices)
        self.ends: vec[i64] = column(most_choices)
        self.guesses: vec[float] = measures(most_choices)
        self.tree: Tree = Tree(1, 1)
        self.spare: State | None = None  # memory for positions that are looked at and forgotten
        self.spare_end: State | None = None
        self.path: vec[i64] = column(DEEPEST)  # edges of the running simulation …
        self.movers: vec[i64] = column(DEEPEST)  # … and who decided there
        self.shares: vec[float] = measures(8)
        self.end_shares: vec[float] = measures(8)

    def begin(self, state: State) -> None:
        """Forget everything; the position to decide is this one."""
        self.tree = Tree(state.seats, 64)
        self.simulations = 0
        self.looked = 0
        root = state.copy()
        self.tree.add_node(root, root.key(), NONE)
        self.open(0)

    def run(self, simulations: int) -> None:
        for _ in range(i64(simulations)):
            self.simulate()

    def chosen(self) -> Action:
        return self.tree.action[self.tree.most_followed(0)]

    # --- one simulation ---

    def simulate(self) -> None:
        tree = self.tree
        node: i64 = 0
        depth: i64 = 0
        while tree.first_edge[node] != NONE and depth < DEEPEST:
            edge = self.most_promising(node)
            tree.visits[node] += 1
            self.path[depth] = edge
            self.movers[depth] = tree.decider[node]
            depth += 1
            node = self.follow(node, edge)
        if tree.first_edge[node] == NONE and tree.visits[node] == 0:
            self.open(node)
        tree.visits[node] += 1
        for i in range(depth):
            edge = self.path[i]
            tree.times[edge] += 1
            tree.sums[edge] += tree.worth_to(node, self.movers[i])
        self.simulations += 1

    def most_promising(self, node: i64) -> i64:
        """What an edge has brought so far, and a bonus for what was followed less than its prior deserves."""
        tree = self.tree
        eagerness = self.temper.explore * math.sqrt(float(tree.visits[node] + 1))
        best = tree.first_edge[node]
        most = -1.0
        for edge in range(best, tree.last_edge[node]):
            times = 1.0 + float(tree.times[edge])
            hope = (tree.guess[edge] + tree.sums[edge] + eagerness * tree.prior[edge]) / times
            if hope > most:
                most = hope
                best = edge
        return best

    def follow(self, node: i64, edge: i64) -> i64:
        """Where the edge leads this time."""
        tree = self.tree
        known = tree.child[edge]
        if known != NONE:
            outcomes = tree.outcomes[edge]
            if outcomes == CERTAIN:
                return known
            if float(outcomes) >= 1.0 + self.temper.widening * math.sqrt(float(tree.times[edge])):
                return tree.nth_outcome(edge, self.below(outcomes))
        state = tree.states[node].copy()
        state.rng = self.chance()
        before = state.rng
        step(state, tree.decider[node], tree.action[edge], None)
        by_chance = state.rng != before
        key = state.key()
        same = tree.outcome_with(edge, key)
        if same != NONE:
            return same
        fresh = tree.add_node(state, key, known)
        tree.child[edge] = fresh
        if not by_chance:
            tree.outcomes[edge] = CERTAIN
        else:
            tree.outcomes[edge] = 1 if known == NONE else tree.outcomes[edge] + 1
        return fresh

    # --- opening a node ---

    def open(self, node: i64) -> None:
        """Look at every action; the node is worth what its best one is."""
        tree = self.tree
        state = tree.states[node]
        seat = tree.decider[node]
        here = node * tree.seats
        if seat == NONE:
            self.looked += 1
            self.judge.shares(state, tree.worth, here)
            return
        n = choices(state, seat, self.out)
        most = -1.0
        for i in range(n):
            guess = self.look(state, seat, self.out[i])
            self.guesses[i] = guess
            if guess > most:
                most = guess
                for each in range(tree.seats):
                    tree.worth[here + each] = self.shares[each]
        self.add_edges(node, n, most)

    def add_edges(self, node: i64, n: i64, most: float) -> None:
        sharpness = self.temper.sharpness
        sum_ = 0.0
        for i in range(n):
            likely = math.exp((self.guesses[i] - most) * sharpness)
            if likely >= FORGOTTEN:
                sum_ += likely
        tree = self.tree
        tree.first_edge[node] = tree.edges
        for i in range(n):
            likely = math.exp((self.guesses[i] - most) * sharpness)
            if likely >= FORGOTTEN:
                tree.add_edge(self.out[i], self.guesses[i], likely / sum_)
        tree.last_edge[node] = tree.edges

    def look(self, state: State, seat: Seat, action: Action) -> float:
        """What the seat may expect at the end of a turn that goes on so; `shares` has it for all seats."""
        spare = self.spare
        then = state.copy() if spare is None else state.copy_into(spare)
        self.spare = then
        then.rng = self.chance()
        waiting = step(then, seat, action, None)
        if waiting == BIT[seat]:
            return self.look_at_ends(then, seat)
        self.looked += 1
        self.judge.shares(then, self.shares, 0)
        return self.shares[seat]

    def look_at_ends(self, state: State, seat: Seat) -> float:
        n = choices(state, seat, self.ends)
        if n > MOST_ENDS:
            self.draw_some(n, MOST_ENDS)
            n = MOST_ENDS
        most = -1.0
        for i in range(n):
            spare = self.spare_end
            then = state.copy() if spare is None else state.copy_into(spare)
            self.spare_end = then
            then.rng = self.chance()
            step(then, seat, self.ends[i], None)
            self.looked += 1
            self.judge.shares(then, self.end_shares, 0)
            if self.end_shares[seat] > most:
                most = self.end_shares[seat]
                for each in range(state.seats):
                    self.shares[each] = self.end_shares[each]
        return most

    def draw_some(self, n: i64, some: i64) -> None:
        """Shuffle so many of the ends to the front."""
        for i in range(some):
            j = i + self.below(n - i)
            kept = self.ends[i]
            self.ends[i] = self.ends[j]
            self.ends[j] = kept

    # --- chance of its own ---

    def chance(self) -> i64:
        """A generator for one step."""
        self.rng = advanced(self.rng)
        return seeded(self.rng)

    def below(self, n: i64) -> i64:
        self.rng = advanced(self.rng)
        return drawn(self.rng, n)
