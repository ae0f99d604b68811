"""Winter Queen as its coach sees it."""

from collections.abc import Mapping
from typing import final

from frostfair.coach.base import GameCoach
from frostfair.games.winter_queen.coach import losses
from frostfair.games.winter_queen.coach.losses import (
    ACTIVATING,
    CHARGING,
    RETURNING,
    TAKING,
    slot_activated,
    sort_of,
)
from frostfair.games.winter_queen.coach.outlook import outlook
from frostfair.games.winter_queen.rules.actions import FIRST_PAGE, RETURN, TAKE, holder_of, target_of
from frostfair.games.winter_queen.rules.slots import slot_of
from frostfair.games.winter_queen.rules.state import Table
from frostfair.games.winter_queen.rules.terms import COUNTIES
from frostfair.games.winter_queen.wording.names import page_name, zone_name
from frostfair.kernel.flow import State
from frostfair.wording.message import Message, message


@final
class WinterQueenCoach(GameCoach):
    kinds = losses.KINDS

    def where(self, state: State, seat: int, action: int) -> Message:
        table, sort = _table(state), sort_of(action)
        if sort == CHARGING:
            return message("wq-coach-where-book", book=int(slot_of(target_of(action) - FIRST_PAGE)) + 1)
        if sort == ACTIVATING:
            return message("wq-coach-where-book", book=slot_activated(action) + 1)
        if sort == losses.PLACING:
            return message("wq-coach-where-zone", zone=zone_name(int(table.box.zone[target_of(action)])))
        return message(f"wq-coach-where-{sort if sort in (TAKING, RETURNING) else 'all'}")

    def sort(self, state: State, seat: int, action: int) -> Message:
        return message(f"wq-coach-sort-{sort_of(action)}")

    def light(self, state: State, seat: int, action: int) -> list[str]:
        table, sort = _table(state), sort_of(action)
        if sort in (losses.PLACING, CHARGING):
            target = int(target_of(action))
            space = sort == losses.PLACING
            where = table.box.space_names[target] if space else page_name(target - int(FIRST_PAGE))
            return [f"holder:{int(holder_of(action)) + 1}", where]
        if sort == ACTIVATING:
            return [f"book:{slot_activated(action) + 1}"]
        if sort == TAKING:
            return [f"pile:{COUNTIES[action - TAKE]}"]
        return [table.box.space_names[action - RETURN]] if sort == RETURNING else []

    def kind(self, state: State, seat: int, best: int, made: int) -> str:
        return losses.kind(_table(state), seat, best, made)

    def tag(self, state: State, seat: int, best: int, made: int) -> str | None:
        return losses.tag(_table(state), seat, best, made)

    def later(self, state: State, seat: int) -> Mapping[str, float]:
        return outlook(_table(state), seat)


def _table(state: State) -> Table:
    assert isinstance(state, Table)
    return state
