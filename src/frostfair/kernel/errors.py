"""What can go wrong, in three kinds: not a command, against a rule, or out of date. All else is a bug."""

from typing import Final

from frostfair.kernel.fast import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class FrostfairError(Exception):
    """A mistake of the input; its text is one line that names the place and the reason."""


class Malformed(FrostfairError):
    """Not a command, option, position or file that we understand."""


class BrokenContract(FrostfairError):
    """A game broke a promise that every game makes to the kernel."""


class IllegalAction(FrostfairError):
    """A rule forbids it: `rule` is its number, `reason` a key of the message catalogue."""

    def __init__(self, rule: str, reason: str) -> None:
        super().__init__(f"{reason} ({rule})")
        self.rule: str = rule
        self.reason: str = reason


class StaleCommand(FrostfairError):
    """The offers that this command answers have been replaced."""


# The rules of every table, whatever the game: numbers like those of a rulebook (docs/protocol.md lists them).
NOT_YOUR_DECISION: Final = "K-1"  # nor your seat
NOTHING_TO_UNDO: Final = "K-2"
END_TURN_FIRST: Final = "K-3"
GAME_OVER: Final = "K-4"
TOO_MUCH_CHAT: Final = "K-6"  # no rule has the number 5 any more
NOT_ABSENT: Final = "K-7"
NOT_PLAYED: Final = "K-8"
NOTHING_IS_TOLD: Final = "K-9"
