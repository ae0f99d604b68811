"""Who Winter Queen is."""

from typing import Final

from frostfair.games.winter_queen.rules.actions import MOST_CHOICES
from frostfair.kernel.game import Meta, Option

RULES_VERSION: Final = 1  # moves whenever behaviour moves, and only then

META: Final = Meta(
    game_id="winter-queen",
    prefix="WQ",
    seats=(2, 3, 4),
    options=(
        Option("open_scores", False, (False, True), "WQ-9.1"),
        Option("first", "random", ("random", 1, 2, 3, 4), "WQ-2.7"),
    ),
    rules_version=RULES_VERSION,
    most_choices=MOST_CHOICES,
)
