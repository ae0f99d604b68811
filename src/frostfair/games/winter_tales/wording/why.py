"""Why the sides stand as they do, and who and what somebody asks about: only what the asker's view shows."""

from typing import Any, Final

from frostfair.games.winter_tales.rules.components import Box
from frostfair.games.winter_tales.rules.terms import MEMORY_POINTS, QUESTS, SIDES, SKILLS
from frostfair.games.winter_tales.wording.names import (
    Names,
    character_name,
    kind_of,
    quest_name,
    side_name,
)
from frostfair.games.winter_tales.wording.score import cards_of, memories_of, points_of
from frostfair.games.winter_tales.wording.table import Tables, people_at, states, tokens_at
from frostfair.kernel.codec import shorten
from frostfair.kernel.errors import Malformed
from frostfair.wording.base import Explanation
from frostfair.wording.message import Message, Value, apart, message

# The rule of each power, and of the skills by their order.
POWERS: Final = {
    "ray": "WT-19.1",
    "love": "WT-19.2",
    "safe_house": "WT-19.3",
    "great_artifact": "WT-19.4",
    "nightmare": "WT-19.5",
    "propaganda": "WT-19.6",
    "retaliation": "WT-19.7",
}
ASKED: Final = "one of points, side, character, space, quest, power, objective, memory"
SPRING_AIMS: Final = ("rescue", "rebels", "connection")


class Reasons:
    def __init__(self, names: Names, tables: Tables) -> None:
        self._names = names
        self._box: Box = names.box
        self._tables = tables

    def answer(self, view: Any, asker: int | None, about: dict[str, Any]) -> Explanation:
        """`{"points": seat}`, `{"side": …}`, `{"character": …}`, `{"space": …}`, `{"quest": …}`,
        `{"power": …}`, `{"objective": …}` or `{"memory": n}`."""
        match about:
            case {"points": int(seat), **rest} if not rest:
                return self._points(view, seat)
            case {"side": str(side), **rest} if side in SIDES and not rest:
                return Explanation(points_of(view, side), "WT-13.4", self.of_side(view, side))
            case {"character": str(name), **rest} if name in self._box.character_names and not rest:
                return Explanation(rule="WT-3.4", told=self.of_character(view, name))
            case {"space": str(name), **rest} if name in self._box.space_names and not rest:
                return Explanation(told=self.of_space(view, name))
            case {"quest": str(name), **rest} if name in QUESTS and not rest:
                return Explanation(rule="WT-11.7", told=self._of_quest(view, name))
            case {"power": str(name), **rest} if name in POWERS and not rest:
                return Explanation(rule=POWERS[name], told=[message(f"wt-why-power-{name}")])
            case {"objective": str(name), **rest} if name in self._known_aims(view) and not rest:
                return self._of_objective(name)
            case {"memory": int(n), **rest} if 1 <= n <= len(view["track"]) and not rest:
                return self._of_memory(view, n - 1)
            case _:
                raise Malformed(f"about {shorten(about)}: {ASKED}")

    # --- points ---

    def standing(self, view: Any) -> list[Message]:
        """How both sides stand, and what counts."""
        return [line for side in SIDES for line in self.of_side(view, side)] + [message("wt-why")]

    def of_side(self, view: Any, side: str) -> list[Message]:
        memories, cards = memories_of(view, side), cards_of(view, side)
        told = [
            message("wt-why-side", side=side_name(side), memories=memories, points=memories * MEMORY_POINTS)
        ]
        if view["epilogue"] is not None:
            told.append(message("wt-why-cards", side=side_name(side), cards=cards))
        return told

    def _points(self, view: Any, seat: int) -> Explanation:
        if not 0 <= seat < view["seats"]:
            raise Malformed(f"no seat {seat}; seats are 0 to {view['seats'] - 1}")
        faction = view["players"][seat]["faction"]
        if faction in SIDES:
            return Explanation(
                points_of(view, faction), "WT-13.4", [*self.of_side(view, faction), message("wt-why")]
            )
        return Explanation(rule="WT-14.6", told=[message("wt-why-writer"), *self.standing(view)])

    # --- people, places, quests ---

    def of_character(self, view: Any, name: str) -> list[Message]:
        told = [message("wt-why-about", what=apart([character_name(name)]), words=background(name))]
        told += [
            message(
                "wt-why-character",
                where=self._names.inside(character["space"]),
                states=apart(states(character)),
            )
            for character in view["characters"]
            if character["name"] == name and character["space"] is not None
        ]
        if view["options"]["skills"]:
            skill = SKILLS[self._box.skill[self._box.character_names.index(name)]]
            told.append(message(f"wt-why-skill-{skill}"))
        return told

    def of_space(self, view: Any, name: str) -> list[Message]:
        space = self._names.number_of(name)
        is_place = self._box.is_place(space)
        shown = apart([self._names.space(space)])
        told = [message("wt-why-about", what=shown, words=background(name))] if is_place else []
        people, tokens = people_at(view, name), tokens_at(view, name)
        if people or not is_place:
            told.append(message("wt-why-people", space=shown, n=len(people), people=apart(people)))
        if tokens:
            told.append(message("wt-why-tokens", tokens=apart(tokens)))
        return told

    def _of_quest(self, view: Any, name: str) -> list[Message]:
        quest = next(quest for quest in view["quests"] if quest["name"] == name)
        state: Value = self._tables.quest_state(view, quest)
        told = [message("wt-why-about", what=apart([quest_name(name)]), words=state)]
        if view["options"]["powers"]:
            told.append(message("wt-why-power-" + name.removesuffix("_s").removesuffix("_w")))
        return told

    def _known_aims(self, view: Any) -> list[str]:
        """One's own, and those that were shown: the view names no others."""
        held = [aim["name"] for player in view["players"] for aim in player["objectives"]]
        laid = [
            memory["card"] for memory in view["track"] if memory is not None and memory["sort"] == "objective"
        ]
        return [name for name in held + laid if name is not None]

    def _of_objective(self, name: str) -> Explanation:
        kind = kind_of(name)
        told = message(
            "wt-why-about", what=apart([self._names.objective_called(name)]), words=message(f"wt-aim-{kind}")
        )
        return Explanation(rule="WT-20.7" if kind in SPRING_AIMS else "WT-20.8", told=[told])

    def _of_memory(self, view: Any, n: int) -> Explanation:
        told = []
        memory = view["track"][n]
        worth = 0
        if memory is None:
            told.append(message("wt-why-memory-empty"))
        else:
            worth = 0 if memory["side"] == "neutral" else MEMORY_POINTS
            told.append(message("wt-why-memory", what=self._tables.memory(memory), side=memory["side"]))
        if view["bookmark"] == n:
            told.append(message("wt-why-bookmark"))
        return Explanation(worth, "WT-12.1", told)


def background(name: str) -> Message:
    return message(f"wt-background-{name}")
