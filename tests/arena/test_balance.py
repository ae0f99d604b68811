"""`frostfair balance`: what is asked, what is counted, and that a stop loses nothing."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from frostfair.arena.balance import answer, parts, settings_for, sources
from frostfair.arena.playing import Played, play
from frostfair.arena.schedule import table
from frostfair.arena.statistics import SURE, sure_of_all, wilson
from frostfair.bots.game import bots_of
from frostfair.bots.questions import Arm, Question
from frostfair.games.installed import enabled_games, game
from frostfair.kernel.game import Game
from tests.terminal.conftest import Run

pytestmark = pytest.mark.once
FEW = ("--bot", "random", "--games", "2", "--workers", "1")


def won(seat: int, points: list[int], *held: list[str]) -> Played:
    return Played(
        0, 0, ["a", "a"], points, [seat], "", [3, 4], [{"x": points[0]}, {"x": points[1]}], list(held)
    )


# --- what is asked ---


@pytest.mark.parametrize("played", enabled_games(), ids=lambda played: played.meta.id)
def test_every_game_is_asked_about_its_seats_and_all_questions_can_be_played(played: Game) -> None:
    for seats in played.meta.seats:
        first, *others = bots_of(played).questions(seats)
        assert (first.name, first.is_about_a_seat) == ("seats", False)
        for question in (first, *others):
            for arm in question.arms:
                settings = settings_for(played, arm, "random", "greedy", seats, 1)
                played.setup(seats, settings.options, 0)


def test_each_handicap_is_given_to_each_seat_in_turn() -> None:  # WS-13.2
    witchstone = game("witchstone")
    handicaps = bots_of(witchstone).questions(3)[1:]
    assert [question.name for question in handicaps] == ["handicap=3", "handicap=2", "handicap=1"]
    for question in handicaps:
        assert [arm.seat for arm in question.arms] == [0, 1, 2]
        assert ["handicap1" in arm.options for arm in question.arms] == [True, False, False]


def test_the_asked_seat_plays_the_bot_and_the_others_the_other() -> None:
    settings = settings_for(game("witchstone"), Arm({"handicap2": 3}, 1), "adept", "novice", 2, 7)
    assert settings.line_up == ("novice", "adept")
    tables = [table(settings, number) for number in range(3)]
    assert [at.deal for at in tables] == [0, 1, 2]  # nobody moves: a deal twice would teach nothing
    assert {at.bots for at in tables} == {("novice", "adept")}


def test_what_a_seat_got_is_kept_with_the_game() -> None:
    queen = game("winter-queen")
    settings = settings_for(queen, Arm({"first": 1}), "greedy", "greedy", 2, 7)
    kept = play(queen, settings, table(settings, 0))
    assert all(part.startswith("book ") for held in kept.parts for part in held)
    assert sum(len(held) for held in kept.parts) > 3


# --- what is counted ---


def test_victories_and_leads_are_those_of_the_asked_seat() -> None:
    question = Question("handicap=1", (Arm({}, 0), Arm({}, 1)))
    found = answer(question, 2, [[won(0, [9, 5])], [won(0, [9, 5]), won(1, [1, 5])]])
    assert found.asked is not None
    assert (found.games, found.asked.wins.wins, found.asked.wins.games) == (3, 2, 3)
    assert found.asked.lead == pytest.approx((4 - 4 + 4) / 3)
    assert [worth.wins.wins for worth in found.seats] == [2, 1]
    assert found.length == 7


def test_a_component_stands_out_only_beside_all_others() -> None:
    games = [won(0, [9, 5], ["always", "seldom"] if n < 5 else ["always"], ["never"]) for n in range(40)]
    found = {part.name: part for part in parts(games)}
    assert set(found) == {"always", "never"}  # five are too few to say anything
    assert [found[name].wins.rate for name in ("always", "never")] == [1.0, 0.0]
    assert all(part.stands_out for part in found.values())
    even = [won(n % 2, [9, 5] if n % 2 == 0 else [5, 9], ["one"], ["two"]) for n in range(40)]
    assert not any(part.stands_out for part in parts(even))


def test_many_questions_need_more_certainty() -> None:
    assert sure_of_all(1) == pytest.approx(SURE)
    assert sure_of_all(40) > 3
    assert wilson(5, 10, sure_of_all(40)).low < wilson(5, 10).low


def test_sources_are_what_winners_made_more_of() -> None:
    (source,) = sources([won(0, [9, 5]), won(1, [1, 5])])
    assert (source.key, source.more) == ("x", 4.0)


# --- the command ---


def test_it_tells_keeps_and_goes_on(frostfair: Run, tmp_path: Path) -> None:
    one = frostfair("balance", "winter-queen", *FEW)
    assert one.exit_code == 0, one.stderr
    assert one.stdout.startswith("winter-queen: random at 2 seats; chance is 50.0%\nseats: 2 games, ")
    (folder,) = (tmp_path / "arena").iterdir()
    kept = json.loads((folder / "results.json").read_bytes())
    assert [worth["wins"]["games"] for worth in kept["answers"][0]["seats"]] == [2, 2]
    page = (folder / "report.html").read_text(encoding="utf-8")
    assert "frostfair balance winter-queen --bot random --games 2 --seats 2 --seed 1" in page
    lines = (folder / "seats" / "games.jsonl").read_bytes().splitlines()
    again = frostfair("balance", "winter-queen", *FEW[:3], "3", *FEW[4:])
    assert again.exit_code == 0, again.stderr
    assert (folder / "seats" / "games.jsonl").read_bytes().splitlines()[:3] == lines


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["--bot", "deep"], "winter-queen: unknown bot 'deep'; available: novice, "),
        (["--against", "deep"], "winter-queen: unknown bot 'deep'; available: novice, "),
        (["--only", "luck"], "--only: unknown question 'luck'; available: seats"),
        (["--seats", "9"], "winter-queen is played by 2, 3, 4 seats, not 9"),
    ],
)
def test_bad_wishes_are_refused_in_one_line(refused: Callable[..., str], words: list[str], line: str) -> None:
    assert line in refused("balance", "winter-queen", *words)
