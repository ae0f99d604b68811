"""How good a table of Winter Queen is for a seat: the measure of the bots that look ahead.

What counts is the lead over the strongest opponent, everybody judged by the same sum: points made, what the
charged pages are worth now, and what empty pages and empty places for books still promise. The weights come
from some thousand games of this bot against itself.
"""

from frostfair.games.winter_queen.rules.crystals import total
from frostfair.games.winter_queen.rules.scoring import value
from frostfair.games.winter_queen.rules.slots import at_page, at_slot, side_of, slot_of
from frostfair.games.winter_queen.rules.state import Table
from frostfair.games.winter_queen.rules.terms import (
    ARCANE_KNOWLEDGE,
    COLOURS,
    MOST_BOOKS,
    NONE,
    PLAYING,
    POLAR_STAR,
)
from frostfair.kernel.flow import State

# A charged page is as good as points: whoever never activates it scores it at the end all the same (WQ-7.9).
# Only the Polar Star fades while the map fills, so it is better activated in time.
POLAR_STAR_KEEPS = 0.8
# An empty one is a promise that costs a turn; much above a third, the bot hoards books and charges none.
EMPTY_PAGE = 0.33
# Room for a book, worth little: above 1 or so the bot keeps its places free for ever.
EMPTY_PLACE = 0.8
# What the strongest opponent has counts less than what is mine, since nobody can hold back three others.
RIVAL = 0.7
WIN = 1000.0


class Judgement:
    """Remembers what effects are worth while the map stays as it is: most positions of a turn share one."""

    def __init__(self) -> None:
        self._map: tuple[int, ...] = ()
        self._worth: dict[tuple[int, int], int] = {}

    def __call__(self, state: State, seat: int) -> float:
        assert isinstance(state, Table)
        others = [other for other in range(state.seats) if other != seat]
        if state.end != PLAYING:
            lead = float(int(state.points[seat]) - max([state.points[other] for other in others]))
            return lead + (WIN if lead >= 0 else 0.0)  # a shared victory is one (WQ-7.10)
        turns = turns_left(state)
        strongest = max([self.standing(state, other, turns) for other in others])
        return self.standing(state, seat, turns) - RIVAL * strongest

    def standing(self, table: Table, seat: int, turns: float) -> float:
        """What a seat has, in points."""
        sum_ = float(table.points[seat])
        promises: list[int] = []
        places = int(MOST_BOOKS)
        for page in range(6):
            if table.books[at_slot(seat, slot_of(page))] == NONE:
                continue
            places -= 1 - side_of(page)
            colour = table.charge[at_page(seat, page)]
            if colour != NONE:
                effect = table.effect_on(seat, page)
                keeps = POLAR_STAR_KEEPS if effect == POLAR_STAR else 1.0
                sum_ += keeps * self.worth(table, seat, effect, colour)
            else:
                promises.append(self.promise(table, seat, table.effect_on(seat, page)))
        for promise in sorted(promises, reverse=True):  # each takes a turn, so the late ones come too late
            sum_ += EMPTY_PAGE * promise * _likely(turns)
            turns -= 1
        # Three turns use a place: a crystal for the book and one for each page.
        return sum_ + EMPTY_PLACE * places * _likely((turns - 1) / 4)

    def promise(self, table: Table, seat: int, effect: int) -> int:
        """What the effect would score now with the crystal that suits it best."""
        return max([self.worth(table, seat, effect, colour) for colour in range(len(COLOURS))])

    def worth(self, table: Table, seat: int, effect: int, colour: int) -> int:
        if effect == ARCANE_KNOWLEDGE:  # looks at books and not at the map
            return value(table, seat, effect, colour)
        now = tuple(table.crystals)
        if now != self._map:
            self._map, self._worth = now, {}
        known = self._worth.get((effect, colour))
        if known is None:
            known = self._worth[effect, colour] = value(table, seat, effect, colour)
        return known


def turns_left(table: Table) -> float:
    """Roughly how many turns each player still has."""
    if table.is_last_stage():
        return int(table.turns_left) / int(table.seats)
    # One crystal a turn, none where a book is activated; then about a round and a half to the end (WQ-7.3).
    return 1.25 * int(total(table.bag)) / int(table.seats) + 1.5


def _likely(turns: float) -> float:
    return min(1.0, max(0.0, turns))
