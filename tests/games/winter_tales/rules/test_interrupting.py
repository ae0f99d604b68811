"""WT-6: interrupting a move."""

from tests.games.winter_tales.rules.tables import Play, activated


def test_soldiers_may_fight_a_rebel_that_enters_any_space() -> None:  # WT-6.1
    for space, steps in (("sq01", ["step sq01"]), ("oak_park", ["step sq01", "step oak_park"])):
        play = Play(4).put(0, alice="asylum").put(1, wolf=space).hand(0, "key").hand(1, "rope")
        activated(play, 0, "alice").do(0, steps[0], "play key", *steps[1:])
        assert play.asked() == [1]
        assert play.can(1) == {"engage wolf", "pass"}
        play.do(1, "engage wolf")
        assert play.top() == "battle"


def test_rebels_may_trap_a_soldier_that_enters_a_place_but_never_a_square() -> None:  # WT-6.2
    play = Play(4).put(1, wolf="sq01").put(0, alice="oak_park").put(2, grumpy="sq02").hand(1, "key", "rope")
    play.table.main = 1
    activated(play.hand(0, "apple"), 1, "wolf").do(1, "step oak_park", "play key")
    assert play.asked() == [0]
    assert play.refusal(0, "engage grumpy") == "WT-6.2"
    play.do(0, "pass").do(1, "step sq02")
    assert play.asked() == [1]  # Grumpy stands there, but on a square
    assert play.at("wolf") == "sq02"


def test_exhausted_characters_react_too_and_so_does_the_main_player_to_joiners() -> None:  # WT-6.3
    play = Play(4).put(0, alice="fair").put(1, wolf="sq09").put(2, grumpy="morgue").token("ray", "fair")
    play.hand(0, "key").hand(1, "rope")
    activated(play, 0, "alice").do(0, "perform ray").do(1, "activate wolf", "step fair", "play rope")
    assert not play.is_ready("alice")
    assert play.asked() == [0]
    play.do(0, "engage alice")
    assert play.top() == "trap"


def test_only_one_fight_per_entry_and_the_willing_agree_who() -> None:  # WT-6.4
    play = Play(6).put(0, alice="asylum").put(1, wolf="sq01").put(3, snow_white="sq01").hand(0, "key")
    play.hand(1, "rope").hand(3, "apple")
    activated(play, 0, "alice").do(0, "step sq01", "play key")
    assert play.asked() == [1, 3]
    play.do(3, "engage snow_white").do(1, "engage wolf")
    assert play.asked() == [1, 3]
    assert play.can(1) == {"vote 2", "vote 4"}
    play.do(1, "vote 4").do(3, "vote 2")  # no majority: the first clockwise from the mover
    assert play.happened("battle-began")[0].number("seat") == 1
    play.do(1, "play rope").do(0, "pass").do(1, "pass")
    assert len(play.happened("battle-began")) == 1


def test_who_fights_must_stand_be_another_player_and_have_the_first_card() -> None:  # WT-6.5
    play = Play(5).put(4, alice="asylum", wolf="sq01").put(1, snow_white="sq01").put(3, fox_cat="sq01")
    play.lying("fox_cat").hand(4, "key")
    play.table.main = 4
    activated(play, 4, "alice").do(4, "step sq01", "play key")
    assert play.asked() == [1]  # not the Writer himself, not the one who lies
    assert play.can(1) == {"pass"}  # asked all the same, with an empty hand
    assert play.refusal(1, "engage snow_white") == "WT-6.5"
    assert play.refusal(1, "engage alice") == play.refusal(1, "step sq02") == "WT-6.1"


def test_starting_on_a_shared_space_is_not_entering() -> None:  # WT-6.6
    play = Play(4).put(0, alice="sq01").put(1, wolf="sq01").hold(0, 1).hold(1, 3).begin()
    play.do(0, "activate alice")
    assert play.asked() == [0]
    play = Play(4, skills=True).put(0, dorothy_c="morgue").put(1, wolf="dorothy").hold(1, 3).begin()
    play.do(0, "activate dorothy_c", "passage")
    assert play.at("dorothy_c") == "dorothy"
    assert play.asked() == [0]


def test_who_cannot_agree_leaves_it_to_the_first_clockwise_from_the_mover() -> None:  # WT-6.4
    play = Play(6).put(2, alice="asylum").put(1, wolf="sq01").put(3, snow_white="sq01")
    play.hand(2, "key").hand(1, "rope").hand(3, "bread")
    play.table.main = 2
    activated(play, 2, "alice").do(2, "step sq01", "play key").do(1, "engage wolf").do(3, "engage snow_white")
    play.do(1, "vote 2").do(3, "vote 4")
    assert play.asked() == [3]
    assert play.top() == "battle"
