"""Events of Winter Tales as lines of the log: `wt-log-` and the kind, with values by the names of fields."""

from collections.abc import Callable, Sequence

from frostfair.cli.winter_tales.words import Words
from frostfair.games.winter_tales.events import Happening, Value
from frostfair.games.winter_tales.flow.calls import TOPICS
from frostfair.games.winter_tales.words import (
    BEATS,
    END_REASONS,
    FACTIONS,
    MEMORY_KINDS,
    MEMORY_SIDES,
    NONE,
    OUTCOMES,
    TRAP_ENDS,
)
from frostfair.i18n.catalogue import Value as Said
from frostfair.kernel.flow import Event

Values = dict[str, Said]
PEOPLE = ("character", "soldier", "rebel", "other", "carrier")
SEATS = ("seat", "to", "author", "winner")
INDEXES = {
    "side": MEMORY_SIDES,
    "sort": MEMORY_KINDS,
    "topic": TOPICS,
    "beat": BEATS,
    "faction": FACTIONS,
    "reason": END_REASONS,
}


class Story:
    def __init__(self, words: Words) -> None:
        self.words = words
        self._by_field: dict[str, Callable[[int], Said]] = {
            "quest": words.quest_key,
            "joining": words.quest_key,
            "card": words.card_name,
            "objective": self._objective,
            "memory": lambda n: n + 1,
        }

    def tell(self, event: Event, names: Sequence[str]) -> str:
        assert isinstance(event, Happening)
        values: Values = {}
        for field, value in zip(event.fields, event.values, strict=True):
            values |= self._value(event.kind, field, value, names)
        return self.words.say(f"wt-log-{event.kind}", **values)

    def _value(self, kind: str, field: str, value: Value, names: Sequence[str]) -> Values:
        if isinstance(value, tuple):
            return self._list(field, value, names)
        if field in SEATS:
            return {"player" if field == "seat" else field: names[value] if value != NONE else ""}
        if field in PEOPLE:
            return {field: self.words.character_key(value), f"has_{field}": _yes(value != NONE)}
        if field in ("space", "place"):
            return {"in": self.words.phrase(value, "in"), "to": self.words.phrase(value, "to")}
        if field == "origin":
            return {}
        if field == "outcome":
            return {field: (TRAP_ENDS if kind == "trap-revealed" else OUTCOMES)[value]}
        if field in INDEXES:
            return {field: INDEXES[field][value] if value != NONE else ""}
        if field in self._by_field:
            return {field: self._by_field[field](value), f"has_{field}": _yes(value != NONE)}
        return {field: value}

    def _list(self, field: str, values: tuple[int, ...], names: Sequence[str]) -> Values:
        if field == "factions":
            seats = [
                self.words.say("wt-plays-for", player=name, faction=f"wt-side-{FACTIONS[faction]}")
                for name, faction in zip(names, values, strict=True)
            ]
            return {field: self.words.listed(seats)}
        if field in ("order", "ages"):
            return {field: names[values[0]]}
        named = self.words.card_name if field == "cards" else self._objective
        return {field: self.words.listed([named(value) for value in values]), "known": _yes(len(values) > 0)}

    def _objective(self, number: int) -> str:
        return "" if number == NONE else self.words.objective(self.words.box.objective_names[number])


def _yes(known: bool) -> str:
    return "yes" if known else "no"
