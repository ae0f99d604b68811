"""Which aims a position of Winter Queen offers, and what a puzzle teaches."""

from collections.abc import Iterator, Sequence
from typing import Final

from frostfair.games.winter_queen.puzzles.aim import Aim, actions, page_number, pages_on_top, reached
from frostfair.games.winter_queen.rules.actions import FIRST_PAGE, is_placing, target_of
from frostfair.games.winter_queen.rules.crystals import total
from frostfair.games.winter_queen.rules.flow import Turn, reach
from frostfair.games.winter_queen.rules.scoring import explain_page
from frostfair.games.winter_queen.rules.slots import at_page
from frostfair.games.winter_queen.rules.state import Table
from frostfair.games.winter_queen.rules.terms import ARCANE_KNOWLEDGE, COUNTIES, DOMAIN, EFFECTS, NONE
from frostfair.games.winter_queen.wording.names import family, page_name
from frostfair.kernel.bits import BIT, members_of, size
from frostfair.kernel.flow import step

FAMILIES: Final = tuple(dict.fromkeys([family(effect) for effect in EFFECTS]))
IN_DOMAIN: Final = "domain"
DEPICTED: Final = "depicted"
LAST_STAGE: Final = "last_stage"
TAGS: Final = (*FAMILIES, IN_DOMAIN, DEPICTED, LAST_STAGE)

LEAST_WORTH: Final = 2  # an aim below isn't worth a puzzle
MOST_TURNS: Final = 2  # of the last stage: here all pages together are asked for


def aims(table: Table, seat: int) -> Iterator[Aim]:
    """The most that one turn can make of each page, where chance has no say in it."""
    if not isinstance(table.stack[-1], Turn) or _may_empty_a_holder(table, seat):
        return
    for page in members_of(int(table.pages[seat])):
        charged = table.charge[at_page(seat, page)] != NONE
        yield from _at_most(table, seat, Aim("page", page=page_name(page)))
        if charged and table.effect_on(seat, page) != ARCANE_KNOWLEDGE:
            yield from _at_most(table, seat, Aim("map", page=page_name(page)))
            yield from _at_most(table, seat, Aim("book", page=page_name(page)))
    if table.is_last_stage() and table.turns_left <= MOST_TURNS and size(int(table.charged[seat])) > 1:
        yield from _at_most(table, seat, Aim("map"))
        yield from _at_most(table, seat, Aim("page"))
    if table.has_room(seat):
        tops = [effect for county in range(len(COUNTIES)) for effect in pages_on_top(table, county)]
        yield from [Aim("map", take=effect) for effect in tops if tops.count(effect) == 1]


def _may_empty_a_holder(table: Table, seat: int) -> bool:
    """Then it would be refilled by chance (WQ-3.3); in the last stage nothing is left to draw."""
    holders = members_of(int(reach(table, seat)))
    return not table.is_last_stage() and any(total(table.holders[holder]) == 1 for holder in holders)


def _at_most(table: Table, seat: int, aim: Aim) -> Iterator[Aim]:
    """The aim with the best that any of its moves reaches, if that is more than now."""
    found = [reached(table, seat, aim)]
    for action in actions(table, seat, aim):
        then = table.copy()
        step(then, seat, action, None)
        found.append(reached(then, seat, aim))
        found += [reached(_after(then, seat, more), seat, aim) for more in actions(then, seat, aim)]
    if max(found) > found[0] and max(found) >= LEAST_WORTH:
        yield Aim(aim.how, max(found), aim.page)


def _after(table: Table, seat: int, action: int) -> Table:
    then = table.copy()
    step(then, seat, action, None)
    return then


def tag(table: Table, seat: int, aim: Aim, solutions: Sequence[Sequence[int]]) -> str | None:
    """By what the solutions have in common; None if they teach nothing in particular."""
    if aim.take is not None:
        return IN_DOMAIN if _all_in_domain(table, solutions) else None
    if aim.page is None:
        return LAST_STAGE
    if aim.how == "map" and _all_in_domain(table, solutions):
        return IN_DOMAIN
    if _all_count_depicted(table, seat, aim, solutions):
        return DEPICTED
    return family(EFFECTS[table.effect_on(seat, page_number(aim.page))])


def _all_in_domain(table: Table, solutions: Sequence[Sequence[int]]) -> bool:
    return all(
        is_placing(move) and target_of(move) < FIRST_PAGE and table.box.zone[target_of(move)] == DOMAIN
        for (move, *_) in solutions
    )


def _all_count_depicted(table: Table, seat: int, aim: Aim, solutions: Sequence[Sequence[int]]) -> bool:
    """Whether the best value always needs a crystal that is printed on a tile (WQ-8.0)."""
    assert aim.page is not None
    for moves in solutions:
        then = table
        for move in moves:
            then = _after(then, seat, move)
        best = explain_page(then, seat, page_number(aim.page)).best
        if not any(table.depicted & BIT[space] for space in best.spaces):
            return False
    return True
