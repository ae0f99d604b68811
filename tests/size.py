"""How much a test does: `size(100, 10_000)` is 100 every day and 10,000 in a soak."""

import os

SOAK = os.environ.get("FROSTFAIR_SOAK", "") not in ("", "0")


def size(daily: int, soak: int) -> int:
    return soak if SOAK else daily
