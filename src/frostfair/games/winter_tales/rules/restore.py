"""A table from what was written down: the inverse of Table.pack, for our own snapshots."""

from collections.abc import Mapping
from typing import Final

from frostfair.games.winter_tales.rules.components import Box
from frostfair.games.winter_tales.rules.flow.activation import Activation
from frostfair.games.winter_tales.rules.flow.battle import Battle, Relocation
from frostfair.games.winter_tales.rules.flow.calls import Call
from frostfair.games.winter_tales.rules.flow.cards import Payment, Reduction
from frostfair.games.winter_tales.rules.flow.election import Election
from frostfair.games.winter_tales.rules.flow.epilogue import Epilogue
from frostfair.games.winter_tales.rules.flow.lovers import Along, Fight, Sharing
from frostfair.games.winter_tales.rules.flow.memory import Remembering
from frostfair.games.winter_tales.rules.flow.movement import Agreement, Interruption
from frostfair.games.winter_tales.rules.flow.objectives import Claiming, ClaimWindow
from frostfair.games.winter_tales.rules.flow.other_turns import Returning
from frostfair.games.winter_tales.rules.flow.placing import TokenPlacing
from frostfair.games.winter_tales.rules.flow.powers import (
    HandOver,
    Naming,
    NewCarrier,
    RayQuestion,
    Retaliation,
)
from frostfair.games.winter_tales.rules.flow.quest import Quest
from frostfair.games.winter_tales.rules.flow.rescue import Rescue
from frostfair.games.winter_tales.rules.flow.setting_out import SettingOut
from frostfair.games.winter_tales.rules.flow.setup import SettingUp, TakingCharacters
from frostfair.games.winter_tales.rules.flow.skills import ChoosingObjective
from frostfair.games.winter_tales.rules.flow.trap import Trap
from frostfair.games.winter_tales.rules.flow.turn import Chapter, Turn
from frostfair.games.winter_tales.rules.state import Table
from frostfair.kernel.codec import Written, kinds, unpack
from frostfair.kernel.errors import Malformed
from frostfair.kernel.flow import Frame

FRAME_KINDS: Final[dict[str, type[Written]]] = kinds(
    SettingUp,
    Election,
    TakingCharacters,
    TokenPlacing,
    Chapter,
    Turn,
    Activation,
    Payment,
    Reduction,
    Interruption,
    Agreement,
    Fight,
    Along,
    Sharing,
    Battle,
    Relocation,
    Rescue,
    Trap,
    Call,
    Quest,
    SettingOut,
    Remembering,
    Naming,
    Retaliation,
    NewCarrier,
    RayQuestion,
    HandOver,
    Returning,
    ClaimWindow,
    Claiming,
    ChoosingObjective,
    Epilogue,
)


def restore(box: Box, packed: Mapping[str, object]) -> Table:
    """Checks that nothing is lost or doubled; a snapshot that lies is refused."""
    try:
        table = _lay_out(box, packed)
        table.check()
    except (KeyError, TypeError, ValueError, IndexError, AssertionError, AttributeError) as error:
        raise Malformed(f"not a table of Winter Tales: {type(error).__name__}: {error}") from None
    return table


def _lay_out(box: Box, packed: Mapping[str, object]) -> Table:
    table = Table(box, _int(packed["seats"]))
    for name in table.numbers:
        setattr(table, name, _int(packed[name]))
    for name in table.lists:
        setattr(table, name, _ints(packed[name]))
    table.amended = 0
    if "amended" in packed:
        for name in table.since_amended:
            setattr(table, name, _int(packed[name]))
    table.hands = [_ints(hand) for hand in _list(packed["hands"])]
    for pair in _list(packed["seen"]):
        card, seats = _ints(pair)
        table.seen[card] = seats
    for written in _list(packed["stack"]):
        frame = unpack(FRAME_KINDS, written)
        assert isinstance(frame, Frame)
        table.stack.append(frame)
    return table


def _list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise ValueError(f"{value!r} is not a list")
    return value


def _int(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"{value!r} is not a number")
    return value


def _ints(value: object) -> list[int]:
    return [_int(item) for item in _list(value)]
