"""Story points as everybody can count them: memories on the track, and cards of the epilogue."""

from typing import Any

from frostfair.games.winter_tales.rules.components import Box
from frostfair.games.winter_tales.rules.terms import MEMORY_POINTS, NONE, SIDES, SKILL_QUEST
from frostfair.games.winter_tales.wording.prompt import fields_of
from frostfair.wording.message import Message, message


def memories_of(view: Any, side: str) -> int:
    return len([memory for memory in view["track"] if memory is not None and memory["side"] == side])


def points_of(view: Any, side: str) -> int:
    """WT-13.4"""
    epilogue = view["epilogue"]
    return MEMORY_POINTS * memories_of(view, side) if epilogue is None else int(epilogue[side])


def cards_of(view: Any, side: str) -> int:
    """Told in the epilogue."""
    return points_of(view, side) - MEMORY_POINTS * memories_of(view, side)


def standing(key: str, view: Any) -> Message:
    return message(key, spring=points_of(view, "spring"), winter=points_of(view, "winter"))


# --- the quest that is being told (WT-11.7) ---


def quest_under_way(view: Any) -> dict[str, Any] | None:
    """Its frame, wherever it lies among the business."""
    found = [fields_of(frame) for frame in view["business"] if frame[0] == "quest"]
    return found[-1] if found else None


def count_of(box: Box, view: Any, quest: dict[str, Any]) -> list[int]:
    """What either side has told so far: its cards, and one for each skill (WT-21.2)."""
    counts = [quest["plays"][2::3].count(side) for side in range(len(SIDES))]
    if view["options"]["skills"]:
        for character in quest["taking_part"]:
            if character != NONE and box.skill[character] == SKILL_QUEST:
                counts[character > 6] += 1
    return counts
