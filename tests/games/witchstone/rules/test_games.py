"""Finished games: every match replays to its stored digests, and each says what it is for."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from frostfair.games.installed import game
from frostfair.games.witchstone.rules.state import Table
from frostfair.kernel.codec import from_json
from frostfair.kernel.logtext import Log, read
from frostfair.kernel.record import UNDO
from tests.games.witchstone.rules import recipes
from tests.games.witchstone.rules.recipes import RECIPES, Recipe
from tests.games.witchstone.rules.telling import PLAYS, told

GOLDEN = Path(__file__).parents[1] / "golden"
FILES = sorted(GOLDEN.glob("*.match"))


@pytest.fixture(scope="module")
def logs() -> dict[str, Log]:
    return {path.stem: read(path.read_text(encoding="utf-8"), game) for path in FILES}


def table_of(log: Log) -> Table:
    assert isinstance(log.match.state, Table)
    return log.match.state


def test_there_are_thirty_and_each_has_its_recipe() -> None:
    assert len(FILES) >= 30
    assert sorted([path.stem for path in FILES]) == sorted([recipe.name for recipe in RECIPES])


def test_every_match_shows_what_it_is_for(logs: dict[str, Log]) -> None:
    for recipe in RECIPES:
        log = logs[recipe.name]
        table_of(log).check()
        assert log.match.result() is not None
        assert log.players == recipe.styles
        assert recipe.shows(table_of(log)), recipe.name


def test_all_player_counts_and_options_are_there(logs: dict[str, Log]) -> None:
    setups = [log.match.setup for log in logs.values()]
    assert set(Counter([setup.seats for setup in setups])) == {2, 3, 4}
    assert min(Counter([setup.seats for setup in setups]).values()) >= 6
    levels = {(s.seats, s.options[f"handicap{i}"]) for s in setups for i in range(1, s.seats + 1)}
    assert {level for _, level in levels} == {0, 1, 2, 3}
    assert {seats for seats, level in levels if level} == {2, 3, 4}
    assert {s.options["hidden_scrolls"] for s in setups} == {False, True}
    assert any(s.options["first"] != "random" for s in setups)
    assert any(r.deed == UNDO for log in logs.values() for r in log.match.records)


DEMANDED = [
    recipes.shared_victory,
    recipes.tie_broken_on_the_wand,
    recipes.tie_broken_by_arrival,
    recipes.negative_score,
    recipes.over_a_hundred,
    recipes.deck_exhausted,
    recipes.specials_exhausted,
    recipes.owls_exhausted,
    recipes.symbol_shelf_full,
    recipes.bottom_shelf_full,
    recipes.crystal_left_for_nothing,
    recipes.without_energies,
    recipes.end_of_the_wand,
    recipes.handicapped_winner,
    recipes.everything_gained,
]


@pytest.mark.parametrize("shows", DEMANDED)
def test_every_ending_has_a_match(shows: Any, logs: dict[str, Log]) -> None:
    assert any(shows(table_of(log)) for log in logs.values())


def test_every_event_happens_in_some_match() -> None:
    told_kinds = set()
    for path in FILES:
        for line in path.read_text(encoding="utf-8").splitlines()[1:-1]:
            record: Any = from_json(line)
            told_kinds |= {event[0] for event in record["events"]}
    assert told_kinds >= set(game("witchstone").event_kinds()) - {
        "tile-discarded"
    }  # too rare: test_turn has it


def test_points_by_source_add_up(logs: dict[str, Log]) -> None:
    """The points of all events, by seat, are the result; each with a rule and a round."""
    for log in logs.values():
        undone = any(record.deed == UNDO for record in log.match.records)
        result = log.match.result()
        assert result is not None
        if undone:
            continue
        sums = Counter[int]()
        for record in log.match.records:
            for event in record.events:
                if event.kind == "points-scored":
                    packed: list[Any] = event.pack()
                    sums[packed[1]] += packed[3]
                    assert 0 <= packed[2] <= 11
                    assert packed[4].startswith("WS-")
        assert tuple(sums[seat] for seat in range(log.match.setup.seats)) == result.points


@pytest.mark.parametrize("name", sorted(PLAYS))
def test_a_whole_game_told_in_words(name: str) -> None:
    assert told(name) == (GOLDEN / f"{name}.play").read_text(encoding="utf-8")


def test_recipes_are_repeatable() -> None:
    recipe = Recipe("again", "busy any", recipes.finished)
    assert recipe.outline(3).pack() == recipe.match(3).state.pack()
