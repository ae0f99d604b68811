"""Witchstone as its coach sees it."""

from collections.abc import Mapping
from typing import final

from frostfair.coach.base import GameCoach
from frostfair.games.witchstone.coach import losses
from frostfair.games.witchstone.coach.outlook import outlook
from frostfair.games.witchstone.rules.notation import structure
from frostfair.games.witchstone.rules.state import Table
from frostfair.kernel.flow import State
from frostfair.wording.message import Message, message


@final
class WitchstoneCoach(GameCoach):
    kinds = losses.KINDS

    def where(self, state: State, seat: int, action: int) -> Message:
        return message(f"ws-coach-where-{losses.PLACES[losses.part_of(_table(state).box, action)]}")

    def sort(self, state: State, seat: int, action: int) -> Message:
        return message(f"ws-coach-sort-{losses.part_of(_table(state).box, action)}")

    def light(self, state: State, seat: int, action: int) -> list[str]:
        return losses.light(structure(_table(state).box, action), int(_table(state).players[seat].wand))

    def kind(self, state: State, seat: int, best: int, made: int) -> str:
        return losses.kind(_table(state).box, best, made)

    def tag(self, state: State, seat: int, best: int, made: int) -> str | None:
        return losses.TAGS.get(self.kind(state, seat, best, made))

    def later(self, state: State, seat: int) -> Mapping[str, float]:
        return outlook(_table(state), seat)


def _table(state: State) -> Table:
    assert isinstance(state, Table)
    return state
