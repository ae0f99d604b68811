"""What is owed: the stack as a readable list, the bottom first, so that a client can show the queue.

[turn: witch x2 still to come] [witch: 1 left, from the tile on b3] [crystal: 2 left, from a crystal token]
"""

from typing import Final, final

from frostfair.games.witchstone.rules.components import Box
from frostfair.games.witchstone.rules.flow.crystals import BLACK, Crystals
from frostfair.games.witchstone.rules.flow.pentagram import AnyKind, Pentagram
from frostfair.games.witchstone.rules.flow.removal import Removal
from frostfair.games.witchstone.rules.flow.running import BY_BLACK, Running
from frostfair.games.witchstone.rules.flow.towers import Towers
from frostfair.games.witchstone.rules.flow.turn import FIRST_KIND, PLACED, Turn
from frostfair.games.witchstone.rules.flow.wand import Wand
from frostfair.games.witchstone.rules.heaps import count
from frostfair.games.witchstone.rules.names import tile_name
from frostfair.games.witchstone.rules.scoring import group_size
from frostfair.games.witchstone.rules.state import Table
from frostfair.games.witchstone.rules.terms import (
    BY_DARK,
    BY_SHELF,
    BY_SPECIAL,
    BY_TILE,
    BY_TOKEN,
    CAUSES,
    EMPTY_DARK_ACTIONS,
    KINDS,
    NONE,
    SHELVES,
    symbol_of,
)
from frostfair.kernel.bits import members_of
from frostfair.kernel.flow import Frame

RUNNING: Final = "running"
COMING: Final = "coming"  # a kind that hasn't begun: its number may still grow (WS-3.5)
MOVED: Final = "moved"  # the owl went ahead on the wand: `left` are spaces still to be carried out (WS-8.1)


@final
class Owed:
    """One piece of unfinished business: what, how many are left, where from, and what is held meanwhile."""

    def __init__(
        self,
        seat: int,
        kind: str,
        left: int,
        cause: str,
        which: str,
        held: tuple[str, ...] = (),
        phase: str = RUNNING,
    ) -> None:
        self.seat: int = seat
        self.kind: str = kind  # an action kind, "any", "tower", "tile", "crystal-out" or "draw"
        self.left: int = left
        self.cause: str = cause  # a word of CAUSES; "turn" or "set-up"
        self.which: str = which  # the hex, token, shelf, tile or space it comes from
        self.held: tuple[str, ...] = held  # gained and not used yet: "token witch", "special …", "rim wand"
        self.phase: str = phase  # RUNNING, COMING or MOVED

    def pack(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "kind": self.kind,
            "left": self.left,
            "cause": self.cause,
            "which": self.which,
            "held": list(self.held),
            "phase": self.phase,
        }


def owed(table: Table) -> list[Owed]:
    """Everything that the players still have to do or may do, what comes last first."""
    return [entry for frame in table.stack for entry in _entries(table, frame)]


def origin_text(box: Box, origin: int) -> tuple[str, str]:
    """The cause and which piece it was, in words."""
    cause, which = origin & ~63, origin & 63
    if cause == BY_TILE:
        text = box.cauldron.hex_names[which]
    elif cause == BY_TOKEN:
        text = KINDS[which]
    elif cause == BY_SHELF:
        text = KINDS[which] if which < SHELVES - 1 else "bottom"
    elif cause == BY_SPECIAL:
        text = tile_name(which)
    elif cause == BY_DARK:
        text = str(box.tracks.dark_spaces()[which])
    else:
        text = str(which)
    return CAUSES[cause >> 6], text


def _entries(table: Table, frame: Frame) -> list[Owed]:
    if isinstance(frame, Running):
        return [_of_running(table, frame)]
    if isinstance(frame, AnyKind):
        cause, which = origin_text(table.box, frame.origin)
        return [Owed(frame.seat, "any", int(EMPTY_DARK_ACTIONS), cause, which)]
    if isinstance(frame, Turn):
        return _of_turn(table, frame)
    if isinstance(frame, Removal):
        return [Owed(frame.seat, "crystal-out", 1, "turn", "")]
    assert isinstance(frame, Towers)
    return [] if frame.done else [Owed(frame.seat, "tower", 1, "set-up", "")]


def _of_running(table: Table, frame: Running) -> Owed:
    cause, which = origin_text(table.box, frame.origin)
    kind, held = KINDS[frame.symbol()], tuple(_held(frame))
    if isinstance(frame, Wand) and frame.space != NONE:
        return Owed(frame.seat, kind, frame.to - frame.space, cause, which, held, MOVED)
    return Owed(frame.seat, kind, frame.left, cause, which, held)


def _of_turn(table: Table, turn: Turn) -> list[Owed]:
    """What the turn itself still owes: a tile, one kind or both, a draw."""
    if turn.stage > FIRST_KIND:
        return [Owed(turn.seat, "draw", 1, "turn", "")] if table.players[turn.seat].to_draw > 0 else []
    if turn.stage < PLACED:
        return [Owed(turn.seat, "tile", 1, "turn", "")]
    return [
        _kind_to_come(table, turn, side) for side in (1, 0) if turn.stage == PLACED or side == turn.second
    ]


def _kind_to_come(table: Table, turn: Turn, side: int) -> Owed:
    """As many as the group has now; what is laid until then still counts (WS-3.5)."""
    kind, at = symbol_of(turn.tile, side), turn.at if side == 0 else turn.other
    n = group_size(table, turn.seat, kind, at)
    return Owed(turn.seat, KINDS[kind], n, "tile", table.box.cauldron.hex_names[at], (), COMING)


def _held(frame: Running) -> list[str]:
    found: list[str] = []
    for held in range(12):
        name = f"{'black ' if held >= BY_BLACK else ''}token {KINDS[held % 6]}"
        found += [name] * count(frame.tokens, held)
    if isinstance(frame, Pentagram):
        found += [f"special {tile_name(special)}" for special in members_of(frame.specials)]
    if isinstance(frame, Crystals):
        for which in range(12):
            name = f"{'black ' if which >= BLACK else ''}rim {KINDS[which % 6]}"
            found += [name] * count(frame.waiting, which)
    return found
