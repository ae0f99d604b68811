"""Who Witchstone is."""

from typing import Final

from frostfair.games.witchstone.rules.actions import MOST_CHOICES
from frostfair.kernel.game import Meta, Option

RULES_VERSION: Final = 1  # moves whenever behaviour moves, and only then

META: Final = Meta(
    game_id="witchstone",
    prefix="WS",
    seats=(2, 3, 4),
    options=(
        Option("hidden_scrolls", False, (False, True), "WS-9.7"),
        Option("first", "random", ("random", 1, 2, 3, 4), "WS-2.9"),
        # Of each seat: 0 is none, 3 easy, 1 hard.
        Option("handicap1", 0, (0, 1, 2, 3), "WS-13.2"),
        Option("handicap2", 0, (0, 1, 2, 3), "WS-13.2"),
        Option("handicap3", 0, (0, 1, 2, 3), "WS-13.2"),
        Option("handicap4", 0, (0, 1, 2, 3), "WS-13.2"),
    ),
    rules_version=RULES_VERSION,
    most_choices=MOST_CHOICES,
)
