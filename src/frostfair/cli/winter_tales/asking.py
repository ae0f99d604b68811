"""What is asked: one sentence for every kind of business."""

from collections.abc import Callable
from typing import Any

from frostfair.cli.face import Scene
from frostfair.cli.winter_tales.words import Words, frame_of
from frostfair.games.winter_tales.flow.calls import TOPICS
from frostfair.games.winter_tales.flow.quest import CHECKING, JOINING, LAST_CARD, STAGES
from frostfair.games.winter_tales.words import BEATS, NONE, SIDES
from frostfair.i18n.catalogue import Value

Frame = dict[str, Any]
TRAP_STAGES = ("springing", "hiding", "defending", "sorting")


class Asking:
    def __init__(self, words: Words) -> None:
        self.words = words
        self._variants: dict[str, Callable[[Frame, Scene], str]] = {
            "activation": lambda f, s: "heading" if f["pawn"] != NONE else "acted" if f["acted"] else "",
            "interruption": lambda f, s: "battle" if f["mover"] < 7 else "trap",
            "battle": lambda f, s: (
                ("first" if f["round"] == 0 else "attack") if f["attacking"] else "defence"
            ),
            "trap": lambda f, s: TRAP_STAGES[f["stage"]],
            "payment": lambda f, s: BEATS[f["beat"]],
            "call": lambda f, s: TOPICS[f["topic"]],
            "quest": self._quest,
            "remembering": lambda f, s: "choose" if f["chosen"] == NONE and f["outcome"] != 2 else "lay",
            "naming": lambda f, s: "love" if f["quest"] == 2 else "artifact",
            "epilogue": self._epilogue,
        }

    def prompt(self, scene: Scene) -> str:
        kind, frame = frame_of(scene.view)
        return self.words.say(self.key(kind, frame, scene), **self._values(frame, scene))

    def key(self, kind: str, frame: Frame, scene: Scene) -> str:
        variant = self._variants[kind](frame, scene) if kind in self._variants else ""
        return f"wt-prompt-{kind}-{variant}" if variant else f"wt-prompt-{kind}"

    def _quest(self, frame: Frame, scene: Scene) -> str:
        stage = STAGES[frame["stage"]]
        if stage == CHECKING:
            return "warned"
        if stage == JOINING:
            joined = scene.seat is not None and frame["taking_part"][scene.seat] != NONE
            return "joined" if joined else "join"
        if stage == LAST_CARD:
            return "last"
        view: Any = scene.view
        return "remember" if view["bookmark"] is not None and not frame["cited"] else "main"

    def _epilogue(self, frame: Frame, scene: Scene) -> str:
        view: Any = scene.view
        writer = scene.seat is not None and view["players"][scene.seat]["faction"] == "writer"
        if writer and frame["side"] == NONE:
            return "side"
        return "first" if frame["part"] == 0 else "part"

    def _values(self, frame: Frame, scene: Scene) -> dict[str, Value]:
        """Everything that a question might name."""
        words, names = self.words, scene.names
        values: dict[str, Value] = {}
        for field in ("character", "mover", "rebel", "soldier", "carrier"):
            if isinstance(frame.get(field), int):
                values[field] = words.character_key(frame[field]) or "wt-quest-nightmare"
        for field in ("author", "other", "opener"):
            if isinstance(frame.get(field), int):
                values[field] = names[frame[field]]
        if isinstance(frame.get("quest"), int):
            values["quest"] = words.quest_key(frame["quest"])
        if isinstance(frame.get("space"), int):
            values |= {"in": words.phrase(frame["space"], "in"), "to": words.phrase(frame["space"], "to")}
        if frame.get("side") in (0, 1):
            values["side"] = f"wt-side-{SIDES[frame['side']]}"
        if "cards" in frame and isinstance(frame["cards"], int):
            values["cards"] = frame["cards"]
        return values | {name: frame[name] for name in ("steps", "down_to", "stride") if name in frame}
