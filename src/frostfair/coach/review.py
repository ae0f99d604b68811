"""A review: every decision of a finished game, beside what the strongest honest bot would have done then.

It is judged in the state that the seat could imagine at that moment, with the same chance whatever was
hidden: two games that differ only in what a seat couldn't know get the same review.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from frostfair.coach.base import GameCoach, adviser, needed_coach
from frostfair.coach.hint import thousandths, told
from frostfair.coach.turn import Turn, gap, points
from frostfair.kernel.flow import State
from frostfair.kernel.game import Game
from frostfair.kernel.match import Match, Setup
from frostfair.kernel.record import ACT, Record, standing
from frostfair.wire.coach import Decision

NOISE: Final = 10  # thousandths: two moves that differ by less are as good as each other
MOST_SOURCES: Final = 4
FINDS_FROM: Final = 20  # thousandths: a find is better than the next best move by this much


@dataclass(frozen=True, slots=True)
class Question:
    """One decision, and all that its seat could know: it can be asked in another process."""

    version: int
    seat: int
    state: Mapping[str, object]  # imagined by the seat
    offers: Sequence[int]
    made: int

    def pack(self) -> list[Any]:
        return [self.version, self.seat, self.state, list(self.offers), self.made]


def questions(
    game: Game, setup: Setup, records: Sequence[Record], seats: Collection[int], bots: Collection[int] = ()
) -> list[Question]:
    """The decisions of these seats that stand, where there was a choice; `bots`: versions made by bots."""
    counting = {record.version for record in standing(records)}
    match = Match(game, setup)
    found: list[Question] = []
    for record in records:
        decided = record.deed == ACT and record.version in counting and record.version not in bots
        offers = match.offers(record.seat) if decided and record.seat in seats else []
        if len(offers) > 1:
            state = match.imagine(record.seat, seed_of(record.version)).pack()
            found.append(Question(record.version, record.seat, state, offers, record.value))
        match.apply(record)
    return found


def seed_of(version: int) -> int:
    """Chance of the coach's own: from nothing that is hidden, and the same whenever it is asked."""
    return 7_919 * version + 1


def judge(game: Game, question: Question, budget: float) -> Decision:
    coach = needed_coach(game)
    seed = seed_of(question.version)
    state = game.restore(question.state)
    state.rng = seed
    return _judge(coach, state, question, budget, seed)


def _judge(coach: GameCoach, state: State, question: Question, budget: float, seed: int) -> Decision:
    game, seat, made = coach.game, question.seat, question.made
    weighed = adviser(game, budget, seed).weigh(state, seat, question.offers, made)
    best, other = thousandths(weighed.worth), thousandths(weighed.other_worth)
    if weighed.best == made or best - other < NOISE:
        worth = best if weighed.best == made else other
        decision = _decision(game, question, worth, made, worth)
        gap = best - other if weighed.best == made and weighed.other is not None else 0
        decision.found = gap if gap >= FINDS_FROM else 0
        return decision
    decision = _decision(game, question, other, weighed.best, best)
    decision.kind = coach.kind(state, seat, weighed.best, made)
    decision.tag = coach.tag(state, seat, weighed.best, made)
    decision.light = coach.light(state, seat, weighed.best)
    decision.later = points(_gap(coach, state, seat, weighed.best, made, seed))[:MOST_SOURCES]
    return decision


def _decision(game: Game, question: Question, worth: int, best: int, best_worth: int) -> Decision:
    made = question.made
    return Decision(
        question.version,
        question.seat,
        game.notation(made),
        told(game, made),
        worth,
        game.notation(best),
        told(game, best),
        best_worth,
    )


def _gap(coach: GameCoach, state: State, seat: int, best: int, made: int, seed: int) -> dict[str, float]:
    """What the better turn would have brought more, at once and later, by source."""
    one, two = [_all_of(Turn(coach, state, seat, action, seed)) for action in (best, made)]
    return gap(one, two)


def _all_of(turn: Turn) -> dict[str, float]:
    return {key: turn.now.get(key, 0.0) + turn.later.get(key, 0.0) for key in {**turn.now, **turn.later}}
