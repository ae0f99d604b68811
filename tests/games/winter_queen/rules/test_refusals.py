"""Every refusal names the rule that stands in the way, and the first one that does."""

import pytest

from frostfair.kernel.errors import IllegalAction, Malformed, StaleCommand
from tests.games.winter_queen.rules.kit import GAME, Scene, full_map, lay

TWO_BOOKS = ["Border Keeper R | Bright Way -", "Rose of the Winds - | Polar Star -"]


def usual() -> Scene:
    return lay(
        """
            R   .   .
      .   .   .   .   .   .
    .   .   .   g   .   .   .
      .   .   .   .   .   .
            .   .   .
        """,
        seats=3,
        holders="RG,B,Y",
        books={1: TWO_BOOKS},
    )


@pytest.mark.parametrize(
    ("deed", "refusal"),
    [
        ("R4-b3", "WQ-2.2 no-such-holder"),
        ("Y3-b3", "WQ-3.2 holder-out-of-reach"),
        ("P1-b3", "WQ-3.2 no-such-crystal"),
        ("R2-b3", "WQ-3.2 no-such-crystal"),
        ("R1-a1", "WQ-4.1 space-occupied"),
        ("R1-c4", "WQ-4.1 space-occupied"),
        ("R1-1L", "WQ-5.1 page-occupied"),
        ("R1-3L", "WQ-5.1 no-such-book"),
        ("use 2", "WQ-6.1 book-without-crystal"),
        ("use 3", "WQ-6.1 no-such-book"),
        ("pass", "WQ-7.7 pass-not-allowed"),
        ("skip", "WQ-3.1 not-a-turn-action"),
        ("take R", "WQ-3.1 not-a-turn-action"),
        ("back a1", "WQ-3.1 not-a-turn-action"),
        # more than one thing is wrong: the crystal comes before the place
        ("Y3-a1", "WQ-3.2 holder-out-of-reach"),
        ("P1-a1", "WQ-3.2 no-such-crystal"),
        ("P1-3L", "WQ-3.2 no-such-crystal"),
    ],
)
def test_in_a_turn(deed: str, refusal: str) -> None:
    assert usual().refusal(deed) == refusal


@pytest.mark.parametrize(
    ("deed", "refusal"),
    [
        ("G2-b3", "WQ-7.1 holder-out-of-reach"),
        ("Y1-b3", "WQ-3.2 no-such-crystal"),
        ("use 1", "WQ-7.2 no-activation-now"),
        ("use 2", "WQ-7.2 no-activation-now"),
        ("use 3", "WQ-6.1 no-such-book"),
        ("pass", "WQ-7.7 pass-not-allowed"),
    ],
)
def test_in_the_last_stage(deed: str, refusal: str) -> None:
    table = lay(seats=3, holders="RG,-,-", bag="", left=3, books={1: TWO_BOOKS})
    assert table.refusal(deed) == refusal


@pytest.mark.parametrize(
    ("deed", "refusal"),
    [
        ("take G", "WQ-4.2 pile-of-another-county"),
        ("take P", "WQ-4.2 pile-exhausted"),
        ("pass", "WQ-4.4 book-first"),
        ("R1-b4", "WQ-4.4 book-first"),
        ("use 1", "WQ-4.4 book-first"),
        ("back b3", "WQ-4.4 book-first"),
    ],
)
def test_while_a_book_may_be_taken(deed: str, refusal: str) -> None:
    table = lay(holders="RR,G,B", piles="1+4,2+4,-,3+4")
    table.play("R1-b3")
    assert table.refusal(deed) == refusal


@pytest.mark.parametrize(
    ("deed", "refusal"),
    [
        ("back c4", "WQ-6.3 depicted-stays"),
        ("back a3", "WQ-6.3 nothing-to-return-there"),
        ("skip", "WQ-6.3 return-first"),
        ("pass", "WQ-6.3 return-first"),
        ("R1-b4", "WQ-6.3 return-first"),
        ("use 1", "WQ-6.3 return-first"),
    ],
)
def test_while_a_crystal_must_be_returned(deed: str, refusal: str) -> None:
    table = lay(
        """
            R   .   .
      .   .   .   .   .   .
    .   .   .   g   .   .   .
      .   .   .   .   .   .
            .   .   .
        """,
        holders="RG,B,Y",
        books={1: ["Border Keeper R | Bright Way R"]},
    )
    table.play("use 1")
    assert table.refusal(deed) == refusal


def test_when_one_can_only_pass() -> None:
    table = lay(full_map(), holders="R,G,B", bag="Y")
    assert table.refusal("R1-b3") == "WQ-4.1 space-occupied"
    assert table.refusal("R1-1L") == "WQ-5.1 no-such-book"


@pytest.mark.parametrize("seat", [2, 3])
def test_nobody_acts_out_of_turn(seat: int) -> None:
    assert usual().refusal("B2-b3", seat=seat) == "K-1 not-your-decision"  # WQ-3.1


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_does_not_exist_never_decides(seat: int) -> None:
    match = usual().match()
    with pytest.raises(IllegalAction, match="not-your-decision"):
        match.submit(seat, GAME.parse("R1-b3"))


def test_nothing_is_done_after_the_end() -> None:
    table = lay(holders="RR,-,-", bag="", left=1, piles="-,-,-,-")
    match = table.match()
    match.submit(0, GAME.parse("R1-a1"))
    with pytest.raises(IllegalAction, match="game-over") as refused:
        match.submit(1, GAME.parse("R1-a2"))
    assert refused.value.rule == "K-4"


@pytest.mark.parametrize("number", [-1, -640, 31, 19 * 32 + 31, 643, 647, 653, 691, 1023, 1 << 20])
def test_numbers_that_are_no_action_are_refused_everywhere(number: int) -> None:
    book = lay(holders="RR,G,B")
    book.play("R1-b3")
    back = lay(full_map(), holders="R,G,B", bag="", books={1: ["Border Keeper R | Bright Way G"]})
    back.play("use 1")
    expected = ("not-a-turn-action (WQ-3.1)", "book-first (WQ-4.4)", "return-first (WQ-6.3)")
    for table, told in zip((usual(), book, back), expected, strict=True):
        with pytest.raises(IllegalAction) as refused:
            table.match().submit(0, number)
        assert str(refused.value) == told


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_the_books_of_others_are_not_meant(seat: int) -> None:
    """WQ-5.1, WQ-6.1: the same numbers mean the own books, and this seat has one, in the second place."""
    effects = ("Border Keeper", "Magical Clouds", "Rose of the Winds")
    books = {owner: ["", f"{effect} R | Polar Star -"] for owner, effect in enumerate(effects, 1)}
    table = lay(seats=3, turn=seat, holders="R,R,R", books=books)
    crystal = f"R{seat}"
    assert table.refusal(f"{crystal}-1L") == "WQ-5.1 no-such-book"
    assert table.refusal(f"{crystal}-2L") == "WQ-5.1 page-occupied"
    assert table.refusal(f"{crystal}-3R") == "WQ-5.1 no-such-book"
    assert table.refusal("use 1") == "WQ-6.1 no-such-book"
    assert table.refusal("use 3") == "WQ-6.1 no-such-book"
    assert "use 2" in table.offers


def test_a_command_that_answers_old_offers_is_stale() -> None:
    match = usual().match()
    match.submit(0, GAME.parse("R1-b3"), at=0)
    with pytest.raises(StaleCommand, match="answers version 0, but the choices changed at version 1"):
        match.submit(0, GAME.parse("take R"), at=0)
    with pytest.raises(Malformed, match="no version 7"):
        match.submit(0, GAME.parse("take R"), at=7)
    match.submit(0, GAME.parse("take R"), at=1)
