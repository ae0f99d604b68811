"""The tutor: plays what a guided game says, and well enough by itself where it says nothing."""

from collections.abc import Callable, Sequence

from frostfair.bots.base import Bot
from frostfair.kernel.flow import State
from frostfair.kernel.game import Game
from frostfair.tutorials.script import Script


class Tutor:
    """Finds its place in the script by the table alone: a bot remembers nothing."""

    def __init__(self, game: Game, script: Script, progress: Callable[[State], int], otherwise: Bot) -> None:
        self._game = game
        self._script = script
        self._progress = progress
        self._otherwise = otherwise

    def decide(self, state: State, seat: int, offers: Sequence[int]) -> int:
        for written in self._script.tutors_move(self._progress(state)):
            action = self._game.parse(written)
            if action in offers:
                return action
        return self._otherwise.decide(state, seat, offers)
