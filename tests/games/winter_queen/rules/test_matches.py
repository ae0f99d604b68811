"""Finished games replay to the last digest (matches/*.match); there is one for every way a game can end."""

from functools import cache
from pathlib import Path

import pytest

from frostfair.games.winter_queen.rules.events import EffectScored, HolderEmptied
from frostfair.kernel.logtext import read, write
from tests.games.winter_queen.rules.recipes import FOR_ALL_SEATS, RECIPES, WAYS, Told, find_game

FOLDER = Path(__file__).parents[1] / "golden"
FILES = sorted(file.stem for file in FOLDER.glob("*.match"))


@cache
def told(name: str) -> Told:
    return Told(read((FOLDER / f"{name}.match").read_text(encoding="utf-8"), find_game))


@pytest.mark.parametrize("name", FILES)
def test_the_match_replays_and_is_written_as_it_was(name: str) -> None:
    """Every event and every digest is checked by reading; nothing may be lost by writing."""
    match = told(name)
    match.table.table.check()
    assert match.match.result() is not None
    assert write(match.log) == (FOLDER / f"{name}.match").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", RECIPES)
def test_the_match_shows_what_its_recipe_promises(name: str) -> None:
    assert told(name).match.setup.seats == RECIPES[name].seats
    assert [way for way in RECIPES[name].ways if not WAYS[way](told(name))] == []


def test_there_are_thirty_matches_and_each_number_of_players_has_its_share() -> None:
    assert len(FILES) >= 30
    seats = [told(name).match.setup.seats for name in FILES]
    assert min(seats.count(n) for n in (2, 3, 4)) >= 8


@pytest.mark.parametrize("way", WAYS)
def test_there_is_a_match_for_every_way(way: str) -> None:
    """WQ-7.3, WQ-7.4, WQ-7.8, WQ-7.10: and for those that every number of players can go, one for each."""
    shown = {told(name).match.setup.seats for name in FILES if WAYS[way](told(name))}
    if way in FOR_ALL_SEATS:
        assert shown == {2, 3, 4}
    elif way == "crystals run out in the last stage":
        assert shown == {3, 4}  # with two players the turns are played by then, see recipes.py
    else:
        assert shown


@pytest.mark.parametrize("name", FILES)
def test_points_and_turns_of_the_match_follow_from_its_events(name: str) -> None:
    """WQ-6.6, WQ-7.10: everybody who listened knows the result."""
    match = told(name)
    points = [0] * match.match.setup.seats
    for event in match.events:
        if isinstance(event, HolderEmptied | EffectScored):
            points[event.seat] += event.points
    result = match.match.result()
    assert result is not None
    assert points == list(result.points)
    assert list(result.winners) == [seat for seat, total in enumerate(points) if total == max(points)]
