"""What is in the box, and how a game is laid out (chapters 1 and 2)."""

from collections import Counter

import pytest

from frostfair.games.winter_queen.rules.terms import COLOURS, COUNTIES, EFFECTS, ZONES
from tests.games.winter_queen.rules.kit import (
    BOX,
    GAME,
    SPACES,
    Scene,
    crystals_of,
    lay,
    scene_of,
    set_up,
    start,
)

SEATS = (2, 3, 4)
DEALS = 300  # set-ups looked at where chance must show itself

# Space, zone, neighbours: the table of the components file.
MAP = """
a1 red     a2 b2 b3
a2 domain  a1 a3 b3 b4
a3 green   a2 b4 b5
b1 red     b2 c1 c2
b2 red     a1 b1 b3 c2 c3
b3 red     a1 a2 b2 b4 c3 c4
b4 green   a2 a3 b3 b5 c4 c5
b5 green   a3 b4 b6 c5 c6
b6 green   b5 c6 c7
c1 domain  b1 c2 d1
c2 red     b1 b2 c1 c3 d1 d2
c3 blue    b2 b3 c2 c4 d2 d3
c4 domain  b3 b4 c3 c5 d3 d4
c5 green   b4 b5 c4 c6 d4 d5
c6 purple  b5 b6 c5 c7 d5 d6
c7 domain  b6 c6 d6
d1 blue    c1 c2 d2
d2 blue    c2 c3 d1 d3 e1
d3 blue    c3 c4 d2 d4 e1 e2
d4 purple  c4 c5 d3 d5 e2 e3
d5 purple  c5 c6 d4 d6 e3
d6 purple  c6 c7 d5
e1 blue    d2 d3 e2
e2 domain  d3 d4 e1 e3
e3 purple  d4 d5 e2
"""


def in_the_box(seats: int, seed: int) -> Counter[str]:
    table = set_up(seats, seed)
    return crystals_of(table["bag"], table["holders"])


# --- 1. components ---


def test_the_map_has_four_counties_of_five_spaces_and_five_domain_spaces_outside_them() -> None:
    """WQ-1.1"""
    zones = Counter(ZONES[BOX.zone[space]] for space in range(len(SPACES)))
    assert zones == {"red": 5, "green": 5, "purple": 5, "blue": 5, "domain": 5}
    assert [SPACES[space] for space in BOX.domain_spaces] == ["a2", "c1", "c4", "c7", "e2"]


@pytest.mark.parametrize("line", MAP.strip().splitlines(), ids=lambda line: line[:2])
def test_every_space_lies_where_the_components_file_says(line: str) -> None:
    name, zone, *near = line.split()  # WQ-1.1
    space = SPACES.index(name)
    assert ZONES[BOX.zone[space]] == zone
    assert {SPACES[i] for i in BOX.grid.near(space)} == set(near)
    assert (BOX.edge >> space & 1 == 1) == (len(near) < 6)


def test_there_are_nine_crystals_of_each_of_five_colours_and_no_yellow_county() -> None:
    """WQ-1.2: with four players nothing is left out."""
    assert in_the_box(4, seed=1) == {"R": 9, "G": 9, "B": 9, "Y": 9, "P": 9}
    assert COUNTIES == ("red", "green", "purple", "blue")
    assert set(COLOURS) - set(COUNTIES) == {"yellow"}


def test_eight_domain_tiles_five_of_them_with_a_crystal() -> None:
    """WQ-1.3: each colour is depicted once, three tiles are empty."""
    tiles = [None if tile < 0 else COLOURS[tile] for tile in BOX.domain_tiles]
    assert Counter(tiles) == {"red": 1, "green": 1, "blue": 1, "yellow": 1, "purple": 1, None: 3}


def test_twenty_books_of_two_pages_show_twelve_effects() -> None:
    """WQ-1.4: the Forest Wisps in five colours once each, the other seven effects five times."""
    pages = Counter(EFFECTS[effect] for effect in BOX.effect)
    assert len(BOX.effect) == 40
    wisps = [effect for effect in pages if effect.startswith("forest_wisps_")]
    assert sorted(wisps) == sorted([f"forest_wisps_{colour}" for colour in COLOURS])
    assert [pages[effect] for effect in wisps] == [1] * 5
    assert {effect: n for effect, n in pages.items() if effect not in wisps} == {
        "rose_of_the_winds": 5,
        "border_keeper": 5,
        "magical_clouds": 5,
        "bright_way": 5,
        "northern_lights": 5,
        "polar_star": 5,
        "arcane_knowledge": 5,
    }


def test_no_two_books_are_alike_and_none_shows_an_effect_twice() -> None:
    books = {frozenset(BOX.effect[2 * book : 2 * book + 2]) for book in range(20)}  # WQ-1.4
    assert len(books) == 20
    assert all(len(book) == 2 for book in books)


# --- 2. set-up ---


@pytest.mark.parametrize(("seats", "each"), [(2, 6), (3, 8), (4, 9)])
def test_three_one_or_no_crystals_per_colour_are_left_out(seats: int, each: int) -> None:
    """WQ-2.1"""
    assert in_the_box(seats, seed=3) == dict.fromkeys("RGBYP", each)


@pytest.mark.parametrize(("seats", "holders", "crystals"), [(2, 3, 3), (3, 3, 4), (4, 4, 4)])
def test_holders_and_the_crystals_they_start_with(seats: int, holders: int, crystals: int) -> None:
    """WQ-2.2, WQ-2.3"""
    for seed in range(20):
        heaps = set_up(seats, seed)["holders"].split(",")
        assert [len(heap) for heap in heaps] == [crystals] * holders


@pytest.mark.parametrize(("seats", "bag"), [(2, 21), (3, 28), (4, 29)])
def test_the_rest_goes_into_the_bag(seats: int, bag: int) -> None:
    assert len(set_up(seats)["bag"]) == bag  # WQ-2.1, WQ-2.3


def test_chance_fills_the_holders() -> None:
    """WQ-2.3: over many set-ups every colour comes up about equally often, on every holder."""
    seen = [Counter[str]() for _ in range(4)]
    for seed in range(DEALS):
        for holder, heap in enumerate(set_up(4, seed)["holders"].split(",")):
            seen[holder].update(heap)
    for counted in seen:
        assert sorted(counted) == sorted("RGBYP")
        assert all(200 <= n <= 280 for n in counted.values()), counted  # 240 expected


def reach(table: Scene) -> list[str]:
    """The holders that every seat can take from, tried with offers."""
    reached: list[str] = []
    for seat in range(1, table.table.seats + 1):
        mine = lay(seats=table.table.seats, turn=seat)
        reached.append("".join(sorted({deed[1] for deed in mine.offers})))
    return reached


def test_two_players_reach_every_holder() -> None:
    """WQ-2.4"""
    assert reach(lay(seats=2)) == ["123", "123"]


@pytest.mark.parametrize(("seats", "reached"), [(3, ["12", "23", "13"]), (4, ["12", "23", "34", "14"])])
def test_more_players_share_one_holder_with_each_neighbour(seats: int, reached: list[str]) -> None:
    """WQ-2.4: everybody reaches two, and neighbours have exactly one of them in common."""
    assert reach(lay(seats=seats)) == reached
    for seat in range(seats):
        mine, next_ones = set(reached[seat]), set(reached[(seat + 1) % seats])
        assert len(mine & next_ones) == 1


def test_five_different_tiles_lie_on_the_domain_spaces_for_all_to_see() -> None:
    """WQ-2.5: each depicted crystal at most once, and nothing else lies on the map."""
    for seed in range(DEALS):
        table = set_up(2, seed)
        shown = [table.on(space) for space in ("a2", "c1", "c4", "c7", "e2")]
        depicted = [letter for letter in shown if letter != "."]
        assert len(set(depicted)) == len(depicted)
        assert 2 <= len(depicted) <= 5
        assert all(letter.islower() for letter in depicted)
        assert "".join(sorted(table["map"].replace("/", "").replace(".", ""))) == "".join(sorted(depicted))
        seen = GAME.view(table.table, None)["map"]
        assert isinstance(seen, list)
        assert sum(space["depicted"] for space in seen) == len(depicted)


def test_the_domain_tiles_are_shuffled() -> None:
    """WQ-2.5: every tile comes to every domain space about equally often."""
    seen = {space: Counter[str]() for space in ("a2", "c1", "c4", "c7", "e2")}
    for seed in range(DEALS):
        table = set_up(3, seed)
        for space, counted in seen.items():
            counted[table.on(space)] += 1
    for counted in seen.values():
        assert sorted(counted) == sorted(".rgbyp")
        assert all(18 <= counted[letter] <= 60 for letter in "rgbyp"), counted  # 37.5 expected
        assert 85 <= counted["."] <= 140, counted  # 112.5 expected


def test_every_county_has_a_pile_of_five_with_the_top_book_in_sight() -> None:
    """WQ-2.6"""
    for seed in range(50):
        piles = set_up(2, seed)["piles"].split(",")
        assert [pile.partition("+")[2] for pile in piles] == ["4"] * 4
        assert len({pile.partition("+")[0] for pile in piles}) == 4


def test_the_books_are_shuffled() -> None:
    """WQ-2.6: every book comes to the top of every pile about equally often."""
    seen = [Counter[str]() for _ in range(4)]
    for seed in range(DEALS):
        for county, pile in enumerate(set_up(2, seed)["piles"].split(",")):
            seen[county][pile.partition("+")[0]] += 1
    for counted in seen:
        assert len(counted) == 20
        assert all(4 <= n <= 30 for n in counted.values()), counted  # 15 expected


def test_a_view_shows_the_top_book_and_how_many_lie_beneath_and_no_more() -> None:
    """WQ-2.6"""
    table = lay(piles="12+4,1+3,-,3+0")
    for seat in (None, 0, 1):
        assert GAME.view(table.table, seat)["piles"] == [
            {"county": "red", "top": {"book": 12, "pages": ["border_keeper", "northern_lights"]}, "books": 5},
            {
                "county": "green",
                "top": {"book": 1, "pages": ["forest_wisps_red", "border_keeper"]},
                "books": 4,
            },
            {"county": "purple", "top": None, "books": 0},
            {
                "county": "blue",
                "top": {"book": 3, "pages": ["forest_wisps_purple", "bright_way"]},
                "books": 1,
            },
        ]


@pytest.mark.parametrize("seats", SEATS)
def test_chance_chooses_the_first_player(seats: int) -> None:
    """WQ-2.7: everybody about equally often, and the first turn is theirs."""
    seen: Counter[str] = Counter()
    for seed in range(DEALS):
        table = set_up(seats, seed)
        assert table["first"] == str(table.turn)
        seen[table["first"]] += 1
    assert len(seen) == seats
    assert all(abs(n - DEALS / seats) < DEALS / 10 for n in seen.values()), seen


@pytest.mark.parametrize("seats", SEATS)
def test_the_host_may_choose_the_first_player(seats: int) -> None:
    """WQ-2.7"""
    for first in range(1, seats + 1):
        for seed in range(5):
            table = set_up(seats, seed, first=first)
            assert (table["first"], table.turn) == (str(first), first)


def test_the_first_player_holds_the_token_all_game() -> None:
    """WQ-2.7"""
    match = start(3, seed=5, first=2)
    while match.result() is None:
        (seat,) = match.deciders()
        match.submit(seat, match.offers(seat)[-1])
        assert scene_of(match)["first"] == "2"


def test_the_bag_may_be_counted_but_not_the_order_of_draws_and_piles() -> None:
    """WQ-2.8: the same view and the same offers, whatever chance will bring; and it can bring anything."""
    table = lay(holders="R,GG,BB", bag="RRGGBBYYPP")
    assert GAME.view(table.table, 1)["bag"] == {"red": 2, "green": 2, "blue": 2, "yellow": 2, "purple": 2}
    drawn: set[str] = set()
    revealed: set[str] = set()
    for seed in range(60):
        future = Scene(GAME.imagine(table.table, 1, seed))
        assert GAME.view(future.table, 1) == GAME.view(table.table, 1)
        assert future.offers == table.offers
        future.play("R1-b3", "take R")
        drawn.add(future.holder(1))
        revealed.add(future.pile("R"))
    assert len(drawn) > 15
    assert len(revealed) > 10


def test_the_bag_follows_from_what_lies_open_and_what_has_left() -> None:
    """WQ-2.8: in the middle of a game, all crystals that aren't in sight and haven't left are in the bag."""
    table = lay(holders="R,GG,BB", bag="GYYP", books={1: ["Border Keeper R | Bright Way -"]})
    table.play("use 1")
    assert crystals_of(table["bag"]) == {"G": 1, "Y": 2, "P": 1}
    gone = table.table.pack()["gone"]
    # 6 of each colour: red 1 on a holder, 5 gone; green 2 and 1; blue 2; yellow and purple only in the bag
    assert gone == [5, 3, 4, 4, 5]
