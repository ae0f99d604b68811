"""A table for people who play without a drawn board: sections to read, and offers in groups to choose from.

Every piece of text is a value of messages: a whole message, a name of the catalogue, a player, a list, a
number, or a text as it is (b3). So a board made of nothing but these speaks every language.
"""

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

# A message.Value on its way to the wire.
Worded: TypeAlias = Annotated[Any, Meta(extra_json_schema={"$ref": "#/$defs/Value"})]


class Row(Struct, frozen=True, omit_defaults=True):
    """A line of a list (one cell), or a row of a small table, whose first cell is its name."""

    cells: list[Worded]
    seat: int | None = None  # the player it belongs to
    about: dict[str, Any] | None = None  # what to `ask` to have it explained


class Section(Struct, frozen=True, omit_defaults=True):
    """A part of the table. `summary` stands beside the title, so a folded section still says what counts."""

    title: Worded
    summary: Worded | None = None
    columns: list[Worded] = []  # headings of the cells; without them the rows are a list
    rows: list[Row] = []
    parts: list["Section"] = []  # sections inside this one
    folded: bool = False  # at first: what is rarely needed


class Choice(Struct, frozen=True, omit_defaults=True):
    """An offer. `do` is the text of the offer, by which it is chosen."""

    do: str
    label: Worded
    note: Worded | None = None  # what follows from it
    points: int | None = None  # what it brings at once, if that is known


class Group(Struct, frozen=True, omit_defaults=True):
    """Offers that belong together; the title names what they share."""

    choices: list[Choice]
    title: Worded | None = None


class Plain(Struct, frozen=True, omit_defaults=True):
    """All that a plain board shows of a position besides its prompt."""

    table: list[Section]
    context: list[Worded] = []  # sentences below the prompt
    groups: list[Group] = []
