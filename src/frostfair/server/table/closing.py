"""A game that its players end unfinished: all who are there must want it, and those who are gone get a grace.

Being gone is no consent. During the grace all see how long it lasts; a player who comes back, or who decides
something, calls it off. What bots decide meanwhile does not.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from frostfair.kernel.match import Match
from frostfair.store.rows import Closing
from frostfair.store.uptimes import Uptime, time_down
from frostfair.wire import limits
from frostfair.wire.clock import LivePace, NoPace, Pace, TurnPace


def grace(pace: Pace) -> int:
    """Milliseconds that players who are gone have to come back."""
    match pace:
        case NoPace():
            return limits.GRACE_MS
        case LivePace():
            return limits.GRACE_LIVE_MS
        case TurnPace(each=each):
            return 1000 * each


def still_standing(closing: Closing | None, match: Match, marks: Mapping[int, str]) -> Closing | None:
    """None where a person has decided something since, whatever the store says."""
    if closing is None:
        return None
    later = [record.version for record in match.records[closing.version :]]
    return closing if all(version in marks for version in later) else None


def without_time_down(
    closing: Closing | None, pace: Pace, uptimes: Sequence[Uptime], now: int
) -> Closing | None:
    """Nobody could come back while no server was running."""
    if closing is None:
        return None
    return replace(closing, at=closing.at + time_down(uptimes, closing.at - grace(pace), now))
