"""Events of Witchstone as lines of the log, and the points in them."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from frostfair.games.witchstone.rules.actions import RIM
from frostfair.games.witchstone.rules.board_events import (
    CrystalMoved,
    CrystalShelved,
    PentagramStepped,
    WandBonus,
    WitchSent,
)
from frostfair.games.witchstone.rules.components import Box
from frostfair.games.witchstone.rules.events import (
    ActionsGained,
    GameEnded,
    PointsScored,
    RoundBegan,
    TilePlaced,
    TokenTaken,
)
from frostfair.games.witchstone.rules.names import scroll_about, scroll_kind, tile_name
from frostfair.games.witchstone.rules.owed import origin_text
from frostfair.games.witchstone.rules.terms import (
    END_REASONS,
    FROM_OWLS,
    KINDS,
    LEVELS,
    PENTAGRAM_SPACES,
    SCROLL,
    SOURCES,
    TOKENS,
    symbol_of,
)
from frostfair.games.witchstone.wording import owed
from frostfair.games.witchstone.wording.marks import Scored
from frostfair.games.witchstone.wording.names import kind_name, level_key, scroll, tile, yes_or_no
from frostfair.kernel.flow import Event
from frostfair.wording.base import Gained
from frostfair.wording.message import Message, Seat, Value, message

Values = dict[str, Value]
UNKNOWN: Final = "none"  # a tile that the listener doesn't see
NOWHERE: Final = "–"
AT_THE_END: Final = SOURCES[int(FROM_OWLS) :]  # what is scored when the game is over


def tell(box: Box, event: Event) -> Message:
    """The message of an event is `ws-log-` and its kind."""
    if isinstance(event, PointsScored):
        return _scored(box, event)
    if isinstance(event, GameEnded):
        return message(f"ws-end-{END_REASONS[event.reason]}")
    special = _SPECIAL.get(type(event))
    return Message(f"ws-log-{event.kind}", _common(box, event) | (special(box, event) if special else {}))


def gains(event: Event) -> list[Gained]:
    if isinstance(event, PointsScored):
        return [Gained(event.seat, event.points, _source(event.source))]
    return []


def scored(box: Box, events: Iterable[Event], seat: int, v: int | None = None) -> list[Scored]:
    """The points of a seat among what happened, but for those of the end."""
    return [
        Scored(message(f"ws-source-{event.source}"), event.points, event.rule, tell(box, event), v)
        for event in events
        if isinstance(event, PointsScored) and event.seat == seat and event.source not in AT_THE_END
    ]


# --- the ledger ---


def sources() -> list[Message]:
    return [_source(source) for source in SOURCES]


def round_of(event: Event) -> int | None:
    return int(event.round) if isinstance(event, RoundBegan | PointsScored) else None


def is_of_last_scoring(event: Event) -> bool:
    return isinstance(event, PointsScored) and SOURCES.index(event.source) >= FROM_OWLS  # WS-11.1


def _source(source: str) -> Message:
    return message(f"ws-source-{source}")


# --- values of sentences ---


def _common(box: Box, event: Any) -> Values:
    """What many events have: who, which piece, where, how many."""
    values: Values = {}
    for field in event.fields:
        value = getattr(event, field)
        if field == "seat":
            values["player"] = Seat(value)
        elif field in ("tile", "special"):
            values[field] = UNKNOWN if value < 0 else tile(tile_name(value))
        elif field in ("hex", "location", "connection"):
            values[field] = _place(box, field, value)
        elif field == "action_kind":
            values["kind"] = kind_name(value)
        elif field == "token":
            values["token"] = kind_name(TOKENS[value])
        elif field == "scroll":
            values["scroll"] = _scroll(box, value)
        elif field in ("by_black", "black", "doubled", "joined"):
            values[field] = yes_or_no(value)
        elif isinstance(value, int):
            values[field] = int(value)
    return values


def _scroll(box: Box, number: int) -> Message:
    return scroll(scroll_kind(box, number), scroll_about(box, number))


def _place(box: Box, field: str, at: int) -> str:
    names = {
        "hex": box.cauldron.hex_names,
        "location": box.ball.location_names,
        "connection": box.ball.connection_names,
    }
    return NOWHERE if at < 0 else names[field][at]


# --- single kinds of events ---


def _placed(box: Box, event: TilePlaced) -> Values:
    one, other = (kind_name(symbol_of(event.tile, side)) for side in range(2))
    return {"kind": one, "kind2": other, "other": box.cauldron.hex_names[event.other]}


def _gained(box: Box, event: ActionsGained) -> Values:
    sort = "scroll" if event.action_kind == SCROLL else "other"
    return {"origin": owed.origin(*origin_text(box, event.origin)), "sort": sort}


def _token_taken(box: Box, event: TokenTaken) -> Values:
    return {"from": "shelves" if event.location < 0 else "map"}


def _sent(box: Box, event: WitchSent) -> Values:
    return {"way": "–".join([box.ball.location_names[at] for at in event.way])}


def _stepped(box: Box, event: PentagramStepped) -> Values:
    return {"sort": PENTAGRAM_SPACES[box.tracks.pentagram[event.space]]}


def _moved(box: Box, event: CrystalMoved) -> Values:
    start = box.cauldron.hex_names[event.start]
    if event.to >= RIM:
        return {"start": start, "where": "rim", "to": kind_name(event.to - int(RIM))}
    return {"start": start, "where": "hex", "to": box.cauldron.hex_names[event.to]}


def _shelved(box: Box, event: CrystalShelved) -> Values:
    """`shelf` is the kind of the shelf; the bottom one and the place beside the screen have no kind."""
    if event.shelf < 0:
        return {"where": "aside", "shelf": NOWHERE}
    if event.shelf >= len(KINDS):
        return {"where": "bottom", "shelf": NOWHERE}
    return {"where": "shelf", "shelf": kind_name(event.shelf)}


def _bonus(box: Box, event: WandBonus) -> Values:
    what, number = box.tracks.wand_what[event.space], box.tracks.wand_number[event.space]
    return {"kind": kind_name(what), "number": int(number)}


_SPECIAL: Final[dict[type[Event], Callable[[Box, Any], Values]]] = {
    TilePlaced: _placed,
    ActionsGained: _gained,
    TokenTaken: _token_taken,
    WitchSent: _sent,
    PentagramStepped: _stepped,
    CrystalMoved: _moved,
    CrystalShelved: _shelved,
    WandBonus: _bonus,
}


def _scored(box: Box, event: PointsScored) -> Message:
    """Why, from what, and by which rule."""
    values: Values = {
        "player": Seat(event.seat),
        "vp": abs(event.points),  # only what is paid for crystals is less than nothing (WS-3.7)
        "rule": event.rule,
        "n": event.count,
    }
    if event.source == "connection":
        values["connection"] = box.ball.connection_names[event.of]
    elif event.source == "witchstone":
        values["rank"] = event.of
    elif event.source == "witch":
        values["location"] = box.ball.location_names[event.of]
    elif event.source == "prophecy":
        values |= {"scroll": _scroll(box, event.of), "level": level_key(LEVELS[event.count])}
    return Message(f"ws-log-scored-{event.source}", values)
