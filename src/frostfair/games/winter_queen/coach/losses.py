"""What a worse move of Winter Queen was about, and which puzzles train the better one."""

from typing import Final

from frostfair.games.winter_queen.puzzles.seeking import IN_DOMAIN, LAST_STAGE
from frostfair.games.winter_queen.rules.actions import (
    ACTIVATE,
    DECLINE,
    FIRST_PAGE,
    PASS,
    TAKE,
    is_placing,
    target_of,
)
from frostfair.games.winter_queen.rules.flow import TakeBook
from frostfair.games.winter_queen.rules.scoring import value
from frostfair.games.winter_queen.rules.slots import PAGES, at_page, at_slot, slot_of
from frostfair.games.winter_queen.rules.state import Table
from frostfair.games.winter_queen.rules.terms import DOMAIN, EFFECTS, NONE
from frostfair.games.winter_queen.wording.names import family
from frostfair.kernel.flow import step

# Sorts of moves.
PLACING: Final = "place"
CHARGING: Final = "charge"
ACTIVATING: Final = "activate"
TAKING: Final = "take"
DECLINING: Final = "decline"
RETURNING: Final = "return"
PASSING: Final = "pass"

KINDS: Final = (
    "activate-early",
    "activate-late",
    "activate-other",
    "charge-early",
    "charge-late",
    "charge-colour",
    "charge-page",
    "book-missed",
    "book-choice",
    "map-colour",
    "map-space",
    "return",
    "pass",
)


def sort_of(action: int) -> str:
    if is_placing(action):
        return PLACING if target_of(action) < FIRST_PAGE else CHARGING
    if action < TAKE:
        return ACTIVATING
    if action < DECLINE:
        return TAKING
    if action == DECLINE:
        return DECLINING
    return PASSING if action == PASS else RETURNING


def slot_activated(action: int) -> int:
    return int(action - ACTIVATE)


def kind(table: Table, seat: int, best: int, made: int) -> str:
    good, bad = sort_of(best), sort_of(made)
    if PASSING in (good, bad):
        return "pass"
    if good == bad:
        return _same_sort(table, seat, best, made)
    if ACTIVATING in (good, bad):
        return "activate-late" if good == ACTIVATING else "activate-early"
    if CHARGING in (good, bad):
        return "charge-late" if good == CHARGING else "charge-early"
    return "book-choice"  # one was taken, the other not


def _same_sort(table: Table, seat: int, best: int, made: int) -> str:
    sort = sort_of(best)
    if sort == CHARGING:
        return "charge-colour" if target_of(best) == target_of(made) else "charge-page"
    if sort == PLACING:
        if _brings_book(table, seat, best) and not _brings_book(table, seat, made):
            return "book-missed"
        return "map-colour" if target_of(best) == target_of(made) else "map-space"
    return {ACTIVATING: "activate-other", RETURNING: "return"}.get(sort, "book-choice")


def _brings_book(table: Table, seat: int, action: int) -> bool:
    then = _after(table, seat, action)
    top = then.stack[-1] if then.stack else None
    return isinstance(top, TakeBook) and top.seat == seat


# --- what trains it ---


def tag(table: Table, seat: int, best: int, made: int) -> str | None:
    """By the effect that the better move is about."""
    sort = sort_of(best)
    if sort == CHARGING:
        return _family(table, seat, int(target_of(best) - FIRST_PAGE))
    if sort == ACTIVATING:
        return _family_of_book(table, seat, slot_activated(best))
    if table.is_last_stage():
        return LAST_STAGE
    helped = _page_helped(table, seat, best, made)
    if helped is not None:
        return _family(table, seat, helped)
    in_domain = sort == PLACING and table.box.zone[target_of(best)] == DOMAIN
    return IN_DOMAIN if in_domain else None


def _family(table: Table, seat: int, page: int) -> str:
    return family(EFFECTS[table.effect_on(seat, page)])


def _family_of_book(table: Table, seat: int, slot: int) -> str:
    """Of its page that is worth more."""
    return _family(table, seat, max([2 * slot, 2 * slot + 1], key=lambda page: _worth(table, seat, page)))


def _page_helped(table: Table, seat: int, best: int, made: int) -> int | None:
    """The page that the better move makes worth more than the other one does, most of all."""
    good, bad = _after(table, seat, best), _after(table, seat, made)
    gains = {page: _worth(good, seat, page) - _worth(bad, seat, page) for page in range(int(PAGES))}
    page = max(gains, key=lambda page: gains[page])
    return page if gains[page] > 0 and _has_book(table, seat, page) else None


def _worth(table: Table, seat: int, page: int) -> int:
    colour = table.charge[at_page(seat, page)]
    if colour == NONE or not _has_book(table, seat, page):
        return 0
    return int(value(table, seat, table.effect_on(seat, page), colour))


def _has_book(table: Table, seat: int, page: int) -> bool:
    return bool(table.books[at_slot(seat, slot_of(page))] != NONE)


def _after(table: Table, seat: int, action: int) -> Table:
    then = table.copy()
    step(then, seat, action, None)
    return then
