"""The bot of Winter Tales behind the interface that all bots have."""

from collections.abc import Sequence

from frostfair.games.winter_tales.bots.chance import Rng
from frostfair.games.winter_tales.bots.tactics import choose
from frostfair.games.winter_tales.rules.state import Table
from frostfair.kernel.flow import State


class WinterTalesBot:
    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def decide(self, state: State, seat: int, offers: Sequence[int]) -> int:
        assert isinstance(state, Table)
        return choose(state, seat, offers, self._rng)
