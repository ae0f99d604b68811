"""Perft tables: how many ways there are to play on (perft/*.perft)."""

import pytest

from tests.games.winter_queen.rules.kit import at
from tests.games.winter_queen.rules.perfts import Entry, entries

ENTRIES = entries()
COUNTS = [(entry, depth) for entry in ENTRIES for depth in entry.counts]
SOAK = [(entry, depth) for entry in ENTRIES for depth in entry.soak]


def name(value: object) -> str:
    return value.where if isinstance(value, Entry) else f"depth {value}"


@pytest.mark.parametrize(("entry", "depth"), COUNTS, ids=name)
def test_so_many_ways_to_play_on(entry: Entry, depth: int) -> None:
    assert entry.count(depth) == entry.counts[depth]


@pytest.mark.soak
@pytest.mark.timeout(1800)
@pytest.mark.parametrize(("entry", "depth"), SOAK, ids=name)
def test_so_many_ways_to_play_on_further(entry: Entry, depth: int) -> None:
    assert entry.count(depth) == entry.soak[depth]


def test_the_tables_have_all_stages_and_player_counts() -> None:
    fields = [entry.position.split() for entry in ENTRIES]
    assert {len(seats[5].split("|")) for seats in fields} == {2, 3, 4}
    assert {business[7][:4] for business in fields} == {"turn", "book", "back"}
    assert {left[8] == "-" for left in fields} == {True, False}
    for entry in ENTRIES:
        assert at(entry.position).line == entry.position
        assert entry.counts
