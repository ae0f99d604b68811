"""Witchstone: long combos, beside the first game."""

from typing import Final

from bench.workloads import BARS, COMPILED, COPY_STEP, PLAY, Bar, Subject

# A game of long combos beside the first one: no decision and no copy may cost more than three times as much.
BESIDE_WINTER_QUEEN: Final = (
    BARS[0],
    Bar("a decision, times Winter Queen's", (PLAY, COMPILED), (PLAY, COMPILED), 1 / 3, True, "winter-queen"),
    Bar(
        "copy + step, times Winter Queen's",
        (COPY_STEP, COMPILED),
        (COPY_STEP, COMPILED),
        1 / 3,
        True,
        "winter-queen",
    ),
)

SUBJECT: Final = Subject(
    "witchstone",
    (2, 3, 4),
    bars=BESIDE_WINTER_QUEEN,
    counted=((PLAY, 3, 100), (COPY_STEP, 3, 4000)),
)
