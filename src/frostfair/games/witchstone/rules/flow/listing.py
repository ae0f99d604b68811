"""Sets and heaps written out as offers."""

from frostfair.games.witchstone.rules.actions import USE_TOKEN
from frostfair.games.witchstone.rules.terms import Heap
from frostfair.kernel.bits import first
from frostfair.kernel.fast import i64, vec
from frostfair.kernel.flow import Action


def list_tokens(tokens: Heap, out: vec[i64], n: i64) -> i64:
    held: i64 = 0
    while tokens:
        if tokens & 15:
            out[n] = USE_TOKEN + held
            n += 1
        tokens >>= 4
        held += 1
    return n


def list_members(members: i64, base: Action, out: vec[i64], n: i64) -> i64:
    """Append `base` plus each member to the n actions in `out`; how many there are then."""
    while members:
        out[n] = base + first(members)
        n += 1
        members &= members - 1
    return n
