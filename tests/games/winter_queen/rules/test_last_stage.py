"""The last stage, passing, and the end (chapter 7)."""

import pytest

from tests.games.winter_queen.rules.kit import Scene, full_map, lay

ORDERS = [
    (seats, first, k) for seats in (2, 3, 4) for first in range(1, seats + 1) for k in range(1, seats + 1)
]
THREE_FULL_BOOKS = [
    "Border Keeper R | Bright Way R",
    "Rose of the Winds G | Polar Star G",
    "Magical Clouds B | Northern Lights B",
]


def about_to_empty_the_bag(seats: int, first: int, k: int, bag: str) -> Scene:
    """It is the turn of the k-th in the round; of the holder with the number of their seat one is left."""
    seat = (first - 1 + k - 1) % seats + 1
    heaps = ["GGYY"] * (4 if seats == 4 else 3)
    heaps[seat - 1] = "R"
    return lay(seats=seats, first=first, turn=seat, holders=",".join(heaps), bag=bag)


def play_a_turn(table: Scene) -> None:
    """Some crystal to some space, no book; or a pass."""
    table.play(table.offers[0])
    if "skip" in table.offers:
        table.play("skip")


def turns_that_follow(table: Scene) -> list[int]:
    """The seats that have a turn until the end, after the running one is finished."""
    order: list[int] = []
    while table.turn:
        order.append(table.turn)
        play_a_turn(table)
    return order


# --- 7.1, 7.2: what changes ---


@pytest.mark.parametrize("bag", ["BBBB", "BBB", "B"])
def test_an_empty_bag_puts_all_crystals_on_one_holder(bag: str) -> None:
    """WQ-7.1"""
    table = lay(seats=4, holders="R,GY,PP,RY", bag=bag)
    table.play("R1-b3")
    assert table["bag"] == "-"
    assert table["holders"] == f"RG{bag}YYPP,-,-,-"


def test_the_single_holder_is_available_to_everybody() -> None:
    """WQ-7.1: to those too who reached none of the holders that its crystals came from."""
    table = lay(full_map(empty=["a1", "b3", "e3", "d1", "b1"]), seats=4, holders="R,G,P,Y", bag="B")
    table.play("R1-b3", "skip")
    for seat in (2, 3, 4):
        assert table.turn == seat
        crystals = {deed[:2] for deed in table.offers}
        assert {deed[1] for deed in table.offers} == {"1"}
        assert crystals == {crystal for crystal in ("G1", "P1", "Y1", "B1") if crystal[0] in table.holder(1)}
        play_a_turn(table)


def test_before_the_bag_is_empty_there_is_no_last_stage() -> None:
    """WQ-7.1"""
    table = lay(seats=4, holders="R,GY,PP,RY", bag="BBBBB")
    table.play("R1-b3")
    assert table["holders"] == "BBBB,GY,PP,RY"
    assert table["left"] == "-"
    assert table.heard("last-stage-began") == []


def test_no_book_is_activated_in_the_last_stage() -> None:
    """WQ-7.2: a crystal to the map or to a book is all there is."""
    own = ["Border Keeper R | Bright Way -"]
    table = lay(full_map(empty=["a1"]), holders="RG,-,-", bag="", books={1: own}, left=2)
    assert table.offers == ["R1-a1", "R1-1R", "G1-a1", "G1-1R"]
    assert table.refusal("use 1") == "WQ-7.2 no-activation-now"


def test_the_one_who_empties_the_bag_cannot_activate_next_time() -> None:
    """WQ-7.2: it holds from the moment the bag is empty."""
    table = lay(holders="R,GG,BB", bag="Y", books={2: ["Border Keeper R | Bright Way -"]})
    table.play("R1-b3", "skip")
    assert table.turn == 2
    assert not any(deed.startswith("use") for deed in table.offers)


def test_books_are_taken_as_usual_in_the_last_stage() -> None:
    """WQ-7.2: for a county, for the domain, and never a fourth."""
    for space, offers in (
        ("b3", ["take R", "skip"]),
        ("c4", ["take R", "take G", "take P", "take B", "skip"]),
    ):
        table = lay(holders="RRG,-,-", bag="", left=3)
        table.play(f"R1-{space}")
        assert table.offers == offers
        table.play("take R")
        assert len(table.books(1)) == 1
        assert table.turn == 2
    table = lay(holders="RRG,-,-", bag="", left=3, books={1: THREE_FULL_BOOKS})
    table.play("R1-b3")
    assert table.turn == 2


# --- 7.3, 7.4: how many turns follow ---


@pytest.mark.parametrize(("seats", "first", "k"), ORDERS)
@pytest.mark.parametrize("refill", ["exact", "partial"])
def test_the_round_is_finished_and_one_full_round_follows(
    seats: int, first: int, k: int, refill: str
) -> None:
    """WQ-7.3, WQ-7.4: (n - k) + n turns, wherever the first player sits."""
    full = 3 if seats == 2 else 4
    table = about_to_empty_the_bag(seats, first, k, "B" * (full if refill == "exact" else 1))
    seat = table.turn
    table.play(f"R{seat}-a1", "skip")
    clockwise = [(seat - 1 + i) % seats + 1 for i in range(1, (seats - k) + seats + 1)]
    assert table["left"] == str(len(clockwise))
    assert turns_that_follow(table) == clockwise
    assert clockwise[-seats:][0] == first
    assert table["business"] == "over:turns-played"


def test_two_players_the_first_empties_the_bag() -> None:
    """WQ-7.3: second, first, second."""
    table = lay(holders="R,GG,BB", bag="YYY")
    table.play("R1-b3", "skip")
    assert turns_that_follow(table) == [2, 1, 2]


def test_how_many_turns_follow_is_told() -> None:
    """WQ-7.4"""
    table = about_to_empty_the_bag(4, first=3, k=2, bag="B")
    table.play("R4-b3")
    assert table.heard("last-stage-began") == ["last-stage-began seat=4 turns=6"]


def test_the_running_turn_is_finished_normally() -> None:
    """WQ-7.4: whoever empties the bag still takes their book, also when theirs is the last seat."""
    table = about_to_empty_the_bag(2, first=1, k=2, bag="B")
    table.play("R2-b3")
    assert (table.turn, table.offers) == (2, ["take R", "skip"])
    table.play("take R")
    assert len(table.books(2)) == 1
    assert (table.turn, table["left"]) == (1, "2")


def test_a_page_can_empty_the_bag_too() -> None:
    """WQ-7.4: no book is asked for then."""
    table = lay(holders="R,GG,BB", bag="YYY", books={1: ["Border Keeper - | Bright Way -"]})
    table.play("R1-1L")
    assert (table.turn, table["left"]) == (2, "3")
    assert table["holders"] == "GGBBYYY,-,-"


# --- 7.5, 7.6: points for the last crystals ---


def test_the_last_crystal_of_the_single_holder_gives_a_point() -> None:
    """WQ-7.5: on the map and on a book; the last but one gives none."""
    for target in ("b3", "1L"):
        table = lay(
            seats=3, holders="RG,-,-", bag="", left=5, turn=2, books={3: ["Border Keeper - | Bright Way -"]}
        )
        table.play("R1-a1", "skip")
        assert table.points == [0, 0, 0]
        table.play(f"G1-{target}")
        assert table.points[2] == 1
        assert "holder-emptied seat=3 holder=1 points=1" in table.told
        assert table.heard("holder-refilled") == []


def test_putting_the_crystals_together_gives_no_point() -> None:
    """WQ-7.6: three holders are emptied by it; the only point is for the crystal that was taken."""
    table = lay(seats=4, holders="R,G,P,Y", bag="B", points=[4, 4, 4, 4])
    table.play("R1-b3", "skip")
    assert table.points == [5, 4, 4, 4]
    assert table.heard("holder-emptied") == ["holder-emptied seat=1 holder=1 points=1"]


# --- 7.7, 7.8: passing ---


def test_who_can_do_nothing_passes() -> None:
    """WQ-7.7: the map is full, there is no empty page, and nothing to activate."""
    table = lay(full_map(), holders="R,G,B", bag="Y")
    assert table.offers == ["pass"]
    table.play("pass")
    assert table.told == ["turn-passed seat=1"]
    assert table.points == [0, 0]
    assert (table.turn, table["passes"]) == (2, "1")


def test_in_the_last_stage_full_books_do_not_help() -> None:
    """WQ-7.7: they can't be activated any more."""
    table = lay(full_map(), seats=4, holders="RG,-,-,-", bag="", left=4, books={1: THREE_FULL_BOOKS})
    assert table.offers == ["pass"]


def test_without_crystals_there_is_nothing_but_to_pass() -> None:
    """WQ-7.7: in the last stage, had the game not ended before (WQ-7.8)."""
    table = lay(holders="-,-,-", bag="", left=2, books={1: ["Border Keeper - | Bright Way R"]})
    assert table.offers == ["pass"]


@pytest.mark.parametrize(
    ("what", "table"),
    [
        ("R1-a1", lay(full_map(empty=["a1"]), holders="R,G,B", bag="Y")),
        ("R1-1L", lay(full_map(), holders="R,G,B", bag="Y", books={1: ["Border Keeper - | Bright Way -"]})),
        ("use 1", lay(full_map(), seats=4, holders="R,G,B,Y", bag="Y", books={1: THREE_FULL_BOOKS})),
        ("R1-a1", lay(full_map(empty=["a1"]), holders="R,-,-", bag="", left=1)),
    ],
    ids=["space", "page", "book", "last stage"],
)
def test_passing_is_never_allowed_otherwise(what: str, table: Scene) -> None:
    """WQ-7.7"""
    assert what in table.offers
    assert "pass" not in table.offers
    assert table.refusal("pass") == "WQ-7.7 pass-not-allowed"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("last_stage", [False, True])
def test_when_everybody_passes_in_a_row_the_game_is_over(seats: int, last_stage: bool) -> None:
    """WQ-7.8: at any stage, and not before the last of them has passed."""
    holders = ["R", "G", "B", "Y"][: 4 if seats == 4 else 3]
    left = seats + 1 if last_stage else None
    if last_stage:
        holders = ["RG", *["-"] * (len(holders) - 1)]
    table = lay(
        full_map(), seats=seats, turn=2, holders=",".join(holders), bag="" if left else "Y", left=left
    )
    for _ in range(seats - 1):
        table.play("pass")
        assert table.turn
    table.play("pass")
    assert table.turn == 0
    assert table["business"] == "over:everybody-passed"
    assert table.told == [f"turn-passed seat={1}", "game-ended reason=everybody-passed"]


def test_a_deed_in_between_breaks_the_row_of_passes() -> None:
    """WQ-7.8: two of three pass, the third activates; that happens twice, then all three pass."""
    own = ["Border Keeper Y | Bright Way -", "Rose of the Winds - | Polar Star Y"]
    table = lay(full_map(), seats=3, holders="R,G,B", bag="P", books={3: own})
    table.play("pass", "pass", "use 1")
    assert table["passes"] == "0"
    table.play("pass", "pass", "use 2", "pass", "pass")
    assert table.turn == 3
    table.play("pass")
    assert table["business"] == "over:everybody-passed"


@pytest.mark.parametrize("deed", ["R1-a1", "R1-1L", "use 1"])
def test_every_deed_breaks_the_row_of_passes(deed: str) -> None:
    """WQ-7.8"""
    table = lay(
        full_map(empty=["a1"]),
        holders="RR,G,B",
        bag="P",
        books={1: ["Border Keeper - | Bright Way Y"]},
        passes=1,
        piles="-,-,-,-",
    )
    table.play(deed)
    assert (table["passes"], table.turn) == ("0", 2)


def test_no_crystal_left_in_the_last_stage_ends_the_game_at_once() -> None:
    """WQ-7.8: three more turns would follow. The running turn still takes its book."""
    table = lay(seats=3, holders="R,-,-", bag="", left=4, turn=3, first=2)
    table.play("R1-b3")
    assert (table.turn, table.offers) == (3, ["take R", "skip"])
    table.play("take R")
    assert table["business"] == "over:crystals-gone"
    assert table["left"] == "3"
    assert table.heard("game-ended") == ["game-ended reason=crystals-gone"]


def test_the_last_crystal_in_the_last_turn_ends_it_because_the_turns_are_played() -> None:
    table = lay(holders="R,-,-", bag="", left=1, turn=2, piles="-,-,-,-")  # WQ-7.3
    table.play("R1-b3")
    assert table["business"] == "over:turns-played"


# --- 7.9: final scoring ---


def final(first: int, points: tuple[int, ...] = (10, 20, 30)) -> Scene:
    """Three players, the last turn is about to be played; each has books with crystals."""
    last = (first - 2) % 3 + 1
    return lay(
        """
            .   R   .
      .   .   .   .   .   .
    .   .   .   g   .   .   .
      .   .   .   .   .   .
            .   .   B
        """,
        seats=3,
        first=first,
        turn=last,
        left=1,
        holders="YY,-,-",
        bag="",
        piles="-,-,-,-",
        books={
            1: ["Border Keeper R | Northern Lights G", "", "Rose of the Winds - | Polar Star G"],
            2: ["Magical Clouds - | Polar Star -", "Magical Clouds B | Northern Lights -"],
            3: ["Border Keeper - | Polar Star R"],
        },
        points=points,
    )


@pytest.mark.parametrize(("first", "order"), [(1, "1 1 1 2 3"), (2, "2 3 1 1 1"), (3, "3 1 1 1 2")])
def test_all_charged_pages_are_scored_from_the_first_player_on(first: int, order: str) -> None:
    """WQ-7.9: every page with a crystal of every book, nothing else, after the end was announced."""
    table = final(first)
    table.play("Y1-e1")
    assert [line.split()[0] for line in table.told] == ["crystal-placed", "game-ended"] + [
        "effect-scored"
    ] * 5
    scored = table.heard("effect-scored")
    assert " ".join([line.split()[1][-1] for line in scored]) == order
    mine = [line.split(" ", 3)[3] for line in scored if "seat=1" in line]
    assert [line.split()[0] for line in mine] == ["page=1L", "page=1R", "page=3R"]
    # Border Keeper red 1, Northern Lights green 1, Polar Star green 6; Clouds blue 1; Polar Star red at a2: 4
    assert table.points == [10 + 1 + 1 + 6, 20 + 1, 30 + 4]


def test_nothing_is_discarded_in_final_scoring() -> None:
    """WQ-7.9: books and crystals stay, and no crystal goes back to the bag for a book with two."""
    table = final(1)
    table.play("Y1-e1")
    assert table["map"] == ".R./....../...g.../....../Y.B"
    assert [table.books(seat) for seat in (1, 2, 3)] == [["12RG", "", "9-G"], ["16--", "15B-"], ["13-R"]]
    assert table["bag"] == "-"
    assert table.turn == 0


def test_final_scoring_follows_every_way_of_ending() -> None:
    """WQ-7.9: also when the crystals are gone, and when everybody passed."""
    gone = lay(
        holders="R,-,-", bag="", left=3, piles="-,-,-,-", books={2: ["Border Keeper R | Bright Way -"]}
    )
    gone.play("R1-a1")
    assert gone["business"] == "over:crystals-gone"
    assert gone.points == [1, 1]
    passed = lay(
        full_map(), seats=4, holders="R,-,-,-", bag="", left=6, books={3: THREE_FULL_BOOKS}, passes=3
    )
    passed.play("pass")
    assert passed["business"] == "over:everybody-passed"
    assert len(passed.heard("effect-scored")) == 6


# --- 7.10: who wins ---


@pytest.mark.parametrize(
    ("points", "winners"),
    [
        ([3, 5], [2]),
        ([5, 3], [1]),
        ([4, 4], [1, 2]),
        ([2, 7, 7], [2, 3]),
        ([7, 1, 7, 7], [1, 3, 4]),
        ([0, 0], [1, 2]),
    ],
)
def test_most_points_win_and_a_tie_is_a_shared_victory(points: list[int], winners: list[int]) -> None:
    """WQ-7.10"""
    seats = len(points)
    heaps = ["RR", *["-"] * (3 if seats == 4 else 2)]
    table = lay(
        seats=seats, holders=",".join(heaps), bag="", left=1, turn=seats, points=points, piles="-,-,-,-"
    )
    assert table.winners == []
    table.play("R1-a1")
    assert (table.winners, table.points) == (winners, points)


def test_points_of_final_scoring_decide_too() -> None:
    """WQ-7.10: seat 3 was ahead before it."""
    table = final(1, points=(27, 20, 30))
    table.play("Y1-e1")
    assert table.points == [35, 21, 34]
    assert table.winners == [1]
