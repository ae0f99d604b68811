"""A view of Winter Queen with types: what `games/winter_queen/rules/view.py` writes, read back.

The browser's types are made of these too (`python -m frostfair.server.schema`).
"""

from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Struct, field

from frostfair.kernel.game import View

Colour: TypeAlias = Literal["red", "green", "blue", "yellow", "purple"]
County: TypeAlias = Literal["red", "green", "purple", "blue"]
Zone: TypeAlias = Literal["red", "green", "purple", "blue", "domain"]
Side: TypeAlias = Literal["left", "right"]
EndReason: TypeAlias = Literal["turns-played", "crystals-gone", "everybody-passed"]
Effect: TypeAlias = Literal[
    "forest_wisps_red",
    "forest_wisps_green",
    "forest_wisps_blue",
    "forest_wisps_yellow",
    "forest_wisps_purple",
    "rose_of_the_winds",
    "border_keeper",
    "magical_clouds",
    "bright_way",
    "northern_lights",
    "polar_star",
    "arcane_knowledge",
]


class Shape(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of a view."""


class Crystals(Shape, frozen=True):
    """How many of each colour."""

    red: int
    green: int
    blue: int
    yellow: int
    purple: int

    def of(self, colour: str) -> int:
        n: int = getattr(self, colour)
        return n

    @property
    def count(self) -> int:
        return self.red + self.green + self.blue + self.yellow + self.purple


class Space(Shape, frozen=True):
    """A space of the map."""

    name: str
    zone: Zone
    crystal: Colour | None
    depicted: bool  # the crystal is only printed there


class Holder(Shape, frozen=True):
    """A crystal holder, and which seats reach it."""

    crystals: Crystals
    reach: tuple[int, ...]

    @property
    def count(self) -> int:
        return self.crystals.count


class Book(Shape, frozen=True):
    """A spell book, left page and right page."""

    number: int = field(name="book")
    pages: tuple[Effect, Effect]


class OwnBook(Shape, frozen=True):
    """A book in front of a player: its crystals, and what each charged page is worth now."""

    number: int = field(name="book")
    pages: tuple[Effect, Effect]
    crystals: tuple[Colour | None, Colour | None]
    worth: tuple[int | None, int | None]


class Pile(Shape, frozen=True):
    """A county's pile: the visible book on top, and how many there are with it."""

    county: County
    top: Book | None
    books: int


class Player(Shape, frozen=True):
    """A player. `points` is null where they are not for these eyes."""

    points: int | None
    books: tuple[OwnBook | None, OwnBook | None, OwnBook | None]


class WinterQueenView(Shape, frozen=True):
    """A table of Winter Queen as a seat sees it."""

    seats: int
    you: int | None  # null: only watching
    first: int
    spaces: tuple[Space, ...] = field(name="map")
    holders: tuple[Holder, ...]
    bag: Crystals
    piles: tuple[Pile, ...]
    players: tuple[Player, ...]
    last_stage: bool
    turns_left: int | None  # counts in the last stage only
    business: tuple[list[Any], ...]
    over: EndReason | None

    def space(self, name: str) -> Space:
        return next(space for space in self.spaces if space.name == name)

    def pile(self, county: str) -> Pile:
        return next(pile for pile in self.piles if pile.county == county)


Seen: TypeAlias = WinterQueenView


def seen(view: View) -> Seen:
    return msgspec.convert(view, WinterQueenView)


# --- what an offer says that it does (`games/winter_queen/notation.describe`) ---


class PlaceOnMap(Shape, frozen=True):
    do: Literal["place"]
    colour: Colour
    holder: int
    space: str


class PlaceOnPage(Shape, frozen=True):
    do: Literal["place"]
    colour: Colour
    holder: int
    book: int
    page: Side


class Activate(Shape, frozen=True):
    do: Literal["activate"]
    book: int


class Take(Shape, frozen=True):
    do: Literal["take"]
    county: County


class Skip(Shape, frozen=True):
    do: Literal["skip"]


class Return(Shape, frozen=True):
    do: Literal["return"]
    space: str


class Pass(Shape, frozen=True):
    do: Literal["pass"]


OFFERS: Final = (PlaceOnMap, PlaceOnPage, Activate, Take, Skip, Return, Pass)
