"""Chance: a small generator for the core, set anew for every step by a keyed hash.

The core's generator is one int in the state: fast, the same compiled and not, and predictable to whoever
knows it. So no match trusts it for longer than one step: its 256-bit seed and the players' words make a
key, and each step starts from HMAC(key, purpose). What was drawn says nothing about what will be drawn.
"""

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final

from frostfair.kernel.errors import Malformed
from frostfair.kernel.fast import i64

LOW_62: Final[i64] = 0x3FFFFFFFFFFFFFFF
MULTIPLIER: Final[i64] = 2862933555777941757
INCREMENT: Final[i64] = 3037000493
MIXER: Final[i64] = 1442695040888963407
SEED_BYTES: Final = 32


def advanced(rng: i64) -> i64:
    """The generator's next state: a 62-bit linear step."""
    return (rng * MULTIPLIER + INCREMENT) & LOW_62


def drawn(rng: i64, n: i64) -> i64:
    """A number from 0 to n-1 (n below 2**30) read off the state, its bits well mixed."""
    mixed = ((rng ^ (rng >> 31)) * MIXER) & LOW_62
    return (((mixed ^ (mixed >> 29)) >> 30) * n) >> 32


def seeded(seed: i64) -> i64:
    """A generator for search and random play; neighbouring seeds give unlike streams."""
    return advanced(advanced(seed & LOW_62) ^ 0x1B873593CC9E2D51)


class Luck:
    """The chance of one match, from its seed and the words that players added."""

    def __init__(self, seed: str, words: Sequence[str] = ()) -> None:
        self.seed: str = seed
        self.words: tuple[str, ...] = tuple(words)
        key = hmac.digest(_seed_bytes(seed), _sealed(self.words), "sha256")
        self._keyed: hmac.HMAC = hmac.new(key, digestmod="sha256")

    def commitment(self) -> str:
        """What is published before the first move: it binds the seed and tells nothing about it."""
        return hashlib.sha256(_seed_bytes(self.seed)).hexdigest()

    def generator(self, purpose: str) -> int:
        """The generator's state for one purpose: the set-up, or the step that makes version n."""
        return int.from_bytes(self._hmac(purpose.encode())[:8], "big") >> 2

    def for_step(self, version: int) -> int:
        return self.generator(f"step {version}")

    def seal(self, version: int, digest: str) -> str:
        """A record's state digest as the outside may see it: checkable only once the seed is shown.

        The version goes in, so that nobody sees whether a hidden state has come back.
        """
        return self._hmac(f"digest {version} {digest}".encode()).hex()

    def _hmac(self, message: bytes) -> bytes:
        """HMAC-SHA-256 with the key of the match. A copy has the key in it: three times as fast as anew."""
        keyed = self._keyed.copy()
        keyed.update(message)
        return keyed.digest()


def _seed_bytes(seed: str) -> bytes:
    try:
        raw = bytes.fromhex(seed)
    except ValueError:
        raw = b""
    if len(raw) != SEED_BYTES or seed != raw.hex():
        raise Malformed(f"a seed is {2 * SEED_BYTES} lower-case hexadecimal digits")
    return raw


def _sealed(words: tuple[str, ...]) -> bytes:
    # Lengths first, so that ("ab", "c") and ("a", "bc") differ.
    try:
        return b"".join([len(w.encode()).to_bytes(4, "big") + w.encode() for w in words])
    except UnicodeEncodeError:
        raise Malformed("words must be text that can be written as UTF-8") from None
