"""What is to be told, in the rulebook's words: all of it has happened openly."""

from collections.abc import Sequence

from frostfair.games.winter_tales.rules.components import Box
from frostfair.games.winter_tales.rules.events import Happening
from frostfair.games.winter_tales.rules.terms import MEMORY_SIDES, NONE, QUESTS
from frostfair.games.winter_tales.tale.telling import Due
from frostfair.wire.data import Untold


def described(box: Box, due: Due, required: bool) -> Untold:
    told = due.told
    about = {
        "character": _name(box.character_names, told, "character"),
        "space": _name(box.space_names, told, "space"),
        "card": _name(box.card_names, told, "card"),
        "side": _name(MEMORY_SIDES, told, "side"),
        "quest": _name(QUESTS, told, "quest"),
        "memory": None if told.number("memory") == NONE else told.number("memory"),
    }
    known = {name: value for name, value in about.items() if value is not None}
    return Untold(due.text_id, due.seat, due.beat, required, known)


def _name(names: Sequence[str], told: Happening, field: str) -> str | None:
    number = told.number(field)
    return None if number == NONE else names[number]
