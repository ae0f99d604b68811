"""Bots that plan whole turns (bots/search/beam.py): the best plan, or the one that wins most play-outs."""

import time
from collections.abc import Sequence

from frostfair.bots.search.beam import Beam
from frostfair.bots.search.playouts import PlayOuts
from frostfair.kernel.flow import State

MOST_SECONDS = 8.0  # only a cap: uncompiled, a level may have to stop before its play-outs are done


class BestPlan:
    """Begins the plan that looks best at the end of the turn."""

    def __init__(self, beam: Beam) -> None:
        self._beam = beam

    def decide(self, state: State, seat: int, offers: Sequence[int]) -> int:
        if len(offers) == 1:
            return offers[0]
        return self._beam.plans(state, seat, list(offers))[0].first


class PlayedOut:
    """Begins the plan that did best in so many play-outs, or as many as the cap on its time allows."""

    def __init__(self, playouts: PlayOuts, simulations: int, seconds: float = MOST_SECONDS) -> None:
        self._playouts = playouts
        self._simulations = simulations
        self._seconds = seconds

    def decide(self, state: State, seat: int, offers: Sequence[int]) -> int:
        if len(offers) == 1:
            return offers[0]
        end = time.monotonic() + self._seconds
        playouts = self._playouts
        playouts.begin(state, seat, list(offers))
        while playouts.stages > 0 and not playouts.decided() and time.monotonic() < end:
            stop = playouts.played + (self._simulations - playouts.played) // playouts.stages
            playouts.play_all()
            while playouts.played + len(playouts.field) <= stop and time.monotonic() < end:
                playouts.play_all()
            playouts.halve()
        return playouts.chosen()
