"""Where all points came from: each gain with its source, its turn and what it counted."""

from msgspec import Struct

from frostfair.wire.explanation import Said
from frostfair.wire.plain import Worded


class Counted(Struct, frozen=True):
    """A place of the board that counted, and its name."""

    at: str
    name: Worded


class LedgerEntry(Struct, frozen=True, omit_defaults=True):
    """Points that one seat made at once. `final`: in the last scoring, when all turns were played."""

    seat: int
    source: int  # an index of the ledger's sources
    points: int
    v: int  # the record that brought them
    round: int
    final: bool = False
    told: Said | None = None  # why so many, in short
    counted: list[Counted] = []


class Ledger(Struct, frozen=True, omit_defaults=True):
    """All gains of the seats whose points the audience may know now, in the order in which they were made."""

    sources: list[Said]  # in the order of the game's own table of points
    entries: list[LedgerEntry]
    seats: list[int]  # whose points these are
    rounds: int = 0  # that have begun
    verdict: Said | None = None  # once it is over: who won, by how much and why
