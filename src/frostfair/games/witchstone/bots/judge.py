"""What each seat may expect of a table: its lead over the strongest opponent, as a chance to win."""

import math
from typing import Final, final

from frostfair.bots.search.judge import Judge
from frostfair.games.witchstone.bots.standings import Standings, Weights, turns_left
from frostfair.games.witchstone.rules.state import Table
from frostfair.games.witchstone.rules.terms import PLAYING
from frostfair.kernel.fast import i64, vec
from frostfair.kernel.flow import Seat, State

# At the end most of a share is the victory; the rest is the lead, so that a lost game is still played well.
# Where a turn is planned, what the strongest opponent has counts half, since nobody can hold back three
# others. Both chosen by hand.
VICTORY: Final = 0.8
RIVAL: Final = 0.5
WIN: Final = 1000.0


@final
class Outlook:
    """How leads become chances."""

    def __init__(self, width: float, width_per_turn: float) -> None:
        self.width: float = width  # a lead of so many points wins 73 of 100 games that are nearly over …
        self.width_per_turn: float = width_per_turn  # … and it takes more with every turn that is left


@final
class WitchstoneJudge(Judge):
    def __init__(self, weights: Weights, outlook: Outlook) -> None:
        self.standings: Standings = Standings(weights)
        self.outlook: Outlook = outlook
        self.points: vec[float] = vec[float]([0.0] * 4)  # [seat]

    def shares(self, state: State, into: vec[float], at: i64) -> None:
        assert isinstance(state, Table)
        outlook = self.outlook
        self.count(state)
        if state.end == PLAYING:
            for seat in range(state.seats):
                width = outlook.width + outlook.width_per_turn * float(turns_left(state, seat))
                into[at + seat] = chance(self.lead(state, seat), width)
            return
        for seat in range(state.seats):
            lead = self.lead(state, seat)
            into[at + seat] = VICTORY * won(state, seat) + (1.0 - VICTORY) * chance(lead, outlook.width)

    def worth(self, state: State, seat: Seat) -> float:
        assert isinstance(state, Table)
        self.count(state)
        if state.end != PLAYING:
            return self.lead(state, seat) + WIN * won(state, seat)
        return self.points[seat] - RIVAL * self.strongest(state, seat)

    def standing(self, state: State, seat: Seat) -> float:
        assert isinstance(state, Table)
        if state.end != PLAYING:
            return float(state.players[seat].points)
        return self.standings.of(state, seat)

    def count(self, table: Table) -> None:
        for seat in range(table.seats):
            self.points[seat] = self.standing(table, seat)

    def strongest(self, table: Table, seat: Seat) -> float:
        """What the strongest other seat has."""
        most = -1000.0
        for other in range(table.seats):
            if other != seat and self.points[other] > most:
                most = self.points[other]
        return most

    def lead(self, table: Table, seat: Seat) -> float:
        return self.points[seat] - self.strongest(table, seat)


def chance(lead: float, width: float) -> float:
    return 1.0 / (1.0 + math.exp(-lead / width))


def won(table: Table, seat: Seat) -> float:
    """The share of the victory (WS-11.2)."""
    sharing: i64 = 1
    for other in range(table.seats):
        if other == seat:
            continue
        how = compared(table, seat, other)
        if how < 0:
            return 0.0
        if how == 0:
            sharing += 1
    return 1.0 / float(sharing)


def compared(table: Table, seat: Seat, other: Seat) -> i64:
    """Above 0 if the seat is before the other at the end, 0 if they share their place."""
    one, two = table.players[seat], table.players[other]
    if one.points != two.points:
        return one.points - two.points
    if one.wand != two.wand:
        return one.wand - two.wand
    return two.arrived - one.arrived
