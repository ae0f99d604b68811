"""Who Winter Queen is."""

from typing import Final

from frostfair.games.winter_queen.rules.actions import ACTIONS, MOST_CHOICES
from frostfair.kernel.game import Meta, Option

RULES_VERSION: Final = 1  # moves whenever behaviour moves, and only then

# Each of 45 crystals is placed once, and once more for each of 20 books that brings one back: 65 placings,
# each with a decision on a book. Twenty books are activated, each with a return. Three passes at most follow
# each turn.
LONGEST: Final = 2 * 65 + 2 * 20 + 3 * (65 + 20 + 1)
# Forty pages are scored once, none for more than two marks on each of twelve pages; each placing may empty a
# holder.
POINTS: Final = (0, 40 * 24 + 65)

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
    actions=ACTIONS,
    longest=LONGEST,
    points=POINTS,
)
