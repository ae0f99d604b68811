"""Who Witchstone is."""

from typing import Final

from frostfair.games.witchstone.rules.actions import LAST, MOST_CHOICES
from frostfair.kernel.game import Meta, Option

RULES_VERSION: Final = 1  # moves whenever behaviour moves, and only then

# Generous, not counted out: four seats with eleven turns each, and no turn is known to have a hundred
# decisions.
LONGEST: Final = 4 * 11 * 100
# Generous too. Points are paid for crystals that are taken out (WS-3.7); nobody has made 300 yet.
POINTS: Final = (-100, 500)

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
    actions=int(LAST) + 1,
    longest=LONGEST,
    points=POINTS,
)
