"""Keys: many small numbers mixed into one of 62 bits, the same compiled and not.

A search asks whether two states are the same far more often than it can afford to write them down. Keys are
for that and for nothing else: they are no secret, no digest, and are never kept.
"""

import hashlib
from typing import Final

from frostfair.kernel.fast import i64, vec
from frostfair.kernel.luck import INCREMENT, LOW_62, MIXER

EMPTY: Final[i64] = 0x1B873593CC9E2D51  # the key of nothing


def mixed(key: i64, value: i64) -> i64:
    """The key of all that came before and this value."""
    together = ((key ^ value) * MIXER + INCREMENT) & LOW_62
    return together ^ together >> 29


def mixed_all(key: i64, values: vec[i64]) -> i64:
    for i in range(i64(len(values))):
        key = mixed(key, values[i])
    return key


def key_of_bytes(written: bytes) -> i64:
    """For all who aren't in a hurry: the key of something written down."""
    return int.from_bytes(hashlib.sha256(written).digest()[:8], "big") >> 2
