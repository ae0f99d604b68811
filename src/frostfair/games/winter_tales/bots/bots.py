"""Winter Tales for bots: points say little about a good move, so it has tactics of its own."""

from collections.abc import Callable

from frostfair.bots.base import Bot
from frostfair.bots.game import GameBots
from frostfair.games.winter_tales.bots.adept import ADEPT
from frostfair.games.winter_tales.bots.bot import WinterTalesBot
from frostfair.games.winter_tales.rules.state import Table
from frostfair.games.winter_tales.rules.terms import NONE, STORY_CARDS
from frostfair.kernel.flow import State
from frostfair.kernel.game import Value


class WinterTalesBots(GameBots):
    def greedy(self, seed: int) -> Bot:
        return WinterTalesBot(seed)

    def options_to_compare(self) -> dict[str, Value]:
        return {"memories": 5}  # objectives need as many (WT-20.1)

    def levels(self) -> dict[str, Callable[[int], Bot]]:
        """Two of tactics; both tell alike."""
        return super().levels() | {"adept": lambda seed: WinterTalesBot(seed, ADEPT)}

    def progress(self, state: State) -> int:
        """How many figures stand on the map, and how many story cards were played: more with every scene."""
        assert isinstance(state, Table)
        figures = len([space for space in state.where if space != NONE])
        held = sum([len(hand) for hand in state.hands])
        return figures + STORY_CARDS - len(state.deck) - held
