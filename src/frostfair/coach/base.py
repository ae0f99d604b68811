"""What a game gives its coach. All that it is shown are states that a seat considers possible."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from frostfair.bots.advising import Adviser
from frostfair.bots.game import bots_of
from frostfair.games.installed import package_of
from frostfair.kernel.errors import Malformed
from frostfair.kernel.flow import State
from frostfair.kernel.game import Game
from frostfair.wording.message import Message, message

LESSON: Final = "lesson"  # trained by the guided game instead of puzzles


class GameCoach:
    """One game, as its coach talks about it."""

    kinds: tuple[str, ...] = ()  # of losses; each has a lesson in the catalogues

    def __init__(self, game: Game) -> None:
        self.game = game

    def where(self, state: State, seat: int, action: int) -> Message:
        """The first rung: where to look."""
        raise NotImplementedError

    def sort(self, state: State, seat: int, action: int) -> Message:
        """The second rung: what kind of move."""
        raise NotImplementedError

    def light(self, state: State, seat: int, action: int) -> list[str]:
        """The places of the board that a move is about, as steps of the guided game name them."""
        return []

    def kind(self, state: State, seat: int, best: int, made: int) -> str:
        """What a player who made this move instead of the best one should learn: one of `kinds`."""
        raise NotImplementedError

    def tag(self, state: State, seat: int, best: int, made: int) -> str | None:
        """The puzzles that train it, LESSON, or None."""
        return None

    def lesson(self, kind: str) -> Message:
        return message(f"{self.game.meta.prefix.lower()}-lesson-{kind}")

    def later(self, state: State, seat: int) -> Mapping[str, float]:
        """Points that the seat may still expect, as the bots judge it, by the key of their source."""
        return {}


@cache
def coach_of(game: Game) -> GameCoach | None:
    """The coach of a game; None if it has none."""
    package = package_of(game)
    if package is None or package.coach is None:
        return None
    made = package.load(package.coach)(game)
    assert isinstance(made, GameCoach)
    return made


def needed_coach(game: Game) -> GameCoach:
    coach = coach_of(game)
    if coach is None:
        raise Malformed(f"{game.meta.id} has no coach")
    return coach


def adviser(game: Game, budget: float, seed: int) -> Adviser:
    found = bots_of(game).adviser(budget, seed)
    if found is None:
        raise Malformed(f"{game.meta.id}: no bot of this game gives advice")
    return found
