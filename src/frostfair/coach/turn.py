"""A turn played through from a move on: what it brings at once, and what may be expected of it later."""

from collections import defaultdict
from collections.abc import Mapping
from typing import Final

from frostfair.coach.base import GameCoach, adviser
from frostfair.kernel.bits import BIT
from frostfair.kernel.flow import Sink, State, deciders, offers, step
from frostfair.wire.coach import Points
from frostfair.wording.base import wording_of
from frostfair.wording.message import message

BUDGET: Final = 0.02  # of the strongest level, for each decision that follows
LONGEST: Final = 60  # decisions of one turn
RIVAL: Final = "coach-rival"  # what the strongest other seat may expect, as a loss
NOTABLE: Final = 2  # tenths of a point


class Turn:
    """The rest of a seat's turn if it goes on with this action, and then well."""

    def __init__(self, coach: GameCoach, state: State, seat: int, action: int, seed: int) -> None:
        self.now: dict[str, float] = defaultdict(float)  # points by the key of their source
        after = self._play(coach, state, seat, action, seed)
        others = [sum(coach.later(after, other).values()) for other in range(state.seats) if other != seat]
        self.later = {**coach.later(after, seat), RIVAL: -max(others, default=0.0)}

    def _play(self, coach: GameCoach, state: State, seat: int, action: int, seed: int) -> State:
        game, then, sink = coach.game, state.copy(), Sink()
        step(then, seat, action, sink)
        for further in range(LONGEST):
            if deciders(then) != BIT[seat]:
                break
            found = offers(then, seat, game.meta.most_choices)
            chosen = found[0]
            if len(found) > 1:
                chosen = adviser(game, BUDGET, seed + further).weigh(then, seat, found).best
            step(then, seat, chosen, sink)
        for event in sink.events:
            for gained in wording_of(game).gains(event):
                if gained.seat == seat:
                    self.now[gained.source.key] += gained.points
        return then


def gap(one: Mapping[str, float], other: Mapping[str, float]) -> dict[str, float]:
    """By how much one is more than the other."""
    return {key: one.get(key, 0.0) - other.get(key, 0.0) for key in {**one, **other}}


def points(by_source: Mapping[str, float]) -> list[Points]:
    """In tenths, the most first; what is next to nothing isn't told."""
    tenths = {key: round(10 * points) for key, points in by_source.items()}
    told = [Points(message(key), n) for key, n in tenths.items() if abs(n) >= NOTABLE]
    return sorted(told, key=lambda one: (-abs(one.tenths), one.source.key))
