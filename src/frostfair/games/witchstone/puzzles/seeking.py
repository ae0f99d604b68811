"""Which aims a position of Witchstone offers, and what a puzzle teaches."""

from collections.abc import Sequence
from typing import Final

from frostfair.games.witchstone.puzzles.aim import Aim
from frostfair.games.witchstone.rules.events import ActionsGained
from frostfair.games.witchstone.rules.state import Table, at_source
from frostfair.games.witchstone.rules.terms import (
    BY_TOKEN,
    FROM_CONNECTION,
    FROM_EMPTY_OWLS,
    FROM_OWLS,
    FROM_SILVER,
    FROM_TOKEN,
    FROM_WITCH,
    FROM_WITCHSTONE,
)
from frostfair.kernel.flow import Sink, step

TILE: Final = "tile"
WAYS: Final = "ways"
WITCHES: Final = "witches"
WAND: Final = "wand"
CHAIN: Final = "chain"
TAGS: Final = (TILE, WAYS, WITCHES, WAND, CHAIN)

LEAST_ACTIONS: Final = 5  # of a tile that is worth a puzzle
LEAST_POINTS: Final = 5  # of a turn
LEAST_MOVES: Final = 4  # that a turn's solution takes: below, there is nothing to combine


def tag(table: Table, seat: int, aim: Aim, solutions: Sequence[Sequence[int]]) -> str | None:
    """By what the first solution makes its points with; a chain is one that lives from bonus actions."""
    if aim.how == "tile":
        return TILE
    if min(len(moves) for moves in solutions) < LEAST_MOVES:
        return None
    if all(lives_from_bonuses(table, seat, moves) for moves in solutions):
        return CHAIN
    return main_source(table, seat, solutions[0])


def lives_from_bonuses(table: Table, seat: int, moves: Sequence[int]) -> bool:
    then, sink = table.copy(), Sink()
    for move in moves:
        step(then, seat, move, sink)
    gained = [event for event in sink.events if isinstance(event, ActionsGained)]
    return sum(event.actions for event in gained if event.origin >= BY_TOKEN) > 1


def points_by_source(table: Table, seat: int, moves: Sequence[int]) -> dict[int, int]:
    then = table.copy()
    for move in moves:
        step(then, seat, move, None)
    places = {source: int(at_source(seat, source)) for source in range(int(FROM_OWLS))}
    made = {source: int(then.ledger[at] - table.ledger[at]) for source, at in places.items()}
    return {source: points for source, points in made.items() if points}


def main_source(table: Table, seat: int, moves: Sequence[int]) -> str | None:
    sums = dict.fromkeys((WAYS, WITCHES, WAND), 0)
    for source, points in points_by_source(table, seat, moves).items():
        if source == FROM_CONNECTION:
            sums[WAYS] += points
        elif source in (FROM_WITCH, FROM_WITCHSTONE, FROM_TOKEN):
            sums[WITCHES] += points
        elif FROM_SILVER > source >= FROM_EMPTY_OWLS:
            return None
        else:
            sums[WAND] += points
    return max(sums, key=lambda name: sums[name])
