"""What is written down: `[kind, value, value …]`, by fields that each class declares.

Compiled classes have neither `__dict__` nor annotations, so a class that can be written says which of its
attributes are written, in the order of its constructor. The same form serves log, wire and snapshots.
"""

import hashlib
import json
from collections.abc import Iterable
from typing import ClassVar, Final

import msgspec

from frostfair.kernel.errors import Malformed
from frostfair.kernel.fast import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Written:
    """Something with a name and a few plain values that can be written down and read back."""

    kind: ClassVar[str] = ""
    fields: ClassVar[tuple[str, ...]] = ()

    def pack(self) -> list[object]:
        """`[kind, value, value …]`, ready for JSON."""
        packed: list[object] = [self.kind]
        packed.extend([_plain(getattr(self, field)) for field in self.fields])
        return packed


def kinds(*classes: type[Written]) -> dict[str, type[Written]]:
    """The classes by the kind they are written as."""
    return {cls.kind: cls for cls in classes}


def unpack(known: dict[str, type[Written]], packed: object) -> Written:
    """The inverse of `pack`, for one of the known kinds."""
    if not isinstance(packed, list) or not packed or not isinstance(packed[0], str):
        raise Malformed(f"expected [kind, values …], found {shorten(packed)}")
    cls = known.get(packed[0])
    if cls is None:
        raise Malformed(f"unknown kind {shorten(packed[0])}")
    if len(packed) - 1 != len(cls.fields):
        raise Malformed(f"{packed[0]} needs {len(cls.fields)} values, found {len(packed) - 1}")
    try:
        return cls(*[_restored(value) for value in packed[1:]])
    except (TypeError, OverflowError) as error:
        raise Malformed(f"{packed[0]}: {error}") from None


# Made once: json.dumps would make one for every call.
_SORTED: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), sort_keys=True)
# For every record of every table: the same bytes for texts and whole numbers, in a tenth of the time.
_FAST: Final = msgspec.json.Encoder()
_FAST_SORTED: Final = msgspec.json.Encoder(order="sorted")


def to_json(value: object) -> str:
    """One line of JSON, the same for the same value everywhere."""
    return _SORTED.encode(value)


def to_json_in_order(value: dict[str, object]) -> str:
    """The same with keys as they stand: the reader's eye shall fall on the first of them first."""
    return _FAST.encode(value).decode()


def to_bytes(value: object) -> bytes:
    """The same as bytes, for the wire."""
    return _FAST.encode(value)


def from_json(text: str) -> object:
    """Strict JSON: no NaN, no repeated keys, nothing too deep or too long to be ours."""
    try:
        return json.loads(text, parse_constant=_no_constant, object_pairs_hook=_no_repeats)
    except (ValueError, RecursionError) as error:
        raise Malformed(f"not JSON: {error}") from None


def digest(value: object) -> str:
    """SHA-256 of the value's JSON; the value holds texts and whole numbers only."""
    return hashlib.sha256(_FAST_SORTED.encode(value)).hexdigest()


def shorten(value: object) -> str:
    """For messages: the start of a value, however long it is."""
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "…"


def _plain(value: object) -> object:
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, Iterable):
        return [_plain(item) for item in value]
    raise TypeError(f"{type(value).__name__} can't be serialised")


def _restored(value: object) -> object:
    return tuple([_restored(item) for item in value]) if isinstance(value, list) else value


def _no_constant(name: str) -> object:
    raise ValueError(f"{name} is not allowed")


def _no_repeats(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise ValueError(f"{shorten(key)} appears twice")
        found[key] = value
    return found
