"""Answers to "why?" about any number on a table of Winter Queen."""

from collections.abc import Callable
from typing import Any, Literal

import msgspec
from msgspec import Struct

from frostfair.games.winter_queen.rules.components import Box
from frostfair.games.winter_queen.rules.flow import available
from frostfair.games.winter_queen.rules.scoring import value
from frostfair.games.winter_queen.rules.slots import at_page, page_in, side_of, slot_of
from frostfair.games.winter_queen.rules.state import Table
from frostfair.games.winter_queen.rules.terms import COLOURS
from frostfair.games.winter_queen.wording import scores
from frostfair.games.winter_queen.wording import table as describing
from frostfair.games.winter_queen.wording.log import gains
from frostfair.games.winter_queen.wording.marks import CountedPage, Marks, PageChange
from frostfair.games.winter_queen.wording.names import page_name
from frostfair.games.winter_queen.wording.pages import Page, page_of, page_of_pile
from frostfair.games.winter_queen.wording.shapes import Colour, County, Seen
from frostfair.kernel.bits import members_of
from frostfair.kernel.errors import Malformed
from frostfair.kernel.flow import Sink, step
from frostfair.wording.base import Explanation, Source
from frostfair.wording.message import message

PageText = Literal["1L", "1R", "2L", "2R", "3L", "3R"]


class PageAt(Struct, forbid_unknown_fields=True):
    """A page of a player's books."""

    seat: int
    page: PageText


class Selected(Struct, forbid_unknown_fields=True):
    """The crystal that the asker has in hand."""

    colour: Colour
    holder: int | None = None


class About(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What can be asked about: one of page, pile, points, holder, bag, turns, space."""

    page: PageAt | None = None
    pile: County | None = None
    side: Literal["L", "R"] | None = None
    colour: Colour | None = None  # on the page: this crystal instead of the one that lies there
    selected: Selected | None = None
    points: int | None = None
    holder: int | None = None
    bag: bool = False
    turns: bool = False
    space: str | None = None


def answer(
    box: Box,
    table: Table,
    seen: Seen,
    asker: int | None,
    asked: dict[str, Any],
    sources: Callable[[int], list[Source]],
) -> Explanation:
    """`table` is imagined by the asker; `sources` tells where a seat's points came from."""
    try:
        about = msgspec.convert(asked, About)
    except msgspec.ValidationError as error:
        raise Malformed(f"about: {error}") from None
    viewer = 0 if asker is None else asker
    if about.page is not None:
        return _page(box, table, _asked_page(seen, asker, about.page), about, viewer)
    if about.pile is not None and about.side is not None:
        page = page_of_pile(seen, viewer, about.pile, "LR".index(about.side))
        return _page(box, table, page, about, viewer)
    if about.pile is not None:
        pile = seen.pile(about.pile)
        return Explanation(value=pile.books, rule="WQ-4.2", told=[describing.pile(pile)])
    if about.points is not None:
        return _points(seen, _seat(seen, about.points), sources)
    return _rest(seen, about)


def _asked_page(seen: Seen, asker: int | None, at: PageAt) -> Page:
    seat = _seat(seen, at.seat)
    number = page_in(int(at.page[0]) - 1, "LR".index(at.page[1]))
    return page_of(seen, seat, number, at.page if seat == asker else f"{seat + 1}:{at.page}")


# --- a page ---


def _page(box: Box, table: Table, page: Page, about: About, viewer: int) -> Explanation:
    colour = about.colour or page.colour
    if colour is None:
        worth = scores.by_colour(table, page)
        told = [scores.colours_in_short(page, worth), scores.rule(page)]
        rule = scores.score_of(table, page, COLOURS[0]).rule
        return Explanation(rule=rule, told=told, marks=Marks(by_colour=worth))
    after, by_crystal = _what_if(box, table, page, colour, about, viewer)
    score = scores.score_of(table, page, colour)
    best = score.best
    counted = [scores.marked(mark) for mark in best.marks]
    return Explanation(
        value=score.points,
        rule=score.rule,
        told=[scores.title(page, colour, score.points), scores.rule(page), scores.best_choice(box, best)],
        counted=[box.space_names[space] for space in best.spaces],
        if_=after,
        marks=Marks(
            pages_counted=[
                CountedPage(seat, page_name(number), depicted) for seat, number, depicted in counted
            ],
            chosen=None if best.space < 0 else box.space_names[best.space],
            opponent=None if best.opponent < 0 else best.opponent,
            if_colours=by_crystal,
            by_colour=scores.by_colour(table, page) if page.colour is None else {},
        ),
    )


def _what_if(
    box: Box, table: Table, page: Page, colour: str, about: About, viewer: int
) -> tuple[dict[str, int], dict[str, dict[str, int]]]:
    """The page's value after a crystal is placed: the selected one, or all that can be taken."""
    then = table if page.colour == colour else scores.charged(table, page, colour)
    if about.selected is not None:
        return _after(box, then, page, colour, about.selected.colour, viewer), {}
    taken = sorted({crystal % 5 for crystal in members_of(int(available(table, viewer)))})
    each = {COLOURS[c]: _after(box, then, page, colour, COLOURS[c], viewer) for c in taken}
    places = {place for after in each.values() for place in after}
    best = {place: max(after[place] for after in each.values()) for place in sorted(places)}
    return best, each


def _after(box: Box, table: Table, page: Page, colour: str, crystal: str, viewer: int) -> dict[str, int]:
    found = {
        box.space_names[space]: scores.value_of(scores.with_crystal(table, crystal, space), page, colour)
        for space in members_of(int(table.empty_spaces()))
    }
    for free in members_of(int(table.free_pages(viewer))):
        own = Page(page_name(free), viewer, 0, side_of(free), "", None, slot_of(free))
        found[own.name] = scores.value_of(scores.charged(table, own, crystal), page, colour)
    return found


# --- everything else ---


def _points(seen: Seen, seat: int, sources: Callable[[int], list[Source]]) -> Explanation:
    """Where a seat's points come from. A total that lies face down isn't turned over."""
    return Explanation(value=seen.players[seat].points, rule="WQ-1.5", sources=sources(seat))


def _rest(seen: Seen, about: About) -> Explanation:
    if about.holder is not None:
        if not 1 <= about.holder <= len(seen.holders):
            raise Malformed(f"unknown holder {about.holder}; available: 1 to {len(seen.holders)}")
        told = [describing.holder(seen, about.holder - 1), message("wq-why-holder")]
        return Explanation(value=seen.holders[about.holder - 1].count, rule="WQ-3.3", told=told)
    if about.bag:
        told = [describing.bag(seen), message("wq-why-bag")]
        return Explanation(value=seen.bag.count, rule="WQ-7.1", told=told)
    if about.turns:
        told = describing.stage(seen) or [message("wq-why-bag")]
        return Explanation(value=seen.turns_left, rule="WQ-7.3", told=told)
    if about.space is not None:
        if about.space not in [space.name for space in seen.spaces]:
            raise Malformed(f"unknown space {about.space[:10]!r}")
        return Explanation(told=[describing.describe_space(seen.space(about.space))])
    raise Malformed("about: one of page, pile, points, holder, bag, turns, space, offer or describe")


def _seat(seen: Seen, seat: int) -> int:
    if not 0 <= seat < seen.seats:
        raise Malformed(f"no seat {seat}; seats are 0 to {seen.seats - 1}")
    return seat


# --- an offer ---


def foresee(table: Table, seat: int, action: int) -> Explanation:
    """What choosing this would change for the seat: points at once, and each charged page of its own.

    `table` is imagined: what chance would bring is not told.
    """
    then, sink = table.copy(), Sink()
    step(then, seat, action, sink)
    before, after = _charged_pages(table, seat), _charged_pages(then, seat)
    changes = [PageChange(page, before.get(page), after.get(page)) for page in sorted({*before, *after})]
    made = [gained for event in sink.events for gained in gains(event) if gained.seat == seat]
    return Explanation(value=sum([gained.points for gained in made]), marks=Marks(pages=changes))


def _charged_pages(table: Table, seat: int) -> dict[str, int]:
    found = {}
    for page in members_of(int(table.charged[seat])):
        colour = table.charge[at_page(seat, page)]
        found[page_name(page)] = int(value(table, seat, table.effect_on(seat, page), colour))
    return found
