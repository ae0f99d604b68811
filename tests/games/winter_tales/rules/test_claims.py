"""WT-20.2, WT-20.7, WT-20.8 at their edges: who is asked, what holds, and when it is over."""

from frostfair.games.winter_tales.rules.terms import TALE_TOLD
from tests.games.winter_tales.rules.tables import BOX, Play, activated
from tests.games.winter_tales.rules.test_objectives import caught, with_objectives


def shown(play: Play, name: str) -> Play:
    play.table.shown |= 1 << BOX.objective_names.index(name)
    return play


def test_whose_card_all_know_is_asked_only_about_that() -> None:  # WT-20.2
    assert caught(shown(with_objectives().objective(1, "bounty1"), "bounty1")).can(1) == {
        "claim bounty1",
        "pass",
    }
    play = caught(shown(with_objectives().objective(1, "spy1"), "spy1"))
    assert play.asked() == [0]  # no Bounty: it is known to be a Spy
    play = caught(shown(with_objectives().objective(1, "spy1").objective(1, "garrison1"), "spy1"))
    assert play.can(1) == {"pass"}  # the other card is still hidden
    assert caught(with_objectives().objective(1, "rescue1")).asked() == [0]  # one of Spring is no Bounty


def garrison(rebel: str, soldier: str) -> Play:
    return with_objectives().put(0, alice=rebel).put(1, wolf=soldier).objective(1, "garrison1").begin()


def test_a_garrison_holds_more_places_not_as_many() -> None:  # WT-20.8
    assert garrison("sq09", "fair").can(1) == {"claim garrison1", "pass"}
    assert garrison("morgue", "fair").asked() == [0]  # one each
    assert garrison("sq09", "sq10").asked() == [0]  # squares are no places
    play = with_objectives().put(0, alice="morgue").put(1, wolf="fair", fox_cat="fair")
    assert play.objective(1, "garrison1").begin().asked() == [0]  # two soldiers, one place


def attacking(cards: int, soldier: str = "dorothy", *lying: str) -> Play:
    play = with_objectives().put(0, alice="fair", grumpy="morgue").put(1, wolf=soldier)
    return play.objective(1, "attack1").hold(1, cards).lying(*lying).begin()


def test_an_attack_costs_two_cards_and_a_standing_soldier_in_the_named_place() -> None:  # WT-20.8
    assert attacking(2).can(1) == {"claim attack1", "pass"}
    assert attacking(1).can(1) == {"pass"}  # asked all the same: hands are secret
    assert attacking(2, "asylum").asked() == [0]
    assert attacking(2, "puppet_theatre").can(1) == {"pass"}  # the other Attack's place
    assert attacking(2, "dorothy", "wolf").asked() == [0]
    play = attacking(3).do(1, "claim attack1")
    assert play.top() == "reduction"
    play.do(1, min(play.can(1))).do(1, min(play.can(1)))
    assert len(play.cards(1)) == 1


def test_who_has_no_such_card_is_not_asked_between_turns() -> None:  # WT-20.2
    play = with_objectives().put(0, alice="fair", grumpy="morgue").put(1, wolf="dorothy")
    assert play.hold(1, 2).begin().asked() == [0]
    play = with_objectives().put(0, alice="sq09").put(1, wolf="dorothy").objective(1, "spy1")
    assert shown(play.hold(1, 2), "spy1").begin().asked() == [0]


def test_between_turns_each_is_asked_once_until_the_chance_comes_anew() -> None:  # WT-20.2
    play = with_objectives().put(0, alice="sq09", tin_man="sq10").put(1, wolf="fair").put(2, grumpy="sq11")
    play.put(3, snow_white="sq12").objective(1, "garrison1").hand(2, "key").hand(3, "rope").begin()
    assert play.can(1) == {"claim garrison1", "pass"}
    play.do(1, "pass").do(0, "activate alice", "pass")
    assert play.can(1) == {"claim garrison1", "activate wolf"}  # his own turn, no second question
    play.do(1, "activate wolf", "pass")
    assert play.asked() == [2]
    play.do(2, "activate grumpy", "step memory_lane", "play key", "pass")  # one place each now
    assert play.asked() == [3]
    play.do(3, "activate snow_white", "step prison", "play rope", "pass")  # Winter holds two again
    assert play.can(1) == {"claim garrison1", "pass"}
    assert play.do(1, "pass").asked() == [0]


def connecting(*cards: str) -> Play:
    play = with_objectives().objective(0, "connection2").put(0, alice="sq10").hand(0, *cards)
    return activated(play, 0, "alice")


def test_a_connection_is_revealed_in_one_of_its_places_before_the_other() -> None:  # WT-20.7
    play = connecting("key", "rope", "bread")
    assert "reveal connection2" not in play.can(0)  # a square
    play.do(0, "step memory_lane", "play key")
    assert "reveal connection2" not in play.can(0)  # another place
    play.do(0, "step sq10", "step fair", "play rope")
    assert "reveal connection2" in play.can(0)
    assert "claim connection2" not in play.can(0)
    play.do(0, "reveal connection2")
    assert "reveal connection2" not in play.can(0)
    assert "claim connection2" not in play.can(0)


def test_who_has_been_in_both_places_reveals_nothing_any_more() -> None:  # WT-20.7
    play = with_objectives().objective(0, "connection2").put(0, alice="fair")
    activated(play.hand(0, "key", "rope"), 0, "alice")
    play.do(0, "step sq10", "play key", "step memory_lane", "step sq11", "play rope", "step factory")
    assert not {"reveal connection2", "claim connection2"} & play.can(0)


def test_a_connection_is_tried_once_a_chapter() -> None:  # WT-20.7
    play = with_objectives().objective(0, "connection2").put(0, alice="fair", tin_man="fair")
    activated(play, 0, "alice").do(0, "reveal connection2", "pass").do(0, "activate tin_man")
    assert "reveal connection2" not in play.can(0)
    play.do(0, "pass")
    assert play.table.chapter == 2
    assert "reveal connection2" in play.do(0, "activate alice").can(0)


def test_a_soldier_connects_nothing() -> None:  # WT-20.7
    play = with_objectives(5).put(4, wolf="fair", alice="morgue").objective(4, "connection2")
    play.table.main = 4
    activated(play, 4, "wolf")
    assert "reveal connection2" not in play.can(4)


def test_a_refused_story_is_told_once_more_then_the_claim_lapses() -> None:  # WT-25.3
    play = caught(with_objectives(arbiter=2).objective(1, "bounty1")).do(1, "claim bounty1").do(2, "reject")
    assert play.can(1) == {"cite", "pass"}
    play.do(1, "cite").do(2, "reject")
    assert play.top() != "claiming"
    assert play.table.objective[BOX.objective_names.index("bounty1")] == 1


def test_the_epilogue_waits_for_the_last_space() -> None:  # WT-20.6
    for filled, ends in (((2, 3), False), ((2, 3, 4, 5), True)):
        play = with_objectives(arbiter=2).objective(1, "bounty1")
        for place in filled:
            play.memory(place, None)
        caught(play).do(1, "claim bounty1").do(2, "accept").do(1, "lay 1")
        assert (play.top() == "epilogue") is ends
    play.everybody_passes()
    assert play.table.end == TALE_TOLD
