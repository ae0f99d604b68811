"""Winter Queen as puzzles see it."""

from collections.abc import Iterator, Sequence
from typing import Any, final

import msgspec

from frostfair.games.winter_queen.puzzles import hints, seeking
from frostfair.games.winter_queen.puzzles.aim import actions, aim_of, reached
from frostfair.games.winter_queen.rules.game import WinterQueen
from frostfair.games.winter_queen.rules.position import position, table_at
from frostfair.games.winter_queen.rules.state import Table
from frostfair.kernel.flow import State
from frostfair.kernel.game import Game
from frostfair.puzzles.base import Aim, GamePuzzles
from frostfair.wording.message import Message


@final
class WinterQueenPuzzles(GamePuzzles):
    tags = seeking.TAGS

    def __init__(self, game: Game) -> None:
        assert isinstance(game, WinterQueen)
        super().__init__(game)
        self.box = game.box

    def state(self, position: str) -> State:
        return table_at(self.box, position)

    def position(self, state: State) -> str:
        return position(_table(state))

    def offers(self, state: State, seat: int, aim: Aim) -> list[int]:
        return actions(_table(state), seat, aim_of(aim))

    def value(self, state: State, seat: int, aim: Aim) -> int:
        return reached(_table(state), seat, aim_of(aim))

    def wanted(self, aim: Aim) -> int:
        return aim_of(aim).worth

    def told(self, state: State, seat: int, aim: Aim) -> Message:
        return hints.told(_table(state), seat, aim_of(aim))

    def about(self, seat: int, aim: Aim) -> dict[str, Any] | None:
        page = aim_of(aim).page
        return None if page is None else {"page": {"seat": seat, "page": page}}

    def hints(self, state: State, seat: int, aim: Aim, solutions: Sequence[Sequence[int]]) -> list[Message]:
        return hints.hints(_table(state), seat, aim_of(aim), solutions)

    def aims(self, state: State, seat: int) -> Iterator[dict[str, Any]]:
        for aim in seeking.aims(_table(state), seat):
            yield msgspec.to_builtins(aim)

    def tag(self, state: State, seat: int, aim: Aim, solutions: Sequence[Sequence[int]]) -> str | None:
        return seeking.tag(_table(state), seat, aim_of(aim), solutions)


def _table(state: State) -> Table:
    assert isinstance(state, Table)
    return state
