"""What a game teaches: where it turned, and what to remember, read off the losses."""

from collections.abc import Sequence
from typing import Final

from frostfair.coach.base import LESSON, GameCoach, needed_coach
from frostfair.kernel.game import Game
from frostfair.wire.coach import Decision, Lesson, Review, SeatReview, Training
from frostfair.wording.message import message

MOST_LESSONS: Final = 3
MOST_LOST: Final = 3  # turning points where most was lost …
MOST_FOUND: Final = 2  # … and where the one good move was found
A_TURN: Final = 40  # thousandths of a game: less than this turns none


def review_of(game: Game, decisions: Sequence[Decision]) -> Review:
    coach = needed_coach(game)
    seats = sorted({decision.seat for decision in decisions})
    return Review([_seat(coach, seat, [one for one in decisions if one.seat == seat]) for seat in seats])


def _seat(coach: GameCoach, seat: int, decisions: list[Decision]) -> SeatReview:
    return SeatReview(seat, decisions, turning_points(decisions), lessons(coach, decisions))


def loss(decision: Decision) -> int:
    return decision.best_worth - decision.worth


def turning_points(decisions: Sequence[Decision]) -> list[int]:
    """In the order in which they came."""
    lost = sorted([one for one in decisions if loss(one) >= A_TURN], key=loss, reverse=True)
    found = sorted([one for one in decisions if one.found >= A_TURN], key=lambda one: -one.found)
    return sorted([one.v for one in [*lost[:MOST_LOST], *found[:MOST_FOUND]]])


def lessons(coach: GameCoach, decisions: Sequence[Decision]) -> list[Lesson]:
    """What cost most in all comes first; where too little went wrong, what went well."""
    by_kind: dict[str, list[Decision]] = {}
    for decision in decisions:
        if decision.kind is not None:
            by_kind.setdefault(decision.kind, []).append(decision)
    costly = sorted(by_kind.items(), key=lambda found: (-sum(map(loss, found[1])), found[0]))
    told = [_of_losses(coach, kind, lost) for kind, lost in costly[:MOST_LESSONS]]
    finds = sorted([one for one in decisions if one.found], key=lambda one: (-one.found, one.v))
    return told + [_of_find(one) for one in finds[: MOST_LESSONS - len(told)]]


def _of_losses(coach: GameCoach, kind: str, lost: Sequence[Decision]) -> Lesson:
    worst = max(lost, key=loss)
    training = None
    if worst.tag is not None:
        training = Training("lesson") if worst.tag == LESSON else Training("puzzles", worst.tag)
    return Lesson(coach.lesson(kind), worst.v, sum(map(loss, lost)), len(lost), training)


def _of_find(decision: Decision) -> Lesson:
    return Lesson(message("coach-well-seen", move=decision.told), decision.v)
