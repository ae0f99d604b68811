"""Events of Winter Queen as lines of the log, and the points in them."""

from collections.abc import Callable, Sequence
from typing import Any

from frostfair.cli.face import Gain
from frostfair.cli.winter_queen.words import Words, family, page_name
from frostfair.games.winter_queen.components import Box
from frostfair.games.winter_queen.events import (
    BookRevealed,
    BookTaken,
    CrystalPlaced,
    EffectScored,
    GameEnded,
    HolderEmptied,
    HolderRefilled,
)
from frostfair.games.winter_queen.words import COLOURS, COUNTIES, EFFECTS, END_REASONS, ZONES
from frostfair.i18n.catalogue import Value
from frostfair.kernel.flow import Event
from frostfair.kernel.hexgrid import DIRECTION_NAMES

Values = dict[str, Value]


class Story:
    """Finds the message of an event (`wq-log-` and its kind) and the values that it needs."""

    def __init__(self, box: Box, words: Words) -> None:
        self.box = box
        self.words = words
        self._special: dict[type[Event], Callable[[Any], Values]] = {
            CrystalPlaced: self._placed,
            HolderRefilled: self._refilled,
            BookTaken: self._book,
            BookRevealed: self._book,
        }

    def tell(self, event: Event, names: Sequence[str]) -> str:
        if isinstance(event, EffectScored):
            return self._scored(event, names)
        if isinstance(event, GameEnded):
            return self.words.say(f"wq-end-{END_REASONS[event.reason]}")
        values = self._common(event, names)
        special = self._special.get(type(event))
        if special is not None:
            values |= special(event)
        return self.words.say(f"wq-log-{event.kind}", **values)

    def gains(self, event: Event) -> list[Gain]:
        if isinstance(event, HolderEmptied):
            return [Gain(event.seat, event.points, self.words.say("wq-source-holders"))]
        if isinstance(event, EffectScored):
            return [Gain(event.seat, event.points, self.words.effect(family(EFFECTS[event.effect])))]
        return []

    def _common(self, event: Any, names: Sequence[str]) -> Values:
        """What many events have: who, from which holder, which colour, where."""
        values: Values = {}
        if "seat" in event.fields:
            values["player"] = names[event.seat]
        if "holder" in event.fields:
            values["holder"] = event.holder + 1
        if "colour" in event.fields:
            values["colour"] = f"wq-colour-{COLOURS[event.colour]}"
        if "space" in event.fields:
            values["space"] = self.box.space_names[event.space]
        if "page" in event.fields:
            values |= {"page": page_name(event.page), "effect": self._effect(event.book, event.page % 2)}
        if "slot" in event.fields:
            values["book"] = event.slot + 1
        if "points" in event.fields:
            values["vp"] = event.points
        if "turns" in event.fields:
            values["turns"] = event.turns
        return values

    def _effect(self, book: int, side: int) -> str:
        return f"wq-effect-{EFFECTS[self.box.effect[2 * book + side]]}"

    def _placed(self, event: CrystalPlaced) -> Values:
        return {"zone": f"wq-zone-{ZONES[self.box.zone[event.space]]}"}

    def _book(self, event: BookTaken | BookRevealed) -> Values:
        return {
            "county": f"wq-zone-{COUNTIES[event.county]}",
            "effect": self._effect(event.book, 0),
            "effect2": self._effect(event.book, 1),
        }

    def _refilled(self, event: HolderRefilled) -> Values:
        counted = [(colour, event.colours.count(colour)) for colour in range(len(COLOURS))]
        crystals = [
            self.words.say("wq-some-crystals", n=n, colour=f"wq-colour-{COLOURS[colour]}")
            for colour, n in counted
            if n > 0
        ]
        return {"crystals": self.words.listed(crystals)}

    def _scored(self, event: EffectScored, names: Sequence[str]) -> str:
        """WQ-6.6: the effect, the colour, the choice and all that counted."""
        values: Values = {
            "player": names[event.seat],
            "vp": event.points,
            "effect": f"wq-effect-{EFFECTS[event.effect]}",
            "colour": f"wq-colour-{COLOURS[event.colour]}",
        }
        if event.points == 0:
            return self.words.say("wq-log-scored-nothing", **values)
        if event.opponent >= 0:
            values["opponent"] = names[event.opponent]
        if event.space >= 0:
            values["space"] = self.box.space_names[event.space]
        if event.direction >= 0:
            values["direction"] = f"direction-{DIRECTION_NAMES[event.direction]}"
        if event.spaces:
            values["spaces"] = self.words.listed([self.box.space_names[space] for space in event.spaces])
        return self.words.say(f"wq-log-scored-{family(EFFECTS[event.effect])}", **values)
