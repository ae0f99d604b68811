"""A heap of crystals (the bag, a holder) in one int: five bits count the crystals of each colour."""

from typing import Final

from frostfair.games.winter_queen.rules.terms import Colour, Heap
from frostfair.kernel.fast import i64, vec

ONE: Final[vec[i64]] = vec[i64]([1 << 5 * colour for colour in range(5)])  # one crystal of the colour
ONE_OF_EACH: Final[i64] = 0x108421


def count(heap: Heap, colour: Colour) -> i64:
    return heap >> 5 * colour & 31


def total(heap: Heap) -> i64:
    return (heap & 31) + (heap >> 5 & 31) + (heap >> 10 & 31) + (heap >> 15 & 31) + (heap >> 20)


def colours(heap: Heap) -> i64:
    """The colours that are in the heap, as a set."""
    # Adding 15 carries into a counter's top bit exactly if it isn't 0; the five top bits are then gathered.
    some = (heap + 15 * ONE_OF_EACH) >> 4
    return some & 1 | some >> 4 & 2 | some >> 8 & 4 | some >> 12 & 8 | some >> 16 & 16


def nth_colour(heap: Heap, k: i64) -> Colour:
    """The colour of the k-th crystal when they lie in a row, sorted by colour."""
    colour: i64 = 0
    while k >= heap & 31:
        k -= heap & 31
        heap >>= 5
        colour += 1
    return colour


def counts(heap: int) -> list[int]:
    """The heap written out: crystals per colour."""
    return [heap >> 5 * colour & 31 for colour in range(5)]


def heap_of(counts: list[int]) -> int:
    return sum([n << 5 * colour for colour, n in enumerate(counts)])
