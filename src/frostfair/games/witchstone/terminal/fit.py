"""How much of the table is drawn when the screen is too small for all of it.

What the question is about stays longest; everything that isn't drawn can be asked for (`look map`).
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

FULL, SHORT, NOT = 2, 1, 0  # how a part is drawn; of the players NOT leaves the scores

PLAYERS, CAULDRON, BALL, PENTAGRAM = "players", "cauldron", "map", "pentagram"
WAND, OFFER, SHELVES, HAND = "wand", "scrolls", "shelves", "hand"
PARTS: Final = (PLAYERS, CAULDRON, BALL, PENTAGRAM, WAND, OFFER, SHELVES, HAND)

Sizes = Mapping[str, int]  # of every part
WHOLE: Final[Sizes] = dict.fromkeys(PARTS, FULL)

# What the decider has to look at, by what is owed; the cauldron where nothing is said.
ABOUT: Final = {"tower": BALL, "energy": BALL, "witch": BALL, "wand": WAND, "scroll": OFFER}


def left_out(sizes: Sizes) -> list[str]:
    """The parts that can be asked for."""
    return [part for part in PARTS if sizes[part] < (FULL if part == PLAYERS else SHORT)]


def fitting(about: str, beside: bool, fits: Callable[[Sizes], bool]) -> Sizes:
    """As much as fits: cut step by step, then give back what there turns out to be room for.

    `beside`: cauldron and map share their lines.
    """
    steps = _steps(about, beside)
    taken = next((n for n in range(len(steps)) if fits(_cut(steps[:n]))), len(steps))
    kept = steps[:taken]
    for step in reversed(kept[:-1]):
        others = [other for other in kept if other is not step]
        if fits(_cut(others)):
            kept = others
    return _cut(kept)


def _cut(steps: Sequence[Sizes]) -> Sizes:
    sizes = dict(WHOLE)
    for step in steps:
        sizes |= step
    return sizes


def _steps(about: str, beside: bool) -> list[Sizes]:
    """What is cut, and in which order; where a tile is chosen the menu shows the hand."""
    small = [part for part in (PENTAGRAM, SHELVES, OFFER, WAND) if part != about]
    return [
        {PLAYERS: SHORT},
        {PENTAGRAM: SHORT, WAND: SHORT, OFFER: SHORT},  # without their titles
        *_boards(about, beside),
        *[{part: NOT} for part in small],
        *([{about: SHORT}] if about in (CAULDRON, BALL) else []),
        {PLAYERS: NOT},
        {HAND: NOT},
    ]


def _boards(about: str, beside: bool) -> list[Sizes]:
    if about in (CAULDRON, BALL):
        other = BALL if about == CAULDRON else CAULDRON
        first: Sizes = {CAULDRON: SHORT, BALL: SHORT} if beside else {other: SHORT}
        return [first] if beside else [first, {other: NOT}]
    return [{CAULDRON: SHORT, BALL: SHORT}, {BALL: NOT}, {CAULDRON: NOT}]
