"""The outlines of cards, characters and quests, from game-icons.net (CC BY 3.0), on a square of 512.

Buildings are our own drawings: about 90 wide, standing on y = 0.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

from frostfair.games import datafile
from frostfair.kernel.codec import from_json


@cache
def _all() -> Mapping[str, Mapping[str, str]]:
    found: Mapping[str, Mapping[str, str]] = _read("pictures.json")
    return found


@cache
def _buildings() -> Mapping[str, str]:
    found: Mapping[str, str] = _read("scenery.json")
    return found


def _read(name: str) -> Any:
    return from_json(datafile.shipped("frostfair.games.winter_tales", name))


def card(name: str) -> str:
    return _all()["cards"].get(name, "")  # another box may have other cards


def character(name: str) -> str:
    return _all()["characters"].get(name, "")


def quest(name: str) -> str:
    """Both Great Artifacts look alike."""
    return _all()["quests"].get(name.removesuffix("_s").removesuffix("_w"), "")


def building(place: str) -> str:
    return _buildings().get(place, "")
