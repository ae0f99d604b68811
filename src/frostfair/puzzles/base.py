"""What a puzzle is, and what a game gives its puzzles."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from frostfair.games.installed import package_of
from frostfair.kernel.errors import Malformed
from frostfair.kernel.flow import State
from frostfair.kernel.game import Game
from frostfair.wording.message import Message

Aim: TypeAlias = Mapping[str, Any]  # what is to be reached, in the game's own words
GRADES = 3  # from easy to hard
EASY = 8  # one line in so many solves an easy puzzle …
FAIR = 20  # … and one in so many a fair one


class Puzzle(Struct, forbid_unknown_fields=True, frozen=True):
    """One puzzle as its file tells it. The seat that decides in the position is the learner's."""

    id: Annotated[str, Meta(pattern="^[a-z0-9]+(-[a-z0-9]+)*$", max_length=40)]
    tag: str  # what it teaches
    grade: Annotated[int, Meta(ge=1, le=GRADES)]
    position: str
    aim: dict[str, Any]
    solutions: Annotated[int, Meta(ge=1)]


class GamePuzzles:
    """What a game gives its puzzles. All it says of a state must be open to the seat that decides in it."""

    tags: tuple[str, ...] = ()  # what its puzzles teach, in the order of lessons
    most_solutions: int = 12  # of more than these, one is stumbled upon
    most_lines: int = 5000  # of more than these, a puzzle takes too long to be played through

    def __init__(self, game: Game) -> None:
        self.game = game

    def state(self, position: str) -> State:
        """The state of a position that is written down."""
        raise NotImplementedError

    def position(self, state: State) -> str:
        """The inverse of `state`."""
        raise NotImplementedError

    def offers(self, state: State, seat: int, aim: Aim) -> list[int]:
        """The legal actions that the aim speaks of, without any that calls for chance; none at its end."""
        raise NotImplementedError

    def value(self, state: State, seat: int, aim: Aim) -> int:
        """How far the aim is reached now."""
        raise NotImplementedError

    def wanted(self, aim: Aim) -> int:
        """The value at which it is reached."""
        raise NotImplementedError

    def grade(self, lines: int, solutions: int, decisions: int) -> int:
        """1 to 3 by how seldom a line solves it; here, more than one decision is always hard."""
        if decisions > 1:
            return 3
        one_in = lines / solutions
        return 1 if one_in <= EASY else 2 if one_in <= FAIR else 3

    def told(self, state: State, seat: int, aim: Aim) -> Message:
        """The aim in words."""
        raise NotImplementedError

    def about(self, seat: int, aim: Aim) -> dict[str, Any] | None:
        """What to ask the wording for, to have the value explained; None if there is nothing to explain."""
        return None

    def hints(self, state: State, seat: int, aim: Aim, solutions: Sequence[Sequence[int]]) -> list[Message]:
        """What it counts, what counts now, where to look."""
        raise NotImplementedError

    def aims(self, state: State, seat: int) -> Iterator[dict[str, Any]]:
        """What might be asked of the seat in this position: the most that it can reach in each way."""
        raise NotImplementedError

    def tag(self, state: State, seat: int, aim: Aim, solutions: Sequence[Sequence[int]]) -> str | None:
        """What a puzzle with these solutions teaches; None if it isn't worth asking."""
        raise NotImplementedError


@cache
def puzzles_of(game: Game) -> GamePuzzles:
    """How this game makes puzzles; Malformed if it doesn't."""
    package = package_of(game)
    if package is None or package.puzzles is None:
        raise Malformed(f"{game.meta.id} has no puzzles")
    made = package.load(package.puzzles)(game)
    assert isinstance(made, GamePuzzles)
    return made
