"""WT-19.2 at its edges: who comes along, who acts as one, and who may give a card."""

from frostfair.games.winter_tales.rules.terms import TRAPPED
from frostfair.kernel.bits import BIT
from tests.games.winter_tales.rules.tables import BOX, Play, activated, who
from tests.games.winter_tales.rules.test_powers import lovers, with_powers
from tests.games.winter_tales.rules.test_quest import started


def test_lovers_in_different_spaces_go_their_own_ways() -> None:  # WT-19.2
    play = with_powers().put(0, alice="asylum").put(2, grumpy="oak_park").put(1, wolf="sq01")
    play.table.lover, play.table.beloved = who("alice"), who("grumpy")
    activated(play.hand(0, "key").hand(1, "bread"), 0, "alice").do(0, "step sq01", "play key")
    assert play.asked() == [1]  # Grumpy isn't asked to come along
    play.do(1, "engage wolf")
    assert play.top() == "battle"  # nor to fight


def test_others_in_the_space_are_bound_to_nobody() -> None:  # WT-19.2
    mover, lover, beloved, bystander = BOX.character_names[:4]
    play = with_powers().put(0, **{mover: "asylum", lover: "asylum"})
    play.put(2, **{beloved: "asylum", bystander: "asylum"}).hand(0, "key")
    play.table.lover, play.table.beloved = who(lover), who(beloved)
    activated(play, 0, mover).do(0, "step sq03", "play key")
    assert play.at(mover) == "sq03"
    assert play.asked() == [0]


def test_the_beloved_takes_the_lover_along_too() -> None:  # WT-19.2
    play = lovers().exhausted("alice")
    play.table.main = 2
    activated(play, 2, "grumpy").do(2, "step sq03", "play rope")
    assert play.can(0) == {"accept", "pass"}
    play.do(0, "accept")
    assert play.at("alice") == play.at("grumpy") == "sq03"


def test_the_carrier_of_a_running_quest_stays_where_it_is() -> None:  # WT-11.2
    play = with_powers().put(0, alice="asylum").put(2, grumpy="asylum").put(1, wolf="asylum")
    play.token("retaliation", "grumpy").hand(0, "key", "rope")
    play.table.lover, play.table.beloved = who("alice"), who("grumpy")
    play.table.main = 1
    started(play, "retaliation", 1, "wolf").do(2, "pass")
    play.do(0, "activate alice", "step sq01", "play key")
    assert play.at("alice") == "sq01"
    assert play.asked() == [0]


def trapped(writers: bool = False) -> Play:
    """Alice (seat 0) and Grumpy are in the asylum; the Wolf enters, and Alice springs a trap."""
    play = with_powers(5, arbiter=3).put(0, alice="asylum").put(4 if writers else 2, grumpy="asylum")
    play.put(4 if writers else 1, wolf="sq01").hand(0, "key", "rope").hand(4 if writers else 1, "bread")
    play.table.lover, play.table.beloved = who("alice"), who("grumpy")
    play.table.main = 4 if writers else 1
    activated(play.hand(2, "apple"), play.table.main, "wolf").do(play.table.main, "step asylum", "play bread")
    return play.do(0, "engage alice") if writers else play.do(0, "engage alice").do(2, "pass")


def test_lovers_trap_as_one_and_the_one_who_springs_it_keeps_a_card() -> None:  # WT-8.1
    play = trapped()
    assert play.asked() == [0, 2]
    play.do(0, "accept").do(2, "accept")
    assert play.can(0) == {"give key", "give rope", "pass"}
    play.do(0, "give key")
    assert play.can(0) == {"pass"}  # the last one is the trap card
    assert play.can(2) == {"give apple", "give key", "pass"}
    play.do(2, "give apple", "give key", "pass")  # the other may give all
    assert play.asked() == [0]
    assert set(play.cards(0)) == {"rope", "apple", "key"}
    play.do(0, "pass")
    assert play.top() == "trap"


def test_nobody_traps_his_own_soldier_as_one_with_another() -> None:  # WT-6.5
    assert trapped(writers=True).top() == "trap"  # the Writer moves the Wolf: his Grumpy stays out of it


def test_who_lies_or_is_elsewhere_does_not_fight_as_one() -> None:  # WT-19.2
    play = lovers().lying("grumpy")
    activated(play, 0, "alice").do(0, "step sq01", "play key").do(2, "accept").do(1, "engage wolf")
    assert play.top() == "battle"
    play = activated(lovers(), 0, "alice").do(0, "step sq01", "play key").do(2, "pass").do(1, "engage wolf")
    assert play.top() == "battle"


def test_two_of_one_player_act_as_one_without_handing_cards() -> None:  # WT-19.2
    play = with_powers().put(0, alice="asylum", tin_man="asylum").put(1, wolf="sq01")
    play.table.lover, play.table.beloved = who("alice"), who("tin_man")
    activated(play.hand(0, "key").hand(1, "bread"), 0, "alice").do(0, "step sq01", "play key", "accept")
    play.do(1, "engage wolf")
    assert play.asked() == [0]
    play.do(0, "accept")
    assert play.top() == "battle"
    play.do(1, "play bread").do(0, "pass")
    assert play.table.lying == BIT[who("alice")] | BIT[who("tin_man")]
    play.do(1, "pass")
    assert play.asked() == [0]  # one fight for both: nobody is asked about the Tin Man any more


def test_in_a_battle_the_defender_may_give_the_last_card() -> None:  # WT-19.2
    play = activated(lovers(), 0, "alice").do(0, "step sq01", "play key").do(2, "accept").do(1, "engage wolf")
    play.do(0, "accept").do(2, "accept")
    assert play.can(2) == {"give rope", "pass"}
    play.do(0, "pass")
    assert play.asked() == [2]
    play.do(2, "give rope")
    assert play.cards(0) == ["rope"]
    assert play.asked() == [2]


def test_who_won_as_one_is_met_once() -> None:  # WT-19.2
    play = lovers().put(2, tin_man="fair").put(3, **{BOX.character_names[-1]: "fair"})  # foes who met before
    activated(play, 0, "alice").do(0, "step sq01", "play key").do(2, "accept").do(1, "engage wolf")
    play.do(0, "accept").do(2, "accept", "pass").do(0, "pass")
    play.do(1, "play bread").do(2, "play rope").do(1, "pass")
    assert play.table.lying == 0
    assert play.asked() == [0]  # nobody is asked about Grumpy any more
    assert "step oak_park" in play.can(0)


def test_in_a_battle_as_one_the_skills_of_both_apply() -> None:  # WT-19.2, WT-21.4
    play = with_powers(skills=True).put(0, alice="asylum").put(2, tin_man="asylum").put(1, candlewick="sq01")
    play.table.lover, play.table.beloved = who("alice"), who("tin_man")
    activated(play.hand(0, "key").hand(1, "bread"), 0, "alice").do(0, "step sq01", "play key")
    play.do(2, "accept").do(1, "engage candlewick").do(0, "accept").do(2, "accept", "pass").do(0, "pass")
    play.do(1, "play bread")
    assert (
        play.can(0) == play.can(2) == {"free", "pass"}
    )  # it is Alice who is attacked, and the Tin Man’s skill


def test_in_a_trap_as_one_the_skills_of_both_apply() -> None:  # WT-19.2, WT-21.3
    play = (
        with_powers(skills=True).put(0, alice="asylum").put(2, pinocchio="asylum").put(1, candlewick="sq01")
    )
    play.table.lover, play.table.beloved = who("alice"), who("pinocchio")
    play.table.main = 1
    activated(play.hand(0, "key").hand(1, "bread"), 1, "candlewick").do(1, "step asylum", "play bread")
    play.do(0, "engage alice").do(2, "pass").do(0, "accept").do(2, "accept", "pass").do(0, "pass")
    play.do(0, "trap key", "hide 0").do(1, "pass")
    assert play.happened("trap-revealed")[0].number("outcome") == TRAPPED  # 0 and Pinocchio’s 1 against 0
