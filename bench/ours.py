"""Our games at work. Runs in a child process, whose environment says whether compiled or not."""

import tracemalloc
from collections.abc import Callable
from functools import cache
from itertools import repeat
from typing import Final

from bench.workloads import COPY, COPY_STEP, DRIVE, OFFER, PLAY
from frostfair.games.installed import game as find
from frostfair.kernel.bits import first
from frostfair.kernel.fast import i64, vec
from frostfair.kernel.flow import NOBODY, State, below, choices, deciders, offers, settle, step
from frostfair.kernel.game import Game
from frostfair.kernel.playout import copy_and_step, play_outs

SEED: Final = 1
MANY_GAMES: Final = 400  # so many that their average length is hardly chance


def play(game: Game, seats: int, games: int) -> int:
    return play_outs(game, seats, games, SEED)


def drive(game: Game, seats: int, games: int) -> int:
    """The kernel's own loop once more, but each of its calls comes from plain Python."""
    out = vec[i64]([0] * game.meta.most_choices)
    decisions = 0
    for seed in range(SEED, SEED + games):
        state = start(game, seats, seed)
        while (waiting := deciders(state)) != NOBODY:
            seat = first(waiting)
            n = choices(state, seat, out)
            step(state, seat, out[below(state, n)], None)
            decisions += 1
    return decisions


def offer(game: Game, seats: int, games: int) -> int:
    """As a simple bot would: a list of the legal actions, and one of them."""
    most = game.meta.most_choices
    decisions = 0
    for seed in range(SEED, SEED + games):
        state = start(game, seats, seed)
        while (waiting := deciders(state)) != NOBODY:
            seat = first(waiting)
            legal = offers(state, seat, most)
            step(state, seat, legal[below(state, len(legal))], None)
            decisions += 1
    return decisions


def copy_step(game: Game, seats: int, times: int) -> int:
    return copy_and_step(game, seats, times, SEED)


def copy(game: Game, seats: int, times: int) -> int:
    """Each position of a game, so many times."""
    states = positions(game, seats)
    for state in states:
        once = state.copy
        for _ in repeat(None, times):
            once()
    return times * len(states)


WORK: Final[dict[str, Callable[[Game, int, int], int]]] = {
    PLAY: play,
    DRIVE: drive,
    OFFER: offer,
    COPY_STEP: copy_step,
    COPY: copy,
}


def do(game: str, seats: int, work: str, times: int) -> int:
    """Do the work so many times; how many units that was."""
    return WORK[work](find(game), seats, times)


def bytes_per_state(game: str, seats: int) -> float:
    """What a copy takes on average over one game, as tracemalloc sees it (components are shared)."""
    states = positions(find(game), seats)
    kept: list[State | None] = [None] * (100 * len(states))
    tracemalloc.start()
    try:
        for i in range(len(kept)):
            kept[i] = states[i % len(states)].copy()
        return tracemalloc.get_traced_memory()[0] / len(kept)
    finally:
        tracemalloc.stop()


def decisions_per_game(game: str, seats: int) -> float:
    return play(find(game), seats, MANY_GAMES) / MANY_GAMES


def start(game: Game, seats: int, seed: int) -> State:
    state = game.setup(seats, game.meta.accept_options({}), seed)
    settle(state, None)
    return state


@cache
def positions(game: Game, seats: int) -> list[State]:
    """Every position of one random game in which somebody must choose."""
    state = start(game, seats, SEED)
    out = vec[i64]([0] * game.meta.most_choices)
    found: list[State] = []
    while (waiting := deciders(state)) != NOBODY:
        found.append(state.copy())
        seat = first(waiting)
        step(state, seat, out[below(state, choices(state, seat, out))], None)
    return found
