"""Standing orders for slow play: what a seat answers without being waited for (WT-26.4)."""

from typing import Final

from frostfair.games.winter_tales.rules.actions import ACTIVATE, ENGAGE, JOIN, PASS
from frostfair.kernel.codec import shorten
from frostfair.kernel.errors import Malformed

ALWAYS: Final = "always"
NEVER: Final = "never"
ASK: Final = "ask"
FIGHT: Final = "fight"  # battles and traps
QUEST: Final = "quest"  # setting out and joining
VERBS_OF: Final = {FIGHT: (ENGAGE,), QUEST: (ACTIVATE, JOIN)}


class Orders:
    """By seat, character and matter; nothing said means ask."""

    def __init__(self) -> None:
        self.given: dict[tuple[int, int, str], str] = {}

    def give(self, seat: int, character: int, matter: str, order: str) -> None:
        if matter not in VERBS_OF or order not in (ALWAYS, NEVER, ASK):
            raise Malformed(f"no such order: {matter} {order}")
        self.given[seat, character, matter] = order

    def pack(self) -> list[list[object]]:
        """`[seat, character, matter, order]` of each, ready for JSON."""
        return [[*who, order] for who, order in sorted(self.given.items())]

    def answer(self, seat: int, offers: list[int]) -> int | None:
        """What the orders say; None if the seat must be asked. Only for what may be declined."""
        if PASS not in offers:
            return None
        for matter, firsts in VERBS_OF.items():
            wanted = [a for first in firsts for a in offers if first <= a < first + 16]
            orders = [self.given.get((seat, action % 16, matter), ASK) for action in wanted]
            if ALWAYS in orders:
                return wanted[orders.index(ALWAYS)]
            if orders and all(order == NEVER for order in orders):
                return PASS
        return None


def orders_from(packed: object) -> Orders:
    """The inverse of Orders.pack."""
    orders = Orders()
    for given in packed if isinstance(packed, list) else [None]:
        match given:
            case [int(seat), int(character), str(matter), str(order)]:
                orders.give(seat, character, matter, order)
            case _:
                raise Malformed(f"no standing order: {shorten(given)}")
    return orders
