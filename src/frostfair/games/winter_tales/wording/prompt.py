"""What is asked, one sentence for every kind of business, and what everybody else waits for meanwhile."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from frostfair.games.winter_tales.rules.business import UNASKED
from frostfair.games.winter_tales.rules.flow.calls import TOPICS
from frostfair.games.winter_tales.rules.flow.quest import CHECKING, JOINING, LAST_CARD, STAGES
from frostfair.games.winter_tales.rules.flow.turn import CLOSING
from frostfair.games.winter_tales.rules.restore import FRAME_KINDS
from frostfair.games.winter_tales.rules.terms import BEATS, NONE, SIDES
from frostfair.games.winter_tales.wording.names import Names, side_name
from frostfair.kernel.game import Result, View
from frostfair.wording.message import Message, Name, Seat, Value, listed, message

Frame = dict[str, Any]
Variant = Callable[[Frame, Any, int | None], str]
TRAP_STAGES: Final = ("springing", "hiding", "defending", "sorting")
# Business that is told apart by its variant while others wait for it.
WAITED_FOR: Final = ("election", "turn", "interruption", "trap", "payment", "call", "quest", "naming")


def frame_of(view: Any) -> tuple[str, Frame]:
    """The business on top: its kind, and its fields by name."""
    top = view["business"][-1]
    return top[0], fields_of(top)


def fields_of(packed: list[Any]) -> Frame:
    kind, *values = packed
    return dict(zip(FRAME_KINDS[kind].fields, values, strict=True))


def prompt(names: Names, view: View, deciders: Sequence[int], seat: int | None) -> Message | None:
    if not view["business"] or not deciders:
        return None
    kind, frame = frame_of(view)
    if seat not in deciders:
        return _waiting(names, kind, frame, view, deciders)
    return Message(question(kind, frame, view, seat), _values(names, frame))


def question(kind: str, frame: Frame, view: View, seat: int | None) -> str:
    """The key of what is asked."""
    variant = _variant(kind, frame, view, seat)
    return f"wt-prompt-{kind}-{variant}" if variant else f"wt-prompt-{kind}"


def _waiting(names: Names, kind: str, frame: Frame, view: View, deciders: Sequence[int]) -> Message:
    """Whom the table waits for and what for: nothing but what the whole table may know."""
    players = [Seat(seat) for seat in deciders]
    values: dict[str, Value] = _values(names, frame) | {"player": players[0], "players": listed(players)}
    if kind in WAITED_FOR:
        values["variant"] = _variant(kind, frame, view, deciders[0])
    return Message(f"wt-wait-{kind}", values)


def verdict(result: Result) -> Message:
    winners = [Seat(seat) for seat in result.winners]
    points = max([result.points[seat] for seat in result.winners], default=0)
    return message("wt-verdict", winners=len(winners), players=listed(winners), points=points)


# --- variants ---


def _variant(kind: str, frame: Frame, view: View, seat: int | None) -> str:
    return _VARIANTS[kind](frame, view, seat) if kind in _VARIANTS else ""


def _battle(frame: Frame, view: Any, seat: int | None) -> str:
    if not frame["attacking"]:
        return "defence"
    return "first" if frame["round"] == 0 else "attack"


def _quest(frame: Frame, view: Any, seat: int | None) -> str:
    stage = STAGES[frame["stage"]]
    if stage == CHECKING:
        return "warned"
    if stage == JOINING:
        return "joined" if seat is not None and frame["taking_part"][seat] != NONE else "join"
    if stage == LAST_CARD:
        return "last"
    return "remember" if view["bookmark"] is not None and not frame["cited"] else "main"


def _epilogue(frame: Frame, view: Any, seat: int | None) -> str:
    writer = seat is not None and view["players"][seat]["faction"] == "writer"
    if writer and frame["side"] == NONE:
        return "side"
    return "first" if frame["part"] == 0 else "part"


_VARIANTS: Final[dict[str, Variant]] = {
    "election": lambda f, v, s: "appoint" if f["answers"].count(UNASKED) == len(f["answers"]) - 1 else "",
    "turn": lambda f, v, s: "closing" if f["over"] == CLOSING else "",
    "activation": lambda f, v, s: "heading" if f["pawn"] != NONE else "acted" if f["acted"] else "",
    "interruption": lambda f, v, s: "battle" if f["mover"] < 7 else "trap",
    "battle": _battle,
    "trap": lambda f, v, s: TRAP_STAGES[f["stage"]],
    "payment": lambda f, v, s: BEATS[f["beat"]],
    "call": lambda f, v, s: TOPICS[f["topic"]],
    "quest": _quest,
    "remembering": lambda f, v, s: "choose" if f["chosen"] == NONE and f["outcome"] != 2 else "lay",
    "naming": lambda f, v, s: "love" if f["quest"] == 2 else "artifact",
    "epilogue": _epilogue,
}


def _values(names: Names, frame: Frame) -> dict[str, Value]:
    """Everything that a question might name."""
    values: dict[str, Value] = {}
    for field in ("character", "mover", "rebel", "soldier", "carrier"):
        if isinstance(frame.get(field), int):
            values[field] = names.character(frame[field]) or Name("wt-quest-nightmare")
    for field in ("author", "other", "opener"):
        if isinstance(frame.get(field), int):
            values[field] = Seat(frame[field])
    if isinstance(frame.get("quest"), int):
        values["quest"] = names.quest(frame["quest"])
    if isinstance(frame.get("space"), int):
        values |= names.where(frame["space"])
    if frame.get("side") in (0, 1):
        values["side"] = side_name(SIDES[frame["side"]])
    if isinstance(frame.get("cards"), int):
        values["cards"] = frame["cards"]
    counted = {name: frame.get(name) for name in ("steps", "down_to", "stride")}
    return values | {name: count for name, count in counted.items() if count is not None}
