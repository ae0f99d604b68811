"""WT-9: incapacitated characters and rescue."""

from tests.games.winter_tales.rules.tables import Play, activated, who


def test_who_lies_neither_moves_acts_joins_nor_fights() -> None:  # WT-9.1
    play = Play(4).put(0, alice="fair").lying("alice").token("ray", "fair").hand(0, "key")
    activated(play, 0, "alice")
    assert play.can(0) == {"pass"}
    assert play.refusal(0, "step sq09") == "WT-9.1"
    play = (
        Play(4)
        .put(0, alice="fair")
        .put(2, grumpy="fair")
        .lying("grumpy")
        .exhausted("grumpy")
        .token("ray", "fair")
    )
    activated(play, 0, "alice").do(0, "perform ray", "pass")
    assert play.asked() == [0]  # nobody can join; the last card is next
    play = Play(4).put(0, alice="asylum").put(1, wolf="sq01").lying("wolf").hand(0, "key").hold(1, 3)
    activated(play, 0, "alice").do(0, "step sq01", "play key")
    assert play.asked() == [0]


def test_it_is_readied_but_lies_until_it_is_rescued() -> None:  # WT-9.2
    play = Play(4).put(0, alice="fair", tin_man="asylum").lying("alice").exhausted("alice").begin()
    play.do(0, "activate tin_man", "pass")
    assert play.table.chapter == 2
    assert play.is_ready("alice")
    assert play.is_lying("alice")


def test_two_cards_stand_a_character_of_the_same_side_up() -> None:  # WT-9.3
    play = Play(4).put(0, alice="fair").put(2, grumpy="fair").put(1, wolf="fair").lying("grumpy", "wolf")
    activated(play.hand(0, "key", "rope"), 0, "alice")
    assert "rescue grumpy" in play.can(0)
    assert "rescue wolf" not in play.can(0)
    play.do(0, "rescue grumpy", "play key", "play rope")
    assert not play.is_lying("grumpy")
    assert play.told()[-2:] == ["rescue", "rescue"]


def test_others_need_a_standing_helper_in_the_space_own_ones_do_not() -> None:  # WT-9.4
    play = Play(4).put(0, alice="fair", tin_man="morgue", pinocchio="sq14").put(2, grumpy="sq14")
    play.lying("grumpy", "tin_man", "pinocchio").hand(0, "key", "rope", "apple")
    activated(play, 0, "alice")
    assert "rescue tin_man" in play.can(0)
    assert "rescue grumpy" not in play.can(0)  # the only one beside it lies, too
    assert play.refusal(0, "rescue grumpy") == "WT-9.4"
    play = (
        Play(4).put(0, alice="asylum").put(2, grumpy="sq01").lying("grumpy").hand(0, "key", "rope", "apple")
    )
    activated(play, 0, "alice").do(0, "step sq01", "play key")
    assert "rescue grumpy" in play.can(0)  # passing through is enough


def test_only_in_the_own_turn_and_as_often_as_cards_last() -> None:  # WT-9.5
    play = (
        Play(4)
        .put(0, alice="fair")
        .put(2, grumpy="sq10", pinocchio="morgue")
        .lying("pinocchio")
        .token("ray", "fair")
    )
    play.hold(2, 4).begin().do(0, "activate alice", "perform ray").do(2, "activate grumpy")
    assert not [text for text in play.can(2) if text.startswith("rescue")]
    assert play.refusal(2, "rescue pinocchio") == "WT-9.5"
    play = Play(4).put(0, alice="fair", tin_man="morgue", pinocchio="prison").lying("tin_man", "pinocchio")
    play.hand(0, "key", "rope", "apple", "bread")
    activated(play, 0, "alice").do(0, "rescue tin_man", "play key", "play rope")
    play.do(0, "rescue pinocchio", "play apple", "play bread")
    assert play.table.lying == 0
    assert "create ray" in play.can(0)  # not an action


def test_a_rescue_neither_readies_nor_lifts_a_bar() -> None:  # WT-9.6
    play = (
        Play(4)
        .put(0, alice="fair", tin_man="morgue")
        .lying("tin_man")
        .exhausted("tin_man")
        .hand(0, "key", "rope")
    )
    play.table.barred |= 1 << who("tin_man")
    activated(play, 0, "alice").do(0, "rescue tin_man", "play key", "play rope")
    assert not play.is_ready("tin_man")
    assert play.is_barred("tin_man")


def test_the_cards_lie_on_the_side_of_the_rescued_and_are_discarded() -> None:  # WT-9.7
    play = Play(5).put(4, alice="fair", wolf="morgue").lying("wolf").hand(4, "key", "rope")
    play.table.main = 4
    activated(play, 4, "alice").do(4, "rescue wolf", "play key", "play rope")
    assert [e.number("side") for e in play.happened("told")] == [1, 1]
    assert {"key", "rope"} <= set(play.discarded())


def test_somebody_elses_helper_is_not_enough() -> None:  # WT-9.4
    play = Play(4).put(0, alice="fair").put(2, grumpy="sq14", pinocchio="sq14").lying("grumpy")
    activated(play.hand(0, "key", "rope"), 0, "alice")
    assert "rescue grumpy" not in play.can(0)
