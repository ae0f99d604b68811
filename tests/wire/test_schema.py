"""The schema that clients make their types of is the one that is written down, and it hangs together."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from frostfair.server import schema
from frostfair.wording.base import wording_of
from tests.server.rooms import WINTER_QUEEN

WRITTEN = Path(__file__).parents[2] / "web" / "schema.json"


def nodes(node: Any) -> Iterator[dict[str, Any]]:
    if isinstance(node, dict):
        yield node
        node = list(node.values())
    if isinstance(node, list):
        for one in node:
            yield from nodes(one)


def test_the_written_schema_is_the_true_one() -> None:
    made = "python -m frostfair.server.schema > web/schema.json"
    assert WRITTEN.read_text(encoding="utf-8") == schema.with_games(), f"the wire has changed: {made}"


def test_every_reference_leads_somewhere() -> None:
    written = json.loads(schema.with_games())
    known = {f"#/$defs/{name}" for name in written["$defs"]}
    used = {node["$ref"] for node in nodes(written) if isinstance(node.get("$ref"), str)}
    assert used <= known
    assert {"#/$defs/Message", "#/$defs/WinterQueenEffect", "#/$defs/Position"} <= used
    assert all(one.get("title") for one in written["$defs"].values())


def test_every_action_has_exactly_one_of_the_shapes() -> None:
    from frostfair.games.winter_queen.rules.actions import all_actions

    shapes = wording_of(WINTER_QUEEN).shapes()
    assert shapes is not None
    offers = shapes.offers
    for action in all_actions():
        described, fitting = WINTER_QUEEN.describe(action), 0
        for shape in offers:
            try:
                msgspec.convert(described, shape)
                fitting += 1
            except msgspec.ValidationError:
                continue
        assert fitting == 1, described
