"""Names of the catalogue for what lies on the table, and short names of pages: few, so each is made once."""

from functools import cache
from typing import Final

from frostfair.games.winter_queen.rules.slots import side_of, slot_of
from frostfair.games.winter_queen.rules.terms import COLOURS, COUNTIES, EFFECTS, ZONES
from frostfair.kernel.hexgrid import DIRECTION_NAMES
from frostfair.wording.message import Name

SIDES: Final = "LR"
WISPS: Final = "forest_wisps_"


@cache
def colour_name(colour: int | str) -> Name:
    return Name(f"wq-colour-{colour if isinstance(colour, str) else COLOURS[colour]}")


@cache
def zone_name(zone: int | str) -> Name:
    return Name(f"wq-zone-{zone if isinstance(zone, str) else ZONES[zone]}")


@cache
def county_name(county: int) -> Name:
    return Name(f"wq-zone-{COUNTIES[county]}")


@cache
def effect_name(effect: int | str) -> Name:
    return Name(f"wq-effect-{effect if isinstance(effect, str) else EFFECTS[effect]}")


@cache
def direction_name(direction: int) -> Name:
    return Name(f"direction-{DIRECTION_NAMES[direction]}")


@cache
def family(effect: str) -> str:
    """The effect without its colour: all Forest Wisps are scored alike."""
    return "forest_wisps" if effect.startswith(WISPS) else effect


@cache
def page_name(page: int) -> str:
    """1L, 1R, 2L …: the book's place and the side."""
    return f"{slot_of(page) + 1}{SIDES[side_of(page)]}"
