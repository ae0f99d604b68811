"""A bot that looks ahead with a tree (bots/search): its level is the number of its simulations."""

import time
from collections.abc import Callable, Sequence

from frostfair.bots.search.judge import Judge
from frostfair.bots.search.puct import Search, Temper
from frostfair.kernel.flow import State

AT_ONCE = 32  # simulations between two looks at the clock
MOST_SECONDS = 8.0  # only a cap: uncompiled, a level may have to stop before its simulations are done


class Searcher:
    """Decides by what so many simulations found, or as many as the cap on its time allows."""

    def __init__(
        self,
        judge: Callable[[], Judge],
        temper: Temper,
        simulations: int,
        most_choices: int,
        seed: int,
        seconds: float = MOST_SECONDS,
    ) -> None:
        self._search = Search(judge(), temper, most_choices, seed)
        self._simulations = simulations
        self._seconds = seconds

    def decide(self, state: State, seat: int, offers: Sequence[int]) -> int:
        if len(offers) == 1:
            return offers[0]
        self._search.begin(state)
        end = time.monotonic() + self._seconds
        left = self._simulations
        while left > 0 and time.monotonic() < end:
            self._search.run(min(AT_ONCE, left))
            left -= AT_ONCE
        return self._search.chosen()
