"""Actions as ints: the number is the action's stable id.

  0 …  639   place a crystal: (holder * 5 + colour) * 32 + target
             target 0 … 24 a space of the map, 25 … 30 a page of the own books (2 * slot + side)
640 …  642   activate the book in a slot
648 …  651   take the top book of a county's pile
652          take no book
656 …  680   return the crystal of a space to the bag
690          pass
"""

from typing import Final

from frostfair.games.winter_queen.rules.terms import SPACES, Colour
from frostfair.kernel.fast import i64
from frostfair.kernel.flow import Action

PLACE: Final[i64] = 0
FIRST_PAGE: Final[i64] = 25  # targets from here on are pages
ACTIVATE: Final[i64] = 640
TAKE: Final[i64] = 648
DECLINE: Final[i64] = 652
RETURN: Final[i64] = 656
PASS: Final[i64] = 690

MOST_CHOICES: Final = 512


def place(holder: int, colour: int, target: int) -> int:
    return (holder * 5 + colour) * 32 + target


def is_placing(action: Action) -> bool:
    return action < ACTIVATE


def holder_of(action: Action) -> i64:
    return (action >> 5) // 5


def colour_of(action: Action) -> Colour:
    return (action >> 5) % 5


def target_of(action: Action) -> i64:
    return action & 31


def all_actions() -> list[int]:
    """Every action there can be, legal somewhere or not."""
    placing = [place(h, c, t) for h in range(4) for c in range(5) for t in range(FIRST_PAGE + 6)]
    return (
        placing
        + [ACTIVATE + slot for slot in range(3)]
        + [TAKE + county for county in range(4)]
        + [DECLINE]
        + [RETURN + space for space in range(SPACES)]
        + [PASS]
    )
