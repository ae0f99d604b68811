"""Standing orders for slow play: what a character's player answers without being waited for (WT-26.4)."""

from collections.abc import Sequence
from typing import Final

from frostfair.games.winter_tales.rules.actions import ACTIVATE, ENGAGE, JOIN, PASS
from frostfair.games.winter_tales.rules.game import WinterTales
from frostfair.kernel.game import Game
from frostfair.kernel.orders import ALWAYS, NEVER, Given, Orderable

FIGHT: Final = "fight"  # battles and traps
QUEST: Final = "quest"  # setting out and joining
VERBS_OF: Final = {FIGHT: (ENGAGE,), QUEST: (ACTIVATE, JOIN)}


class WinterTalesOrders(Orderable):
    def __init__(self, game: Game) -> None:
        assert isinstance(game, WinterTales)
        super().__init__(tuple(game.box.character_names), tuple(VERBS_OF))

    def answer(self, offers: Sequence[int], given: Given) -> int | None:
        """Only for what may be declined."""
        if PASS not in offers:
            return None
        for matter, firsts in VERBS_OF.items():
            wanted = [a for first in firsts for a in offers if first <= a < first + 16]
            orders = [given(self.subjects[action % 16], matter) for action in wanted]
            if ALWAYS in orders:
                return wanted[orders.index(ALWAYS)]
            if orders and all(order == NEVER for order in orders):
                return PASS
        return None
