"""What is asked at a table of Witchstone, and what the others wait for meanwhile."""

from collections.abc import Sequence
from typing import Any, Final

from frostfair.games.witchstone.rules.terms import KINDS
from frostfair.games.witchstone.wording.names import kind_name, tile, vp
from frostfair.kernel.game import Result, View
from frostfair.wording.message import Message, Seat, listed, message

MUST_BE_DECIDED: Final = ("rim", "special")  # what is held and can't be waived (WS-6.5, WS-7.5)


def prompt(view: View, deciders: Sequence[int], seat: int | None) -> Message | None:
    """Read off the view as it is: it is asked for every position, by every audience."""
    owed: Any = view["owed"]
    if not owed or not deciders:
        return None
    now, choosing = owed[-1], bool(view["choosing_kind"])
    return _asked(view, now, choosing) if seat in deciders else _waiting(deciders[0], now, choosing)


def _asked(view: View, now: Any, choosing: bool) -> Message:
    kind, left = str(now["kind"]), int(now["left"])
    if kind == "tile" and view["holding"] is not None:
        return message("ws-prompt-place", tile=tile(str(view["holding"])))
    if choosing and now["cause"] == "tile":
        return message("ws-prompt-begin")
    if kind not in KINDS:
        return message(f"ws-prompt-{kind}")
    undecided = [sort for *_, sort, _what in map(str.split, now["held"]) if sort in MUST_BE_DECIDED]
    if undecided:
        return message(f"ws-prompt-{undecided[0]}")
    if left == 0:
        return message("ws-prompt-after", kind=kind_name(kind))
    return message(f"ws-prompt-{kind}", actions=left)


def _waiting(player: int, now: Any, choosing: bool) -> Message:
    kind = str(now["kind"])
    if choosing and now["cause"] == "tile":
        return message("ws-wait-begin", player=Seat(player))
    if kind in KINDS:
        return message("ws-wait-kind", player=Seat(player), kind=kind_name(kind), n=int(now["left"]))
    return message(f"ws-wait-{kind}", player=Seat(player))


def verdict(result: Result) -> Message:
    """Who won; among equals the wand decides (WS-11.2)."""
    best = max(result.points)
    key = "ws-verdict" if result.points.count(best) == len(result.winners) else "ws-verdict-wand"
    winners = [Seat(seat) for seat in result.winners]
    return message(key, winners=len(winners), players=listed(winners), vp=vp(best))
