"""Frostfair: modern board games, played by people, programs and anything in between."""

from frostfair import native

__version__ = "0.1.0"

# Before anything else of the package is imported: kernel/fast.py asks for it.
COMPILED: bool = native.switch().compiled
