"""What is said of a puzzle: the aim, and three hints before every value is shown."""

from collections.abc import Sequence

from frostfair.games.winter_queen.puzzles.aim import Aim, is_charging, is_empty, page_number, reached
from frostfair.games.winter_queen.rules.actions import ACTIVATE, FIRST_PAGE, colour_of, is_placing, target_of
from frostfair.games.winter_queen.rules.scoring import Score, explain_page
from frostfair.games.winter_queen.rules.state import Table
from frostfair.games.winter_queen.rules.terms import EFFECTS
from frostfair.games.winter_queen.wording import scores
from frostfair.games.winter_queen.wording.names import colour_name, effect_name, family, page_name, zone_name
from frostfair.wording.message import Message, Name, message


def told(table: Table, seat: int, aim: Aim) -> Message:
    if aim.take is not None:
        return message("wq-puzzle-take", effect=effect_name(aim.take))
    if aim.page is None:
        return message(f"wq-puzzle-{aim.how}-books", vp=aim.worth)
    effect = effect_name(EFFECTS[table.effect_on(seat, page_number(aim.page))])
    how = "charge" if is_charging(table, seat, aim) else aim.how
    return message(f"wq-puzzle-{how}", effect=effect, vp=aim.worth)


def hints(table: Table, seat: int, aim: Aim, solutions: Sequence[Sequence[int]]) -> list[Message]:
    return [_what_it_counts(table, seat, aim), _what_counts_now(table, seat, aim), _where(table, solutions)]


def _what_it_counts(table: Table, seat: int, aim: Aim) -> Message:
    if aim.take is not None:
        return message("wq-hint-take", rule="WQ-4.3")
    if aim.page is None:
        return message("wq-hint-books", rule="WQ-7.9")
    effect = table.effect_on(seat, page_number(aim.page))
    return message(f"wq-rule-{family(EFFECTS[effect])}", rule=Score(effect, 0, []).rule)


def _what_counts_now(table: Table, seat: int, aim: Aim) -> Message:
    if aim.take is not None:
        return message("wq-hint-take-now", effect=effect_name(aim.take))
    if aim.page is None:
        return message("wq-hint-books-now", vp=reached(table, seat, aim))
    if is_empty(table, seat, aim):
        return message("wq-hint-empty-now", page=aim.page)
    return scores.best_choice(table.box, explain_page(table, seat, page_number(aim.page)).best)


def _where(table: Table, solutions: Sequence[Sequence[int]]) -> Message:
    """What the first solution begins with; of its place only the county."""
    move = solutions[0][0]
    if not is_placing(move):
        return message("wq-hint-activate", book=int(move - ACTIVATE) + 1)
    colour: Name = colour_name(int(colour_of(move)))
    target = int(target_of(move))
    if target < FIRST_PAGE:
        return message("wq-hint-look", colour=colour, zone=zone_name(int(table.box.zone[target])))
    return message("wq-hint-look-page", colour=colour, page=page_name(target - int(FIRST_PAGE)))
