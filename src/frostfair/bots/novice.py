"""The novice: an opponent for a first game. It plays sensibly, and overlooks most of what it could do."""

from collections.abc import Sequence
from random import Random

from frostfair.bots.base import Bot
from frostfair.kernel.flow import State

NOTICED = 0.12  # of what can be chosen; measured in Winter Queen: see docs/terminal.md
FEWEST = 4


class Novice:
    """Decides as a better bot would, if these few choices were all there are."""

    def __init__(self, better: Bot, seed: int) -> None:
        self._better = better
        self._chance = Random(seed)

    def decide(self, state: State, seat: int, offers: Sequence[int]) -> int:
        few = max(FEWEST, round(NOTICED * len(offers)))
        noticed = offers if few >= len(offers) else self._chance.sample(list(offers), few)
        return self._better.decide(state, seat, noticed)
