"""Refusals as messages: what was wrong, for programs and for people."""

from frostfair.kernel.errors import FrostfairError, IllegalAction, StaleCommand
from frostfair.kernel.game import Game
from frostfair.wire.data import RefusedData
from frostfair.wording.base import wording_of
from frostfair.wording.message import Message, message


def refusal(error: FrostfairError, key: str | None = None, game: Game | None = None) -> RefusedData:
    if isinstance(error, IllegalAction):
        return RefusedData("illegal", error.reason, error.rule, key, _why_not(error, game))
    if isinstance(error, StaleCommand):
        return RefusedData("stale", str(error), None, key, message("refuse-stale"))
    return RefusedData("malformed", str(error), None, key, message("refuse-malformed"))


def unavailable(key: str | None) -> RefusedData:
    return RefusedData("unavailable", "try-again", None, key, message("refuse-unavailable"))


def _why_not(error: IllegalAction, game: Game | None) -> Message:
    """A rule of the game has its own words; the kernel's and the server's are alike for all games."""
    if game is not None and error.rule.startswith(f"{game.meta.prefix}-"):
        return wording_of(game).refusal(error.reason)
    return message(f"refuse-{error.reason}")
