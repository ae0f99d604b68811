"""What a worse move of Witchstone was about, and what trains the better one."""

from collections.abc import Mapping
from typing import Final

from frostfair.coach.base import LESSON
from frostfair.games.witchstone.puzzles import seeking
from frostfair.games.witchstone.rules.components import Box
from frostfair.games.witchstone.rules.notation import structure

# What each deed is a part of …
PARTS: Final[Mapping[str, str]] = {
    "hold": "tile",
    "place": "tile",
    "discard": "tile",
    "begin": "order",
    "draw": "end",
    "done": "end",
    "energy": "ways",
    "send": "witches",
    "lay-witch": "witches",
    "tower": "witches",
    "step": "pentagram",
    "use": "special",
    "lay": "special",
    "move": "crystals",
    "put": "crystals",
    "reach": "crystals",
    "remove": "crystals",
    "wand": "wand",
    "scroll": "scrolls",
    "boost": "boost",
    "token": "token",
    "choose": "choice",
}
# … and where that lies on the table.
PLACES: Final[Mapping[str, str]] = {
    "tile": "cauldron",
    "order": "tile",
    "end": "turn",
    "ways": "ball",
    "witches": "ball",
    "pentagram": "pentagram",
    "special": "held",
    "crystals": "crystals",
    "wand": "wand",
    "scrolls": "scrolls",
    "boost": "held",
    "token": "held",
    "choice": "pentagram",
}
HELD: Final = ("special", "boost", "token", "choice")  # when it is used is up to the player

TILE: Final = "tile"
SPOT: Final = "spot"
ORDER: Final = "order"
WAIVED: Final = "waived"
BONUS: Final = "bonus"
KINDS: Final = (
    TILE,
    SPOT,
    ORDER,
    WAIVED,
    BONUS,
    "ways",
    "witches",
    "pentagram",
    "crystals",
    "wand",
    "scrolls",
)
TAGS: Final[Mapping[str, str]] = {
    TILE: seeking.TILE,
    SPOT: seeking.TILE,
    ORDER: seeking.CHAIN,
    BONUS: seeking.CHAIN,
    "ways": seeking.WAYS,
    "witches": seeking.WITCHES,
    "wand": seeking.WAND,
    WAIVED: LESSON,
    "pentagram": LESSON,
    "crystals": LESSON,
    "scrolls": LESSON,
}


def part_of(box: Box, action: int) -> str:
    return PARTS[str(structure(box, action)["do"])]


def kind(box: Box, best: int, made: int) -> str:
    good, bad = part_of(box, best), part_of(box, made)
    if good == bad == TILE:
        return SPOT if _tile(box, best) == _tile(box, made) else TILE
    if bad == "end":
        return WAIVED
    if good == "end":
        good = bad  # it was better to stop: what was done instead is the matter
    if good in HELD:
        return BONUS
    return good if good in KINDS else bad if bad in KINDS else ORDER


def _tile(box: Box, action: int) -> object:
    return structure(box, action).get("tile")


# --- where it lies ---

# The field of the structured form that names a stop of the board, by the stop's kind.
STOPS: Final[Mapping[str, str]] = {
    "hex": "hex",
    "location": "loc",
    "connection": "link",
    "place": "scroll",
    "rim": "rim",
    "tile": "tile",
}


def light(what: Mapping[str, object], wand: int) -> list[str]:
    """The stops of the board that a move names, as steps of the guided game name them."""
    if what["do"] == "wand":
        return [f"wand:{wand + int(str(what['spaces']))}"]
    return [f"{stop}:{what[field]}" for field, stop in STOPS.items() if field in what]
