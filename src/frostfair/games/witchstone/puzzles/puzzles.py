"""Witchstone as puzzles see it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, final

import msgspec

from frostfair.games.witchstone.puzzles import hints, seeking
from frostfair.games.witchstone.puzzles.aim import Aim, actions, aim_of, is_holding, is_placed, made, reached
from frostfair.games.witchstone.rules.game import Witchstone
from frostfair.games.witchstone.rules.state import Table
from frostfair.kernel.errors import Malformed
from frostfair.kernel.flow import State
from frostfair.kernel.game import Game
from frostfair.puzzles.base import Aim as PackedAim
from frostfair.puzzles.base import GamePuzzles
from frostfair.puzzles.solving import TooLong, solve
from frostfair.wording.message import Message

EASY = 10  # one line in so many solves an easy turn …
FAIR = 30  # … and one in so many a fair one


@final
class WitchstonePuzzles(GamePuzzles):
    tags = seeking.TAGS
    most_solutions = 48  # the same deeds in another order are another line
    most_lines = 1500

    def __init__(self, game: Game) -> None:
        assert isinstance(game, Witchstone)
        super().__init__(game)

    def state(self, position: str) -> State:
        try:
            packed = msgspec.json.decode(position)
        except msgspec.DecodeError as error:
            raise Malformed(f"position: {error}") from None
        if not isinstance(packed, Mapping):
            raise Malformed("position: not an object")
        return self.game.restore(packed)

    def position(self, state: State) -> str:
        return msgspec.json.encode(state.pack()).decode()

    def offers(self, state: State, seat: int, aim: PackedAim) -> list[int]:
        return actions(_table(state), seat, aim_of(aim))

    def value(self, state: State, seat: int, aim: PackedAim) -> int:
        return reached(_table(state), seat, aim_of(aim))

    def wanted(self, aim: PackedAim) -> int:
        return aim_of(aim).worth

    def grade(self, lines: int, solutions: int, decisions: int) -> int:
        one_in = lines / solutions
        if decisions == 1:
            return super().grade(lines, solutions, decisions)
        return 1 if one_in <= EASY else 2 if one_in <= FAIR else 3

    def told(self, state: State, seat: int, aim: PackedAim) -> Message:
        return hints.told(_table(state), aim_of(aim))

    def hints(
        self, state: State, seat: int, aim: PackedAim, solutions: Sequence[Sequence[int]]
    ) -> list[Message]:
        return hints.hints(_table(state), seat, aim_of(aim), solutions)

    def aims(self, state: State, seat: int) -> Iterator[dict[str, Any]]:
        table = _table(state)
        if is_holding(table, seat):
            yield from self._at_most(state, Aim("tile"), seeking.LEAST_ACTIONS)
        elif is_placed(table, seat):
            before = made(table, seat)
            yield from self._at_most(state, Aim("turn", before=before), seeking.LEAST_POINTS)

    def _at_most(self, state: State, aim: Aim, least: int) -> Iterator[dict[str, Any]]:
        """The aim with the best that any line reaches, if all of them can be played through."""
        try:
            lines = solve(self, state, msgspec.to_builtins(aim)).lines
        except TooLong:
            return
        best = max([line.value for line in lines], default=0)
        if best >= least:
            yield msgspec.to_builtins(msgspec.structs.replace(aim, worth=best))

    def tag(self, state: State, seat: int, aim: PackedAim, solutions: Sequence[Sequence[int]]) -> str | None:
        return seeking.tag(_table(state), seat, aim_of(aim), solutions)


def _table(state: State) -> Table:
    assert isinstance(state, Table)
    return state
