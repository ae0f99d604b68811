"""What is asked at a table of Winter Queen, and what the others wait for meanwhile."""

from collections.abc import Sequence
from typing import Any

from frostfair.games.winter_queen.rules.actions import PASS
from frostfair.games.winter_queen.rules.components import Box
from frostfair.games.winter_queen.rules.terms import DOMAIN
from frostfair.games.winter_queen.wording.names import zone_name
from frostfair.kernel.game import Result, View
from frostfair.wire.data import Stage
from frostfair.wording.message import Message, Seat, listed, message


def prompt(
    box: Box, view: View, deciders: Sequence[int], seat: int | None, offers: Sequence[int]
) -> Message | None:
    """Read off the view as it is: it is asked for every position, by every audience."""
    business: Any = view["business"]
    if not business or not deciders:
        return None
    kind, *values = business[-1]
    if seat not in deciders:
        return message(f"wq-wait-{kind}", player=Seat(deciders[0]))
    if kind == "take-book":
        zone = box.zone[values[1]]
        return message("wq-prompt-book-any" if zone == DOMAIN else "wq-prompt-book", county=zone_name(zone))
    if kind == "return-crystal":
        return message("wq-prompt-return")
    if list(offers) == [PASS]:
        return message("wq-prompt-pass")
    return message("wq-prompt-action" if view["turns_left"] is None else "wq-prompt-last-stage")


def stage(view: View) -> Stage | None:
    """The last turns (WQ-7.1, WQ-7.3): what has changed, and whose turns are left."""
    left: Any = view["turns_left"]
    business: Any = view["business"]
    if left is None or not business:
        return None
    _, seat, *_ = business[0]  # the turn, whatever has come up in it
    seats: Any = view["seats"]
    turns = [(seat + k) % seats for k in range(left)]
    return Stage(message("wq-stage"), message("wq-stage-changes"), message("wq-stage-in-short"), turns)


def verdict(result: Result) -> Message:
    winners = [Seat(seat) for seat in result.winners]
    return message("wq-verdict", winners=len(winners), players=listed(winners), vp=max(result.points))
