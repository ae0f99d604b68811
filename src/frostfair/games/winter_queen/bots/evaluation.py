"""How good a table of Winter Queen is for a seat: the measure of the greedy bot.

What counts is the lead over the strongest opponent, everybody judged by the same sum (standings.py).
"""

from frostfair.games.winter_queen.bots.standings import Standings, Weights
from frostfair.games.winter_queen.rules.state import Table
from frostfair.games.winter_queen.rules.terms import PLAYING
from frostfair.kernel.flow import State

# Chosen by hand in some thousand games of this bot against itself; they never change, so that other bots
# can be measured against it. Much above a third for an empty page, it hoards books and charges none;
# much above 1 for a place, it keeps its places free for ever.
GREEDY = Weights(polar_star=0.8, empty_page=0.33, empty_place=0.8)
# What the strongest opponent has counts less than what is mine, since nobody can hold back three others.
RIVAL = 0.7
WIN = 1000.0


class Judgement:
    def __init__(self) -> None:
        self._standings = Standings(GREEDY)

    def __call__(self, state: State, seat: int) -> float:
        assert isinstance(state, Table)
        others = [other for other in range(state.seats) if other != seat]
        if state.end != PLAYING:
            lead = float(int(state.points[seat]) - max([state.points[other] for other in others]))
            return lead + (WIN if lead >= 0 else 0.0)  # a shared victory is one (WQ-7.10)
        strongest = max([self._standings.of(state, other) for other in others])
        return self._standings.of(state, seat) - RIVAL * strongest
