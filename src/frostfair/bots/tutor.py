"""The tutor: plays what a guided game says, and well enough by itself where it says nothing."""

from collections.abc import Sequence

from frostfair.bots.base import Bot
from frostfair.games.winter_queen.rules.crystals import total
from frostfair.games.winter_queen.rules.state import Table
from frostfair.kernel.flow import State
from frostfair.kernel.game import Game
from frostfair.tutorials.script import Script


class Tutor:
    """Finds its place in the script by the table alone: a bot remembers nothing."""

    def __init__(self, game: Game, script: Script, otherwise: Bot) -> None:
        self._game = game
        self._script = script
        self._otherwise = otherwise

    def decide(self, state: State, seat: int, offers: Sequence[int]) -> int:
        for written in self._script.tutors_move(progress(state)):
            action = self._game.parse(written)
            if action in offers:
                return action
        return self._otherwise.decide(state, seat, offers)


def progress(state: State) -> int:
    """How many crystals have left bag and holders: one more with each turn of a guided game."""
    assert isinstance(state, Table)
    in_play = 5 * (state.box.crystals_per_colour - state.box.left_out[state.seats])
    return int(in_play) - int(total(state.bag)) - sum([int(total(heap)) for heap in state.holders])
