"""Who won, by how much and why: read off the ledger, whatever the game."""

from collections.abc import Callable, Sequence

from frostfair.kernel.game import Result
from frostfair.wire.ledger import LedgerEntry
from frostfair.wording.base import Wording
from frostfair.wording.message import Message, Seat, listed, message

Sum = Callable[[int], int]  # the points of a seat


def verdict(
    wording: Wording,
    sources: Sequence[Message],
    entries: Sequence[LedgerEntry],
    result: Result,
    audience: int | None,
) -> Message | None:
    """A game whose points have no sources says itself who won."""
    if not entries:
        return wording.verdict(result)
    winners = list(result.winners)
    best = result.points[winners[0]]
    if len(winners) > 1:
        return message("verdict-shared", players=listed(map(Seat, winners)), points=best)
    winner = winners[0]
    others = [seat for seat in range(len(result.points)) if seat != winner]
    if not others:
        return message("verdict-alone", player=Seat(winner), points=best)
    second = max(others, key=lambda seat: result.points[seat])
    by = best - result.points[second]
    if by <= 0:  # a rule beyond the points decided
        return wording.verdict(result)
    return message(
        "verdict-won",
        you="yes" if winner == audience else "no",
        player=Seat(winner),
        points=best,
        second=result.points[second],
        by=by,
        why=_why(sources, entries, winner, second),
    )


def _why(sources: Sequence[Message], entries: Sequence[LedgerEntry], winner: int, second: int) -> Message:
    """What made the difference between the winner and the next: the last scoring, the lead, or a source."""
    last = _sum_of(entries, lambda entry: entry.final)
    before = _sum_of(entries, lambda entry: not entry.final)
    if before(winner) <= before(second) and last(winner) > last(second):
        return message("verdict-turned", points=last(winner), second=last(second), other=Seat(second))
    if last(second) > last(winner):
        return message(
            "verdict-held", lead=before(winner) - before(second), other=Seat(second), points=last(second)
        )
    return _best_source(sources, entries, winner, second)


def _best_source(
    sources: Sequence[Message], entries: Sequence[LedgerEntry], winner: int, second: int
) -> Message:
    def more(source: int) -> int:
        made = _sum_of(entries, lambda entry: entry.source == source)
        return made(winner) - made(second)

    best = max(range(len(sources)), key=more)
    made = _sum_of(entries, lambda entry: entry.source == best)
    return message("verdict-source", source=sources[best], points=made(winner), second=made(second))


def _sum_of(entries: Sequence[LedgerEntry], counts: Callable[[LedgerEntry], bool]) -> Sum:
    return lambda seat: sum([entry.points for entry in entries if entry.seat == seat and counts(entry)])
