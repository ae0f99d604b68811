"""Actions as text and as JSON, and whole positions as text. docs/notation-winter-queen.md tells it to people.

R1-b3     the red crystal of holder 1 to the space b3
R1-2L     … to the left page of the own book 2
use 2     activate book 2
take G    take the top book of the green county's pile
skip      take no book
back b3   return the crystal of b3 to the bag
pass      when nothing can be done
"""

from collections.abc import Mapping
from typing import Final

from frostfair.games.winter_queen.rules.actions import (
    ACTIVATE,
    DECLINE,
    FIRST_PAGE,
    PASS,
    RETURN,
    TAKE,
    colour_of,
    holder_of,
    place,
    target_of,
)
from frostfair.games.winter_queen.rules.components import Box
from frostfair.games.winter_queen.rules.slots import page_in, side_of, slot_of
from frostfair.games.winter_queen.rules.terms import COLOURS, COUNTIES, SPACES
from frostfair.kernel.codec import shorten
from frostfair.kernel.errors import Malformed

LETTERS: Final = "RGBYP"  # of the colours, in their order
COUNTY_LETTERS: Final = "RGPB"
SIDES: Final = "LR"


def notation(box: Box, action: int) -> str:
    if 0 <= action < ACTIVATE and holder_of(action) < 4 and target_of(action) < FIRST_PAGE + 6:
        return f"{LETTERS[colour_of(action)]}{holder_of(action) + 1}-{_target_text(box, target_of(action))}"
    if ACTIVATE <= action < ACTIVATE + 3:
        return f"use {action - ACTIVATE + 1}"
    if TAKE <= action < TAKE + 4:
        return f"take {COUNTY_LETTERS[action - TAKE]}"
    if action == DECLINE:
        return "skip"
    if RETURN <= action < RETURN + SPACES:
        return f"back {box.space_names[action - RETURN]}"
    if action == PASS:
        return "pass"
    raise Malformed(f"no action has the number {shorten(action)}")


def parse(box: Box, text: str) -> int:
    """The action of a text; capitals and spaces don't matter."""
    words = text.lower().replace("-", " ").split()
    if words == ["skip"]:
        return DECLINE
    if words == ["pass"]:
        return PASS
    if len(words) == 2:
        verb, what = words
        if verb == "use" and what in ("1", "2", "3"):
            return ACTIVATE + int(what) - 1
        if verb == "take" and what.upper() in tuple(COUNTY_LETTERS):
            return TAKE + COUNTY_LETTERS.index(what.upper())
        if verb == "back" and what in box.space_names:
            return RETURN + box.space_names.index(what)
        if len(verb) == 2 and verb[0].upper() in LETTERS and verb[1] in "1234":
            target = _target_of_text(box, what)
            if target is not None:
                return place(int(verb[1]) - 1, LETTERS.index(verb[0].upper()), target)
    raise Malformed(
        f"{shorten(text)} is not an action; try R1-b3, R1-2L, use 2, take G, skip, back b3 or pass"
    )


def describe(box: Box, action: int) -> dict[str, object]:
    """The action in structured form."""
    text = notation(box, action)
    if action == PASS:
        return {"do": "pass"}
    if action == DECLINE:
        return {"do": "skip"}
    if action >= RETURN:
        return {"do": "return", "space": text[5:]}
    if action >= TAKE:
        return {"do": "take", "county": COUNTIES[action - TAKE]}
    if action >= ACTIVATE:
        return {"do": "activate", "book": action - ACTIVATE + 1}
    crystal = {"do": "place", "colour": COLOURS[colour_of(action)], "holder": holder_of(action) + 1}
    if target_of(action) < FIRST_PAGE:
        return {**crystal, "space": box.space_names[target_of(action)]}
    page = target_of(action) - FIRST_PAGE
    return {**crystal, "book": slot_of(page) + 1, "page": ("left", "right")[side_of(page)]}


def understand(box: Box, described: Mapping[str, object]) -> int:
    """The inverse of `describe`; exactly its keys, nothing more."""
    text = _text_of(described)
    action = parse(box, text)
    if describe(box, action) != described:
        raise Malformed(f"{shorten(dict(described))} is not an action")
    return action


def _text_of(described: Mapping[str, object]) -> str:
    say = {key: str(value) for key, value in described.items()}
    do = say.get("do", "")
    if do in ("pass", "skip"):
        return do
    if do == "return":
        return f"back {say.get('space')}"
    if do == "take":
        return f"take {_letter(COUNTIES, COUNTY_LETTERS, say.get('county'))}"
    if do == "activate":
        return f"use {say.get('book')}"
    if do == "place":
        crystal = f"{_letter(COLOURS, LETTERS, say.get('colour'))}{say.get('holder')}"
        target = say.get("space", f"{say.get('book')}{say.get('page', '?')[:1]}")
        return f"{crystal}-{target}"
    raise Malformed(f"{shorten(dict(described))} is not an action")


def _letter(names: tuple[str, ...], letters: str, name: str | None) -> str:
    return letters[names.index(name)] if name in names else "?"


def _target_text(box: Box, target: int) -> str:
    if target < FIRST_PAGE:
        return box.space_names[target]
    page = target - FIRST_PAGE
    return f"{slot_of(page) + 1}{SIDES[side_of(page)]}"


def _target_of_text(box: Box, text: str) -> int | None:
    if text in box.space_names:
        return box.space_names.index(text)
    if len(text) == 2 and text[0] in "123" and text[1].upper() in SIDES:
        return int(FIRST_PAGE) + page_in(int(text[0]) - 1, SIDES.index(text[1].upper()))
    return None
