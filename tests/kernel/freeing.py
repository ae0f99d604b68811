"""Plays games and frees what they leave behind, nested ever deeper: `python -m tests.kernel.freeing GAME`.

test_memory.py runs it under PYTHONMALLOC=debug, where CPython looks at both ends of every block that is freed
and aborts if something else was written there.
"""

import sys
from collections.abc import Iterator
from itertools import islice

from frostfair.games.installed import game as find
from frostfair.kernel.bits import first
from frostfair.kernel.contract import inspected
from frostfair.kernel.fast import i64, vec
from frostfair.kernel.flow import Sink, below, choices, copy_stack, deciders, settle, step
from frostfair.kernel.game import Game
from frostfair.kernel.match import Setup

DEEPEST = 120  # CPython 3.11 sets every 50th of nested objects aside, to free it later: twice is enough
POSITIONS = 40  # of each game: enough for frames and events of all common kinds
MOST_RECORDS = 3000


def left_behind(game: Game, seats: int, seed: int) -> Iterator[object]:
    """The positions of a random game, their frames, and the events on the way."""
    sink = Sink()
    out = vec[i64]([0] * game.meta.most_choices)
    state = game.setup(seats, game.meta.accept_options({}), seed)
    settle(state, sink)
    while waiting := deciders(state):
        yield state.copy()
        yield copy_stack(state.stack)
        seat = first(waiting)
        step(state, seat, out[below(state, choices(state, seat, out))], sink)
        yield sink.events
        sink.events = []


def nested(value: object, depth: int) -> object:
    for _ in range(depth):
        value = [value]
    return value


def free_at_every_depth(game: Game, seats: int) -> None:
    for depth in range(1, DEEPEST + 1):
        start_of_game = islice(left_behind(game, seats, seed=depth), 3 * POSITIONS)
        nested(list(start_of_game), depth)  # freed at once: nothing refers to it


def play_to_the_end(game: Game, seats: int) -> None:
    """A whole match under inspection: replay, undo and views included."""
    shorter = {"chapter_limit": 3} if game.meta.id == "winter-tales" else {}
    setup = Setup(game, seats, f"{seats:064x}", shorter)
    inspected(game, setup, seats, MOST_RECORDS, thorough=50)


def main(name: str) -> None:
    game = find(name)
    free_at_every_depth(game, game.meta.seats[0])
    for seats in game.meta.seats:
        play_to_the_end(game, seats)
    print(f"{name}: all is freed")


if __name__ == "__main__":
    main(sys.argv[1])
