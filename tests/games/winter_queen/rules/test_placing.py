"""A crystal to the map, and the book for it (chapter 4)."""

import pytest

from tests.games.winter_queen.rules.kit import SPACES, book_number, full_map, lay

THREE_BOOKS = [
    "Border Keeper - | Bright Way -",
    "Rose of the Winds - | Polar Star -",
    "Magical Clouds - | Northern Lights -",
]
COUNTY = {
    "R": ["a1", "b1", "b2", "b3", "c2"],
    "G": ["a3", "b4", "b5", "b6", "c5"],
    "P": ["c6", "d4", "d5", "d6", "e3"],
    "B": ["c3", "d1", "d2", "d3", "e1"],
}
DOMAIN = ["a2", "c1", "c4", "c7", "e2"]


# --- where ---


def test_any_empty_space_will_do_and_no_other() -> None:
    """WQ-4.1: neither one with a placed crystal nor one with a depicted one."""
    table = lay(
        """
            R   .   .
      .   .   .   .   .   .
    .   .   .   g   Y   .   b
      .   .   .   .   .   .
            .   .   P
        """,
        holders="R,G,B",
    )
    taken = ["a1", "c4", "c5", "c7", "e3"]
    for crystal in ("R1", "G2", "B3"):
        reached = [deed[3:] for deed in table.offers if deed.startswith(crystal)]
        assert reached == [space for space in SPACES if space not in taken]
    assert table.refusal("R1-a1") == "WQ-4.1 space-occupied"
    assert table.refusal("R1-c4") == "WQ-4.1 space-occupied"


def test_the_crystal_lies_there_from_now_on() -> None:
    """WQ-4.1"""
    table = lay(holders="RR,G,B")
    table.play("R1-d5", "skip")
    assert table["map"] == ".../....../......./....R./..."
    assert table["holders"] == "R,G,B"
    assert table.told[0] == "crystal-placed seat=1 holder=1 colour=red space=d5"
    assert table.refusal("G2-d5") == "WQ-4.1 space-occupied"


def test_an_empty_domain_tile_is_an_empty_space() -> None:
    """WQ-4.1"""
    table = lay(full_map(empty=["c4", "e2"], depicted=["a2", "c1", "c7"]), holders="R,G,B", bag="Y")
    assert table.offers == ["R1-c4", "R1-e2", "G2-c4", "G2-e2", "B3-c4", "B3-e2"]
    table.play("R1-c4", "skip")
    assert table.on("c4") == "R"


# --- the book ---


@pytest.mark.parametrize("county", COUNTY)
def test_the_county_of_the_crystal_offers_its_top_book(county: str) -> None:
    """WQ-4.2: its own and no other pile."""
    for space in COUNTY[county]:
        table = lay(holders="RR,GG,BB")
        table.play(f"R1-{space}")
        assert table.turn == 1
        assert table.offers == [f"take {county}", "skip"]


def test_taking_a_book_shows_the_next_one_of_the_pile() -> None:
    """WQ-4.2"""
    table = lay(holders="RR,GG,BB", piles="7+4,12+4,9+4,3+4")
    table.play("R1-b4", "take G")
    assert table.books(1) == ["12--"]
    top, beneath = table.pile("G").split("+")
    assert beneath == "3"
    assert int(top) not in (7, 12, 9, 3)
    assert table.heard("book-taken", "book-revealed") == [
        "book-taken seat=1 county=green book=12 slot=1",
        f"book-revealed county=green book={top}",
    ]
    assert [table.pile(county) for county in "RPB"] == ["7+4", "9+4", "3+4"]
    assert table.turn == 2


def test_the_next_book_is_any_that_nobody_has_seen() -> None:
    """WQ-4.2: books on piles, in front of players or out of the game never come again."""
    seen: set[int] = set()
    for seed in range(200):
        table = lay(
            holders="RR,GG,BB",
            piles="7+1,12+1,-,3+0",
            books={2: ["Border Keeper - | Bright Way -"]},
            seed=seed,
        )
        assert len(table["spent"].split(",")) == 14
        table.play("R1-b3", "take R")
        seen.add(int(table.pile("R").partition("+")[0]))
    assert seen == {19, 20}


def test_the_last_book_of_a_pile_leaves_nothing() -> None:
    """WQ-4.2"""
    table = lay(holders="RR,GG,BB", piles="7+0,12+4,9+4,3+4")
    table.play("R1-b3", "take R")
    assert table.pile("R") == "-"
    assert table.heard("book-revealed") == []


def test_an_exhausted_pile_gives_nothing() -> None:
    """WQ-4.2: nobody is asked, the turn is over."""
    table = lay(holders="RR,GG,BB", piles="-,12+4,9+4,3+4")
    table.play("R1-b3")
    assert table.turn == 2
    assert table.books(1) == []


@pytest.mark.parametrize("space", DOMAIN)
def test_a_crystal_on_an_empty_domain_tile_gives_the_choice_of_all_piles(space: str) -> None:
    """WQ-4.3"""
    table = lay(holders="RR,GG,BB", piles="7+4,12+4,9+4,3+4")
    table.play(f"R1-{space}")
    assert table.offers == ["take R", "take G", "take P", "take B", "skip"]
    table.play("take P")
    assert table.books(1) == ["9--"]
    assert table.pile("P").endswith("+3")
    assert [table.pile(county) for county in "RGB"] == ["7+4", "12+4", "3+4"]


def test_exhausted_piles_are_not_among_the_choices_of_the_domain() -> None:
    """WQ-4.3"""
    table = lay(holders="RR,GG,BB", piles="-,12+4,-,3+0")
    table.play("R1-c4")
    assert table.offers == ["take G", "take B", "skip"]
    assert table.refusal("take R") == "WQ-4.2 pile-exhausted"


def test_with_no_pile_left_the_domain_gives_nothing() -> None:
    """WQ-4.3"""
    table = lay(holders="RR,GG,BB", piles="-,-,-,-")
    table.play("R1-c4")
    assert table.turn == 2


@pytest.mark.parametrize("space", ["b3", "c4"])
def test_nobody_has_to_take_a_book(space: str) -> None:
    """WQ-4.4: nothing changes then, and the turn is over."""
    table = lay(holders="RR,GG,BB", piles="7+4,12+4,9+4,3+4")
    table.play(f"R1-{space}")
    assert "skip" in table.offers
    table.play("skip")
    assert table["piles"] == "7+4,12+4,9+4,3+4"
    assert table.books(1) == []
    assert table.told == ["book-declined seat=1"]
    assert table.turn == 2


# --- three at most ---


@pytest.mark.parametrize("space", ["b1", "c1"])
def test_who_has_three_books_is_not_asked(space: str) -> None:
    """WQ-4.5: neither for a county nor for a domain tile."""
    table = lay(holders="RR,GG,BB", books={1: THREE_BOOKS})
    table.play(f"R1-{space}")
    assert table.turn == 2
    assert table.books(1) == ["11--", "9--", "15--"]


def test_who_has_two_may_take_a_third() -> None:
    """WQ-4.5: what the others have doesn't matter."""
    table = lay(holders="RR,GG,BB", piles="7+4,12+4,1+3,3+0", books={1: THREE_BOOKS[:2], 2: THREE_BOOKS[2:]})
    table.play("R1-b1", "take R")
    assert table.books(1) == ["11--", "9--", "7--"]


def test_a_spent_book_makes_room_for_another() -> None:
    """WQ-4.5: the new book lies where the old one lay, and its pages are empty."""
    own = ["Border Keeper - | Bright Way R", "Rose of the Winds G | Polar Star -", THREE_BOOKS[2]]
    table = lay(holders="RR,GG,BB", books={1: own}, piles="7+4,12+4,1+3,3+0")
    table.play("use 2", "G2-b3", "skip")
    assert table.books(1) == ["11-R", "", "15--"]
    table.play("R1-b1", "take R")
    assert table.books(1) == ["11-R", "7--", "15--"]
    assert book_number("Rose of the Winds | Bright Way") == 7
    table.play("G2-b4", "skip")
    pages = [deed[3:] for deed in table.offers if deed.startswith("B3")]
    assert pages[-5:] == ["1L", "2L", "2R", "3L", "3R"]
    assert "use 2" not in table.offers
