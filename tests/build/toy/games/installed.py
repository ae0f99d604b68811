"""The toy's one game."""

from frostfair.games.snowfall.meta import META, Meta


class Game:
    meta: Meta = META


def enabled_games() -> list[Game]:
    return [Game()]
