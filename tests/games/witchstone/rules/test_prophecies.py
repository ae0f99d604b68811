"""Chapter 12: prophecies."""

import pytest

from frostfair.games.witchstone.rules.prophecies import prophecy_level
from frostfair.kernel.bits import BIT
from tests.games.witchstone.rules.play import Play


def stands(play: Play, *locations: str) -> Play:
    for name in locations:
        play.player().standing |= BIT[play.location(name)]
        play.player().supply -= 1
    return play


def level(play: Play, kind: str, *about: str) -> int:
    return prophecy_level(play.table, 0, play.gains(kind, *about))


def test_a_level_needs_all_before_it() -> None:  # WS-12.0
    assert level(stands(Play(), "F0", "C0"), "witches_in_order", "village") == 0
    assert level(stands(Play(), "V0", "C0"), "witches_in_order", "village") == 1
    assert level(Play().joins(0, "T0-F0"), "joined_in_order", "foreign_tower", "foreign_tower", "forest") == 0


@pytest.mark.parametrize(("hexes", "want"), [(3, 0), (4, 1), (5, 2), (6, 3), (7, 3)])
def test_the_largest_group(hexes: int, want: int) -> None:  # WS-12.1
    play = Play()
    row = ["a1", "a2", "a3", "b4", "b5", "c6", "d6"]  # a1 is printed; a4 shows a witch
    play.table.symbols[0] = sum([1 << play.hex(at) for at in row[:hexes]])
    assert level(play, "group", "energy") == want
    other = Play()
    other.table.symbols[0] = sum([1 << other.hex(at) for at in ("a1", "a2", "a3", "e1", "e2", "e3")])
    assert level(other, "group", "energy") == 0  # two groups of three


def test_printed_symbols_and_special_tiles_count() -> None:  # WS-12.1
    play = (
        Play()
        .lies("energy+scroll", "a2", "E")
        .lies("energy+wand", "b2", "W")
        .has_special("energy+witch", "c3")
    )
    assert level(play, "group", "energy") == 1


@pytest.mark.parametrize(("at", "want"), [("", 0), ("V0", 1), ("V0 F2", 2), ("V0 F2 C1", 3), ("F1 C1", 0)])
def test_witches_on_types_in_order(at: str, want: int) -> None:  # WS-12.2
    assert level(stands(Play(), *at.split()), "witches_in_order", "village", "forest", "castle") == want


@pytest.mark.parametrize(
    ("at", "want"), [("F0", 0), ("V0", 1), ("V0 V1", 2), ("V0 V1 V2", 3), ("V0 V1 V2 V3", 3)]
)
def test_witches_on_one_type(at: str, want: int) -> None:  # WS-12.3
    assert level(stands(Play(), *at.split()), "witches_on", "village") == want


def test_lying_witches_hold_no_location() -> None:  # WS-12.3
    play = Play()
    play.player().lying, play.player().supply = 3, 8
    assert level(play, "witches_on", "foreign_tower") == 0


def test_joined_locations_in_order() -> None:  # WS-12.4
    about = ("foreign_tower", "foreign_tower", "village")
    assert level(Play(), "joined_in_order", *about) == 0
    assert level(Play().joins(0, "T0-V0", "V0-T1"), "joined_in_order", *about) == 1
    assert level(Play().joins(0, "W-T0", "W-T1", "W-T2"), "joined_in_order", *about) == 2
    assert level(Play().joins(0, "W-T0", "W-T1", "W-T2", "T1-V1"), "joined_in_order", *about) == 3
    foreign = Play().joins(1, "W-T1", "W-T2").joins(0, "W-T0")
    assert level(foreign, "joined_in_order", *about) == 0  # others' connections don't join


@pytest.mark.parametrize(("rank", "want"), [(0, 0), (1, 3), (2, 2), (3, 1), (4, 0)])
def test_rank_at_the_witchstone(rank: int, want: int) -> None:  # WS-12.5
    play = Play(seats=4)
    play.player().rank = rank
    assert level(play, "witchstone_rank") == want


@pytest.mark.parametrize(("witches", "want"), [(4, 0), (5, 1), (6, 1), (7, 2), (8, 2), (9, 3), (12, 3)])
def test_witches_in_the_ball(witches: int, want: int) -> None:  # WS-12.6
    play = stands(Play(), "V0")  # the large one and one more stand
    play.player().lying = witches - 2
    play.player().supply = 12 - witches
    play.table.check()
    assert level(play, "witches") == want


@pytest.mark.parametrize(("lying", "want"), [(0, 0), (1, 1), (2, 2), (3, 3), (5, 3)])
def test_lying_witches(lying: int, want: int) -> None:  # WS-12.7
    play = Play()
    play.player().lying, play.player().supply = lying, 11 - lying
    assert level(play, "lying") == want


@pytest.mark.parametrize(("space", "want"), [(0, 0), (11, 0), (12, 1), (15, 1), (16, 2), (20, 3), (22, 3)])
def test_silver_spaces(space: int, want: int) -> None:  # WS-12.8
    assert level(Play().on_wand(space), "silver") == want


def test_special_tiles() -> None:  # WS-12.9
    play = Play()
    scroll = play.gains("specials")
    got = []
    for name in ("energy+witch", "energy+wand", "wand+scroll", "witch+wand", "crystal+wand"):
        play.has_special(name, "b2" if name == "energy+witch" else None)
        got.append(prophecy_level(play.table, 0, scroll))
    assert got == [0, 1, 2, 3, 3]


def test_scrolls_gained() -> None:  # WS-12.10
    play = Play()
    scroll = play.gains("scrolls")
    got = [prophecy_level(play.table, 0, scroll)]
    for kind in ("silver", "single_boost", "lying", "tokens", "witches"):
        used = play.gains(kind)
        if kind == "single_boost":
            play.player().used |= BIT[used]
        got.append(prophecy_level(play.table, 0, scroll))
    assert got == [0, 0, 0, 1, 2, 3]


@pytest.mark.parametrize(("tokens", "want"), [(3, 0), (4, 1), (5, 2), (6, 2), (7, 3), (9, 3)])
def test_tokens_gained(tokens: int, want: int) -> None:  # WS-12.11
    play = Play()
    play.player().tokens = tokens
    assert level(play, "tokens") == want


@pytest.mark.parametrize(("shelved", "want"), [(2, 0), (3, 1), (4, 2), (5, 3), (6, 3)])
def test_crystals_on_shelves(shelved: int, want: int) -> None:  # WS-12.12
    play = Play(seats=4)
    p = play.player()
    for i in range(shelved):
        p.crystals &= p.crystals - 1
        play.table.vials[i] += 1
    p.black = 48 + 4
    play.table.vials[4] += 1  # the black one doesn't count
    play.table.check()
    assert level(play, "crystals") == want


def test_crystals_aside_do_not_count() -> None:  # WS-12.12
    assert level(Play().no_crystals(), "crystals") == 0


def test_black_towers_are_foreign_and_different() -> None:  # WS-12.13
    about = ("foreign_tower", "foreign_tower", "castle")
    assert level(Play().joins(0, "W-T0", "W-T1"), "joined_in_order", *about) == 1  # the own one doesn't count
    assert level(Play().joins(0, "W-T0", "W-T1", "W-T3"), "joined_in_order", *about) == 2
    assert level(stands(Play(), "T1", "T2"), "witches_on", "foreign_tower") == 2
