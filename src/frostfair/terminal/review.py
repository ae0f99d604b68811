"""`frostfair review`: every decision of a recorded match, beside what the coach would have done."""

import sys
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import Progress

from frostfair.coach.base import needed_coach
from frostfair.coach.lessons import loss, review_of
from frostfair.coach.review import judge, questions
from frostfair.files import read_match, shown
from frostfair.i18n.catalogue import catalogue
from frostfair.kernel.errors import Malformed
from frostfair.terminal.coaching import Coaching
from frostfair.wire.coach import Decision, Review, SeatReview


def review_command(
    file: Path, data: Path | None, *, seat: int | None, budget: float, as_json: bool, language: str
) -> None:
    log = read_match(file, data)
    match = log.match
    game, seats = match.game, match.setup.seats
    needed_coach(game)
    if seat is not None and not 1 <= seat <= seats:
        raise Malformed(f"{shown(file)}: no seat {seat}; seats are 1 to {seats}")
    wanted = range(seats) if seat is None else [seat - 1]
    asked = questions(game, match.setup, match.records, wanted)
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        tracked = progress.track(asked, description=shown(file))
        decisions = [judge(game, question, budget) for question in tracked]
    review = review_of(game, decisions)
    if as_json:
        print(msgspec.json.encode(review).decode())
        return
    texts = catalogue(language)
    names = [texts.say("coach-seat", seat=number + 1) for number in range(seats)]
    print("\n".join(_told(Coaching(texts, names), review)))


def _told(coaching: Coaching, review: Review) -> list[str]:
    return [line for seat in review.seats for line in _seat(coaching, seat)]


def _seat(coaching: Coaching, seat: SeatReview) -> list[str]:
    lines = [coaching.names[seat.seat]]
    for decision in seat.decisions:
        mark = "*" if decision.v in seat.turning else " "
        worth = coaching.percent(decision.worth)
        lines.append(f"{mark}{decision.v:>4}  {worth:>5}  {decision.do}{_better(coaching, decision)}")
    lessons = enumerate(seat.lessons, start=1)
    told = [f"  {number}. {coaching.said(lesson.told)} ({lesson.v})" for number, lesson in lessons]
    return [*lines, *told, ""]


def _better(coaching: Coaching, decision: Decision) -> str:
    """What would have been better, by how much, and where the points come from."""
    if not loss(decision):
        return ""
    why = coaching.points(decision.later)
    better = coaching.catalogue.say("coach-better", move=decision.best)
    return f"  {better} (-{coaching.percent(loss(decision))})" + (f": {why}" if why else "")
