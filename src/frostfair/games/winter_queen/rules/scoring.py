"""The eight effects (WQ-8): what a page is worth, which crystals count, and every other choice there was.

`value` is the fast answer for the rules and for search; `explain` gives the whole story. Both rest on the
same small questions, so they can't disagree about what counts.
"""

from typing import final

from frostfair.games.winter_queen.rules.slots import LEFT, at_page, page_in
from frostfair.games.winter_queen.rules.state import Table
from frostfair.games.winter_queen.rules.terms import (
    BORDER_KEEPER,
    BRIGHT_WAY,
    EFFECT_RULES,
    MAGICAL_CLOUDS,
    NONE,
    NORTHERN_LIGHTS,
    POLAR_STAR,
    RAY_STEPS,
    ROSE_OF_THE_WINDS,
    Colour,
    Effect,
    Space,
    Spaces,
)
from frostfair.kernel.bits import BIT, first, members_of, size
from frostfair.kernel.fast import i64
from frostfair.kernel.flow import Seat

# --- what counts: each answer is a set of spaces, one point for each ---


def near(table: Table, space: Space, counted: Spaces) -> Spaces:
    """Forest Wisps and Polar Star: the counted ones among the neighbours (WQ-8.1, WQ-8.7)."""
    return table.box.near[space] & counted


def rose(table: Table, space: Space, mine: Spaces) -> Spaces:
    """The crystal itself and its colour on the six lines from it (WQ-8.2)."""
    return table.box.lines[space] & mine | BIT[space]


def bright_way(table: Table, space: Space, mine: Spaces, direction: i64) -> Spaces:
    """The unbroken line of ever new colours that starts at this crystal (WQ-8.5)."""
    way = BIT[space]
    seen = mine
    ray = table.box.ray
    start = (space * 6 + direction) * RAY_STEPS
    for i in range(start, start + RAY_STEPS):
        at = ray[i]
        if at == NONE:
            break
        bit = BIT[at]
        if bit & table.occupied == 0 or bit & seen != 0:
            break
        way |= bit
        seen |= table.crystals[table.colour_at(at)]
    return way


def clouds(table: Table, mine: Spaces) -> Spaces:
    """One crystal of every group, the first of it (WQ-8.4)."""
    firsts: i64 = 0
    while mine:
        start = mine & -mine
        firsts |= start
        mine &= ~group(table, start, mine)
    return firsts


def group(table: Table, start: Spaces, mine: Spaces) -> Spaces:
    """All spaces of `mine` that hang together with the start."""
    near = table.box.near
    together = start
    todo = start
    while todo:
        found = near[first(todo)] & mine & ~together
        todo = todo & (todo - 1) | found
        together |= found
    return together


def lights(table: Table, mine: Spaces) -> Spaces:
    """One crystal for every zone that has any (WQ-8.6)."""
    firsts: i64 = 0
    for zone in range(i64(5)):
        here = mine & table.box.zones[zone]
        firsts |= here & -here
    return firsts


def marks(table: Table, seat: Seat, colour: Colour) -> i64:
    """The colour's crystals on the seat's books, a set: 2 * page, and 2 * page + 1 if depicted (WQ-8.8)."""
    found: i64 = 0
    for page in range(i64(6)):
        if table.charge[at_page(seat, page)] == colour:
            found |= BIT[2 * page]
        if table.pages[seat] & BIT[page] != 0 and table.effect_on(seat, page) == colour:
            found |= BIT[2 * page + 1]  # the Forest Wisps of that colour depict it
    return found


# --- the value of a page ---


def value(table: Table, seat: Seat, effect: Effect, colour: Colour) -> i64:
    """What an effect is worth with the best choice (WQ-8.10)."""
    mine = table.crystals[colour]
    if effect < ROSE_OF_THE_WINDS:
        other = table.crystals[effect]
        return max(_most_near(table, mine, other), _most_near(table, other, mine))
    if effect == ROSE_OF_THE_WINDS:
        return _longest_rose(table, mine)
    if effect == BORDER_KEEPER:
        return size(mine & table.box.edge)
    if effect == MAGICAL_CLOUDS:
        return size(clouds(table, mine))
    if effect == BRIGHT_WAY:
        return _longest_way(table, mine)
    if effect == NORTHERN_LIGHTS:
        return size(lights(table, mine))
    if effect == POLAR_STAR:
        return _most_near(table, mine, table.empty_spaces())
    return _arcane_knowledge(table, seat, colour)


def book_value(table: Table, seat: Seat, slot: i64) -> i64:
    """What all charged pages of a book are worth together (WQ-6.1)."""
    points: i64 = 0
    left = page_in(slot, LEFT)
    for page in range(left, left + 2):
        if table.charged[seat] & BIT[page] != 0:
            points += value(table, seat, table.effect_on(seat, page), table.charge[at_page(seat, page)])
    return points


def _most_near(table: Table, chosen: Spaces, counted: Spaces) -> i64:
    best: i64 = 0
    while chosen:
        n = size(near(table, first(chosen), counted))
        chosen &= chosen - 1
        if n > best:
            best = n
    return best


def _longest_rose(table: Table, mine: Spaces) -> i64:
    best: i64 = 0
    todo = mine
    while todo:
        n = size(rose(table, first(todo), mine))
        todo &= todo - 1
        if n > best:
            best = n
    return best


def _longest_way(table: Table, mine: Spaces) -> i64:
    best: i64 = 0
    todo = mine
    while todo:
        space = first(todo)
        todo &= todo - 1
        for direction in range(i64(6)):
            n = size(bright_way(table, space, mine, direction))
            if n > best:
                best = n
    return best


def _arcane_knowledge(table: Table, seat: Seat, colour: Colour) -> i64:
    best: i64 = 0
    for opponent in range(table.seats):
        if opponent != seat:
            n = size(marks(table, opponent, colour))
            if n > best:
                best = n
    return best + size(marks(table, seat, colour))


# --- the whole story ---


@final
class Choice:
    """One way to score an effect: the chosen crystal, direction or opponent (-1: none), and what counts.

    `marks` are crystals on books: 12 * seat + 2 * page, and one more for a depicted crystal.
    """

    def __init__(
        self, space: int, direction: int, opponent: int, spaces: tuple[int, ...], marks: tuple[int, ...]
    ) -> None:
        self.space: int = space
        self.direction: int = direction
        self.opponent: int = opponent
        self.spaces: tuple[int, ...] = spaces
        self.marks: tuple[int, ...] = marks

    @property
    def points(self) -> int:
        return len(self.spaces) + len(self.marks)


@final
class Score:
    """What a page scores: the best choice, and every other with its value (WQ-8.10)."""

    def __init__(self, effect: int, colour: int, choices: list[Choice]) -> None:
        self.effect: int = effect
        self.colour: int = colour
        self.choices: list[Choice] = choices

    @property
    def rule(self) -> str:
        return EFFECT_RULES[self.effect]

    @property
    def best(self) -> Choice:
        """The first of the best choices; nothing chosen and nothing counted where there is none (WQ-8.9)."""
        if not self.choices:
            return Choice(NONE, NONE, NONE, (), ())
        return max(self.choices, key=_points)

    @property
    def points(self) -> int:
        return self.best.points


def explain(table: Table, seat: int, effect: int, colour: int) -> Score:
    """Everything about scoring this effect with a crystal of this colour, now, for this seat."""
    return Score(effect, colour, _choices(table, seat, effect, colour))


def explain_page(table: Table, seat: int, page: int) -> Score:
    """The same for a charged page of the seat's books."""
    return explain(table, seat, table.effect_on(seat, page), table.charge[at_page(seat, page)])


def _choices(table: Table, seat: int, effect: int, colour: int) -> list[Choice]:
    mine = table.crystals[colour]
    if effect < ROSE_OF_THE_WINDS:
        other = table.crystals[effect]
        found = [_at(space, near(table, space, other)) for space in members_of(mine)]
        if effect != colour:
            found += [_at(space, near(table, space, mine)) for space in members_of(other)]
        return found
    if effect == ROSE_OF_THE_WINDS:
        return [_at(space, rose(table, space, mine)) for space in members_of(mine)]
    if effect == BORDER_KEEPER:
        return [_at(NONE, mine & table.box.edge)]
    if effect == MAGICAL_CLOUDS:
        return [_at(NONE, clouds(table, mine))]
    if effect == BRIGHT_WAY:
        return [
            Choice(space, direction, NONE, tuple(members_of(bright_way(table, space, mine, direction))), ())
            for space in members_of(mine)
            for direction in range(6)
        ]
    if effect == NORTHERN_LIGHTS:
        return [_at(NONE, lights(table, mine))]
    if effect == POLAR_STAR:
        return [_at(space, near(table, space, table.empty_spaces())) for space in members_of(mine)]
    own = _marks(table, seat, colour)
    return [
        Choice(NONE, NONE, opponent, (), own + _marks(table, opponent, colour))
        for opponent in range(table.seats)
        if opponent != seat
    ]


def _points(choice: Choice) -> int:
    return choice.points


def _at(space: int, counted: int) -> Choice:
    return Choice(space, NONE, NONE, tuple(members_of(counted)), ())


def _marks(table: Table, seat: int, colour: int) -> tuple[int, ...]:
    return tuple([12 * seat + mark for mark in members_of(marks(table, seat, colour))])
