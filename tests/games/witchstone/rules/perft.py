"""Perft: how many sequences of so many decisions there are from a position, chance as the seed says."""

from pathlib import Path
from typing import Final

from frostfair.kernel.bits import first
from frostfair.kernel.flow import State, deciders, offers, settle, step
from tests.games.witchstone.rules.play import WITCHSTONE
from tests.games.witchstone.rules.players import Chooser

TABLE: Final = Path(__file__).parents[1] / "golden" / "witchstone.perft"
# Seats, decisions that busy players make before the count begins, and how deep it goes.
CASES: Final = [
    (2, 0, 4),
    (3, 0, 4),
    (4, 0, 4),
    (2, 4, 3),
    (3, 8, 3),
    (2, 40, 2),
    (3, 90, 2),
    (4, 150, 2),
    (4, 220, 2),
]


def position(seats: int, before: int) -> State:
    state = WITCHSTONE.setup(seats, WITCHSTONE.meta.accept_options({}), 2026 + 100 * seats + before)
    settle(state, None)
    player = Chooser("busy", 1)
    for _ in range(before):
        seat = first(deciders(state))
        step(state, seat, player.choose(state, seat, offers(state, seat, 400)), None)
    return state


def perft(state: State, depth: int) -> int:
    if depth == 0 or deciders(state) == 0:
        return 1
    seat = first(deciders(state))
    actions = offers(state, seat, 400)
    if depth == 1:
        return len(actions)
    found = 0
    for action in actions:
        then = state.copy()
        step(then, seat, action, None)
        found += perft(then, depth - 1)
    return found


def rows() -> str:
    lines = ["# seats, decisions before, depth, sequences"]
    for seats, before, deepest in CASES:
        state = position(seats, before)
        lines += [f"{seats} {before} {depth} {perft(state, depth)}" for depth in range(1, deepest + 1)]
    return "\n".join(lines) + "\n"
