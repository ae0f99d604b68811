"""One JSON Schema of all that goes over the wire, for typed clients.

`tsType` helps json-schema-to-typescript, which doesn't know tuples of this draft.
"""

import json
from collections.abc import Iterable
from typing import Any, Final, get_args

import msgspec
from msgspec import Struct

from frostfair.wire import messages, rest
from frostfair.wire.data import ChatLog, History, MyTable, Position, TableData
from frostfair.wire.ledger import Ledger

COMMAND: Final = "python -m frostfair.server.schema"
DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"
HERE: Final = "#/$defs/"

BODIES: Final = (
    rest.NewGuest,
    rest.Credentials,
    rest.NewAccount,
    rest.NewPassword,
    rest.NewToken,
    rest.WantedTable,
    rest.SitDown,
    rest.Kick,
    rest.Word,
    rest.SeatBot,
    rest.WantedTutorial,
    rest.PuzzleMoves,
    rest.PuzzleQuestion,
)
ANSWERS: Final = (
    rest.Me,
    rest.Muted,
    rest.SessionInfo,
    rest.TokenInfo,
    rest.GameInfo,
    rest.Code,
    rest.Invitation,
    rest.TutorialInfo,
    rest.PuzzleShelf,
    rest.PuzzleData,
    rest.Tried,
    rest.Refusal,
    TableData,
    ChatLog,
    History,
    Ledger,
    MyTable,
    Position,
)

Schema = dict[str, Any]

MESSAGE: Final[Schema] = {
    "title": "Message",
    "description": "Something to say: a key of the catalogues and values for it.",
    "type": "array",
    "prefixItems": [{"type": "string"}, {"type": "object", "additionalProperties": {"$ref": f"{HERE}Value"}}],
    "minItems": 2,
    "maxItems": 2,
    "tsType": "[string, { [name: string]: Value }]",
}
VALUE: Final[Schema] = {
    "title": "Value",
    "description": "What stands in a message.",
    "anyOf": [
        {"type": "string"},
        {"type": "integer"},
        {"$ref": f"{HERE}NameValue"},
        {"$ref": f"{HERE}SeatValue"},
        {"$ref": f"{HERE}ListValue"},
        {"$ref": f"{HERE}Message"},
    ],
}


class Shapes(Struct, frozen=True):
    """The structures of a game's messages, for typed clients: its view, its offers, marks and named words."""

    prefix: str  # of the names, so that two games don't quarrel
    view: type
    offers: tuple[type, ...]
    words: dict[str, Any]
    marks: tuple[type, ...] = ()  # of its answers to "why?"


def schema(games: Iterable[Shapes]) -> Schema:
    """With the views and offers of these games."""
    defs: Schema = {"Message": MESSAGE, "Value": VALUE}
    defs["NameValue"] = _object("NameValue", {"name": {"type": "string"}})
    defs["SeatValue"] = _object("SeatValue", {"seat": {"type": "integer"}})
    items = {"type": "array", "items": {"$ref": f"{HERE}Value"}}
    defs["ListValue"] = _object("ListValue", {"list": items, "apart": {"type": "boolean"}}, ["list"])
    kinds = [messages.Asked, messages.ServerMessage, *BODIES, *ANSWERS]
    (asked, sent, *_), found = msgspec.json.schema_components(kinds, ref_template=HERE + "{name}")
    defs |= found | {"Asked": _titled(asked, "Asked"), "ServerMessage": _titled(sent, "ServerMessage")}
    for shapes in games:
        defs |= _game(shapes)
    return {
        "$schema": DRAFT,
        "title": "FrostfairWire",
        "description": f"Made by `{COMMAND}`.",
        "type": "object",
        "properties": {name: {"$ref": HERE + name} for name in ("Asked", "ServerMessage")},
        "$defs": {name: _with_tuples(defs[name]) for name in sorted(defs)},
    }


def written(games: Iterable[Shapes]) -> str:
    return json.dumps(schema(games), indent=2, ensure_ascii=False) + "\n"


def _game(shapes: Shapes) -> Schema:
    """Its structures by names of their own, its words by name instead of spelt out."""
    ref = f"{HERE}{shapes.prefix}{{name}}"
    _, found = msgspec.json.schema_components([shapes.view, *shapes.offers, *shapes.marks], ref_template=ref)
    words = {frozenset(get_args(word)): f"{shapes.prefix}{name}" for name, word in shapes.words.items()}
    defs = {f"{shapes.prefix}{name}": _named(one, words) for name, one in found.items()}
    defs |= {name: {"enum": sorted(word)} for word, name in words.items()}
    offers = [{"$ref": f"{HERE}{shapes.prefix}{offer.__name__}"} for offer in shapes.offers]
    view = f"{shapes.prefix}{shapes.view.__name__}"
    defs[f"{shapes.prefix}View"] = defs.pop(view)
    defs[f"{shapes.prefix}Offer"] = {"anyOf": offers}
    return {name: _titled(one, name) for name, one in defs.items()}


def _named(node: Any, words: dict[frozenset[Any], str]) -> Any:
    if isinstance(node, list):
        return [_named(one, words) for one in node]
    if not isinstance(node, dict):
        return node
    if "enum" in node and frozenset(node["enum"]) in words:
        return {"$ref": HERE + words[frozenset(node["enum"])]}
    return {key: _named(value, words) for key, value in node.items()}


def _with_tuples(node: Any) -> Any:
    if isinstance(node, list):
        return [_with_tuples(one) for one in node]
    if not isinstance(node, dict):
        return node
    done = {key: _with_tuples(value) for key, value in node.items()}
    if "prefixItems" in node and "tsType" not in node:
        done["tsType"] = _typescript(node)
    return done


def _typescript(node: Schema) -> str:
    """The few forms that stand in our tuples."""
    if "prefixItems" in node:
        return "[" + ", ".join(_typescript(one) for one in node["prefixItems"]) + "]"
    if "$ref" in node:
        return str(node["$ref"]).removeprefix(HERE)
    if "anyOf" in node:
        return " | ".join(_typescript(one) for one in node["anyOf"])
    if "enum" in node:
        return " | ".join(json.dumps(one) for one in node["enum"])
    kind = str(node.get("type", "unknown"))
    return {"integer": "number", "array": "unknown[]"}.get(kind, kind)


def _titled(node: Schema, title: str) -> Schema:
    return node | {"title": title}


def _object(title: str, properties: Schema, required: list[str] | None = None) -> Schema:
    return {
        "title": title,
        "type": "object",
        "properties": properties,
        "required": list(properties) if required is None else required,
        "additionalProperties": False,
    }
