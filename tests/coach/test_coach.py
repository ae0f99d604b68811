"""The coach: honest, the same for the same seed and budget, and what it says comes from what was lost."""

from functools import cache
from random import Random

import msgspec
import pytest

from frostfair.bots.game import bots_of
from frostfair.coach.base import LESSON, coach_of, needed_coach
from frostfair.coach.hint import advise
from frostfair.coach.lessons import lessons, review_of, turning_points
from frostfair.coach.review import Question, judge, questions
from frostfair.games.installed import game
from frostfair.games.winter_queen.bots.standings import Standings
from frostfair.games.winter_queen.bots.weights import fitted_weights
from frostfair.games.winter_queen.coach.outlook import outlook as wq_outlook
from frostfair.games.winter_queen.rules.state import Table as WinterQueenTable
from frostfair.games.winter_queen.rules.terms import PLAYING
from frostfair.games.witchstone.bots.weights import make_judge
from frostfair.games.witchstone.coach.outlook import outlook as ws_outlook
from frostfair.games.witchstone.rules.state import Table as WitchstoneTable
from frostfair.i18n.catalogue import catalogue
from frostfair.kernel.errors import Malformed
from frostfair.kernel.match import Match, Setup
from frostfair.puzzles.book import book_of
from frostfair.wire.coach import Decision, Review
from tests.kernel.playing import SEED
from tests.size import size

COACHED = ("winter-queen", "witchstone")
LITTLE = 0.004  # of the budget: enough to be the same coach, and quick without compiling


@cache
def played(name: str, seats: int = 2) -> Match:
    """A game played at random, to its end."""
    box, chance = game(name), Random(7)
    match = Match(box, Setup(box, seats, SEED))
    while match.result() is None:
        seat = match.deciders()[0]
        match.submit(seat, chance.choice(match.offers(seat)))
    return match


def some(name: str, n: int) -> list[Question]:
    """Decisions from all over a game."""
    match = played(name)
    found = questions(match.game, match.setup, match.records, [0])
    return found[:: max(1, len(found) // n)][:n]


def moments(name: str, seats: int) -> list[Match]:
    """The same match at several versions."""
    whole = played(name, seats)
    found = []
    for to in range(0, whole.version, max(1, whole.version // size(12, 60))):
        match = Match(whole.game, whole.setup)
        for record in whole.records[:to]:
            match.apply(record)
        found.append(match)
    return found


# --- honesty ---


@pytest.mark.parametrize("name", COACHED)
def test_what_a_seat_cannot_know_changes_nothing(name: str) -> None:
    """A table imagined by a seat differs from the true one only in what that seat can't know."""
    box = game(name)
    for question in some(name, size(3, 12)):
        truth = box.restore(question.state)
        truth.rng = 99
        other = box.imagine(truth, question.seat, 12345)
        asked = [box.imagine(state, question.seat, 5).pack() for state in (truth, other)]
        assert asked[0] == asked[1]
        judged = [
            judge(
                box, Question(question.version, question.seat, state, question.offers, question.made), LITTLE
            )
            for state in asked
        ]
        assert judged[0] == judged[1]
        hints = [
            advise(box, box.restore(state), question.seat, question.offers, LITTLE, 3) for state in asked
        ]
        assert hints[0] == hints[1]


def test_a_review_asks_with_chance_that_is_not_the_tables() -> None:
    """Hidden hands differ, all else is alike: the questions are the same to the last byte."""
    match = played("witchstone")
    asked = questions(match.game, match.setup, match.records, [0])
    again = questions(match.game, match.setup, match.records, [0])
    assert [one.pack() for one in asked] == [one.pack() for one in again]
    hands = [one.state for one in asked]
    assert all("rng" not in state for state in hands)


# --- the same everywhere ---


@pytest.mark.parametrize("name", COACHED)
def test_the_same_seed_and_budget_give_the_same_advice(name: str) -> None:
    box = game(name)
    for question in some(name, 2):
        judged = [judge(box, question, LITTLE) for _ in range(2)]
        assert judged[0] == judged[1]
        assert 0 <= judged[0].worth <= judged[0].best_worth <= 1000
        state = box.restore(question.state)
        given = [advise(box, state.copy(), question.seat, question.offers, LITTLE, 11) for _ in range(2)]
        assert given[0] == given[1]
        assert box.parse(given[0].do) in question.offers


def test_advice_of_two_moves_is_weighed_alike() -> None:
    box = game("winter-queen")
    question = some("winter-queen", 3)[1]
    state = box.restore(question.state)
    state.rng = 1
    adviser = bots_of(box).adviser(LITTLE, 1)
    assert adviser is not None
    weighed = adviser.weigh(state, question.seat, question.offers, question.made)
    assert weighed.other_worth <= weighed.worth
    assert (
        weighed.best == question.made
        or weighed.other in (question.made, None)
        or weighed.best != weighed.other
    )


def test_only_decisions_of_people_that_stand_are_asked_about() -> None:
    whole = played("winter-queen")
    match = Match(whole.game, whole.setup)
    seat = match.deciders()[0]
    first = match.offers(seat)[0]
    match.submit(seat, first)
    if match.may_undo(seat):
        match.undo(seat)
    else:
        match.undo_agreed(seat, 0)
    match.submit(seat, match.offers(seat)[-1])
    found = questions(match.game, match.setup, match.records, [seat])
    assert [one.version for one in found] == [3]
    assert questions(match.game, match.setup, match.records, [seat], bots={3}) == []
    assert questions(match.game, match.setup, match.records, [1 - seat]) == []


# --- what may be expected, by source ---


@pytest.mark.parametrize("seats", [2, 4])
def test_sources_add_up_to_what_the_judge_of_winter_queen_says(seats: int) -> None:
    standings = Standings(fitted_weights())
    for match in moments("winter-queen", seats):
        table = match.state
        assert isinstance(table, WinterQueenTable)
        for seat in range(seats):
            if table.end == PLAYING:
                wanted = standings.of(table, seat) - float(table.points[seat])
                assert sum(wq_outlook(table, seat).values()) == pytest.approx(wanted)


def test_parts_add_up_to_what_the_judge_of_witchstone_says() -> None:
    standings = make_judge().standings
    for match in moments("witchstone", 2):
        table = match.state
        assert isinstance(table, WitchstoneTable)
        for seat in range(2):
            wanted = standings.of(table, seat) - float(table.players[seat].points)
            assert sum(ws_outlook(table, seat).values()) == pytest.approx(wanted)


# --- lessons ---


def decision(
    v: int, loss: int = 0, kind: str | None = None, found: int = 0, tag: str | None = None
) -> Decision:
    told = ["coach-move", {"move": "x"}]
    return Decision(v, 0, "x", told, 500 - loss, "y", told, 500, found=found, kind=kind, tag=tag)


def test_lessons_come_from_what_cost_most_in_all() -> None:
    coach = needed_coach(game("winter-queen"))
    made = [
        decision(1, 60, "map-space", tag="polar_star"),
        decision(3, 50, "charge-page", tag="northern_lights"),
        decision(5, 40, "charge-page", tag="bright_way"),
        decision(7, 20, "pass"),
        decision(9, 15, "return"),
        decision(11, found=90),
    ]
    told = lessons(coach, made)
    assert [(one.told.key, one.v, one.loss, one.times) for one in told] == [
        ("wq-lesson-charge-page", 3, 90, 2),
        ("wq-lesson-map-space", 1, 60, 1),
        ("wq-lesson-pass", 7, 20, 1),
    ]
    assert told[0].training is not None
    assert (told[0].training.kind, told[0].training.tag) == ("puzzles", "northern_lights")
    assert turning_points(made) == [1, 3, 5, 11]


def test_where_little_went_wrong_what_went_well_is_told() -> None:
    coach = needed_coach(game("winter-queen"))
    told = lessons(
        coach, [decision(1, 30, "pass"), decision(2, found=70), decision(3, found=50), decision(4)]
    )
    assert [one.v for one in told] == [1, 2, 3]
    assert [one.loss for one in told] == [30, 0, 0]


@pytest.mark.parametrize("name", COACHED)
def test_everything_it_can_say_is_in_the_catalogues(name: str) -> None:
    box, texts = game(name), catalogue("en")
    coach = needed_coach(box)
    for kind in coach.kinds:
        assert texts.say(coach.lesson(kind).key)
    for question in some(name, size(12, 200)):
        state = box.restore(question.state)
        for action in question.offers:
            for told in (coach.where(state, 0, action), coach.sort(state, 0, action)):
                assert texts.has(told.key)
            if action != question.made:
                assert coach.kind(state, 0, action, question.made) in coach.kinds
                coach.tag(state, 0, action, question.made)
                coach.light(state, 0, action)


@pytest.mark.parametrize("name", COACHED)
def test_what_trains_a_lesson_is_there(name: str) -> None:
    box = game(name)
    coach = needed_coach(box)
    tags = {puzzle.tag for puzzle in book_of(name).lesson}
    for question in some(name, size(8, 100)):
        state = box.restore(question.state)
        for action in question.offers:
            if action != question.made:
                assert coach.tag(state, 0, action, question.made) in {*tags, LESSON, None}


@pytest.mark.parametrize("name", COACHED)
def test_a_recorded_game_is_reviewed(name: str) -> None:
    box = game(name)
    asked = some(name, size(5, 40))
    review = review_of(box, [judge(box, question, LITTLE) for question in asked])
    assert [seat.seat for seat in review.seats] == [0]
    assert [one.v for one in review.seats[0].decisions] == [one.version for one in asked]
    written = msgspec.json.encode(review)
    assert msgspec.json.encode(msgspec.json.decode(written, type=Review)) == written


def test_a_game_without_a_coach_has_none() -> None:
    tales = game("winter-tales")
    assert coach_of(tales) is None
    with pytest.raises(Malformed, match="has no coach"):
        needed_coach(tales)
