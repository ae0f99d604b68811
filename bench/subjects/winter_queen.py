"""Winter Queen beside the same game in C."""

from typing import Final

from bench.workloads import COPY_STEP, PLAY, Subject

SUBJECT: Final = Subject(
    "winter-queen",
    (2, 3, 4),
    yardstick="../shared/bench/limit.py",
    counted=((PLAY, 3, 1000), (COPY_STEP, 3, 40_000)),
)
