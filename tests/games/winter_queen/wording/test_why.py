"""Why? Every answer of Winter Queen agrees with the rules, on every table that it is asked about."""

import random
from typing import Any

import pytest

from frostfair.games.winter_queen.rules.scoring import value
from frostfair.games.winter_queen.rules.state import Table
from frostfair.games.winter_queen.rules.terms import COLOURS, EFFECTS
from frostfair.games.winter_queen.wording.shapes import seen
from frostfair.kernel.errors import Malformed
from frostfair.kernel.flow import step
from frostfair.kernel.match import Match
from frostfair.wording.base import Explanation
from tests.games.winter_queen.wording.test_wording import TELLING, WQ, played, said
from tests.size import size


def ask(match: Match, asker: int | None, about: dict[str, Any]) -> Explanation:
    return TELLING.answer(match.imagine(asker or 0, 1), match.view(asker), asker, about, lambda seat: [])


@pytest.mark.parametrize("seed", range(size(2, 50)))
def test_a_page_is_worth_what_its_answer_says(seed: int) -> None:
    asked = 0
    for match in played(seed, 2 + seed % 3):
        view = seen(match.view(None))
        for seat, player in enumerate(view.players):
            for slot, book in enumerate(player.books):
                for side in range(2) if book is not None else ():
                    assert book is not None
                    about = {"page": {"seat": seat, "page": f"{slot + 1}{'LR'[side]}"}}
                    told = ask(match, None, about)
                    asked += 1
                    assert all(said(line) for line in told.told)
                    if book.crystals[side] is None:
                        assert set(told.marks.by_colour) == set(COLOURS)
                        assert told.value is None
                    else:
                        assert told.value == book.worth[side]
                        assert told.value == len(told.counted) + len(told.marks.pages_counted)
    assert asked > 50


def test_what_if_is_what_then_comes() -> None:
    """Whatever is placed: the page is then worth what was foretold."""
    chance = random.Random(4)
    checked = 0
    for match in played(11, 2):
        if not match.deciders():
            break
        seat = match.deciders()[0]
        placing = [a for a in match.offers(seat) if WQ.describe(a)["do"] == "place"]
        pages = [b for b in seen(match.view(seat)).players[seat].books if b is not None]
        if not placing or not pages:
            continue
        action = chance.choice(placing)
        what = WQ.describe(action)
        target = what.get("space") or f"{what['book']}{str(what['page'])[0].upper()}"
        foreseen = TELLING.foresee(match.imagine(seat, 5), seat, action)
        for slot, book in enumerate(seen(match.view(seat)).players[seat].books):
            for side in range(2) if book is not None else ():
                assert book is not None
                if book.crystals[side] is None:
                    continue
                name = f"{slot + 1}{'LR'[side]}"
                about = {"page": {"seat": seat, "page": name}, "selected": {"colour": what["colour"]}}
                told = ask(match, seat, about).if_
                table = match.imagine(seat, 3)
                do(table, seat, action)
                assert isinstance(table, Table)
                then = value(
                    table, seat, EFFECTS.index(book.pages[side]), COLOURS.index(str(book.crystals[side]))
                )
                assert told[str(target)] == then
                assert [c.after for c in foreseen.marks.pages if c.page == name] == [then]
                everything = ask(match, seat, {"page": {"seat": seat, "page": name}})
                assert everything.marks.if_colours[str(what["colour"])][str(target)] == then
                assert everything.if_[str(target)] >= then
                checked += 1
    assert checked >= 10


def do(table: Any, seat: int, action: int) -> None:

    step(table, seat, action, None)


def test_an_empty_page_is_worth_what_it_scores_once_charged() -> None:
    checked = 0
    for match in played(5, 3):
        if not match.deciders():
            break
        seat = match.deciders()[0]
        for action in match.offers(seat):
            what = WQ.describe(action)
            if what["do"] == "place" and "book" in what:
                name = f"{what['book']}{str(what['page'])[0].upper()}"
                told = ask(match, seat, {"page": {"seat": seat, "page": name}})
                foreseen = TELLING.foresee(match.imagine(seat, 5), seat, action)
                change = next(c for c in foreseen.marks.pages if c.page == name)
                assert (change.before, change.after) == (None, told.marks.by_colour[str(what["colour"])])
                checked += 1
    assert checked > 50


def test_activating_foretells_its_points() -> None:
    checked = 0
    for match in played(2, 2):
        if not match.deciders():
            break
        seat = match.deciders()[0]
        for action in match.offers(seat):
            if WQ.describe(action)["do"] == "activate":
                book = seen(match.view(seat)).players[seat].books[int(str(WQ.describe(action)["book"])) - 1]
                assert book is not None
                told = TELLING.foresee(match.imagine(seat, 5), seat, action)
                assert told.value == sum(worth or 0 for worth in book.worth)
                checked += 1
    assert checked > 5


@pytest.mark.parametrize(
    "about",
    [
        {},
        {"page": {"seat": 9, "page": "1L"}},
        {"page": {"seat": 0, "page": "4L"}},
        {"pile": "yellow"},
        {"page": {"seat": 0, "page": "1L"}},
        {"holder": 9},
        {"holder": 0},
        {"points": -1},
        {"space": "z9"},
        {"nonsense": 1},
        {"colour": "red"},
        {"page": {"seat": 0}},
    ],
)
def test_what_cannot_be_asked_is_refused(about: dict[str, Any]) -> None:
    match = next(played(1, 2))
    with pytest.raises(Malformed):
        ask(match, 0, about)


def test_totals_stay_face_down() -> None:
    for match in played(9, 2):
        shown = ask(match, 0, {"points": 1}).value
        assert shown == (None if match.result() is None else match.result().points[1])  # type: ignore[union-attr]
        assert ask(match, None, {"points": 0}).value == (
            None if match.result() is None else match.result().points[0]  # type: ignore[union-attr]
        )
