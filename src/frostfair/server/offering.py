"""Offers as they are sent: the same few hundred at every table of a game, so each is written down once."""

from functools import lru_cache
from typing import Final

import msgspec

from frostfair.kernel.game import Game
from frostfair.server.parts import Offer
from frostfair.telling.registry import telling_of

_ENCODER: Final = msgspec.json.Encoder()


class Offers(dict[int, tuple[Offer, bytes]]):
    """By action: the offer, and the same encoded."""

    MOST: Final = 8192

    def __init__(self, game: Game) -> None:
        super().__init__()
        self._game = game

    def __missing__(self, action: int) -> tuple[Offer, bytes]:
        if len(self) >= self.MOST:
            self.clear()
        game = self._game
        offer = Offer(game.notation(action), game.describe(action), telling_of(game).offered(action))
        self[action] = made = (offer, _ENCODER.encode(offer))
        return made


@lru_cache(maxsize=16)
def offers_of(game: Game) -> Offers:
    return Offers(game)
