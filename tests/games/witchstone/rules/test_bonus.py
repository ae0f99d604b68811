"""Chapter 10: bonus actions, and what is owed."""

from frostfair.games.witchstone.rules.owed import owed
from frostfair.games.witchstone.rules.terms import KINDS
from frostfair.kernel.bits import BIT
from tests.games.witchstone.rules.play import Play


def test_bonuses_bring_bonuses_and_all_come_before_the_second_kind() -> None:  # WS-10.1
    play = (
        Play()
        .has_tiles("witch+crystal")
        .joins(0, "T0-V0")
        .under_shelves("witch")
        .token_lies("pentagram", "V0")
    )
    play.player().supply, play.player().lying = 10, 1
    play.lies("energy+crystal", "a3", "W").no_crystals("b3")
    play.player().crystals |= BIT[play.hex("b4")]
    play.player().aside -= 1
    play.do("hold witch+crystal", "place witch+crystal b2 E", "begin crystal")
    assert play.owed() == ["witch 1", "crystal 2"]
    play.do("move b4 wand", "put wand bottom witch", "token witch", "send V0", "token pentagram")
    assert play.owed() == ["witch 1", "crystal 0", "witch 0", "pentagram 1"]
    causes = [(entry.cause, entry.which) for entry in owed(play.table)]
    assert causes == [("tile", "b2"), ("tile", "b3"), ("token", "witch"), ("token", "pentagram")]
    play.do("step")
    assert play.owed() == ["draw 1", "witch 1"]  # the stack is done; the second kind begins


def test_a_frame_waits_for_those_above_it() -> None:  # WS-10.1
    play = Play().owes("crystal", 4).do("move c5 wand", "put wand shelf")
    assert play.owed() == ["draw 1", "crystal 2", "wand 2"]
    assert play.refuses("move b3 b4") == "WS-8.1 no-wand-action"
    play.do("done")
    assert play.owed() == ["draw 1", "crystal 2"]
    play.do("move b3 b4")


def test_what_is_held_is_told() -> None:  # WS-10.1
    play = Play().under_shelves("witch").owes("crystal", 9)
    play.do("move c5 wand", "move d4 crystal", "put wand bottom witch", "move f3 energy")
    assert owed(play.table)[-1].held == ("token witch", "rim energy", "black rim crystal")
    assert owed(play.table)[-1].pack()["left"] == 1
    special = Play().turns_up("energy+witch")
    special.player().pentagram = 1
    special.owes("pentagram", 1).do("step")
    assert owed(special.table)[-1].held == ("special energy+witch",)


def test_boosts_fit_any_frame_of_their_kind() -> None:  # WS-10.2
    play = Play()
    play.gains("double_boost", "wand")
    play.owes("crystal", 2).do("move c5 wand", "put wand shelf", "boost 2")
    assert play.owed()[-1] == "wand 4"


def test_a_boost_may_follow_the_last_action() -> None:  # WS-10.2
    play = Play()
    play.gains("double_boost", "energy")
    play.owes("energy", 1).do("energy T0-V0")
    assert play.owed()[-1] == "energy 0"
    assert set(play.can()) == {"boost 2", "reach", "done"}
    play.do("boost 2", "energy T0-C0", "energy V0-F0")
    assert play.owed() == ["draw 1"]


def test_the_same_kind_is_added_to_the_running_frame() -> None:  # WS-10.3
    play = Play().owes("crystal", 3).do("move b3 crystal", "put crystal shelf")
    assert play.owed() == ["draw 1", "crystal 3"]
    assert play.tells("actions-gained") == [[0, 3, 2, 128 + 3, True]]
    witches = Play().joins(0, "T0-V0").token_lies("witch", "V0").owes("witch", 3)
    witches.do("lay witch", "send V0", "token witch")
    assert witches.owed() == ["draw 1", "witch 2"]


def test_wand_and_scroll_bonuses_stay_apart() -> None:  # WS-10.3
    play = Play().on_wand(9, 22).joins(0, "T0-V0").token_lies("wand", "V0").owes("wand", 1)
    play.do("wand 1", "lay witch", "send V0", "token wand")
    assert play.owed() == ["draw 1", "wand 0", "witch 0", "wand 1"]


def test_frames_below_cannot_be_joined() -> None:  # WS-10.3
    play = (
        Play().joins(0, "T0-V0", "W-T0").joins(1, "W-T1").token_lies("crystal", "V0").under_shelves("witch")
    )
    play.player().supply, play.player().lying = 9, 2
    play.lies("energy+crystal", "a3", "W").owes("witch", 2)
    play.player().crystals ^= BIT[play.hex("b3")] | BIT[play.hex("b4")]
    play.do("send V0", "token crystal")
    assert play.owed() == ["draw 1", "witch 1", "crystal 1"]
    play.turn.stage = 3
    top = play.table.stack[-1]
    top.left = 3  # type: ignore[attr-defined]
    play.do("move c5 wand", "put wand bottom witch", "token witch")
    assert play.owed() == ["draw 1", "witch 1", "crystal 1", "witch 1"]
    assert play.refuses("send T1") == "WS-5.3 not-enough-actions"  # it would cost two: one here, one below


def test_nothing_is_kept_for_another_turn() -> None:  # WS-10.4
    play = Play().joins(0, "T0-V0").token_lies("energy", "V0").owes("witch", 5)
    boost = play.gains("single_boost")
    play.do("lay witch", "send V0", "done")
    assert play.owed() == ["draw 1"]
    play.do("draw")
    while play.seat == 1:
        play.do("done" if "done" in play.can() else play.can()[0])
    assert play.seat == 0
    assert play.owed() == ["tile 1"]
    assert not any(text.startswith("token") for text in play.can())
    assert play.player().scrolls == BIT[boost]
    assert play.player().tokens == 2


def test_no_boost_for_a_kind_that_has_nothing_left_to_do() -> None:  # WS-7.8, WS-9.5
    play = Play().no_crystals("b3", "c2", "e2", "e5", "f3", "d4")  # c5 is left
    play.gains("double_boost", "crystal")
    play.owes("crystal", 3)
    assert "boost 2" in play.can()
    play.do("move c5 wand")
    assert "boost 2" not in play.can()  # it waits for a shelf, and no other can move
    assert play.refuses("boost 2") == "WS-9.5 nothing-to-strengthen"
    play.do("put wand shelf")
    assert play.owed()[-1] == "wand 2"


def test_what_is_waived_is_told_piece_by_piece() -> None:  # WS-3.6, WS-5.8
    play = Play().joins(0, "T0-V0", "T0-C0").token_lies("wand", "V0", "C0")
    play.player().supply, play.player().lying = 9, 2
    play.owes("witch", 3).do("send V0", "send C0", "done")
    wand, witch = KINDS.index("wand"), KINDS.index("witch")
    assert play.tells("token-used") == [[0, wand, 0], [0, wand, 0]]
    assert play.tells("actions-lost") == [[0, witch, 1]]
    black = Play().under_shelves("witch").owes("crystal", 4).do("move d4 wand", "put black wand bottom witch")
    black.do("done")
    assert black.tells("token-used") == [[0, witch, 0]]
    assert black.tells("actions-lost") == []
