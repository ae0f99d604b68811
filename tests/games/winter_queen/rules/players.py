"""Players with a bent, for tests: each chooses among the legal actions, with chance of its own.

None plays well. Together they get into every corner of the rules.
"""

from collections.abc import Callable, Sequence
from typing import Final

from frostfair.games.winter_queen.rules.actions import (
    ACTIVATE,
    DECLINE,
    FIRST_PAGE,
    TAKE,
    holder_of,
    target_of,
)
from frostfair.games.winter_queen.rules.crystals import total
from frostfair.games.winter_queen.rules.flow import Turn
from frostfair.games.winter_queen.rules.state import Table
from frostfair.kernel.luck import advanced, drawn, seeded

Wish = Callable[[Table, int], int]  # how much a player likes an action; the best liked are drawn from


class Player:
    """One bent and one source of chance."""

    def __init__(self, style: str, seed: int) -> None:
        self.wish: Wish = STYLES[style]
        self._rng: int = seeded(seed)

    def choose(self, table: Table, offered: Sequence[int]) -> int:
        if self.wish is _varied:
            return self._of_any_kind(offered)
        liked = [self.wish(table, action) for action in offered]
        return self._any([action for action, n in zip(offered, liked, strict=True) if n == max(liked)])

    def below(self, n: int) -> int:
        self._rng = advanced(self._rng)
        return drawn(self._rng, n)

    def _any(self, actions: Sequence[int]) -> int:
        return actions[self.below(len(actions))]

    def _of_any_kind(self, offered: Sequence[int]) -> int:
        """First what to do, then how: books are used about as often as the map."""
        kinds: dict[str, list[int]] = {}
        for action in offered:
            kinds.setdefault(_kind(action), []).append(action)
        names = sorted(kinds)
        return self._any(kinds[names[self.below(len(names))]])


def _kind(action: int) -> str:
    if action < ACTIVATE:
        return "map" if target_of(action) < FIRST_PAGE else "page"
    return "activate" if action < TAKE else "other"


def _random(table: Table, action: int) -> int:
    return 0


def _varied(table: Table, action: int) -> int:
    return 0


def _fills(table: Table, action: int) -> int:
    """The map and nothing but the map: no books, and the fullest holders first, to spare the bag."""
    if action < ACTIVATE:
        return int(total(table.holders[holder_of(action)]))
    return 1 if action == DECLINE else 0


def _drains(table: Table, action: int) -> int:
    """The emptiest holder first, so that the bag is soon empty."""
    if action < ACTIVATE:
        return 20 - int(total(table.holders[holder_of(action)]))
    return 1


def _studies(table: Table, action: int) -> int:
    """Books, both pages of them, and at once; so crystals go back to the bag as often as can be."""
    if action < ACTIVATE:
        return 3 if target_of(action) >= FIRST_PAGE else 1
    if action < TAKE:
        return 4 if _crystals_on(table, action - ACTIVATE) == 2 else 2
    return 1 if action == DECLINE else 2


def _hoards(table: Table, action: int) -> int:
    """Books and crystals on them, but none is ever activated while there is something else to do."""
    if action < ACTIVATE:
        return 3 if target_of(action) >= FIRST_PAGE else 2
    return 1 if action < TAKE or action == DECLINE else 2


def _starves(table: Table, action: int) -> int:
    """Like the one who studies, and leaves as little as possible on every holder."""
    liked = 10 * _studies(table, action)
    if action < ACTIVATE:
        heap = int(total(table.holders[holder_of(action)]))
        return liked + (0 if heap == 1 else heap)
    return liked


def _crystals_on(table: Table, slot: int) -> int:
    turn = table.stack[-1]
    assert isinstance(turn, Turn)
    return int(table.charged[turn.seat] >> 2 * slot & 3).bit_count()


STYLES: Final[dict[str, Wish]] = {
    "random": _random,
    "varied": _varied,
    "fills": _fills,
    "drains": _drains,
    "studies": _studies,
    "hoards": _hoards,
    "starves": _starves,
}
