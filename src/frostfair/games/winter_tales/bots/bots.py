"""Winter Tales for bots: points say little about a good move, so it has tactics of its own."""

from frostfair.bots.base import Bot
from frostfair.bots.game import GameBots
from frostfair.games.winter_tales.bots.bot import WinterTalesBot


class WinterTalesBots(GameBots):
    def greedy(self, seed: int) -> Bot:
        return WinterTalesBot(seed)
