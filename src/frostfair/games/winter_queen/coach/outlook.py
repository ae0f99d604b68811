"""What a seat may still expect beyond its points, by source: the judge's sum (standings.py), taken apart."""

from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from typing import Final

from frostfair.games.winter_queen.bots.standings import MANY_COLOURS, Weights, likely, turns_left
from frostfair.games.winter_queen.bots.weights import fitted_weights
from frostfair.games.winter_queen.rules.scoring import value
from frostfair.games.winter_queen.rules.slots import PAGES, at_page, at_slot, side_of, slot_of
from frostfair.games.winter_queen.rules.state import Table
from frostfair.games.winter_queen.rules.terms import EFFECTS, MOST_BOOKS, NONE, PLAYING, POLAR_STAR
from frostfair.games.winter_queen.wording.accounts import effect_source

ROOM: Final = "wq-coach-room"  # for further books


def outlook(table: Table, seat: int) -> Mapping[str, float]:
    """Crystals on pages, empty pages that can still get one, and places for books."""
    if table.end != PLAYING:
        return {}
    found: dict[str, float] = defaultdict(float)
    weights = _weights()
    empty: list[tuple[int, str]] = []
    places = int(MOST_BOOKS)
    for page in range(int(PAGES)):
        if table.books[at_slot(seat, slot_of(page))] == NONE:
            continue
        places -= 1 - int(side_of(page))
        effect, colour = table.effect_on(seat, page), table.charge[at_page(seat, page)]
        source = _source(int(effect))
        if colour == NONE:
            empty.append((best_value(table, seat, int(effect)), source))
        else:
            kept = weights.polar_star if effect == POLAR_STAR else 1.0
            found[source] += kept * float(value(table, seat, effect, colour))
    turns = float(turns_left(table))
    for points, source in sorted(empty, key=lambda promise: -promise[0]):
        found[source] += weights.empty_page * points * float(likely(turns))
        turns -= 1.0
    found[ROOM] += weights.empty_place * places * float(likely((turns - 1.0) / 4.0))
    return found


def best_value(table: Table, seat: int, effect: int) -> int:
    """Of an empty page, with the crystal that suits it best."""
    return max([int(value(table, seat, effect, colour)) for colour in range(int(MANY_COLOURS))])


@cache
def _weights() -> Weights:
    return fitted_weights()


@cache
def _source(effect: int) -> str:
    assert 0 <= effect < len(EFFECTS)
    return effect_source(effect).key
