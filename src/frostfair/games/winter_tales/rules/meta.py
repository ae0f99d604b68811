"""Who Winter Tales is."""

from typing import Final

from frostfair.games.winter_tales.rules.actions import MOST_CHOICES
from frostfair.games.winter_tales.rules.rulings import CHAPTER_LIMITS, NO_LIMIT
from frostfair.kernel.game import Meta, Option

RULES_VERSION: Final = 5  # moves whenever behaviour moves, and only then
FIRST_KEPT: Final = 4  # since then tables keep the rules they began with: they are read and go on


def meta_of(rules_version: int) -> Meta:
    return Meta(
        game_id="winter-tales",
        prefix="WT",
        seats=(3, 4, 5, 6, 7),
        options=(
            Option("memories", 3, (3, 4, 5, 6, 7), "WT-17.1"),
            Option("alternative_epilogue", False, (False, True), "WT-18.1"),
            Option("powers", False, (False, True), "WT-19.0"),
            Option("objectives", False, (False, True), "WT-20.1"),
            Option("skills", False, (False, True), "WT-21.1"),
            Option("narration", "light", ("light", "full", "voice"), "WT-23.1"),
            Option(
                "drafts", "private", ("private", "live"), "WT-23.5"
            ),  # live: all see what is being written
            Option("ages", "random", ("random", "seats"), "WT-2.5"),  # seats: the first seat is the youngest
            Option("chapter_limit", NO_LIMIT, CHAPTER_LIMITS, "WT-3.1"),
        ),
        rules_version=rules_version,
        most_choices=MOST_CHOICES,
    )


META: Final = meta_of(RULES_VERSION)
