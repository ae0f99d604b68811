"""The table, the choices and the answers of Winter Tales in words: complete, true, and without secrets."""

import random
from collections.abc import Iterator
from functools import partial
from itertools import islice
from typing import Any

import pytest

from frostfair.games.installed import game
from frostfair.games.winter_tales.rules.actions import VERBS, verb_of
from frostfair.games.winter_tales.wording.wording import WinterTalesWording
from frostfair.i18n.catalogue import catalogue, languages
from frostfair.kernel.errors import Malformed
from frostfair.kernel.match import Match, Setup
from frostfair.wire.plain import Row, Section
from frostfair.wording.message import Value
from frostfair.wording.showing import show, show_value
from tests.games.winter_tales.terminal.test_moves import every_move
from tests.size import size

WT = game("winter-tales")
WORDING = WinterTalesWording(WT)
NAMES = ("Ana", "Ben", "Cid", "Dee", "Eve")
ALL = {"memories": 7, "powers": True, "objectives": True, "skills": True, "chapter_limit": 4}


def positions(seats: int, seed: int) -> Iterator[Match]:
    match, chance = Match(WT, Setup(WT, seats, f"{seed:064x}", dict(ALL))), random.Random(seed)
    while match.deciders():
        yield match
        seat = chance.choice(match.deciders())
        match.submit(seat, chance.choice(match.offers(seat)))


def every(step: int, seats: int, seed: int) -> Iterator[Match]:
    """The match as it stands at every so many decisions: it is one, and goes on."""
    return islice(positions(seats, seed), 0, None, step)


def text(value: Value, language: str = "en") -> str:
    return show_value(value, catalogue(language), NAMES)


def rows(sections: list[Section]) -> Iterator[tuple[Section, Row]]:
    for section in sections:
        yield from [(section, row) for row in section.rows]
        yield from rows(section.parts)


def test_the_table_says_everything_that_the_view_shows() -> None:
    for match in every(size(25, 1), 5, 2):
        for seat in (*range(5), None):
            view: Any = match.view(seat)
            sections = WORDING.table(view, seat)
            everything = " ".join(text(cell) for _, row in rows(sections) for cell in row.cells)
            for section, row in rows(sections):
                assert len(row.cells) == (len(section.columns) or 1)
                assert section.summary is not None
            wanted = [f"wt-character-{c['name']}" for c in view["characters"]]
            wanted += [f"wt-card-{card}" for card in view["hand"] or ()]
            assert all(catalogue().form(key) in everything for key in wanted)
            owners = [row.seat for _, row in rows(sections) if row.seat is not None]
            assert seat is None or owners[0] == seat
            assert [show(line, catalogue(), NAMES) for line in WORDING.describe(view)]


def test_whoever_watches_sees_no_hand() -> None:
    for match in every(40, 3, 1):
        titles = [text(section.title) for section in WORDING.table(match.view(None), None)]
        assert "Your hand" not in titles
        assert "Your hand" in [text(section.title) for section in WORDING.table(match.view(0), 0)]


def test_every_row_can_be_asked_about() -> None:
    for match in every(size(40, 5), 3, 3):
        view = match.view(1)
        for _, row in rows(WORDING.table(view, 1)):
            if row.about is not None:
                told = WORDING.answer(match.imagine(1, 0), view, 1, row.about, lambda _: []).told
                assert all(show(line, catalogue(), NAMES) for line in told)


def test_a_hidden_objective_is_not_explained() -> None:
    match = next(match for match in positions(3, 1) if match.version > 40)
    mine: Any = match.view(0)
    (own, *_) = [aim["name"] for aim in mine["players"][0]["objectives"]]
    assert WORDING.answer(match.state, mine, 0, {"objective": own}, lambda _: []).told
    with pytest.raises(Malformed):
        WORDING.answer(match.state, match.view(1), 1, {"objective": own}, lambda _: [])


@pytest.mark.parametrize("language", languages())
def test_every_choice_and_what_follows_has_words(language: str) -> None:
    verbs = set()
    for match in every(size(2, 1), 4, 5):
        seat = match.deciders()[0]
        view, offers = match.view(seat), match.offers(seat)
        groups = WORDING.choices(view, seat, offers, partial(match.imagine, seat, 0))
        chosen = [choice for group in groups for choice in group.choices]
        assert sorted(choice.do for choice in chosen) == sorted(WT.notation(action) for action in offers)
        for choice in chosen:
            assert text(choice.label, language)
            assert choice.note is None or text(choice.note, language)
        for action in offers:
            verb = verb_of(action)
            assert verb is not None
            verbs.add(verb.word)
            assert show(WORDING.offered(action), catalogue(language), NAMES).endswith(".")
        assert WORDING.foresee(match.imagine(seat, 0), seat, offers[0]).told
    assert len(verbs) > len(VERBS) // 2


@pytest.mark.parametrize("language", languages())
def test_every_move_there_is_can_be_offered(language: str) -> None:
    for notation in every_move():
        said = show(WORDING.offered(WT.parse(notation)), catalogue(language), [*NAMES, "Fay", "Gus", "Hal"])
        assert said.endswith(".")
        assert "wt-" not in said


def test_a_card_of_the_epilogue_is_the_point_that_was_promised() -> None:
    promised = 0
    for match in positions(4, 5):
        view: Any = match.view(None)
        if view["epilogue"] is None:
            continue
        seat = match.deciders()[0]
        faction = view["players"][seat]["faction"]
        for action in match.offers(seat)[:1]:
            points = WORDING.choosing(match.view(seat), seat).choice(action).points
            then: Any = WT.view(after(match, seat, action), None)
            before = view["epilogue"][faction]
            assert then["epilogue"][faction] - before == (points or 0)
            promised += points or 0
    assert promised > 0


def after(match: Match, seat: int, action: int) -> Any:
    """The table as it would be."""
    other = Match(WT, match.setup)
    for record in match.records:
        other.submit(record.seat, record.value)
    other.submit(seat, action)
    return other.state
