"""Random play through the kernel, every legal action listed at every decision."""

from frostfair.kernel.bits import first
from frostfair.kernel.codec import digest
from frostfair.kernel.fast import i64, vec
from frostfair.kernel.flow import NOBODY, State, below, choices, deciders, settle, step
from frostfair.kernel.game import Game


def play_out(state: State, out: vec[i64]) -> i64:
    """Play to the end at random; how many decisions it took."""
    decisions: i64 = 0
    stack = state.stack
    while stack:
        top = stack[-1]
        waiting = top.deciders(state)
        if waiting == NOBODY:
            top.run(state, None)
        else:
            seat = first(waiting)
            top.take(state, seat, top.any_choice(state, seat, out), None)
            decisions += 1
    return decisions


def play_outs(game: Game, seats: int, games: int, seed: int) -> int:
    """Set up and play that many random games; how many decisions they took in all."""
    options = game.meta.accept_options({})
    out = vec[i64]([0] * game.meta.most_choices)
    decisions: i64 = 0
    for i in range(games):
        decisions += play_out(game.setup(seats, options, seed + i), out)
    return decisions


def copy_and_step(game: Game, seats: int, times: int, seed: int) -> int:
    """Copy a state and take one random action on the copy, ten times per position of random games."""
    options = game.meta.accept_options({})
    out = vec[i64]([0] * game.meta.most_choices)
    state = game.setup(seats, options, seed)
    settle(state, None)
    done = 0
    while done < times:
        waiting = deciders(state)
        if waiting == NOBODY:
            seed += 1
            state = game.setup(seats, options, seed)
            settle(state, None)
            continue
        seat = first(waiting)
        action = out[below(state, choices(state, seat, out))]
        for _ in range(10):
            step(state.copy(), seat, action, None)
        done += 10
        step(state, seat, action, None)
    return done


def fingerprint(game: Game, seats: int, seed: int) -> str:
    """One random game in one word: every action and the last state. The same compiled and not."""
    state = game.setup(seats, game.meta.accept_options({}), seed)
    settle(state, None)
    out = vec[i64]([0] * game.meta.most_choices)
    actions: list[int] = []
    waiting = deciders(state)
    while waiting != NOBODY:
        seat = first(waiting)
        action = out[below(state, choices(state, seat, out))]
        actions.append(action)
        step(state, seat, action, None)
        waiting = deciders(state)
    return digest([actions, state.pack()])
