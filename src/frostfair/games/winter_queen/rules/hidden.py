"""What a seat can't know, and how to imagine it.

Draws from the bag and the books beneath the top of a pile are decided only at the moment they are seen
(WQ-2.6), so a table holds no secret but the generator's state. Totals may be counted (WQ-1.5).
"""

from frostfair.games.winter_queen.rules.state import Table
from frostfair.kernel.luck import seeded


def imagine(table: Table, seat: int, seed: int) -> Table:
    """A table that this seat considers possible, with chance of its own."""
    imagined = table.copy()
    imagined.rng = seeded(seed)
    return imagined
