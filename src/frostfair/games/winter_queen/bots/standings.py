"""What every seat has, in points: made, charged on pages, and promised by empty pages and empty places.

Compiled: a search judges some hundred thousand positions for one decision.
"""

from typing import Final, final

from frostfair.games.winter_queen.rules.crystals import total
from frostfair.games.winter_queen.rules.scoring import value
from frostfair.games.winter_queen.rules.slots import PAGES, at_page, at_slot, side_of, slot_of
from frostfair.games.winter_queen.rules.state import Table
from frostfair.games.winter_queen.rules.terms import (
    ARCANE_KNOWLEDGE,
    BRIGHT_WAY,
    EFFECTS,
    MOST_BOOKS,
    NONE,
    POLAR_STAR,
    ROSE_OF_THE_WINDS,
    Colour,
    Effect,
)
from frostfair.kernel.fast import i64, vec
from frostfair.kernel.flow import Seat

MANY_COLOURS: Final[i64] = 5
SPACES_BITS: Final[i64] = 25


@final
class Weights:
    """What things are worth, in points."""

    def __init__(self, polar_star: float, empty_page: float, empty_place: float) -> None:
        self.polar_star: float = polar_star  # a charged Polar Star fades while the map fills; others keep all
        self.empty_page: float = (
            empty_page  # of what the page would score now with the crystal that suits it best
        )
        self.empty_place: float = empty_place  # room for a book


@final
class Parts:
    """A standing before it is weighed: what the weights are fitted to."""

    def __init__(self) -> None:
        self.sure: float = 0.0  # points, and what charged pages are worth now
        self.polar_star: float = 0.0  # how much of that is a Polar Star
        self.promises: float = 0.0  # of empty pages
        self.places: float = 0.0  # for books


@final
class Standings:
    """Remembers what effects are worth while what they look at stays as it is, as it mostly does."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Weights = weights
        self.parts: Parts = Parts()
        self.looked_at: vec[i64] = vec[i64](
            [-1] * (len(EFFECTS) * 5)
        )  # [effect * 5 + colour] what it counted
        self.known: vec[i64] = vec[i64]([0] * (len(EFFECTS) * 5))
        self.promised: vec[i64] = vec[i64]([0] * 6)  # by empty pages, the largest first

    def of(self, table: Table, seat: Seat) -> float:
        self.take_apart(table, seat)
        parts = self.parts
        weights = self.weights
        faded = (1.0 - weights.polar_star) * parts.polar_star
        return parts.sure - faded + weights.empty_page * parts.promises + weights.empty_place * parts.places

    def take_apart(self, table: Table, seat: Seat) -> None:
        parts = self.parts
        parts.sure = float(table.points[seat])
        parts.polar_star = 0.0
        parts.promises = 0.0
        places = MOST_BOOKS
        empty: i64 = 0
        for page in range(PAGES):
            if table.books[at_slot(seat, slot_of(page))] == NONE:
                continue
            places -= 1 - side_of(page)
            effect = table.effect_on(seat, page)
            colour = table.charge[at_page(seat, page)]
            if colour == NONE:
                self.add_promise(empty, self.best(table, seat, effect))
                empty += 1
                continue
            points = float(self.worth(table, seat, effect, colour))
            parts.sure += points
            if effect == POLAR_STAR:
                parts.polar_star += points
        turns = turns_left(table)
        for i in range(empty):  # each takes a turn, so the late ones come too late
            parts.promises += float(self.promised[i]) * likely(turns)
            turns -= 1.0
        # Three turns use a place: a crystal for the book and one for each page.
        parts.places = float(places) * likely((turns - 1.0) / 4.0)

    def add_promise(self, n: i64, points: i64) -> None:
        while n > 0 and self.promised[n - 1] < points:
            self.promised[n] = self.promised[n - 1]
            n -= 1
        self.promised[n] = points

    def best(self, table: Table, seat: Seat, effect: Effect) -> i64:
        """What the effect would score now with the crystal that suits it best."""
        most: i64 = 0
        for colour in range(MANY_COLOURS):
            most = max(most, self.worth(table, seat, effect, colour))
        return most

    def worth(self, table: Table, seat: Seat, effect: Effect, colour: Colour) -> i64:
        if effect in (ARCANE_KNOWLEDGE, BRIGHT_WAY):  # they look at too much to remember
            return value(table, seat, effect, colour)
        seen = table.crystals[colour]
        if effect < ROSE_OF_THE_WINDS:
            seen |= table.crystals[effect] << SPACES_BITS
        elif effect == POLAR_STAR:
            seen |= table.occupied << SPACES_BITS
        at = effect * MANY_COLOURS + colour
        if self.looked_at[at] != seen:
            self.looked_at[at] = seen
            self.known[at] = value(table, seat, effect, colour)
        return self.known[at]


def turns_left(table: Table) -> float:
    """Roughly how many turns each player still has."""
    if table.is_last_stage():
        return float(table.turns_left) / float(table.seats)
    # One crystal a turn, none where a book is activated; then about a round and a half to the end (WQ-7.3).
    return 1.25 * float(total(table.bag)) / float(table.seats) + 1.5


def likely(turns: float) -> float:
    """How likely so many turns are enough for one thing more."""
    if turns >= 1.0:
        return 1.0
    return max(0.0, turns)
