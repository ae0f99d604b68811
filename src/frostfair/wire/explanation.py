"""Answers to "why?": where a number comes from, as messages and places of the board."""

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct, field

# A message on its way to the wire. Python's clients read it with `wording.message.unpack`.
Said: TypeAlias = Annotated[Any, Meta(extra_json_schema={"$ref": "#/$defs/Message"})]


class Gained(Struct, frozen=True):
    """Points that a seat made, and what for."""

    seat: int
    points: int
    source: Said


class MarkedPage(Struct, frozen=True, omit_defaults=True):
    """A crystal on a book that counts."""

    seat: int
    page: str
    depicted: bool = False


class PageChange(Struct, frozen=True):
    """What a charged page is worth before and after; null: it has no crystal then."""

    page: str
    before: int | None
    after: int | None


class Source(Struct, frozen=True):
    """Points that were made at a version, and what for."""

    message: Said
    points: int
    v: int


class Explanation(Struct, frozen=True, omit_defaults=True):
    """Why a number is what it is. Whatever doesn't apply is left out."""

    value: int | None = None
    rule: str | None = None
    told: list[Said] = []
    counted: list[str] = []  # spaces of the board
    pages_counted: list[MarkedPage] = []
    chosen: str | None = None  # the space that was chosen for the best value
    opponent: int | None = None  # … or the seat
    if_: dict[str, int] = field(name="if", default_factory=dict)  # the value after placing there
    if_colours: dict[str, dict[str, int]] = {}
    by_colour: dict[str, int] = {}
    sources: list[Source] = []
    pages: list[PageChange] = []
