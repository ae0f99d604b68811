"""What is asked: one sentence for every kind of business."""

from collections.abc import Callable
from typing import Any

from frostfair.games.winter_tales.rules.flow.calls import TOPICS
from frostfair.games.winter_tales.rules.flow.quest import CHECKING, JOINING, LAST_CARD, STAGES
from frostfair.games.winter_tales.rules.restore import FRAME_KINDS
from frostfair.games.winter_tales.rules.terms import BEATS, NONE, SIDES
from frostfair.games.winter_tales.wording.names import Names
from frostfair.kernel.game import View
from frostfair.wording.message import Message, Name, Seat, Value

Frame = dict[str, Any]
Variant = Callable[[Frame, Any, int | None], str]
TRAP_STAGES = ("springing", "hiding", "defending", "sorting")


def frame_of(view: Any) -> tuple[str, Frame]:
    """The business on top: its kind, and its fields by name."""
    kind, *values = view["business"][-1]
    return kind, dict(zip(FRAME_KINDS[kind].fields, values, strict=True))


def prompt(names: Names, view: View, seat: int | None) -> Message:
    kind, frame = frame_of(view)
    return Message(question(kind, frame, view, seat), _values(names, frame))


def question(kind: str, frame: Frame, view: View, seat: int | None) -> str:
    """The key of what is asked."""
    variant = _VARIANTS[kind](frame, view, seat) if kind in _VARIANTS else ""
    return f"wt-prompt-{kind}-{variant}" if variant else f"wt-prompt-{kind}"


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


_VARIANTS: dict[str, Variant] = {
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
        values["side"] = Name(f"wt-side-{SIDES[frame['side']]}")
    if isinstance(frame.get("cards"), int):
        values["cards"] = frame["cards"]
    return values | {name: frame[name] for name in ("steps", "down_to", "stride") if name in frame}
