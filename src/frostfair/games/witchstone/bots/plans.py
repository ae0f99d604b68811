"""What a plan of a Witchstone turn needn't try."""

from collections.abc import Sequence

from frostfair.games.witchstone.rules.actions import REACH


def sensible(offers: Sequence[int]) -> Sequence[int]:
    """Without taking crystals out where anything else is possible: it costs points and puts off the end."""
    return [action for action in offers if action != REACH] or offers
