"""The build's trial: import everything and play ten seeded games; prints one line per game.

`python -m frostfair.trial`. `frostfair.build` compares what the sources and the compiled build print.
This module is never compiled.
"""

from collections.abc import Iterator
from importlib import import_module

from frostfair import native

GAMES = 10


def play() -> Iterator[str]:
    for name in native.sources():
        import_module(name)
    from frostfair.games.installed import enabled_games
    from frostfair.kernel.playout import fingerprint

    games = enabled_games()
    for seed in range(GAMES):
        game, turn = games[seed % len(games)], seed // len(games)
        seats = game.meta.seats[turn % len(game.meta.seats)]
        yield f"{game.meta.id} with {seats} players, seed {seed}: {fingerprint(game, seats, seed)}"


if __name__ == "__main__":
    for line in play():
        print(line)
