"""What a seat sees: everything that lies open, in the rulebook's words."""

import json

import pytest

from tests.games.winter_queen.rules.kit import GAME, Scene, full_map, lay, set_up


def seen(table: Scene, seat: int | None = 1) -> dict[str, object]:
    return GAME.view(table.table, None if seat is None else seat - 1)


def test_a_whole_view() -> None:
    table = lay(
        """
            R   g   .
      .   .   .   .   .   .
    .   .   .   .   .   .   .
      .   .   .   .   .   .
            .   .   .
        """,
        holders="RRG,B,YP",
        bag="GGB",
        piles="7+4,12+4,9+4,3+2",
        books={1: ["Border Keeper R | Polar Star -"], 2: []},
        points=[4, 6],
        first=2,
    )
    view = seen(table)
    spaces = view.pop("map")
    assert isinstance(spaces, list)
    assert len(spaces) == 25
    assert spaces[:3] == [
        {"name": "a1", "zone": "red", "crystal": "red", "depicted": False},
        {"name": "a2", "zone": "domain", "crystal": "green", "depicted": True},
        {"name": "a3", "zone": "green", "crystal": None, "depicted": False},
    ]
    piles = view.pop("piles")
    assert isinstance(piles, list)
    assert [pile["county"] for pile in piles] == ["red", "green", "purple", "blue"]
    assert view == {
        "seats": 2,
        "you": 0,
        "first": 1,
        "holders": [
            {"crystals": {"red": 2, "green": 1, "blue": 0, "yellow": 0, "purple": 0}, "reach": [0, 1]},
            {"crystals": {"red": 0, "green": 0, "blue": 1, "yellow": 0, "purple": 0}, "reach": [0, 1]},
            {"crystals": {"red": 0, "green": 0, "blue": 0, "yellow": 1, "purple": 1}, "reach": [0, 1]},
        ],
        "bag": {"red": 0, "green": 2, "blue": 1, "yellow": 0, "purple": 0},
        "players": [
            {
                "points": 4,
                "books": [
                    {
                        "book": 13,
                        "pages": ["border_keeper", "polar_star"],
                        "crystals": ["red", None],
                        "worth": [1, None],
                    },
                    None,
                    None,
                ],
            },
            {"points": None, "books": [None, None, None]},
        ],
        "last_stage": False,
        "turns_left": None,
        "business": [["turn", 0, False]],
        "over": None,
    }


@pytest.mark.parametrize(
    ("seats", "reached"),
    [(2, [[0, 1]] * 3), (3, [[0, 2], [0, 1], [1, 2]]), (4, [[0, 3], [0, 1], [1, 2], [2, 3]])],
)
def test_a_holder_shows_who_can_reach_it(seats: int, reached: list[list[int]]) -> None:
    holders = seen(lay(seats=seats))["holders"]  # WQ-2.4
    assert isinstance(holders, list)
    assert [holder["reach"] for holder in holders] == reached


def test_in_the_last_stage_one_holder_is_within_everybodys_reach() -> None:
    view = seen(lay(seats=4, holders="RG,-,-,-", bag="", left=5))  # WQ-7.1
    holders = view["holders"]
    assert isinstance(holders, list)
    assert [holder["reach"] for holder in holders] == [[0, 1, 2, 3], [], [], []]
    assert (view["last_stage"], view["turns_left"]) == (True, 5)


def test_the_worth_of_a_page_is_for_its_owner() -> None:
    """WQ-8.8: Arcane Knowledge counts the books of whoever owns it."""
    table = lay(
        seats=3,
        books={
            1: ["Border Keeper P | Bright Way P"],
            2: ["Magical Clouds - | Arcane Knowledge P", "Rose of the Winds P | Polar Star -"],
            3: [],
        },
        holders="R,G,B",
        bag="Y",
    )
    for viewer in (1, 2, 3, None):
        players = seen(table, viewer)["players"]
        assert isinstance(players, list)
        assert players[1]["books"][0]["worth"] == [None, 4]
        assert players[0]["books"][0]["worth"] == [0, 0]


def test_every_page_shows_its_own_crystal() -> None:
    own = ["Border Keeper R | Bright Way G", "", "Rose of the Winds B | Polar Star Y"]
    table = lay(books={1: ["Magical Clouds P | Polar Star -"], 2: own})
    players = seen(table)["players"]
    assert isinstance(players, list)
    assert [book and book["crystals"] for book in players[0]["books"]] == [["purple", None], None, None]
    assert [book and book["crystals"] for book in players[1]["books"]] == [
        ["red", "green"],
        None,
        ["blue", "yellow"],
    ]


def test_what_is_to_be_decided_is_seen() -> None:
    table = lay(holders="RR,G,B")
    table.play("R1-c4")
    assert seen(table, 2)["business"] == [["turn", 0, True], ["take-book", 0, 12]]


@pytest.mark.parametrize(
    ("table", "deed", "over"),
    [
        (lay(holders="RR,-,-", bag="", left=1, piles="-,-,-,-"), "R1-a1", "turns-played"),
        (lay(holders="R,-,-", bag="", left=2, piles="-,-,-,-"), "R1-a1", "crystals-gone"),
        (lay(full_map(), holders="R,G,B", bag="Y", passes=1), "pass", "everybody-passed"),
    ],
)
def test_why_it_is_over_is_seen(table: Scene, deed: str, over: str) -> None:
    assert seen(table)["over"] is None
    table.play(deed)
    assert seen(table)["over"] == over
    assert seen(table)["business"] == []
    assert table.result is not None
    assert table.result.reason == over


@pytest.mark.parametrize("seat", [1, 2, 3, None])
def test_a_view_is_plain_json_and_knows_nothing_of_chance(seat: int | None) -> None:
    table = set_up(3, seed=6)
    before = json.dumps(seen(table, seat))
    table.table.rng += 1
    assert json.dumps(seen(table, seat)) == before
    assert json.loads(before)["you"] == (None if seat is None else seat - 1)
