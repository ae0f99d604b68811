"""How fast a table plays, and what its clock shows."""

from collections.abc import Mapping
from typing import Annotated, Any, Final, TypeAlias

import msgspec
from msgspec import Meta, Struct

from frostfair.kernel.errors import Malformed

DAY = 24 * 3600


class _Pace(Struct, tag_field="kind", forbid_unknown_fields=True):
    """How fast a table plays; times in seconds."""


class NoPace(_Pace, tag="none"):
    """No clock: players take the time they like."""


NO_PACE: Final = NoPace()


class LivePace(_Pace, tag="live"):
    """A bank for the whole game, and an increment for every turn."""

    bank: Annotated[int, Meta(ge=10, le=DAY)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class TurnPace(_Pace, tag="turns"):
    """Turn by turn over days: each turn gives so much, and it adds up to the cap at most."""

    each: Annotated[int, Meta(ge=60, le=14 * DAY)]
    cap: Annotated[int, Meta(ge=60, le=60 * DAY)]


Pace: TypeAlias = NoPace | LivePace | TurnPace


def read_pace(packed: Mapping[str, object]) -> Pace:
    """As a table keeps it; an empty one is none."""
    try:
        pace: Pace = msgspec.convert(packed or {"kind": "none"}, Pace)
        return pace
    except msgspec.MsgspecError as error:
        raise Malformed(f"pace: {error}") from None


def write_pace(pace: Pace) -> dict[str, Any]:
    written: dict[str, Any] = msgspec.to_builtins(pace)
    return written


class ClockFace(Struct, omit_defaults=True):
    """What all seats see: what was left at time `at`, and whose bank has been running since."""

    left: list[int]
    running: list[int]
    at: int
