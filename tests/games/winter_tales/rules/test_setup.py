"""WT-2: the set-up, step by step."""

from collections import Counter

import pytest

from frostfair.games.winter_tales.rules.events import CharacterTaken, QuestPlaced, Told
from frostfair.games.winter_tales.rules.state import Table
from frostfair.games.winter_tales.rules.terms import (
    BEATS,
    CHARACTERS_EACH,
    NONE,
    OUT,
    SPRING,
    WINTER,
    WRITER,
)
from frostfair.kernel.bits import members_of
from frostfair.kernel.contract import Inspector
from frostfair.kernel.match import Match
from tests.games.winter_tales.rules.tables import BOX, new_match, winter_tales

SEATS = (3, 4, 5, 6, 7)


def table_of(match: Match) -> Table:
    assert isinstance(match.state, Table)
    return match.state


def played_until(match: Match, kind: str) -> Table:
    """At random, until this business is on top."""
    inspector = Inspector(match, 5, 10_000)
    while table_of(match).stack[-1].kind != kind:
        inspector.play_on()
    return table_of(match)


def test_powers_lie_beside_the_board() -> None:  # WT-2.1
    powers = new_match(4, powers=True).view(0)["powers"]
    assert isinstance(powers, dict)
    assert not any(powers.values())


def test_all_cards_are_in_the_deck_at_first() -> None:  # WT-2.2
    assert sorted(table_of(new_match(4)).deck) == list(range(93))


def test_a_tale_has_three_memories_unless_said_otherwise() -> None:  # WT-2.3
    assert table_of(new_match(4)).memories == 3
    assert len(new_match(4).view(None)["track"]) == 3  # type: ignore[arg-type]


@pytest.mark.parametrize("seats", SEATS)
def test_half_spring_half_winter_and_a_writer_if_odd(seats: int) -> None:  # WT-2.4
    half = seats // 2
    seen = set()
    for number in range(12):
        faction = table_of(new_match(seats, number)).faction
        assert (faction.count(SPRING), faction.count(WINTER), faction.count(WRITER)) == (
            half,
            half,
            seats % 2,
        )
        seen.add(tuple(faction))
    assert len(seen) > 1


@pytest.mark.parametrize("seats", SEATS)
def test_sides_alternate_from_the_youngest_spring_player_and_the_writer_is_last(seats: int) -> None:  # WT-2.5
    for number in range(8):
        table = table_of(new_match(seats, number))
        factions = [table.faction[seat] for seat in table.order]
        assert factions == [0, 1] * (seats // 2) + [WRITER] * (seats % 2)
        assert table.order[0] == next(s for s in table.ages if table.faction[s] == SPRING)
        assert sorted(table.order) == list(range(seats))
    assert table_of(new_match(seats, 1, ages="seats")).ages == list(range(seats))


def test_everybody_draws_an_objective_of_their_faction_and_the_writer_two() -> None:  # WT-2.6
    table = table_of(new_match(5, memories=5, objectives=True))
    for seat in range(5):
        held = [BOX.objective_side[o] for o, owner in enumerate(table.objective) if owner == seat]
        assert held == ([0, 1] if table.faction[seat] == WRITER else [table.faction[seat]])
    for seat in range(5):
        players = new_match(5, memories=5, objectives=True).view(seat)["players"]
        assert isinstance(players, list)
        known = [o["name"] is not None for player in players for o in player["objectives"]]
        assert known.count(True) == len(players[seat]["objectives"])


def test_all_elect_the_arbiter_from_among_them() -> None:  # WT-2.7
    match = new_match(4)
    assert match.deciders() == [0, 1, 2, 3]
    assert [winter_tales().notation(a) for a in match.offers(2)] == ["vote 1", "vote 2", "vote 3", "vote 4"]
    for seat in range(4):
        match.submit(seat, winter_tales().parse("vote 3"))
    assert table_of(match).arbiter == 2


@pytest.mark.parametrize("seats", SEATS)
def test_characters_are_taken_one_by_one_from_the_youngest_of_all(seats: int) -> None:  # WT-2.8
    match = new_match(seats, 3)
    table = played_until(match, "taking-characters")
    assert match.deciders() == [table.ages[0]]
    table = played_until(match, "token-placing")
    taken = [e for r in match.records for e in r.events if isinstance(e, CharacterTaken)]
    order = [e.seat for e in taken]
    start = table.order.index(table.ages[0])
    assert order[:seats] == table.order[start:] + table.order[:start]
    assert set(Counter(order).values()) == {CHARACTERS_EACH[seats]}
    for seat in range(seats):
        sides = [c > 6 for c in members_of(table.owned[seat])]
        if table.faction[seat] == WRITER:
            assert sides.count(True) == sides.count(False)
        else:
            assert set(sides) == {table.faction[seat] == WINTER}
    spaces = [space for space in table.where if space != NONE]
    assert len(spaces) == len(set(spaces))
    for character, space in enumerate(table.where):
        assert space == NONE or BOX.is_place(space) == (character < 7)


@pytest.mark.parametrize("seats", SEATS)
def test_one_quest_a_side_is_drawn_and_the_other_side_or_the_writer_places_it(
    seats: int,
) -> None:  # WT-2.9 WT-2.10
    kinds = set()
    for number in range(6):
        match = new_match(seats, number)
        table = played_until(match, "token-placing")
        writer = table.writer()
        assert match.deciders() == [table.youngest(WINTER) if writer == NONE else writer]
        table = played_until(match, "turn")
        placed = [e for r in match.records for e in r.events if isinstance(e, QuestPlaced)]
        assert [e.seat for e in placed] == (
            [table.youngest(WINTER), table.youngest(SPRING)] if writer == NONE else [writer, writer]
        )
        quests = [e.quest for e in placed]
        assert [q > 3 for q in quests] == [False, True]
        assert quests != [0, 4]  # one Great Artifact drives out the other
        assert (table.token[0] == OUT) == (quests[1] == 4)
        assert (table.token[4] == OUT) == (quests[0] == 0)
        kinds |= set(quests)
    assert len(kinds) > 3


def test_what_was_not_drawn_is_the_pool() -> None:  # WT-2.11
    table = played_until(new_match(4), "turn")
    left = [state for state in table.token if state == 0]
    assert len(left) == 6 - table.token.count(OUT)


@pytest.mark.parametrize("seats", [4, 5])
def test_the_writer_or_the_arbiter_tells_the_opening_without_cards(seats: int) -> None:  # WT-2.12
    match = new_match(seats)
    table = played_until(match, "turn")
    told = [e for r in match.records for e in r.events if isinstance(e, Told) and e.beat == 0]
    assert BEATS[0] == "opening"
    assert len(told) == 1
    assert told[0].seat == (table.arbiter if seats == 4 else table.writer())
    assert told[0].card == NONE


@pytest.mark.parametrize(("seats", "writer"), [(3, 1), (4, 0), (5, 2), (6, 0), (7, 3)])
def test_four_cards_each_and_the_writer_as_many_as_spring_has_players(
    seats: int, writer: int
) -> None:  # WT-2.13
    table = played_until(new_match(seats), "turn")
    for seat in range(seats):
        assert len(table.hands[seat]) == (writer if table.faction[seat] == WRITER else 4)


def test_the_youngest_spring_player_begins_chapter_one() -> None:  # WT-2.14
    match = new_match(6)
    table = played_until(match, "turn")
    assert table.main == table.youngest(SPRING) == table.order[0]
    assert match.deciders() == [table.main]
    assert table.chapter == 1
