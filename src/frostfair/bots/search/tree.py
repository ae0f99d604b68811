"""A search tree in columns: nodes and edges are numbers, and what is known of them stands in packed arrays.

A node is a position, an edge an action there. Where chance speaks, an edge leads to several nodes: its
outcomes, each the sibling of the one before. Columns need no memory of their own for each node, and nothing
in them points at anything, so that a tree of any depth is freed at once.
"""

from typing import Final, final

from frostfair.kernel.bits import first
from frostfair.kernel.fast import i64, vec
from frostfair.kernel.flow import Seat, State, deciders

NONE: Final[i64] = -1
UNKNOWN: Final[i64] = -1  # outcomes of an edge that was never followed
CERTAIN: Final[i64] = 0  # of an edge where chance has no word


@final
class Tree:
    """What is known of every node and edge so far."""

    def __init__(self, seats: i64, nodes: i64) -> None:
        self.seats: i64 = seats
        self.nodes: i64 = 0
        self.edges: i64 = 0
        self.states: list[State] = []
        self.decider: vec[i64] = column(nodes)  # [node] the seat that decides, or NONE after the end
        self.key: vec[i64] = column(nodes)  # [node] of its state
        self.sibling: vec[i64] = column(nodes)  # [node] another outcome of the same edge, or NONE
        self.first_edge: vec[i64] = column(nodes)  # [node] or NONE: it was never opened
        self.last_edge: vec[i64] = column(nodes)  # [node] one behind its last
        self.visits: vec[i64] = column(nodes)
        self.worth: vec[float] = measures(nodes * seats)  # [node * seats + seat] when it was opened
        self.action: vec[i64] = column(nodes)
        self.child: vec[i64] = column(nodes)  # [edge] the newest outcome, or NONE
        self.outcomes: vec[i64] = column(nodes)  # [edge] how many there are; or UNKNOWN, CERTAIN
        self.times: vec[i64] = column(nodes)  # [edge] how often it was followed
        self.prior: vec[float] = measures(nodes)  # [edge] how likely it is to be best, before it is tried
        self.guess: vec[float] = measures(nodes)  # [edge] what looking at it gave, for the seat that decides
        self.sums: vec[float] = measures(nodes)  # [edge] what following it gave, in all

    def add_node(self, state: State, key: i64, sibling: i64) -> i64:
        node = self.nodes
        if node == len(self.decider):
            self._more_nodes()
        waiting = deciders(state)
        self.states.append(state)
        self.decider[node] = first(waiting) if waiting else NONE
        self.key[node] = key
        self.sibling[node] = sibling
        self.first_edge[node] = NONE
        self.visits[node] = 0
        self.nodes += 1
        return node

    def add_edge(self, action: i64, guess: float, prior: float) -> None:
        """To the node that is being opened."""
        edge = self.edges
        if edge == len(self.action):
            self._more_edges()
        self.action[edge] = action
        self.child[edge] = NONE
        self.outcomes[edge] = UNKNOWN
        self.times[edge] = 0
        self.prior[edge] = prior
        self.guess[edge] = guess
        self.sums[edge] = 0.0
        self.edges += 1

    def outcome_with(self, edge: i64, key: i64) -> i64:
        """The outcome of an edge that has this key, or NONE."""
        node = self.child[edge]
        while node != NONE and self.key[node] != key:
            node = self.sibling[node]
        return node

    def nth_outcome(self, edge: i64, k: i64) -> i64:
        node = self.child[edge]
        while k > 0:
            node = self.sibling[node]
            k -= 1
        return node

    def worth_to(self, node: i64, seat: Seat) -> float:
        return self.worth[node * self.seats + seat]

    def most_followed(self, node: i64) -> i64:
        """The edge that a search has come to like best; of equals, the one that looked best at once."""
        best = self.first_edge[node]
        for edge in range(best + 1, self.last_edge[node]):
            times = self.times[edge] - self.times[best]
            if times > 0 or (times == 0 and self.guess[edge] > self.guess[best]):
                best = edge
        return best

    def _more_nodes(self) -> None:
        self.decider = longer(self.decider)
        self.key = longer(self.key)
        self.sibling = longer(self.sibling)
        self.first_edge = longer(self.first_edge)
        self.last_edge = longer(self.last_edge)
        self.visits = longer(self.visits)
        self.worth = longer_measures(self.worth)

    def _more_edges(self) -> None:
        self.action = longer(self.action)
        self.child = longer(self.child)
        self.outcomes = longer(self.outcomes)
        self.times = longer(self.times)
        self.prior = longer_measures(self.prior)
        self.guess = longer_measures(self.guess)
        self.sums = longer_measures(self.sums)


def column(size: i64) -> vec[i64]:
    return vec[i64]([0] * size)


def measures(size: i64) -> vec[float]:
    return vec[float]([0.0] * size)


def longer(short: vec[i64]) -> vec[i64]:
    """The same column with twice the room."""
    long = column(2 * len(short))
    for i in range(i64(len(short))):
        long[i] = short[i]
    return long


def longer_measures(short: vec[float]) -> vec[float]:
    long = measures(2 * len(short))
    for i in range(i64(len(short))):
        long[i] = short[i]
    return long
