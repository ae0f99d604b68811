"""Events of Winter Queen as lines of the log, and the points in them."""

from typing import Any, Final

from frostfair.games.winter_queen.rules.components import Box
from frostfair.games.winter_queen.rules.events import (
    BookRevealed,
    BookTaken,
    CrystalPlaced,
    EffectScored,
    GameEnded,
    HolderEmptied,
    HolderRefilled,
)
from frostfair.games.winter_queen.rules.slots import side_of
from frostfair.games.winter_queen.rules.terms import COLOURS, EFFECTS, END_REASONS
from frostfair.games.winter_queen.wording.accounts import HOLDERS, effect_source
from frostfair.games.winter_queen.wording.names import (
    colour_name,
    county_name,
    direction_name,
    effect_name,
    family,
    page_name,
    zone_name,
)
from frostfair.kernel.flow import Event
from frostfair.wording.base import Gained
from frostfair.wording.message import Message, Name, Seat, Value, listed, message

Values = dict[str, Value]
PLAIN: Final = {"points": "vp", "turns": "turns"}  # fields that are told as they are, and the value's name


def tell(box: Box, event: Event) -> Message:
    """The message of an event is `wq-log-` and its kind."""
    if isinstance(event, EffectScored):
        return _scored(box, event)
    if isinstance(event, GameEnded):
        return message(f"wq-end-{END_REASONS[event.reason]}")
    return Message(f"wq-log-{event.kind}", _common(box, event) | _special(box, event))


def gains(event: Event) -> list[Gained]:
    if isinstance(event, HolderEmptied):
        return [Gained(event.seat, event.points, HOLDERS)]
    if isinstance(event, EffectScored):
        return [Gained(event.seat, event.points, effect_source(event.effect))]
    return []


def _common(box: Box, event: Any) -> Values:
    """What many events have: who, from which holder, which colour, where."""
    values: Values = {told: getattr(event, field) for field, told in PLAIN.items() if field in event.fields}
    if "seat" in event.fields:
        values["player"] = Seat(event.seat)
    if "holder" in event.fields:
        values["holder"] = event.holder + 1
    if "colour" in event.fields:
        values["colour"] = colour_name(event.colour)
    if "space" in event.fields:
        values["space"] = box.space_names[event.space]
    if "page" in event.fields:
        values |= {"page": page_name(event.page), "effect": _effect(box, event.book, side_of(event.page))}
    if "slot" in event.fields:
        values["book"] = event.slot + 1
    return values


def _special(box: Box, event: Event) -> Values:
    if isinstance(event, CrystalPlaced):
        return {"zone": zone_name(box.zone[event.space])}
    if isinstance(event, BookTaken | BookRevealed):
        return {
            "county": county_name(event.county),
            "effect": _effect(box, event.book, 0),
            "effect2": _effect(box, event.book, 1),
        }
    if isinstance(event, HolderRefilled):
        counted = [(colour, event.colours.count(colour)) for colour in range(len(COLOURS))]
        return {
            "crystals": listed(
                message("wq-some-crystals", n=n, colour=colour_name(colour)) for colour, n in counted if n > 0
            )
        }
    return {}


def _effect(box: Box, book: int, side: int) -> Name:
    return effect_name(box.effect_of(book, side))


def _scored(box: Box, event: EffectScored) -> Message:
    """WQ-6.6: the effect, the colour, the choice and all that counted."""
    values: Values = {
        "player": Seat(event.seat),
        "vp": event.points,
        "effect": effect_name(event.effect),
        "colour": colour_name(event.colour),
    }
    if event.points == 0:
        return Message("wq-log-scored-nothing", values)
    if event.opponent >= 0:
        values["opponent"] = Seat(event.opponent)
    if event.space >= 0:
        values["space"] = box.space_names[event.space]
    if event.direction >= 0:
        values["direction"] = direction_name(event.direction)
    if event.spaces:
        values["spaces"] = listed(box.space_names[space] for space in event.spaces)
    return Message(f"wq-log-scored-{family(EFFECTS[event.effect])}", values)
