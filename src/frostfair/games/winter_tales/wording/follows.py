"""What follows from a choice, as far as the seat can know it: costs, foes, counts, calls of the arbiter."""

from collections.abc import Callable
from typing import Any, Final

from frostfair.games.winter_tales.rules.actions import (
    PLAY,
    verb_of,
)
from frostfair.games.winter_tales.rules.components import Box
from frostfair.games.winter_tales.rules.terms import (
    ARTIFACT_S,
    ARTIFACT_W,
    CARRIED,
    NONE,
    SIDES,
    SKILL_TRAP,
    SPRING,
    WINTER,
    side_of,
)
from frostfair.games.winter_tales.wording.names import Names, character_name, quest_name, side_name
from frostfair.games.winter_tales.wording.prompt import frame_of
from frostfair.games.winter_tales.wording.score import count_of, quest_under_way
from frostfair.games.winter_tales.wording.table import states
from frostfair.wording.message import Message, apart, message

JUDGED: Final = ("relocate", "hand", "return", "claim")  # the arbiter has the last word (WT-15.3)
Notes = list[Message]


class Following:
    """Of one seat's offers, from its view alone."""

    def __init__(self, names: Names, view: Any, seat: int) -> None:
        self._names = names
        self._box: Box = names.box
        self._view = view
        self._seat = seat
        self._kind, self._frame = frame_of(view)
        self._people = {c["name"]: c for c in self._view["characters"]}
        self._by_verb: dict[str, Callable[[int], Notes]] = {
            "pass": lambda _: self._passing(),
            "fail": lambda _: [message("wt-follows-fail")],
            "artifact": lambda _: self._playing(),
            "play": lambda _: self._playing(),
            "passage": lambda _: self._passage(),
            "activate": self._activating,
            "step": self._stepping,
            "rescue": self._rescuing,
            "perform": lambda _: self._performing(),
            "create": self._creating,
            "hide": self._hiding,
            "lay": self._laying,
            "destroy": lambda _: [message("wt-follows-destroy")],
        }

    def notes(self, action: int) -> Notes:
        verb = verb_of(action)
        assert verb is not None
        find = self._by_verb.get(verb.word)
        found = [] if find is None else find(action - verb.first)
        return [*found, message("wt-follows-arbiter")] if verb.word in JUDGED else found

    def points(self, action: int) -> int | None:
        """A card of the epilogue is a point for one's own side (WT-13.4); the Writer has none."""
        mine = self._view["players"][self._seat]["faction"] in SIDES
        return 1 if self._kind == "epilogue" and mine and PLAY <= action < PLAY + 128 else None

    # --- cards ---

    def _playing(self) -> Notes:
        if self._kind == "quest":
            return [self._count_with_one_more()]
        if self._kind == "epilogue":
            side = self._frame["side"]
            faction = self._view["players"][self._seat]["faction"] if side == NONE else SIDES[side]
            return [message("wt-follows-point", side=side_name(faction))]
        return []

    def _count_with_one_more(self) -> Message:
        quest = quest_under_way(self._view)
        assert quest is not None
        counts = count_of(self._box, self._view, quest)
        counts[side_of(quest["taking_part"][self._seat])] += 1
        return message("wt-plain-count", spring=counts[SPRING], winter=counts[WINTER])

    def _passing(self) -> Notes:
        if self._kind == "battle":
            attacks = self._frame["attacking"]
            return [message("wt-follows-yield" if attacks else self._defeat())]
        if self._kind == "trap":
            return [message("wt-follows-defence", n=self._defence())]
        return []

    def _defeat(self) -> str:
        """WT-7.5, and WT-19.3 with a Safe House."""
        has_house = self._view["powers"]["safe_house"] is not None
        return "wt-follows-sheltered" if has_house else "wt-follows-felled"

    def _defence(self) -> int:
        soldier = self._frame["soldier"]
        return int(self._frame["played"]) + self._skilled(soldier)

    def _hiding(self, spring: int) -> Notes:
        rebels = [rebel for rebel in (self._frame["rebel"], self._frame["partner"]) if rebel != NONE]
        return [message("wt-follows-trap", n=spring + sum([self._skilled(rebel) for rebel in rebels]))]

    def _skilled(self, character: int) -> int:
        """WT-21.3"""
        return int(self._view["options"]["skills"] and self._box.skill[character] == SKILL_TRAP)

    # --- characters on their way ---

    def _activating(self, character: int) -> Notes:
        seen = self._people[self._box.character_names[character]]
        found: Notes = [self._names.inside(seen["space"])]
        if self._kind == "setting-out":
            found.append(self._steps_to(self._frame["space"], self._names.number_of(seen["space"])))
        return found + [state for state in states(seen) if state != message("wt-plain-ready")]

    def _stepping(self, space: int) -> Notes:
        found: Notes = []
        if not self._frame["steps"] and not self._frame["stride"]:
            found.append(message("wt-follows-card"))
        if self._frame["pawn"] != NONE:
            found.append(self._steps_to(self._frame["pawn"], space))
        return [*found, *self._foes(space), *self._quests_at(space)]

    def _steps_to(self, quest: int, space: int) -> Message:
        return message("wt-follows-steps", steps=self._box.distance[quest][space])

    def _foes(self, space: int) -> Notes:
        """Who may start a battle or a trap against the newcomer (WT-6.1, WT-6.2)."""
        mover = self._box.character_names[self._frame["character"]]
        is_rebel = self._people[mover]["side"] == "spring"
        if not is_rebel and not self._box.is_place(space):
            return []
        there = [
            character_name(c["name"])
            for c in self._people.values()
            if c["space"] == self._box.space_names[space]
            and c["side"] != self._people[mover]["side"]
            and c["standing"]
            and c["seat"] != self._people[mover]["seat"]
        ]
        key = "wt-follows-battle" if is_rebel else "wt-follows-springing"
        return [message(key, people=apart(there))] if there else []

    def _quests_at(self, space: int) -> Notes:
        name = self._box.space_names[space]
        quests = [quest["name"] for quest in self._view["quests"] if quest["space"] == name]
        return [message("wt-plain-quest-here", quest=quest_name(quest)) for quest in quests]

    def _rescuing(self, character: int) -> Notes:
        return [self._names.inside(self._people[self._box.character_names[character]]["space"])]

    def _passage(self) -> Notes:
        return [self._names.phrase(self._box.passage[self._frame["character"]], "to")]

    # --- quests and memories ---

    def _performing(self) -> Notes:
        return [] if self._view["bookmark"] is None else [message("wt-follows-bookmark")]

    def _creating(self, quest: int) -> Notes:
        if quest in CARRIED:
            return [message("wt-follows-carried")]
        return [message("wt-follows-artifact")] if quest in (ARTIFACT_S, ARTIFACT_W) else []

    def _laying(self, memory: int) -> Notes:
        empty = [n for n, lying in enumerate(self._view["track"]) if lying is None]
        if memory not in empty:
            return [message("wt-follows-covers")]
        return [message("wt-follows-epilogue")] if len(empty) == 1 else []
