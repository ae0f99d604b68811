"""What every bot is, and what it gets: never the match, only a state that its seat considers possible."""

from collections.abc import Sequence
from typing import Protocol

from frostfair.kernel.flow import State


class Bot(Protocol):
    """Decides for a seat. Its own random stream comes with it when it is made."""

    def decide(self, state: State, seat: int, offers: Sequence[int]) -> int:
        """One of the offers. `state` is imagined and belongs to the bot: it may play on it."""
        ...


class Evaluation(Protocol):
    """How good a position is for a seat, by a game's own measure: higher is better."""

    def __call__(self, state: State, seat: int) -> float: ...
