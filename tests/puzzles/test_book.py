"""Puzzle files: read whole or refused in one line; and which puzzle a day has."""

from datetime import date, timedelta

import pytest

from frostfair.games.installed import game
from frostfair.kernel.errors import Malformed
from frostfair.puzzles.base import puzzles_of
from frostfair.puzzles.book import book_of, has_puzzles, read_book

ENTRY = """
[[{table}]]
id = "{id}"
tag = "t"
grade = {grade}
position = "p"
aim = {{ worth = 1 }}
solutions = 1
"""


def entry(table: str, name: str, grade: int = 1) -> str:
    return ENTRY.format(table=table, id=name, grade=grade)


def test_a_book_has_lessons_and_daily_ones() -> None:
    book = read_book(entry("lesson", "one") + entry("daily", "two") + entry("daily", "three"))
    assert [puzzle.id for puzzle in book.lesson] == ["one"]
    found = book.find("three")
    assert found is not None
    assert found.aim == {"worth": 1}
    assert book.find("four") is None


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("lesson = []", "Object missing required field `daily`"),
        ("[[lesson", "Expected ']]' at the end of an array declaration"),
        (entry("lesson", "One") + entry("daily", "two"), "matching regex"),
        (entry("lesson", "one", grade=4) + entry("daily", "two"), "`int` <= 3"),
        (entry("lesson", "one") + entry("daily", "one"), "one appears twice"),
        ("daily = []\n" + entry("lesson", "one"), "no daily ones"),
    ],
)
def test_a_bad_book_is_refused_in_one_line(text: str, line: str) -> None:
    with pytest.raises(Malformed, match=r"^puzzles: ") as refused:
        read_book(text)
    assert line in str(refused.value)
    assert "\n" not in str(refused.value)


def test_each_day_has_the_next_one_and_none_comes_again_before_the_others() -> None:
    book = read_book(entry("lesson", "l") + "".join([entry("daily", name) for name in ("a", "b", "c")]))
    first = date(2026, 11, 16)
    days = [book.of_day(first + timedelta(days=n)).id for n in range(6)]
    assert sorted(days[:3]) == ["a", "b", "c"]
    assert days[3:] == days[:3]


def test_a_game_without_puzzles_has_none() -> None:
    assert not has_puzzles("winter-tales")
    with pytest.raises(Malformed, match="winter-tales has no puzzles"):
        book_of("winter-tales")
    with pytest.raises(Malformed, match="winter-tales has no puzzles"):
        puzzles_of(game("winter-tales"))
