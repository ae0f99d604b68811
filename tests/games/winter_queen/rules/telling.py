"""Events in words, and the map as a drawing: for tests that tell what happens and for golden playthroughs."""

from collections.abc import Callable, Mapping
from typing import Final

from frostfair.games.winter_queen.rules.components import Box
from frostfair.games.winter_queen.rules.notation import LETTERS
from frostfair.games.winter_queen.rules.state import Table
from frostfair.games.winter_queen.rules.terms import COLOURS, COUNTIES, EFFECTS, END_REASONS
from frostfair.kernel.flow import Event
from frostfair.kernel.hexgrid import DIRECTION_NAMES

INDENTS: Final = (" " * 8, " " * 2, "", " " * 2, " " * 8)


def in_words(box: Box, event: Event) -> str:
    """The event's kind, and its fields by name; what was neither chosen nor counted is left out."""
    told = [event.kind]
    for field in event.fields:
        value = getattr(event, field)
        if value not in (-1, ()):
            told.append(f"{field}={_WORDS[field](box, value)}")
    return " ".join(told)


def map_lines(table: Table) -> list[str]:
    """The map as it lies there: capitals are placed crystals, small letters depicted ones."""
    lines: list[str] = []
    for space, name in enumerate(table.box.space_names):
        if name.endswith("1"):
            lines.append(INDENTS[len(lines)])
        colour = table.colour_at(space)
        letter = "." if colour < 0 else LETTERS[colour]
        lines[-1] += (letter.lower() if table.depicted >> space & 1 else letter) + "   "
    return [line.rstrip() for line in lines]


def page_name(page: int) -> str:
    """As in the notation: 2L is the left page of book 2."""
    return f"{page // 2 + 1}{'LR'[page % 2]}"


def mark_name(mark: int) -> str:
    """A counted crystal on a book: whose, and where; one more word if it is depicted."""
    return f"{mark // 12 + 1}:{page_name(mark % 12 // 2)}" + ("(depicted)" if mark % 2 else "")


def _list(names: list[str]) -> str:
    return ",".join(names)


_WORDS: Final[Mapping[str, Callable[..., str]]] = {
    "seat": lambda box, value: str(value + 1),
    "holder": lambda box, value: str(value + 1),
    "slot": lambda box, value: str(value + 1),
    "book": lambda box, value: str(value + 1),
    "opponent": lambda box, value: str(value + 1),
    "colour": lambda box, value: COLOURS[value],
    "colours": lambda box, value: _list([COLOURS[colour] for colour in value]),
    "county": lambda box, value: COUNTIES[value],
    "space": lambda box, value: box.space_names[value],
    "spaces": lambda box, value: _list([box.space_names[space] for space in value]),
    "page": lambda box, value: page_name(value),
    "effect": lambda box, value: EFFECTS[value],
    "direction": lambda box, value: DIRECTION_NAMES[value],
    "marks": lambda box, value: _list([mark_name(mark) for mark in value]),
    "points": lambda box, value: str(value),
    "turns": lambda box, value: str(value),
    "reason": lambda box, value: END_REASONS[value],
}
