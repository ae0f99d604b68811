"""Winter Queen's puzzles are sound: the engine plays every one of them in every way."""

from collections import Counter

import pytest

from frostfair.games.installed import game
from frostfair.games.winter_queen.puzzles.seeking import FAMILIES, TAGS
from frostfair.i18n.catalogue import catalogue, languages
from frostfair.kernel.errors import IllegalAction, Malformed
from frostfair.puzzles.base import GRADES, Puzzle, puzzles_of
from frostfair.puzzles.book import book_of
from frostfair.puzzles.finding import name, puzzles_at
from frostfair.puzzles.solving import faults, played, seat_of, solve
from frostfair.wording.showing import show

WQ = game("winter-queen")
PUZZLES = puzzles_of(WQ)
BOOK = book_of("winter-queen")
ALL = (*BOOK.lesson, *BOOK.daily)
LEAST_STOCK = 60
LIGHTS = Puzzle(
    "lights",
    "northern_lights",
    1,
    ".G./..P.../YB.y.Yb/...R../YG. RB,PP,RGB YYP 7+0,1+4,12+2,3+1 9,16,18 "
    "8:5RB,15-P,17-G|15:6-Y,11-P,2-- 1 turn1 - 0",
    {"how": "map", "worth": 2, "page": "2R"},
    12,
)


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: str(puzzle.id))
def test_every_puzzle_is_sound(puzzle: Puzzle) -> None:
    assert faults(PUZZLES, puzzle) == []


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: str(puzzle.id))
def test_every_puzzle_teaches_what_it_says(puzzle: Puzzle) -> None:
    state = PUZZLES.state(puzzle.position)
    solutions = solve(PUZZLES, state, puzzle.aim).solutions
    assert PUZZLES.tag(state, seat_of(state), puzzle.aim, solutions) == puzzle.tag


def test_lessons_go_from_easy_to_hard_for_each_effect_and_the_rest() -> None:
    assert len(FAMILIES) == 8
    assert [(puzzle.tag, puzzle.grade) for puzzle in BOOK.lesson] == [
        (tag, grade) for tag in TAGS for grade in range(1, GRADES + 1)
    ]


def test_there_is_a_stock_of_daily_ones_about_everything() -> None:
    assert len(BOOK.daily) >= LEAST_STOCK
    assert set(Counter(puzzle.tag for puzzle in BOOK.daily)) == set(TAGS)
    assert {puzzle.grade for puzzle in BOOK.daily} == {1, 2, 3}
    for puzzle in BOOK.daily:
        assert puzzle.id == name(puzzle.tag, puzzle.position, puzzle.aim)


@pytest.mark.parametrize("language", languages())
def test_aims_and_hints_are_said_in_every_language(language: str) -> None:
    words = catalogue(language)
    for puzzle in ALL:
        state = PUZZLES.state(puzzle.position)
        seat, names = seat_of(state), ["Ana", "Bo", "Cy", "Di"]
        solutions = solve(PUZZLES, state, puzzle.aim).solutions
        said = [PUZZLES.told(state, seat, puzzle.aim), *PUZZLES.hints(state, seat, puzzle.aim, solutions)]
        assert len(said) == 4
        for message in said:
            sentence = show(message, words, names)
            assert len(sentence) > 10, message.key
            assert not sentence.startswith("wq-"), message.key


def test_the_finder_finds_them_again() -> None:
    for puzzle in BOOK.daily[:12]:
        found = {again.id: again for again in puzzles_at(PUZZLES, PUZZLES.state(puzzle.position))}
        assert found[puzzle.id] == puzzle


def test_a_book_is_activated_and_then_a_crystal_returned() -> None:
    puzzle = next(puzzle for puzzle in ALL if puzzle.aim["how"] == "book")
    state = PUZZLES.state(puzzle.position)
    solved = solve(PUZZLES, state, puzzle.aim)
    (activate, back) = solved.solutions[0]
    assert WQ.notation(activate).startswith("use ")
    assert WQ.notation(back).startswith("back ")
    assert solved.after([])[activate] == puzzle.aim["worth"]
    assert solved.after([activate])[back] == puzzle.aim["worth"]
    with pytest.raises(Malformed, match="nothing is left to decide"):
        played(PUZZLES, state, puzzle.aim, [activate, back, back])


def test_an_illegal_move_is_refused_with_its_rule() -> None:
    with pytest.raises(IllegalAction) as refused:
        played(PUZZLES, PUZZLES.state(LIGHTS.position), LIGHTS.aim, [WQ.parse("R1-a2")])
    assert (refused.value.rule, refused.value.reason) == ("WQ-4.1", "space-occupied")


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"solutions": 3}, "12 solutions, not 3"),
        ({"grade": 3}, "grade 1, not 3"),
        ({"tag": "chess"}, "unknown tag 'chess'; available: forest_wisps, "),
        ({"aim": {"how": "map", "worth": 1, "page": "2R"}}, "the aim is reached already"),
        ({"aim": {"how": "map", "worth": 3, "page": "2R"}}, "0 solutions, not 12"),
    ],
)
def test_faults_are_named(change: dict[str, object], fault: str) -> None:
    packed = {field: getattr(LIGHTS, field) for field in LIGHTS.__struct_fields__}
    found = faults(PUZZLES, Puzzle(**packed | change))
    assert any(line.startswith(fault) for line in found), found


def test_a_move_that_calls_for_chance_is_a_fault() -> None:
    emptied = LIGHTS.position.replace("RB,PP,RGB YYP", "R,BPP,RGB YYP")
    packed = {field: getattr(LIGHTS, field) for field in LIGHTS.__struct_fields__}
    assert "a move calls for chance" in faults(PUZZLES, Puzzle(**packed | {"position": emptied}))
    assert list(puzzles_at(PUZZLES, PUZZLES.state(emptied))) == []


@pytest.mark.parametrize(
    ("aim", "line"),
    [
        ({"how": "fly"}, "aim: Invalid enum value 'fly'"),
        ({"how": "map", "page": "4L"}, "aim: Expected `str` matching regex"),
        ({"how": "map", "take": "fireball"}, "aim: unknown effect 'fireball'; available: "),
        ({"worth": 2}, "aim: Object missing required field `how`"),
    ],
)
def test_bad_aims_are_refused(aim: dict[str, object], line: str) -> None:
    with pytest.raises(Malformed) as refused:
        PUZZLES.wanted(aim)
    assert str(refused.value).startswith(line)
