"""Winter Tales, whose games are long."""

from typing import Final

from bench.workloads import PLAY, PURE, Bar, Subject

# Never compiled: it is all words and cards. Its games are long, so it is games that count.
TOLD_BESIDE_WINTER_QUEEN: Final = (
    Bar(
        "games, part of Winter Queen's, uncompiled",
        (PLAY, PURE),
        (PLAY, PURE),
        0.3,
        game="winter-queen",
        games=True,
        tables=(4,),
    ),
)

SUBJECT: Final = Subject("winter-tales", (3, 4, 5, 6, 7), bars=TOLD_BESIDE_WINTER_QUEEN)
