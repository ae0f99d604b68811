"""The pictures of story cards, in no language: what each is, and what is done with it in which role."""

import csv
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from frostfair.games import datafile

FOLDER: Final = "frostfair.games.winter_tales"
FIERCE: Final = frozenset({"raven", "snake", "horse", "dragon", "ghost"})
COVER: Final = frozenset(
    {"stairs", "ladder", "door", "house", "tower", "well", "tree", "steam_engine", "cauldron", "snowman"}
)
SEVERAL: Final = frozenset(
    {"stars", "icicles", "mountains", "wings", "footprints", "coins", "masks", "dice", "gears"}
)
NO_LANDMARK: Final = frozenset({"sky", "weather", "body"})  # nobody walks past these

# The roles that a card plays in a beat.
SIGN: Final = "sign"  # on the way
MEANS: Final = "means"  # of an attack
SHIELD: Final = "shield"
PART: Final = "part"  # of a quest
GIFT: Final = "gift"  # to a friend
WALL: Final = "wall"  # against a quest


@dataclass(frozen=True)
class Deed:
    """Something that is done with a card: in which roles, and whether it takes legs."""

    roles: frozenset[str]
    on_foot: bool


@dataclass(frozen=True)
class Picture:
    """One story card."""

    name: str
    sort: str  # thing, place, being, event or idea
    group: str
    carry: str  # pocket, hand or no
    deeds: tuple[Deed, ...]
    kinds: frozenset[str]  # what sentences may ask of it
    several: bool  # more than one, in every language

    def suiting(self, role: str, *, walks: bool) -> list[int]:
        """Which of its three deeds suit the role."""
        deeds = enumerate(self.deeds)
        return [n for n, deed in deeds if role in deed.roles and (walks or not deed.on_foot)]


@cache
def pictures() -> dict[str, Picture]:
    """All story cards, by name."""
    deeds = {
        row["deed"]: Deed(frozenset(row["roles"].split()), row["on_foot"] == "yes")
        for row in rows(datafile.shipped(FOLDER, "story-deeds.csv"))
    }
    return {
        row["card"]: _picture(row, tuple([deeds[row[column]] for column in ("do1", "do2", "do3")]))
        for row in rows(datafile.shipped(FOLDER, "story-cards.csv"))
    }


def rows(text: str) -> Iterable[dict[str, str]]:
    return csv.DictReader(text.splitlines())


def _picture(row: dict[str, str], deeds: tuple[Deed, ...]) -> Picture:
    name, sort, group, carry = row["card"], row["sort"], row["group"], row["carry"]
    fixed = carry == "no"
    kinds = {"card", sort, group, *(["fixed"] if fixed else ["carry", carry])}
    if name in FIERCE:
        kinds.add("fierce")
    if name in COVER:
        kinds.add("cover")
    if fixed and group not in NO_LANDMARK and sort in ("thing", "place"):
        kinds.add("landmark")
    return Picture(name, sort, group, carry, deeds, frozenset(kinds), name in SEVERAL)
