"""Other engines playing at random, each in its own plainest way, every legal move listed at every move.

Moves of chance are counted too where an engine asks for them (dice, deals): that only flatters it.
Runs in a child process, since all of them import a lot.
"""

import random
from collections.abc import Callable
from importlib import import_module
from typing import Final

from bench.slices import Run
from bench.workloads import Peer

SEED: Final = 1


def chess(_setting: str) -> Run:
    board_of = import_module("chess").Board

    def run(games: int) -> int:
        rng = random.Random(SEED)
        moves = 0
        for _ in range(games):
            board = board_of()
            while legal := list(board.legal_moves):
                board.push(rng.choice(legal))
                moves += 1
                if board.halfmove_clock >= 150 or board.is_insufficient_material():
                    break
        return moves

    return run


def catanatron(setting: str) -> Run:
    engine = import_module("catanatron")
    colours = list(engine.Color)[: int(setting)]

    def run(games: int) -> int:
        random.seed(SEED)  # it draws from there
        moves = 0
        for _ in range(games):
            game = engine.Game([engine.RandomPlayer(colour) for colour in colours])
            game.play()
            moves += len(game.state.actions)
        return moves

    return run


def open_spiel(setting: str) -> Run:
    engine = import_module("pyspiel")
    if setting.startswith("python_"):
        import_module("open_spiel.python.games")
    game = engine.load_game(setting)

    def run(games: int) -> int:
        rng = random.Random(SEED)
        moves = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, odds)[0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
                moves += 1
        return moves

    return run


PLAYERS: Final[dict[str, Callable[[str], Run]]] = {
    "chess": chess,
    "catanatron": catanatron,
    "open_spiel": open_spiel,
}


def runner(peer: Peer) -> Run:
    """What plays so many games of it, tried out with one."""
    run = PLAYERS[peer.player](peer.setting)
    run(1)
    return run
