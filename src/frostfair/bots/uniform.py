"""The random bot: every offer is as likely as any other."""

from collections.abc import Sequence
from random import Random

from frostfair.kernel.flow import State


class Uniform:
    """Doesn't look at the table at all."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)

    def decide(self, state: State, seat: int, offers: Sequence[int]) -> int:
        return self._chance.choice(offers)
