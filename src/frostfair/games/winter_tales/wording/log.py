"""Events of Winter Tales as lines of the log: `wt-log-` and the kind, with values by the names of fields.

Points belong to sides, not to seats: lines tell them, and no seat gains any.
"""

from collections.abc import Callable

from frostfair.games.winter_tales.rules.events import Told
from frostfair.games.winter_tales.rules.flow.calls import TOPICS
from frostfair.games.winter_tales.rules.terms import (
    BEATS,
    END_REASONS,
    FACTIONS,
    MEMORY_KINDS,
    MEMORY_SIDES,
    NONE,
    OUTCOMES,
    TELL_EPILOGUE,
    TRAP_ENDS,
)
from frostfair.games.winter_tales.wording.names import Names, side_name
from frostfair.kernel.flow import Event
from frostfair.wording.message import Message, Seat, Value, listed, message

Values = dict[str, Value]
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


class Happenings:
    def __init__(self, names: Names) -> None:
        self.names = names
        self._by_field: dict[str, Callable[[int], Value]] = {
            "quest": names.quest,
            "joining": names.quest,
            "card": names.card,
            "objective": names.objective,
            "memory": lambda n: n + 1,
        }

    def tell(self, event: Event) -> Message:
        values: Values = {}
        for field in event.fields:
            values |= self._value(event.kind, field, getattr(event, field))
        return Message(f"wt-log-{event.kind}{_ending(event)}", values)

    def _value(self, kind: str, field: str, value: int | tuple[int, ...]) -> Values:
        if isinstance(value, tuple):
            return self._list(field, value)
        if field in SEATS:
            return {"player" if field == "seat" else field: Seat(value) if value != NONE else ""}
        if field in PEOPLE:
            return {field: self.names.character(value), f"has_{field}": _yes(value != NONE)}
        if field in ("space", "place"):
            return self.names.where(value)
        if field == "origin":
            return {}
        if field == "outcome":
            return {field: (TRAP_ENDS if kind == "trap-revealed" else OUTCOMES)[value]}
        if field in INDEXES:
            return {field: INDEXES[field][value] if value != NONE else ""}
        if field in self._by_field:
            return {field: self._by_field[field](value), f"has_{field}": _yes(value != NONE)}
        return {field: value}

    def _list(self, field: str, values: tuple[int, ...]) -> Values:
        if field == "factions":
            seats = [
                message("wt-plays-for", player=Seat(seat), faction=side_name(FACTIONS[faction]))
                for seat, faction in enumerate(values)
            ]
            return {field: listed(seats)}
        if field in ("order", "ages"):
            return {field: Seat(values[0])}
        named = self.names.card if field == "cards" else self.names.objective
        return {field: listed(named(value) for value in values), "known": _yes(len(values) > 0)}


def _ending(event: Event) -> str:
    """A card of the epilogue is a point; all other pieces of the tale are told alike."""
    scores = isinstance(event, Told) and event.beat == TELL_EPILOGUE and event.card != NONE
    return "-epilogue" if scores else ""


def _yes(known: bool) -> str:
    return "yes" if known else "no"
