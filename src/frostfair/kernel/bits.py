"""Small sets as bit masks: bit i set means that i is a member. Members are 0 to 61."""

from typing import Final

from frostfair.kernel.fast import i64, vec

# A table and not `1 << x`: mypyc 2.4 compiles a shifted literal as a 32-bit shift.
BIT: Final[vec[i64]] = vec[i64]([1 << i for i in range(62)])

_LOW_62: Final[i64] = 0x3FFFFFFFFFFFFFFF
# Multiplying by this constant puts a different six-bit pattern into bits 56 to 61 for every power of two.
_DE_BRUIJN: Final[i64] = 0x00CDC76B0A25FA79


def _positions(multiplier: int) -> list[int]:
    positions = [0] * 64
    for i in range(62):
        positions[((multiplier << i) & 0x3FFFFFFFFFFFFFFF) >> 56] = i
    return positions


_FEW: Final[i64] = 256
# Sets of seats are small, and every decision asks for the first one.
_FIRST_OF_FEW: Final[vec[i64]] = vec[i64]([0] + [(i & -i).bit_length() - 1 for i in range(1, 256)])
_POSITION: Final[vec[i64]] = vec[i64](_positions(0x00CDC76B0A25FA79))


def size(members: i64) -> i64:
    """How many members the set has."""
    n = members - (members >> 1 & 0x1555555555555555)
    n = (n & 0x3333333333333333) + (n >> 2 & 0x3333333333333333)
    n = n + (n >> 4) & 0x0F0F0F0F0F0F0F0F
    n += n >> 8
    n += n >> 16
    n += n >> 32
    return n & 127


def first(members: i64) -> i64:
    """The smallest member of a set that isn't empty."""
    if members < _FEW:
        return _FIRST_OF_FEW[members]
    return _POSITION[((members & -members) * _DE_BRUIJN & _LOW_62) >> 56]


def nth(members: i64, k: i64) -> i64:
    """The member with k smaller ones."""
    while k > 0:
        members &= members - 1
        k -= 1
    return first(members)


def members_of(members: int) -> list[int]:
    """The set written out, in rising order."""
    return [i for i in range(62) if members >> i & 1]


def set_of(members: list[int]) -> int:
    """The set of these members."""
    if not all(0 <= i < 62 for i in members):
        raise ValueError("members are 0 to 61")
    return sum({1 << i for i in members})
