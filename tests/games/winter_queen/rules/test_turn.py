"""A turn (chapter 3)."""

from collections import Counter

import pytest

from tests.games.winter_queen.rules.kit import GAME, SPACES, crystals_of, full_map, lay, set_up


def choices(crystals: str, targets: list[str]) -> set[str]:
    """Each of these crystals to each of these targets, in notation."""
    return {f"{crystal}-{target}" for crystal in crystals.split() for target in targets}


# --- who, and what ---


@pytest.mark.parametrize(("seats", "first"), [(n, first) for n in (2, 3, 4) for first in range(1, n + 1)])
def test_play_goes_clockwise_from_the_first_player(seats: int, first: int) -> None:
    """WQ-3.1"""
    table = set_up(seats, first=first)
    order: list[int] = []
    for _ in range(3 * seats):
        order.append(table.turn)
        table.play(table.offers[0])
        if table.offers[-1] == "skip":
            table.play("skip")
    clockwise = [*range(first, seats + 1), *range(1, first)]
    assert order == clockwise * 3


def test_a_turn_is_a_crystal_to_the_map_or_to_an_own_book_or_an_own_book_activated() -> None:
    """WQ-3.1: exactly these, with every available crystal; WQ-5.1: pages that hold one aren't offered."""
    table = lay(
        full_map(empty=["a1", "c4", "e3"]),
        seats=4,
        holders="R,RY,G,B",
        bag="P",
        books={
            1: ["Border Keeper - | Bright Way -", "Rose of the Winds P | Polar Star -"],
            2: ["Magical Clouds B | Polar Star -"],
        },
    )
    placing = choices("R1 R2 Y2", ["a1", "c4", "e3", "1L", "1R", "2R"])
    assert sorted(table.offers) == sorted(placing | {"use 2"})


@pytest.mark.parametrize("deed", ["R1-1L", "R1-a1", "use 2"])
def test_after_one_thing_the_turn_is_over(deed: str) -> None:
    """WQ-3.1"""
    own = ["Border Keeper - | Bright Way -", "Rose of the Winds P | Polar Star -"]
    table = lay(holders="RR,GG,BB", books={1: own})
    table.play(deed)
    if table.offers[-1] == "skip":
        table.play("skip")
    assert table.turn == 2
    assert table.refusal("R1-a2", seat=1) == "K-1 not-your-decision"


def test_in_the_first_turn_there_is_nothing_but_the_map() -> None:
    table = set_up(2, seed=4)  # WQ-3.1, WQ-5.2
    assert all(deed[3:] in SPACES for deed in table.offers)


# --- what is available ---


def test_only_crystals_of_holders_within_reach_are_available() -> None:
    """WQ-3.2: seat 3 of four sits between holders 3 and 4."""
    table = lay(full_map(empty=["a1"]), seats=4, turn=3, holders="RG,BB,YYP,GP", bag="R")
    assert sorted(table.offers) == ["G4-a1", "P3-a1", "P4-a1", "Y3-a1"]
    assert table.refusal("B2-a1") == "WQ-3.2 holder-out-of-reach"
    assert table.refusal("R1-a1") == "WQ-3.2 holder-out-of-reach"
    assert table.refusal("R3-a1") == "WQ-3.2 no-such-crystal"


def test_two_crystals_of_one_colour_on_a_holder_are_one_choice() -> None:
    table = lay(full_map(empty=["a1"]), seats=3, holders="RRR,GG,B", bag="R")  # WQ-3.2
    assert table.offers == ["R1-a1", "G2-a1"]


@pytest.mark.parametrize("target", ["b3", "1L"])
def test_a_crystal_moves_from_its_holder_and_from_nowhere_else(target: str) -> None:
    """WQ-3.2: holder 2 has one too, and keeps it."""
    table = lay(holders="RRG,RB,Y", books={1: ["Border Keeper - | Bright Way -"]})
    table.play(f"R1-{target}")
    assert table["holders"] == "RG,RB,Y"
    assert table["bag"] == "RGBYP"


# --- the last crystal of a holder ---


@pytest.mark.parametrize(("seats", "full"), [(2, 3), (3, 4), (4, 4)])
@pytest.mark.parametrize("target", ["b3", "1L"])
def test_the_last_crystal_of_a_holder_gives_a_point_and_the_holder_is_refilled(
    seats: int, full: int, target: str
) -> None:
    """WQ-3.3: from the map as from a book, up to the number that the holders started with."""
    table = lay(
        seats=seats,
        holders=",".join(["R", "GG", "BB", "YY"][: 4 if seats == 4 else 3]),
        bag="YYPPGB",
        points=[5] * seats,
        books={1: ["Border Keeper - | Bright Way -"]},
    )
    table.play(f"R1-{target}")
    assert table.points == [6] + [5] * (seats - 1)
    assert len(table.holder(1)) == full
    assert crystals_of(table["bag"], table.holder(1)) == crystals_of("YYPPGB")
    assert table["left"] == "-"


def test_the_last_but_one_gives_nothing_and_nothing_is_refilled() -> None:
    """WQ-3.3"""
    table = lay(holders="RR,GG,BB")
    table.play("R1-b3", "skip")
    assert table.points == [0, 0]
    assert table["holders"] == "R,GG,BB"
    assert table.heard("holder-emptied", "holder-refilled") == []


def test_the_one_who_takes_the_last_crystal_gets_the_point() -> None:
    table = lay(holders="RR,GG,BB")  # WQ-3.3: not who took the others
    table.play("R1-b3", "skip", "R1-b4", "skip")
    assert table.points == [0, 1]


def test_first_the_point_then_the_refill_then_the_book() -> None:
    """WQ-3.3: the refill is seen before the book is chosen."""
    table = lay(holders="R,GG,BB", bag="YYYY")
    table.play("R1-b3")
    assert table.told == [
        "crystal-placed seat=1 holder=1 colour=red space=b3",
        "holder-emptied seat=1 holder=1 points=1",
        "holder-refilled holder=1 colours=yellow,yellow,yellow",
    ]
    assert (table.turn, table.offers) == (1, ["take R", "skip"])
    assert table["holders"] == "YYY,GG,BB"


def test_the_last_stage_begins_before_the_book_is_chosen() -> None:
    """WQ-3.3"""
    table = lay(holders="R,GG,BB", bag="YYY")
    table.play("R1-b3")
    assert [event.kind for event in table.events] == [
        "crystal-placed",
        "holder-emptied",
        "holder-refilled",
        "last-stage-began",
    ]
    assert (table.turn, table.offers) == (1, ["take R", "skip"])
    assert table["holders"] == "GGBBYYY,-,-"


def test_undo_cannot_cross_a_refill() -> None:
    """WQ-3.3: placing can be taken back while the book is open, unless a holder was refilled."""
    for holders, may_undo in (("RR,GG,BB", True), ("R,GG,BB", False)):
        match = lay(holders=holders).match()
        match.submit(0, GAME.parse("R1-b3"))
        assert match.deciders() == [0]
        assert match.may_undo(0) is may_undo


def test_chance_draws_every_crystal_of_the_bag_alike() -> None:
    """WQ-3.3: three of nine, drawn without looking; each crystal comes in a third of all draws."""
    drawn: Counter[str] = Counter()
    for seed in range(300):
        table = lay(holders="R,GG,BB", bag="RRRRGGBYP", seed=seed)
        table.play("R1-b3")
        assert crystals_of(table["bag"], table.holder(1)) == crystals_of("RRRRGGBYP")
        drawn.update(table.holder(1))
    assert sum(drawn.values()) == 900
    expected = {"R": 400, "G": 200, "B": 100, "Y": 100, "P": 100}
    assert all(abs(drawn[colour] - n) < 45 for colour, n in expected.items()), drawn


def test_the_order_of_draws_is_chance_too() -> None:
    """WQ-3.3: the first crystal drawn is as often any other."""
    firsts: Counter[str] = Counter()
    for seed in range(200):
        table = lay(holders="R,GG,BB", bag="RGBYP", seed=seed)
        table.play("R1-b3")
        (told,) = table.heard("holder-refilled")
        firsts[told.partition("colours=")[2].split(",")[0]] += 1
    assert all(20 <= firsts[colour] <= 60 for colour in ("red", "green", "blue", "yellow", "purple")), firsts


# --- a bag with too few ---


@pytest.mark.parametrize(("seats", "bag"), [(2, "Y"), (2, "YP"), (3, "YP"), (3, "YYP"), (4, "P"), (4, "GYP")])
def test_a_bag_with_too_few_gives_all_it_has_and_is_empty_then(seats: int, bag: str) -> None:
    """WQ-3.4: that begins the last stage."""
    table = lay(seats=seats, holders="R,GG,BB" + (",RR" if seats == 4 else ""), bag=bag)
    table.play("R1-b3")
    (refilled,) = table.heard("holder-refilled")
    names = {"yellow": "Y", "purple": "P", "green": "G"}
    assert sorted(names[name] for name in refilled.partition("colours=")[2].split(",")) == sorted(bag)
    assert table["bag"] == "-"
    assert table.heard("last-stage-began")
    assert table.points[0] == 1


def test_a_bag_with_one_more_than_needed_is_not_empty() -> None:
    """WQ-3.4: the game goes on as before."""
    table = lay(holders="R,GG,BB", bag="YYYY")
    table.play("R1-b3")
    assert table["bag"] == "Y"
    assert table["left"] == "-"
    assert table["holders"] == "YYY,GG,BB"
