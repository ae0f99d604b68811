"""Crystals on books, and books activated (chapters 5 and 6)."""

import pytest

from tests.games.winter_queen.rules.kit import BOX, GAME, SPACES, crystals_of, full_map, lay, set_up
from tests.games.winter_queen.rules.telling import in_words

BORDER, ROSE, CLOUDS = (
    "Border Keeper - | Bright Way -",
    "Rose of the Winds - | Polar Star -",
    "Magical Clouds - | Polar Star -",
)
BOARD = """
            .   r   .
      .   .   G   P   R   .
    .   .   .   g   .   .   .
      .   R   .   .   G   .
            .   .   .
    """


# --- 5. a crystal on a book ---


def test_a_crystal_goes_to_an_empty_page_of_an_own_book() -> None:
    """WQ-5.1: not to a page that holds one, and not to a book of somebody else."""
    table = lay(
        full_map(),
        holders="R,G,B",
        bag="Y",
        books={
            1: ["Border Keeper R | Bright Way -", "", "Rose of the Winds - | Polar Star -"],
            2: ["Magical Clouds - | Polar Star -", "Magical Clouds - | Northern Lights -"],
        },
    )
    pages = ["1R", "3L", "3R"]
    expected = [f"{crystal}-{page}" for crystal in ("R1", "G2", "B3") for page in pages] + ["use 1"]
    assert table.offers == expected
    assert table.refusal("R1-1L") == "WQ-5.1 page-occupied"
    assert table.refusal("R1-2L") == "WQ-5.1 no-such-book"


@pytest.mark.parametrize("page", ["1L", "1R", "2L", "2R", "3L", "3R"])
def test_the_crystal_lies_on_the_page_that_was_named(page: str) -> None:
    """WQ-5.1: on every page of every book, also of the last seat."""
    own = [
        "Border Keeper - | Bright Way -",
        "Rose of the Winds - | Polar Star -",
        "Magical Clouds - | Polar Star -",
    ]
    table = lay(seats=4, turn=4, holders="YY,R,R,YY", books={4: own})
    table.play(f"Y4-{page}")
    slot, side = int(page[0]) - 1, page[1]
    expected = ["11--", "9--", "16--"]
    expected[slot] = expected[slot][:-2] + ("Y-" if side == "L" else "-Y")
    assert table.books(4) == expected
    assert table.holder(4) == "Y"
    assert table.told == [
        f"page-charged seat=4 holder=4 colour=yellow book={expected[slot][:-2]} page={page}"
    ]


@pytest.mark.parametrize("colour", "RGBYP")
def test_a_page_takes_any_colour_and_both_pages_may_have_the_same(colour: str) -> None:
    """WQ-5.1: on the Forest Wisps of the same colour too."""
    table = lay(holders=f"{colour}{colour}R,G,B", books={1: [f"Forest Wisps red {colour} | Border Keeper -"]})
    table.play(f"{colour}1-1R")
    assert table.books(1) == [f"1{colour}{colour}"]


def test_a_page_holds_one_crystal() -> None:
    """WQ-5.1"""
    table = lay(holders="RRR,GGG,BB", books={1: ["Border Keeper - | Bright Way -"]})
    table.play("R1-1L", "G2-b3", "skip")
    assert table.refusal("R1-1L") == "WQ-5.1 page-occupied"
    table.play("R1-1R", "G2-b4", "skip")
    assert table.refusal("B3-1R") == "WQ-5.1 page-occupied"


def test_a_crystal_on_a_book_scores_nothing_and_brings_no_book() -> None:
    """WQ-5.2: it would score, and piles are full; nothing happens, and the next seat has its turn."""
    table = lay(BOARD, holders="RR,B,BY", bag="Y", books={1: ["Border Keeper - | Northern Lights G"]})
    assert table.worth("Border Keeper", "R") == 3
    piles = table["piles"]
    table.play("R1-1L")
    assert table.points == [0, 0]
    assert [event.kind for event in table.events] == ["page-charged"]
    assert (table.turn, table["piles"], table["map"]) == (2, piles, lay(BOARD, holders="Y,B,B")["map"])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_has_a_book_for_their_first_turn(seats: int) -> None:
    """WQ-5.2"""
    table = set_up(seats, seed=7)
    for _ in range(seats):
        assert all(deed[3:] in SPACES for deed in table.offers)
        table.play(table.offers[0])
        if "skip" in table.offers:
            table.play(table.offers[0])


# --- 6. activating ---


def test_own_books_with_a_crystal_can_be_activated() -> None:
    """WQ-6.1: not an empty one, and nobody else's."""
    table = lay(
        full_map(),
        holders="R,G,B",
        bag="Y",
        books={
            1: [
                "Border Keeper - | Bright Way -",
                "Rose of the Winds - | Polar Star R",
                "Magical Clouds G | Polar Star B",
            ],
            2: ["Border Keeper Y | Northern Lights P"],
        },
    )
    assert [deed for deed in table.offers if deed.startswith("use")] == ["use 2", "use 3"]
    assert table.refusal("use 1") == "WQ-6.1 book-without-crystal"
    assert lay(holders="R,G,B").refusal("use 1") == "WQ-6.1 no-such-book"


@pytest.mark.parametrize(
    ("crystals", "scored"),
    [
        ("R -", ["border_keeper red 3"]),
        ("G -", ["border_keeper green 1"]),
        ("- G", ["northern_lights green 3"]),
        ("- R", ["northern_lights red 3"]),
        ("R G", ["border_keeper red 3", "northern_lights green 3"]),
        ("G G", ["border_keeper green 1", "northern_lights green 3"]),
    ],
)
def test_every_page_with_a_crystal_is_scored_with_its_colour(crystals: str, scored: list[str]) -> None:
    """WQ-6.1: red on the edge a2, b5, d2; green on the edge d5; each in three zones."""
    left, right = crystals.split()
    book = f"Border Keeper {left} | Northern Lights {right}"
    table = lay(BOARD, holders="Y,B,B", bag="Y", books={1: [book]}, points=[10, 20])
    table.play("use 1")
    told = [dict(word.split("=") for word in line.split()[1:]) for line in table.heard("effect-scored")]
    assert [f"{line['effect']} {line['colour']} {line['points']}" for line in told] == scored
    assert table.points == [10 + sum(int(line["points"]) for line in told), 20]


def test_an_effect_may_score_nothing() -> None:
    """WQ-6.1: the book may be activated all the same, and is spent."""
    table = lay(BOARD, holders="Y,B,B", bag="Y", books={1: ["Border Keeper Y | Bright Way -"]})
    assert "use 1" in table.offers
    table.play("use 1")
    assert table.points == [0, 0]
    assert table.told == [
        "effect-scored seat=1 book=11 page=1L effect=border_keeper colour=yellow points=0",
        "book-spent seat=1 book=11 slot=1",
    ]


def test_other_books_are_left_alone() -> None:
    own = [
        "Border Keeper R | Bright Way -",
        "Rose of the Winds G | Polar Star G",
        "Magical Clouds R | Polar Star -",
    ]
    table = lay(BOARD, holders="Y,B,B", bag="Y", books={1: own})  # WQ-6.1
    table.play("use 3")
    assert table.books(1) == ["11R-", "9GG"]
    assert len(table.heard("effect-scored")) == 1


@pytest.mark.parametrize("slot", [1, 2, 3])
@pytest.mark.parametrize("seat", [1, 2, 3, 4])
def test_every_seat_can_activate_every_one_of_its_books(seat: int, slot: int) -> None:
    """WQ-6.1, WQ-6.3: with two crystals a crystal is returned, wherever the book lies."""
    for crystals, returns in (("R R", True), ("R -", False), ("- R", False)):
        left, right = crystals.split()
        own = [BORDER, ROSE, CLOUDS]
        own[slot - 1] = f"Magical Clouds {left} | Northern Lights {right}"
        table = lay(BOARD, seats=4, turn=seat, books={seat: own})
        table.play(f"use {slot}")
        assert table["business"] == (f"back{seat}" if returns else f"turn{seat % 4 + 1}")
        assert len(table.heard("effect-scored")) == (2 if returns else 1)
        spent = [*table.books(seat), "", "", ""]
        assert [book == "" for book in spent[:3]] == [i == slot - 1 for i in range(3)]


def test_with_one_crystal_the_book_and_the_crystal_leave_the_game() -> None:
    """WQ-6.2: scored first; the map stays as it is, and the next seat has its turn."""
    table = lay(BOARD, holders="YY,B,B", bag="Y", books={1: ["Border Keeper R | Northern Lights -"]})
    before, gone = table["map"], table.table.pack()["gone"]
    table.play("use 1")
    assert table.told == [
        "effect-scored seat=1 book=12 page=1L effect=border_keeper colour=red points=3 spaces=a2,b5,d2",
        "book-spent seat=1 book=12 slot=1",
    ]
    assert table.books(1) == []
    assert table["spent"] == "12"
    assert (table["map"], table["bag"], table.turn) == (before, "Y", 2)
    assert isinstance(gone, list)
    assert table.table.pack()["gone"] == [gone[0] + 1, *gone[1:]]  # the red one


def test_a_spent_book_never_comes_back() -> None:
    """WQ-6.2: not to any pile."""
    for seed in range(30):
        table = lay(
            holders="RR,GG,BB", piles="7+1,-,-,-", books={1: ["Border Keeper R | Bright Way -"]}, seed=seed
        )
        table.play("use 1", "G2-b3", "take R")
        assert table.pile("R") == "20+0"


def test_with_two_crystals_both_pages_count_then_the_book_goes_then_a_crystal_is_returned() -> None:
    """WQ-6.3"""
    table = lay(BOARD, holders="YY,B,B", bag="Y", books={1: ["Border Keeper R | Northern Lights G"]})
    table.play("use 1")
    assert table.told == [
        "effect-scored seat=1 book=12 page=1L effect=border_keeper colour=red points=3 spaces=a2,b5,d2",
        "effect-scored seat=1 book=12 page=1R effect=northern_lights colour=green points=3 spaces=b3,c4,d5",
        "book-spent seat=1 book=12 slot=1",
    ]
    assert (table.turn, table["business"]) == (1, "back1")
    assert (table.books(1), table["spent"]) == ([], "12")
    assert table.table.pack()["gone"] == [6 - 2, 6 - 2, 6 - 2, 6 - 3, 6 - 1]  # all that isn't in sight


def test_one_placed_crystal_must_be_returned_and_no_depicted_one_can_be() -> None:
    """WQ-6.3: whoever's it was, there are no owners on the map."""
    table = lay(BOARD, holders="YY,B,B", bag="Y", books={1: ["Border Keeper R | Northern Lights G"]})
    table.play("use 1")
    assert table.offers == ["back b3", "back b4", "back b5", "back d2", "back d5"]
    assert table.refusal("back c4") == "WQ-6.3 depicted-stays"
    assert table.refusal("back a1") == "WQ-6.3 nothing-to-return-there"
    assert table.refusal("skip") == "WQ-6.3 return-first"
    assert table.refusal("Y1-a1") == "WQ-6.3 return-first"
    table.play("back b4")
    assert table.told == ["crystal-returned seat=1 colour=purple space=b4"]
    assert table["bag"] == "YP"
    assert table.on("b4") == "."
    assert table.points == [6, 0]
    assert table.turn == 2
    assert "Y1-b4" in table.offers


def test_what_was_scored_before_the_return_stays_scored() -> None:
    """WQ-6.3: the return comes last, so it can't spoil the own score."""
    table = lay(BOARD, holders="YY,B,B", bag="Y", books={1: ["Border Keeper R | Northern Lights R"]})
    table.play("use 1", "back b5")
    assert table.points == [6, 0]
    assert table.worth("Border Keeper", "R") == 2


def test_the_order_of_the_two_pages_cannot_matter() -> None:
    """WQ-6.3: each page is worth what it was worth before; the other page is still there (WQ-8.8)."""
    book = "Border Keeper P | Arcane Knowledge P"
    table = lay(BOARD, holders="YY,B,B", bag="Y", books={1: [book]})
    left, right = table.worth("Border Keeper", "P"), table.worth("Arcane Knowledge", "P")
    assert (left, right) == (0, 2)
    table.play("use 1")
    assert table.points == [left + right, 0]


def test_a_returned_crystal_can_be_drawn_again() -> None:
    """WQ-6.3: it goes to the bag and nowhere else."""
    table = lay(BOARD, holders="Y,B,B", bag="Y", books={1: ["Border Keeper R | Northern Lights G"]})
    table.play("use 1", "back b4", "Y1-b6", "skip")
    assert crystals_of(*table["holders"]) == crystals_of("BB", "YP")


def test_with_no_placed_crystal_on_the_map_nothing_is_returned() -> None:
    """WQ-6.4: depicted ones stay. (No legal game gets there: each book cost a placed crystal.)"""
    table = lay(
        """
            .   r   .
      .   .   .   .   .   .
    b   .   .   g   .   .   .
      .   .   .   .   .   .
            .   .   .
        """,
        books={1: ["Border Keeper R | Northern Lights G"]},
    )
    table.play("use 1")
    assert table.points == [2, 0]
    assert table.turn == 2
    assert table["bag"] == "RGBYP"


@pytest.mark.parametrize("crystals", ["R -", "- R", "R R"])
def test_no_book_is_taken_for_activating(crystals: str) -> None:
    """WQ-6.5: nor for the crystal that goes back."""
    left, right = crystals.split()
    table = lay(
        BOARD, holders="YY,B,B", bag="Y", books={1: [f"Border Keeper {left} | Northern Lights {right}"]}
    )
    piles = table["piles"]
    table.play("use 1")
    if table["business"] == "back1":
        table.play("back b3")
    assert (table.turn, table["piles"], table.books(1)) == (2, piles, [])
    assert table.heard("book-taken", "book-revealed") == []


# --- 6.6: everybody hears of it ---


def test_everybody_hears_what_was_scored_for() -> None:
    """WQ-6.6: the opponent and a spectator are told effect, colour, chosen crystal and counted spaces."""
    book = "Forest Wisps purple R | Bright Way P"
    match = lay(BOARD, holders="YY,B,B", bag="Y", books={1: [book]}).match()
    match.submit(0, GAME.parse("use 1"))
    for seat in (0, 1, None):
        (news,) = match.news(seat, 0)
        assert [in_words(BOX, event).partition(" book=3 ")[2] for event in news.events] == [
            "page=1L effect=forest_wisps_purple colour=red points=2 space=b4 spaces=a2,b5",
            "page=1R effect=bright_way colour=purple points=2 space=b4 direction=E spaces=b4,b5",
            "slot=1",
        ]


def test_everybody_hears_of_the_last_crystal_of_a_holder() -> None:
    """WQ-6.6"""
    match = lay(holders="R,GG,BB").match()
    match.submit(0, GAME.parse("R1-b3"))
    for seat in (0, 1, None):
        (news,) = match.news(seat, 0)
        assert "holder-emptied seat=1 holder=1 points=1" in [in_words(BOX, event) for event in news.events]


def test_arcane_knowledge_tells_the_opponent_and_the_crystals_that_count() -> None:
    """WQ-6.6: the chosen opponent, and every counted crystal on books, depicted ones too."""
    table = lay(
        seats=3,
        books={
            1: ["Magical Clouds P | Arcane Knowledge P"],
            3: ["Border Keeper - | Bright Way P", "", "Forest Wisps purple - | Bright Way -"],
        },
    )
    table.play("use 1")
    assert table.heard("effect-scored")[1] == (
        "effect-scored seat=1 book=17 page=1R effect=arcane_knowledge colour=purple points=4 opponent=3 "
        "marks=1:1L,1:1R,3:1R,3:3L(depicted)"
    )
