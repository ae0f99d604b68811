"""The browser draws the map of the box: its copy of the layout may not drift from the data of the rules."""

import json
from pathlib import Path

from frostfair.games.winter_queen.rules.components import standard_box
from frostfair.games.winter_queen.rules.terms import ZONES

ROOT = Path(__file__).parents[2]
LAYOUT = json.loads((ROOT / "web/src/games/winter-queen/layout.json").read_text(encoding="utf-8"))


def test_spaces_lie_where_the_data_says() -> None:
    box = standard_box()
    drawn = [(space["name"], space["q"], space["r"], space["zone"]) for space in LAYOUT["spaces"]]
    places = zip(box.space_names, box.grid.cells, box.zone, strict=True)
    assert drawn == [(name, q, r, ZONES[zone]) for name, (q, r), zone in places]


def test_holders_have_as_many_places_as_they_start_with() -> None:
    box = standard_box()
    assert LAYOUT["places"] == {str(seats): box.per_holder[seats] for seats in (2, 3, 4)}
