"""Answers to "why?": where a number comes from, as messages and places of the board."""

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct, field

# A message on its way to the wire. Python's clients read it with `wording.message.unpack`.
Said: TypeAlias = Annotated[Any, Meta(extra_json_schema={"$ref": "#/$defs/Message"})]


class Gained(Struct, frozen=True, omit_defaults=True):
    """Points that a seat made, and what for."""

    seat: int
    points: int
    source: Said
    said: int | None = None  # in a line of the log: which of its sentences tells of them


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
    counted: list[str] = []  # places of the board
    if_: dict[str, int] = field(name="if", default_factory=dict)  # the value after a piece is placed there
    sources: list[Source] = []
    marks: Any = None  # whatever else the game's own board shows: a type of its shapes
