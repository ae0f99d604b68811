"""What a page scores and why, on an imagined table (WQ-8.10)."""

from collections.abc import Sequence

from frostfair.games.winter_queen.rules.components import Box
from frostfair.games.winter_queen.rules.scoring import Choice, Score, explain, value
from frostfair.games.winter_queen.rules.slots import LEFT, RIGHT, at_page, at_slot, page_in
from frostfair.games.winter_queen.rules.state import Table
from frostfair.games.winter_queen.rules.terms import COLOURS, EFFECTS, NONE
from frostfair.games.winter_queen.wording.names import (
    colour_name,
    direction_name,
    effect_name,
    family,
    page_name,
)
from frostfair.games.winter_queen.wording.pages import Page
from frostfair.kernel.bits import BIT
from frostfair.wording.message import Message, Seat, Value, apart, listed, message

# --- numbers ---


def score_of(table: Table, page: Page, colour: str) -> Score:
    """The page with a crystal of this colour on it: the one that lies there, or one that might."""
    table = table if page.colour == colour else charged(table, page, colour)
    return explain(table, page.seat, EFFECTS.index(page.effect), COLOURS.index(colour))


def value_of(table: Table, page: Page, colour: str) -> int:
    return int(value(table, page.seat, EFFECTS.index(page.effect), COLOURS.index(colour)))


def charged(table: Table, page: Page, colour: str) -> Table:
    """A table of our own on which the crystal lies on the page: it may count itself (WQ-8.8)."""
    then, slot = table.copy(), page.slot
    if slot is None:
        free = [s for s in range(3) if then.books[at_slot(page.seat, s)] == NONE]
        if not free:
            return then  # no room for the book, so nothing of it can count
        slot = free[0]
        then.books[at_slot(page.seat, slot)] = page.book
        then.pages[page.seat] |= BIT[page_in(slot, LEFT)] | BIT[page_in(slot, RIGHT)]
    then.charge[at_page(page.seat, page_in(slot, page.side))] = COLOURS.index(colour)
    then.charged[page.seat] |= BIT[page_in(slot, page.side)]
    return then


def with_crystal(table: Table, colour: str, space: int) -> Table:
    """A table of our own with one more crystal on the map."""
    then = table.copy()
    then.crystals[COLOURS.index(colour)] |= BIT[space]
    then.occupied |= BIT[space]
    return then


def by_colour(table: Table, page: Page) -> dict[str, int]:
    return {colour: score_of(table, page, colour).points for colour in COLOURS}


# --- words ---


def title(page: Page, colour: str, points: int) -> Message:
    about: dict[str, Value] = {"page": page.name, "effect": effect_name(page.effect)}
    return message("wq-why-page", colour=colour_name(colour), vp=points, **about)


def rule(page: Page) -> Message:
    effect = EFFECTS.index(page.effect)
    return message(f"wq-rule-{family(page.effect)}", rule=Score(effect, 0, []).rule)


def colours_in_short(page: Page, scores: dict[str, int]) -> Message:
    falling = sorted(COLOURS, key=lambda colour: -scores[colour])
    each = [message("wq-why-colour", colour=colour_name(c), vp=scores[c]) for c in falling]
    return message("wq-why-empty", page=page.name, effect=effect_name(page.effect), colours=apart(each))


def best_choice(box: Box, best: Choice) -> Message:
    if best.points == 0:
        return message("wq-why-nothing")
    if best.opponent >= 0:
        marks = listed(_mark(mark) for mark in best.marks)
        return message("wq-why-best-opponent", opponent=Seat(best.opponent), crystals=marks)
    spaces = listed(box.space_names[space] for space in best.spaces)
    if best.space < 0:
        return message("wq-why-counted", spaces=spaces)
    return message("wq-why-best", choice=_choice(box, best), spaces=spaces)


def other_choices(box: Box, score: Score) -> list[Message]:
    """All other choices, by what they score."""
    others = [choice for choice in score.choices if choice is not score.best]
    return [
        message(
            "wq-why-others", vp=points, choices=apart(_choice(box, c) for c in others if c.points == points)
        )
        for points in sorted({choice.points for choice in others}, reverse=True)
    ]


def _choice(box: Box, choice: Choice) -> Value:
    if choice.opponent >= 0:
        return Seat(choice.opponent)
    space = box.space_names[choice.space]
    if choice.direction < 0:
        return space
    return message("wq-why-way", space=space, direction=direction_name(choice.direction))


def _mark(mark: int) -> Value:
    seat, page, depicted = marked(mark)
    name = f"{seat + 1}:{page_name(page)}"
    return message("wq-mark-depicted", page=name) if depicted else name


def marked(mark: int) -> tuple[int, int, bool]:
    """A counted crystal on a book: whose, on which page, and whether it is only printed there."""
    seat, rest = divmod(mark, 12)
    return seat, rest // 2, rest % 2 == 1


def worth_together(table: Table, pages: Sequence[Page]) -> int:
    return sum([value_of(table, page, page.colour) for page in pages if page.colour is not None])
