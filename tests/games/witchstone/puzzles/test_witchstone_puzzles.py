"""Witchstone's puzzles are sound: the engine plays every one of them in every way."""

import pytest

from frostfair.games.installed import game
from frostfair.games.witchstone.puzzles.aim import aim_of, made, reached
from frostfair.games.witchstone.puzzles.seeking import CHAIN, TAGS, TILE, lives_from_bonuses
from frostfair.games.witchstone.rules.state import Table
from frostfair.i18n.catalogue import catalogue, languages
from frostfair.kernel.errors import Malformed
from frostfair.puzzles.base import Puzzle, puzzles_of
from frostfair.puzzles.book import book_of
from frostfair.puzzles.finding import name, puzzles_at
from frostfair.puzzles.solving import Solved, TooLong, faults, played, seat_of, solve
from frostfair.wording.showing import show
from tests.size import size

WS = game("witchstone")
PUZZLES = puzzles_of(WS)
BOOK = book_of("witchstone")
ALL = (*BOOK.lesson, *BOOK.daily)
FEW = ALL[:: size(4, 1)]


def table_of(puzzle: Puzzle) -> Table:
    state = PUZZLES.state(puzzle.position)
    assert isinstance(state, Table)
    return state


def solved(puzzle: Puzzle) -> Solved:
    return solve(PUZZLES, table_of(puzzle), puzzle.aim)


@pytest.mark.parametrize("puzzle", FEW, ids=lambda puzzle: str(puzzle.id))
def test_puzzles_are_sound_and_teach_what_they_say(puzzle: Puzzle) -> None:
    assert faults(PUZZLES, puzzle) == []
    table = table_of(puzzle)
    assert PUZZLES.tag(table, seat_of(table), puzzle.aim, solved(puzzle).solutions) == puzzle.tag


def test_lessons_go_from_easy_to_hard_about_everything() -> None:
    taught = [(TAGS.index(puzzle.tag), puzzle.grade) for puzzle in BOOK.lesson]
    assert taught == sorted(taught)
    assert {puzzle.tag for puzzle in BOOK.lesson} == set(TAGS) == {puzzle.tag for puzzle in BOOK.daily}
    assert {puzzle.grade for puzzle in BOOK.lesson} == {1, 2, 3}
    assert 12 <= len(BOOK.lesson) <= 20
    for puzzle in BOOK.daily:
        assert puzzle.id == name(puzzle.tag, puzzle.position, puzzle.aim)


@pytest.mark.parametrize("language", languages())
def test_aims_and_hints_are_said_in_every_language(language: str) -> None:
    words = catalogue(language)
    for puzzle in (BOOK.lesson[0], BOOK.lesson[-1]):
        table, seat = table_of(puzzle), seat_of(table_of(puzzle))
        hints = PUZZLES.hints(table, seat, puzzle.aim, solved(puzzle).solutions)
        assert len(hints) == 3
        for message in (PUZZLES.told(table, seat, puzzle.aim), *hints):
            sentence = show(message, words, ["Ana", "Bo"])
            assert len(sentence) > 10
            assert not sentence.startswith("ws-"), message.key


def test_the_finder_finds_them_again() -> None:
    for puzzle in BOOK.daily[:2]:
        assert puzzle in list(puzzles_at(PUZZLES, table_of(puzzle)))


def test_a_turn_is_worth_what_it_adds_to_the_points() -> None:
    puzzle = next(puzzle for puzzle in BOOK.lesson if puzzle.tag == CHAIN)
    table, seat = table_of(puzzle), seat_of(table_of(puzzle))
    moves = solved(puzzle).solutions[0]
    after = played(PUZZLES, table, puzzle.aim, moves)
    assert isinstance(after, Table)
    assert after.players[seat].points - table.players[seat].points == puzzle.aim["worth"]
    assert lives_from_bonuses(table, seat, moves)


def test_a_tile_is_worth_the_actions_of_both_its_symbols() -> None:
    puzzle = next(puzzle for puzzle in BOOK.lesson if puzzle.tag == TILE)
    table, seat = table_of(puzzle), seat_of(table_of(puzzle))
    assert reached(table, seat, aim_of(puzzle.aim)) == 0
    (move,) = solved(puzzle).solutions[0]
    assert WS.notation(move).startswith("place ")
    after = played(PUZZLES, table, puzzle.aim, [move])
    assert PUZZLES.value(after, seat, puzzle.aim) == puzzle.aim["worth"]
    assert PUZZLES.offers(after, seat, puzzle.aim) == []


def test_what_chance_would_answer_and_paying_are_no_part_of_it() -> None:
    for puzzle in BOOK.lesson:
        table = table_of(puzzle)
        for move in PUZZLES.offers(table, seat_of(table), puzzle.aim):
            assert WS.notation(move) not in ("reach", "draw")


def test_points_of_the_end_do_not_count_for_a_turn() -> None:
    table = table_of(BOOK.lesson[-1])
    assert made(table, 0) == table.players[0].points


def test_a_position_can_be_played_in_too_many_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = BOOK.lesson[-1]
    monkeypatch.setattr(PUZZLES, "most_lines", 3)
    with pytest.raises(TooLong):
        solved(puzzle)
    assert list(puzzles_at(PUZZLES, table_of(puzzle))) == []


@pytest.mark.parametrize("position", ["", "7", "{}", '{"seats": 2}'])
def test_bad_positions_are_refused(position: str) -> None:
    with pytest.raises(Malformed):
        PUZZLES.state(position)


def test_bad_aims_are_refused() -> None:
    with pytest.raises(Malformed, match="aim: Invalid enum value 'fly'"):
        PUZZLES.wanted({"how": "fly"})
