"""The browser draws the boards of the box: its copy of a layout may not drift from the data of the rules."""

import json
from pathlib import Path

from frostfair.games.winter_queen.rules.components import standard_box
from frostfair.games.winter_queen.rules.terms import ZONES
from frostfair.games.witchstone.rules import components as witchstone
from frostfair.games.witchstone.rules.terms import KINDS
from frostfair.kernel.bits import BIT

ROOT = Path(__file__).parents[2]
LAYOUT = json.loads((ROOT / "web/src/games/winter-queen/layout.json").read_text(encoding="utf-8"))

CAULDRON = json.loads((ROOT / "web/src/games/witchstone/layout.json").read_text(encoding="utf-8"))


def test_spaces_lie_where_the_data_says() -> None:
    box = standard_box()
    drawn = [(space["name"], space["q"], space["r"], space["zone"]) for space in LAYOUT["spaces"]]
    places = zip(box.space_names, box.grid.cells, box.zone, strict=True)
    assert drawn == [(name, q, r, ZONES[zone]) for name, (q, r), zone in places]


def test_holders_have_as_many_places_as_they_start_with() -> None:
    box = standard_box()
    assert LAYOUT["places"] == {str(seats): box.per_holder[seats] for seats in (2, 3, 4)}


def test_the_cauldron_is_drawn_as_the_data_says() -> None:
    cauldron = witchstone.standard_box().cauldron
    drawn = [(spot["name"], spot["q"], spot["r"]) for spot in CAULDRON["hexes"]]
    assert drawn == [
        (name, *cell) for name, cell in zip(cauldron.hex_names, cauldron.grid.cells, strict=True)
    ]
    for sort, shown in (("printed", cauldron.printed), ("exit", cauldron.exits)):
        for at, spot in enumerate(CAULDRON["hexes"]):
            assert spot.get(sort) == next((kind for k, kind in enumerate(KINDS) if shown[k] & BIT[at]), None)


def test_the_witchstone_has_the_bonus_spaces_of_the_data() -> None:
    assert CAULDRON["witchstone"] == list(witchstone.standard_box().ball.witchstone_bonus)
