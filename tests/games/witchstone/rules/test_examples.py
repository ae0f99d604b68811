"""Chapter 14: the worked examples."""

from frostfair.games.witchstone.rules.preview import preview
from frostfair.games.witchstone.rules.prophecies import prophecy_level, prophecy_points
from frostfair.kernel.bits import BIT
from frostfair.kernel.hexgrid import DIRECTION_NAMES
from tests.games.witchstone.rules.play import TILE_NAMES, Play


def test_a_witch_to_the_tower_of_another_player() -> None:  # WS-14.1
    play = Play().joins(0, "W-T0").joins(1, "W-T1").owes("witch", 3).do("lay witch", "send T1")
    assert play.tells("witch-sent") == [
        [0, play.location("T1"), 2, [play.location(at) for at in ("T0", "W", "T1")]]
    ]
    assert play.owed() == ["draw 1"]


def test_the_second_witch_at_the_witchstone() -> None:  # WS-14.2
    play = Play().joins(0, "W-T0")
    other = play.player(1)
    other.rank, other.supply = 1, 10
    other.standing |= BIT[play.location("W")]
    play.owes("witch", 2).do("lay witch")
    before = play.points
    play.do("send W")
    assert play.points - before == 5


def test_a_special_tile_bridges_two_groups_of_witches() -> None:  # WS-14.3
    # Pentagrams: d7 printed, c6, b5 and the tile's own e6. Witches: the tile's f5 with f4, and d5 with c4.
    play = Play().turns_up("witch+pentagram").no_crystals("e5")
    play.lies("energy+pentagram", "b4", "E").lies("pentagram+scroll", "c6", "SW")
    play.lies("witch+scroll", "f4", "SW").lies("witch+wand", "d5", "SW").lies("energy+witch", "c3", "E")
    play.has_tiles("witch+pentagram")
    play.player().pentagram = 0
    play.do("hold witch+pentagram", "place witch+pentagram f5 NE", "begin pentagram")
    assert play.owed() == ["witch 2", "pentagram 4"]
    play.do("step", "step", "step", "step")
    play.do("lay witch+pentagram e5")
    assert play.owed() == ["draw 1", "witch 5"]


def test_crystals_one_out_and_the_black_one_over_three() -> None:  # WS-14.4
    play = Play().lies("energy+witch", "d3", "W").owes("crystal", 1).do("move b3 a2")
    play.turn.stage = 3
    play.owes("crystal", 3).do("move a2 crystal")
    assert play.owed()[-1] == "crystal 2"
    play.do("put crystal shelf")
    assert play.owed()[-1] == "crystal 4"
    # West of the centre: d3 and d2 are tiles, e2 holds a crystal.
    play.do("move d4 witch")
    assert play.tells("crystal-moved") == [[0, play.hex("d4"), 41, True, 4]]


def test_the_wand_level_with_the_leader() -> None:  # WS-14.5
    def yellow() -> Play:
        play = Play(seats=3).on_wand(7, 11, 5)
        play.player().supply, play.player().lying = 7, 2
        play.player().standing |= BIT[play.location("V0")] | BIT[play.location("F0")]
        play.table.check()
        return play.owes("wand", 4)

    play = yellow().do("wand 4")
    assert play.scored() == {"silver_witches": 5}
    assert play.owed()[-1] == "witch 4"
    behind = yellow().do("wand 3")
    assert behind.scored() == {"silver_witches": 5}
    assert behind.owed()[-1] == "witch 2"


def test_a_group_of_five_witches() -> None:  # WS-14.6
    play = (
        Play()
        .lies("witch+wand", "a3", "W")
        .lies("witch+scroll", "b4", "SW")
        .has_special("witch+crystal", "b5")
    )
    play.lies("witch+pentagram", "c6", "SW")
    assert play.group("witch", "a3") == 5  # a4 is printed
    scroll = play.gains("group", "witch")
    assert (prophecy_level(play.table, 0, scroll), prophecy_points(play.table, 0, scroll)) == (2, 5)


def test_one_foreign_tower_and_a_forest() -> None:  # WS-14.7
    play = Play().joins(0, "W-T0", "W-T1", "T0-F0")
    scroll = play.gains("joined_in_order", "foreign_tower", "foreign_tower", "forest")
    assert prophecy_points(play.table, 0, scroll) == 3


def sizes(play: Play, tile: str, at: str, direction: str) -> tuple[int, int]:
    """What the preview says, and what then happens."""
    one, other = preview(
        play.table, 0, TILE_NAMES.index(tile), play.hex(at), DIRECTION_NAMES.index(direction)
    )
    play.has_tiles(tile).do(f"hold {tile}", f"place {tile} {at} {direction}")
    first, second = tile.split("+")
    play.do(f"begin {first}")
    assert play.owed()[-1] == f"{first} {one.size}"
    assert play.owed()[0] == f"{second} {other.size}"
    return one.size, other.size


def test_the_group_sizes_of_the_examples() -> None:  # WS-14.8
    five_and_one = Play().no_crystals("f3", "e5").lies("energy+crystal", "g3", "NE")
    five_and_one.lies("witch+crystal", "f2", "E").lies("pentagram+crystal", "e3", "E")
    assert sizes(five_and_one, "crystal+wand", "e5", "E") == (5, 1)
    five_and_three = Play().no_crystals("f3", "e5").lies("energy+crystal", "g3", "NE")
    five_and_three.has_special("crystal+wand", "f3").lies("witch+crystal", "e6", "W")
    five_and_three.lies("pentagram+wand", "d2", "E")
    assert sizes(five_and_three, "crystal+wand", "e4", "W") == (5, 3)
    three_and_four = Play().no_crystals("e2").has_special("energy+wand", "f2")
    three_and_four.lies("witch+wand", "e1", "SE").lies("energy+witch", "d3", "W")
    assert sizes(three_and_four, "energy+wand", "e3", "W") == (3, 4)
