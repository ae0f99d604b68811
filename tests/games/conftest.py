"""The command line for the games' own terminal tests."""

from tests.terminal.conftest import frostfair, home, refused

__all__ = ["frostfair", "home", "refused"]
