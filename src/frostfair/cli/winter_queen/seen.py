"""A view of Winter Queen with types: what `games/winter_queen/view.py` writes, read back."""

from dataclasses import dataclass
from typing import Any

from frostfair.kernel.game import View


@dataclass(frozen=True)
class Space:
    name: str
    zone: str
    crystal: str | None
    depicted: bool


@dataclass(frozen=True)
class Holder:
    crystals: dict[str, int]
    reach: tuple[int, ...]

    @property
    def count(self) -> int:
        return sum(self.crystals.values())


@dataclass(frozen=True)
class Book:
    number: int
    pages: tuple[str, ...]
    crystals: tuple[str | None, ...] = (None, None)
    worth: tuple[int | None, ...] = (None, None)


@dataclass(frozen=True)
class Pile:
    county: str
    top: Book | None
    books: int


@dataclass(frozen=True)
class Player:
    points: int | None  # None: not for these eyes
    books: tuple[Book | None, ...]


@dataclass(frozen=True)
class Seen:
    first: int
    spaces: tuple[Space, ...]
    holders: tuple[Holder, ...]
    bag: dict[str, int]
    piles: tuple[Pile, ...]
    players: tuple[Player, ...]
    turns_left: int | None  # counts in the last stage only
    business: tuple[list[Any], ...]
    over: str | None

    def space(self, name: str) -> Space:
        return next(space for space in self.spaces if space.name == name)

    def pile(self, county: str) -> Pile:
        return next(pile for pile in self.piles if pile.county == county)


def seen(view: View) -> Seen:
    raw: Any = view
    return Seen(
        first=raw["first"],
        spaces=tuple(Space(s["name"], s["zone"], s["crystal"], s["depicted"]) for s in raw["map"]),
        holders=tuple(Holder(h["crystals"], tuple(h["reach"])) for h in raw["holders"]),
        bag=raw["bag"],
        piles=tuple(Pile(p["county"], _book(p["top"]), p["books"]) for p in raw["piles"]),
        players=tuple(Player(p["points"], tuple(_book(b) for b in p["books"])) for p in raw["players"]),
        turns_left=raw["turns_left"],
        business=tuple(raw["business"]),
        over=raw["over"],
    )


def _book(raw: Any) -> Book | None:
    if raw is None:
        return None
    if "crystals" not in raw:
        return Book(raw["book"], tuple(raw["pages"]))
    return Book(raw["book"], tuple(raw["pages"]), tuple(raw["crystals"]), tuple(raw["worth"]))
