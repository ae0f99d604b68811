"""What is said of a puzzle: the aim, and three hints before every value is shown."""

from collections.abc import Sequence

from frostfair.games.witchstone.puzzles.aim import Aim, turn_of
from frostfair.games.witchstone.puzzles.seeking import points_by_source
from frostfair.games.witchstone.rules.actions import BEGIN, first_hex_of
from frostfair.games.witchstone.rules.names import tile_name
from frostfair.games.witchstone.rules.state import Table
from frostfair.games.witchstone.rules.terms import KINDS, SOURCES
from frostfair.games.witchstone.wording import names
from frostfair.wording.message import Message, listed, message


def told(table: Table, aim: Aim) -> Message:
    if aim.how == "turn":
        return message("ws-puzzle-turn", vp=aim.worth)
    turn = turn_of(table)
    assert turn is not None
    return message("ws-puzzle-tile", tile=names.tile(tile_name(int(turn.tile))), n=aim.worth)


def hints(table: Table, seat: int, aim: Aim, solutions: Sequence[Sequence[int]]) -> list[Message]:
    first = solutions[0]
    if aim.how == "tile":
        rows = [table.box.cauldron.hex_names[int(first_hex_of(moves[0]))] for moves in solutions]
        return [
            message("ws-hint-groups", rule="WS-3.4"),
            message("ws-hint-printed", rule="WS-1.4"),
            message("ws-hint-row", row=min(rows)[0]),
        ]
    sources = points_by_source(table, seat, first)
    return [
        message("ws-hint-turn", rule="WS-3.2"),
        message("ws-hint-sources", sources=listed([names.source_name(SOURCES[one]) for one in sources])),
        _beginning(first),
    ]


def _beginning(moves: Sequence[int]) -> Message:
    """Which symbol comes first: all else follows from it."""
    return message("ws-hint-begin", kind=names.kind_name(KINDS[int(moves[0] - BEGIN)]))
