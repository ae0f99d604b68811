"""Offers as they are sent: the same few hundred at every table of a game, so each is written down once."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeVar

import msgspec

from frostfair.kernel.game import Game
from frostfair.server.parts import Offer
from frostfair.telling.registry import telling_of

T = TypeVar("T")
_ENCODER: Final = msgspec.json.Encoder()
MOST: Final = 8192


class _ByAction(dict[int, T]):
    """Made when first asked for."""

    def __init__(self, make: Callable[[int], T]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, action: int) -> T:
        if len(self) >= MOST:
            self.clear()
        self[action] = made = self._make(action)
        return made


class Offers:
    """Of one game, by action: as messages, and as bytes."""

    def __init__(self, game: Game) -> None:
        self.made: dict[int, Offer] = _ByAction(
            lambda action: Offer(
                game.notation(action), game.describe(action), telling_of(game).offered(action)
            )
        )
        self.written: dict[int, bytes] = _ByAction(lambda action: _ENCODER.encode(self.made[action]))


@lru_cache(maxsize=16)
def offers_of(game: Game) -> Offers:
    return Offers(game)
