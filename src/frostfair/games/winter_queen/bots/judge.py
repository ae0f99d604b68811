"""What each seat may expect of a table: its lead over the strongest opponent, as a chance to win."""

import math
from typing import Final, final

from frostfair.bots.search.judge import Judge
from frostfair.games.winter_queen.bots.standings import Standings, Weights, likely, turns_left
from frostfair.games.winter_queen.rules.state import Table
from frostfair.games.winter_queen.rules.terms import PLAYING
from frostfair.kernel.bits import first
from frostfair.kernel.fast import i64, vec
from frostfair.kernel.flow import Seat, State, deciders

# At the end most of a share is the victory; the rest is the lead, so that a lost game is still played well.
# Chosen by hand.
VICTORY: Final = 0.9


@final
class Outlook:
    """How leads become chances."""

    def __init__(self, tempo: float, width: float, width_per_turn: float) -> None:
        self.tempo: float = tempo  # what it is worth to be next, in points
        self.width: float = width  # a lead of so many points wins 73 of 100 games that are nearly over …
        self.width_per_turn: float = width_per_turn  # … and it takes more with every turn that is left


@final
class WinterQueenJudge(Judge):
    def __init__(self, weights: Weights, outlook: Outlook) -> None:
        self.standings: Standings = Standings(weights)
        self.outlook: Outlook = outlook
        self.points: vec[float] = vec[float]([0.0] * 4)  # [seat]

    def shares(self, state: State, into: vec[float], at: i64) -> None:
        assert isinstance(state, Table)
        if state.end == PLAYING:
            self.count(state)
            outlook = self.outlook
            width = outlook.width + outlook.width_per_turn * turns_left(state)
            for seat in range(state.seats):
                into[at + seat] = chance(self.lead(state, seat), width)
            return
        for seat in range(state.seats):
            self.points[seat] = float(state.points[seat])
        for seat in range(state.seats):
            lead = self.lead(state, seat)
            won = 1.0 if lead > 0.0 else 0.5 if lead == 0.0 else 0.0
            into[at + seat] = VICTORY * won + (1.0 - VICTORY) * chance(lead, self.outlook.width)

    def count(self, table: Table) -> None:
        for seat in range(table.seats):
            self.points[seat] = self.standings.of(table, seat)
        waiting = deciders(table)
        if waiting:
            self.points[first(waiting)] += self.outlook.tempo * likely(turns_left(table))

    def lead(self, table: Table, seat: Seat) -> float:
        """Over the strongest other seat."""
        strongest = -1000.0
        for other in range(table.seats):
            if other != seat and self.points[other] > strongest:
                strongest = self.points[other]
        return self.points[seat] - strongest


def chance(lead: float, width: float) -> float:
    return 1.0 / (1.0 + math.exp(-lead / width))
