"""Offers as they are sent: the same few hundred at every table of a game, so each is written once."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, TypeVar

import msgspec

from frostfair.kernel.game import Game
from frostfair.wire.data import Offer
from frostfair.wording.base import wording_of

T = TypeVar("T")
_ENCODER: Final = msgspec.json.Encoder()
MOST: Final = 8192


class Offers:
    """Of one game, by action: as data, and written already."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._made: dict[int, Offer] = {}
        self._written: dict[int, msgspec.Raw] = {}  # a plain dict: what is asked for is nearly always there

    def made(self, actions: Sequence[int]) -> list[Offer]:
        return [self._make(action) for action in actions]

    def written(self, actions: Sequence[int]) -> list[Any]:
        try:
            return [self._written[action] for action in actions]
        except KeyError:
            return [self._write(action) for action in actions]

    def _make(self, action: int) -> Offer:
        found = self._made.get(action)
        if found is None:
            game = self._game
            found = Offer(game.notation(action), game.describe(action), wording_of(game).offered(action))
            _keep(self._made, action, found)
        return found

    def _write(self, action: int) -> msgspec.Raw:
        found = self._written.get(action)
        if found is None:
            found = msgspec.Raw(_ENCODER.encode(self._make(action)))
            _keep(self._written, action, found)
        return found


def _keep(kept: dict[int, T], action: int, made: T) -> None:
    if len(kept) >= MOST:
        kept.clear()
    kept[action] = made


@lru_cache(maxsize=16)
def offers_of(game: Game) -> Offers:
    return Offers(game)
