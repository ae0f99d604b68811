"""What a puzzle of Witchstone asks for, and how far a table is from it."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from msgspec import Struct

from frostfair.games.witchstone.rules.actions import DONE, MOST_CHOICES, REACH
from frostfair.games.witchstone.rules.flow.turn import CHOOSING, PLACED, Turn
from frostfair.games.witchstone.rules.scoring import group_size
from frostfair.games.witchstone.rules.state import Table, at_source
from frostfair.games.witchstone.rules.terms import FROM_OWLS, NONE
from frostfair.kernel.errors import Malformed
from frostfair.kernel.flow import Sink, offers, step


class Aim(Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True):
    """A held tile placed so that its symbols give so many actions, or a turn that makes so many points."""

    how: Literal["tile", "turn"]
    worth: int = 1
    before: int = 0  # the points that the seat has when a turn is asked for


def aim_of(packed: Mapping[str, Any]) -> Aim:
    try:
        return msgspec.convert(dict(packed), Aim)
    except msgspec.ValidationError as error:
        raise Malformed(f"aim: {error}") from None


def turn_of(table: Table) -> Turn | None:
    """The turn that is being played; None before the first and after the last."""
    return next((frame for frame in table.stack if isinstance(frame, Turn)), None)


def actions(table: Table, seat: int, aim: Aim) -> list[int]:
    """What the aim speaks of: nothing that chance answers, no paying for crystals, and no waiving where
    anything else is left."""
    turn = turn_of(table)
    if turn is None or turn.seat != seat or (aim.how == "tile") != (turn.stage == CHOOSING):
        return []
    legal = [action for action in offers(table, seat, MOST_CHOICES) if action != REACH]
    done = [action for action in legal if action == DONE]
    meant = [action for action in legal if action != DONE and not is_chance(table, seat, action)]
    return meant or done


def is_chance(table: Table, seat: int, action: int) -> bool:
    """Whether something is turned up: a scroll, a special tile, a spell tile."""
    then, sink = table.copy(), Sink()
    step(then, seat, action, sink)
    return any(event.lifts_veil() for event in sink.events)


def reached(table: Table, seat: int, aim: Aim) -> int:
    if aim.how == "turn":
        return made(table, seat) - aim.before
    turn = turn_of(table)
    if turn is None or turn.stage != PLACED:
        return 0
    return int(sum(size_of(table, seat, turn, side) for side in (0, 1)))


def made(table: Table, seat: int) -> int:
    """The points of a seat without those that the end adds, if it has come."""
    return sum([int(table.ledger[at_source(seat, source)]) for source in range(int(FROM_OWLS))])


def size_of(table: Table, seat: int, turn: Turn, side: int) -> int:
    """How many actions a symbol of the tile that was placed gives (WS-3.4)."""
    return int(group_size(table, seat, turn.symbol(side), turn.other if side else turn.at))


def is_holding(table: Table, seat: int) -> bool:
    turn = turn_of(table)
    return turn is not None and turn.seat == seat and turn.stage == CHOOSING and turn.tile != NONE


def is_placed(table: Table, seat: int) -> bool:
    turn = turn_of(table)
    return turn is not None and turn.seat == seat and turn.stage == PLACED
