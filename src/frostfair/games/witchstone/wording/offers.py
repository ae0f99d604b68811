"""What choosing an action of Witchstone does, in one sentence and in one word."""

from collections.abc import Mapping

from frostfair.games.witchstone.rules.components import Box
from frostfair.games.witchstone.rules.notation import structure
from frostfair.games.witchstone.wording.names import kind_name, tile, yes_or_no
from frostfair.games.witchstone.wording.shapes import symbols_of
from frostfair.wording.message import Message, Name, Value, message

Structure = Mapping[str, object]


def offered(box: Box, action: int) -> Message:
    """`ws-offer-` and what is done."""
    what = structure(box, action)
    return message(f"ws-offer-{sort_of(what)}", **values(what))


def sort_of(what: Structure) -> str:
    """What is done, where one word of the structured form means several things."""
    do = str(what["do"])
    if do == "move":
        return "move-rim" if "rim" in what else "move"
    if do == "put":
        where = str(what["where"])
        return f"put-{where}" if where != "bottom" or "token" in what else "put-nothing"
    return do


def values(what: Structure) -> dict[str, Value]:
    """The fields of the structured form, for sentences: names are inflected there."""
    found: dict[str, Value] = {}
    for field, value in what.items():
        if field in ("tile", "special"):
            one, other = symbols_of(str(value))
            found |= {"tile": tile(str(value)), "kind": kind_name(one), "kind2": kind_name(other)}
        elif field in ("kind", "rim", "token"):
            found[field] = kind_name(str(value))
        elif field == "direction":
            found[field] = Name(f"direction-{value}")
        elif field == "black":
            found[field] = yes_or_no(bool(value))
        elif field == "from":
            found["start"] = str(value)
        elif field not in ("do", "where"):
            found[field] = value if isinstance(value, int) else str(value)
    return found
