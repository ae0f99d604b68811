"""The structures that games put into messages, for those who want types: views and offers by game."""

from typing import Any, Final

from msgspec import Struct

from frostfair.games.winter_queen.wording import shapes as winter_queen


class Shapes(Struct, frozen=True):
    """One game: its view, what an offer can be, and words that deserve a name."""

    prefix: str  # of the names, so that two games don't quarrel
    view: type
    offers: tuple[type, ...]
    words: dict[str, Any]


SHAPES: Final = {
    "winter-queen": Shapes(
        "WinterQueen",
        winter_queen.WinterQueenView,
        winter_queen.OFFERS,
        {
            "Colour": winter_queen.Colour,
            "County": winter_queen.County,
            "Zone": winter_queen.Zone,
            "Side": winter_queen.Side,
            "Effect": winter_queen.Effect,
            "EndReason": winter_queen.EndReason,
        },
    ),
}
