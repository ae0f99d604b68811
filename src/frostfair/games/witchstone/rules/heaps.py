"""How many of each of a few things, in one int: four bits count the pieces of each."""

from typing import Final

from frostfair.games.witchstone.rules.terms import Heap
from frostfair.kernel.fast import i64, vec

ONE: Final[vec[i64]] = vec[i64]([1 << 4 * thing for thing in range(14)])  # one piece of that thing


def count(heap: Heap, thing: i64) -> i64:
    return heap >> 4 * thing & 15


def total(heap: Heap) -> i64:
    n: i64 = 0
    while heap:
        n += heap & 15
        heap >>= 4
    return n


def counts(heap: int, things: int) -> list[int]:
    """The heap written out."""
    return [heap >> 4 * thing & 15 for thing in range(things)]


def heap_of(counts: list[int]) -> int:
    if not all(0 <= n < 16 for n in counts):
        raise ValueError("a heap counts 0 to 15 of each")
    return sum([n << 4 * thing for thing, n in enumerate(counts)])
