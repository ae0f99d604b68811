"""A message: a key of the catalogues and values for it. What it sounds like is each language's own business.

On the wire it is `[key, {name: value}]`. A value is a text, a number, another message, or one of

    {"name": key}     a name of the catalogue, which the sentence inflects (FORM)
    {"seat": n}       a player: the client that shows it puts in the name
    {"list": [...]}   several values, joined as the language joins; with "apart": true only by commas
"""

from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

from msgspec import Struct

from frostfair.kernel.codec import shorten
from frostfair.kernel.errors import Malformed


class Name(Struct, frozen=True):
    """A name of the catalogue by its key."""

    name: str


class Seat(Struct, frozen=True):
    """The player in this seat."""

    seat: int


class Listed(Struct, frozen=True, omit_defaults=True):
    """Several things in one place of a sentence."""

    list: "tuple[Value, ...]"
    apart: bool = False  # only commas between them, and no "and"


class Message(Struct, frozen=True, array_like=True):
    """Something to say."""

    key: str
    values: "Mapping[str, Value]"


Value: TypeAlias = "str | int | Name | Seat | Listed | Message"


def message(key: str, **values: Value) -> Message:
    return Message(key, values)


def listed(items: Iterable[Value]) -> Listed:
    return Listed(tuple(items))


def apart(items: Iterable[Value]) -> Listed:
    return Listed(tuple(items), apart=True)


def unpack(packed: Any) -> Message:
    """A message as it came over the wire."""
    match packed:
        case [str(key), dict(values)]:
            return Message(key, {str(name): _value(value) for name, value in values.items()})
        case _:
            raise Malformed(f"expected [key, values], found {shorten(packed)}")


def _value(packed: Any) -> Value:
    match packed:
        case str() | int():
            return packed
        case {"name": str(name)}:
            return Name(name)
        case {"seat": int(seat)}:
            return Seat(seat)
        case {"list": list(items)}:
            return Listed(tuple(_value(item) for item in items), bool(packed.get("apart", False)))
        case list():
            return unpack(packed)
        case _:
            raise Malformed(f"{shorten(packed)} is no value of a message")
