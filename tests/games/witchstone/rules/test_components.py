"""Chapter 1: what is in the box, and data files that can't be Witchstone."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from frostfair.games.witchstone.rules.components import (
    STANDARD,
    box_from_file,
    box_from_text,
    standard_box,
)
from frostfair.games.witchstone.rules.effects import score
from frostfair.games.witchstone.rules.prophecies import prophecy_level
from frostfair.games.witchstone.rules.terms import KINDS, LOCATION_TYPES, TILES
from frostfair.kernel.bits import members_of, size
from frostfair.kernel.errors import Malformed
from tests.games.witchstone.rules.play import BOX, WITCHSTONE, Play

TEXT = (files("frostfair.games.witchstone") / "data" / STANDARD).read_text(encoding="utf-8")


def test_there_are_six_action_kinds() -> None:  # WS-1.1
    assert KINDS == ("energy", "witch", "pentagram", "crystal", "wand", "scroll")


def test_what_every_player_has() -> None:  # WS-1.2
    p = Play().player()
    assert sorted(set(TILES)) == [(a, b) for a in range(6) for b in range(a + 1, 6)]
    assert (p.supply + p.lying + size(p.standing), p.energies) == (12, 20)
    assert (size(p.crystals), p.black_in_cauldron()) == (6, True)
    assert size(p.hand | p.unseen) == 15


def test_the_crystal_ball() -> None:  # WS-1.3
    names = [LOCATION_TYPES[kind] for kind in BOX.ball.location_type]
    assert [names.count(kind) for kind in LOCATION_TYPES] == [1, 4, 4, 4, 4]
    assert set(BOX.ball.length) == {1, 2, 3}
    assert len(BOX.ball.connection_names) == 36


def test_the_cauldron() -> None:  # WS-1.4
    assert len(BOX.cauldron.hex_names) == 37
    corners = [at for at in range(37) if len(BOX.cauldron.grid.near(at)) == 3]
    assert sorted([at for mask in BOX.cauldron.printed for at in members_of(mask)]) == corners
    assert [size(mask) for mask in BOX.cauldron.printed] == [1] * 6
    assert BOX.cauldron.hex_names[BOX.cauldron.black_start] == "d4"
    starts = [BOX.cauldron.hex_names[at] for at in members_of(BOX.cauldron.crystal_start)]
    assert starts == ["b3", "c2", "c5", "e2", "e5", "f3"]
    edge = set(BOX.cauldron.grid.edge())
    assert all(set(members_of(mask)) <= edge for mask in BOX.cauldron.exits)


def test_own_and_foreign_towers() -> None:  # WS-1.5
    play = Play(seats=2)
    scroll = play.gains("witches_on", "foreign_tower")
    assert prophecy_level(play.table, 0, scroll) == 0  # the large witch stands at the own tower
    play.player().standing |= 1 << play.location("T3")  # T3 is nobody's: foreign all the same
    assert prophecy_level(play.table, 0, scroll) == 1


def test_a_special_tile_counts_one_for_each_symbol_and_bridges() -> None:  # WS-1.6
    play = Play().lies("energy+witch", "b2", "W").has_special("energy+witch", "c3")
    assert play.group("energy", "b2") == 3  # a1 printed, b2, and the special tile on c3
    assert play.group("witch", "b1") == 1
    assert play.group("witch", "c3") == 1
    play.lies("witch+pentagram", "d3", "W")
    assert play.group("witch", "d3") == 2  # joined to the special tile


def test_points_have_no_limit() -> None:  # WS-1.7
    play = Play()
    for _ in range(20):
        score(play.table, 0, 7, 0, 0, 1, None)
    assert play.points == 142
    play.table.check()


def test_the_standard_box_is_what_the_program_brings() -> None:
    assert standard_box().data_hash == BOX.data_hash == WITCHSTONE.data_hash
    assert box_from_text(TEXT, STANDARD).data_hash == BOX.data_hash


def test_another_file_has_another_hash(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text(TEXT.replace("witchstone_bonus = [5, 3, 2, 1]", "witchstone_bonus = [6, 3, 2, 1]"))
    box = box_from_file(str(path))
    assert box.data_hash != BOX.data_hash
    assert box.ball.witchstone_bonus[0] == 6


FAULTS = [
    ("witchstone_bonus = [5, 3, 2, 1]", "witchstone_bonus = [5, 5, 2, 1]", "four falling numbers (WS-5.9)"),
    ("owl_stack = [7, 6, 5, 4, 3]", "owl_stack = [7, 6, 5, 4]", "owl_stack has 4 tiles, not 5 (WS-2.1)"),
    ('"pale", "pale", "owl"', '"pale", "pale", "pale"', "pentagram has 0 owl spaces"),
    ('"bonus crystal 1"', '"bonus cristal 1"', "wand space 2: 'bonus cristal 1' is neither"),
    ('"bonus crystal 1"', '"bonus crystal 9"', "wand space 2"),
    ("vp = 3", "vp = 4", "tokens: 22 in all, not 21 (WS-2.4)"),
    ("seats = 4", "seats = 3", "once for 2, 3 and 4 seats"),
    ('"printed:energy"', '"."', "must show printed:energy once (WS-1.4)"),
    ('"black"', '"crystal"', "has 7 crystal hexes, not 6 (WS-1.4)"),
    ('"black"', '"black crystal"', "cauldron row 4, hex 4"),
    ("q = -3", "q = -2", "hexagon about q = 0, r = 0 (WS-1.4)"),
    ('id = "W", type = "witchstone"', 'id = "W", type = "tower"', "type witchstone, not 1 (WS-1.3)"),
    ('id = "T0"', 'id = "W"', "location 2: id must be a word of its own"),
    ('between = ["W", "T0"]', 'between = ["W", "W"]', "connection 1: must join two locations"),
    ('["W", "T0"], length = 2', '["W", "T0"], length = 4', "length must be a number from 1 to 3"),
    ('"single_boost", about = [], copies = 4', '"single_boost", about = [], copies = 3', "39 scrolls"),
    ('["foreign_tower", "foreign_tower", "forest"]', '["tower", "tower", "forest"]', "(WS-12.13)"),
    ('about = ["foreign_tower", "foreign_tower", "forest"]', 'about = ["forest"]', "is about 3 things"),
    ("[tokens]", "[togens]", "the file: tokens is missing"),
    ("owl_stack = [", "owl_stack = 5 #[", "owl_stack must be a list"),
    ("witchstone_bonus = [5", "witchstone_bonus = [[5", "not TOML"),
]


@pytest.mark.parametrize(("good", "bad", "complaint"), FAULTS)
def test_a_fault_is_named_in_one_line(good: str, bad: str, complaint: str) -> None:
    assert good in TEXT
    with pytest.raises(Malformed, match=re.escape(complaint)) as found:
        box_from_text(TEXT.replace(good, bad), "my.toml")
    assert str(found.value).startswith("my.toml: ")
    assert "\n" not in str(found.value)


def test_a_file_that_cannot_be_read() -> None:
    with pytest.raises(Malformed, match="can't be read"):
        box_from_file("/nowhere/box.toml")
