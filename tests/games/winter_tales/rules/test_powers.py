"""WT-19: powers."""

from typing import Any

from frostfair.games.winter_tales.rules.scoring import score
from frostfair.games.winter_tales.rules.terms import WINTER
from frostfair.kernel.bits import BIT
from tests.games.winter_tales.rules.tables import BOX, Play, activated, who
from tests.games.winter_tales.rules.test_quest import started


def with_powers(seats: int = 4, **options: Any) -> Play:
    return Play(seats, powers=True, memories=5, **options)


def succeeded(play: Play, quest: str, seat: int, character: str) -> Play:
    """Perform a quest alone, with one card, and lay its memory on space 1."""
    play.table.main = seat
    play.hand(seat, "kite")
    started(play, quest, seat, character)
    while "play kite" not in play.can(seat):
        play.do(play.asked()[0], "pass")
    play.do(seat, "play kite")
    while not any(text.startswith("choose") for text in play.can(seat)):
        play.do(play.asked()[0], "pass")
    return play.do(seat, "choose kite", "lay 1")


def test_a_power_follows_success_only_and_only_with_the_module() -> None:  # WT-19.0
    play = succeeded(with_powers().put(0, alice="fair").token("ray", "fair"), "ray", 0, "alice")
    assert play.table.ray == who("alice")
    play = succeeded(Play(4).put(0, alice="fair").token("ray", "fair"), "ray", 0, "alice")
    assert play.table.ray == -1
    play = with_powers().put(0, alice="fair").token("ray", "fair")
    started(play).everybody_passes().do(0, "lay 1")  # a tie
    assert play.table.ray == -1


def test_ray_of_hope_readies_its_bearer_once_per_chapter() -> None:  # WT-19.1
    play = with_powers().put(0, alice="fair", grumpy="morgue")
    play.table.ray = who("alice")
    play.begin()
    assert "ready" not in play.can(0)  # not before it was activated
    play.do(0, "activate alice", "pass")
    assert play.can(0) == {"activate grumpy", "ready"}
    play.do(0, "ready", "activate alice", "pass")
    assert "ready" not in play.can(0)
    assert play.table.ray_used == 1


def test_before_the_chapter_ends_the_owner_of_the_ray_is_asked_once() -> None:  # WT-19.1
    play = with_powers().put(0, alice="fair").put(1, wolf="sq12").exhausted("wolf")
    play.table.ray = who("alice")
    play.begin().do(0, "activate alice", "pass")
    assert play.can(0) == {"ready", "pass"}
    play.do(0, "pass")
    assert play.table.chapter == 2


def lovers(**options: Any) -> Play:
    """Alice (seat 0) and Grumpy (seat 2) are bound, both in the asylum; the Wolf (seat 1) is on sq01."""
    play = with_powers(**options).put(0, alice="asylum").put(2, grumpy="asylum").put(1, wolf="sq01")
    play.table.lover, play.table.beloved = who("alice"), who("grumpy")
    return play.hand(0, "key").hand(2, "rope").hand(1, "bread", "cake")


def test_love_binds_the_carrier_and_another_rebel() -> None:  # WT-19.2
    play = (
        with_powers().put(0, alice="fair").put(2, grumpy="fair", pinocchio="morgue").token("love", "grumpy")
    )
    succeeded(play, "love", 0, "alice")
    assert play.can(0) == {"name alice", "name pinocchio"}
    play.do(0, "name pinocchio")
    assert (play.table.lover, play.table.beloved) == (who("grumpy"), who("pinocchio"))


def test_lovers_move_along_even_lying() -> None:  # WT-19.2
    play = lovers().lying("grumpy").exhausted("wolf")
    play.table.where[who("wolf")] = BOX.space_names.index("sq12")
    play.table.at[BOX.space_names.index("sq01")] = 0
    play.table.at[BOX.space_names.index("sq12")] = 1 << who("wolf")
    activated(play, 0, "alice").do(0, "step sq01", "play key")
    assert play.can(2) == {"accept", "pass"}
    play.do(2, "accept")
    assert play.at("grumpy") == play.at("alice") == "sq01"
    play.do(0, "step oak_park").do(2, "pass")
    assert (play.at("alice"), play.at("grumpy")) == ("oak_park", "sq01")


def test_lovers_fight_as_one_and_share_the_result() -> None:  # WT-19.2
    play = activated(lovers(), 0, "alice").do(0, "step sq01", "play key").do(2, "accept").do(1, "engage wolf")
    assert play.asked() == [0, 2]
    play.do(0, "accept").do(2, "accept")
    assert play.top() == "sharing"
    play.do(2, "give rope", "pass").do(0, "pass")
    assert play.cards(0) == ["rope"]
    play.do(1, "play bread")
    assert play.asked() == [0, 2]
    play.do(2, "pass").do(0, "pass").do(1, "relocate prison").do(3, "accept")
    assert play.is_lying("alice")
    assert play.is_lying("grumpy")
    assert play.at("alice") == play.at("grumpy") == "prison"
    assert len(play.happened("battle-began")) == 1


def test_lovers_who_do_not_act_as_one_are_met_separately() -> None:  # WT-19.2
    play = activated(lovers(), 0, "alice").do(0, "step sq01", "play key").do(2, "accept").do(1, "engage wolf")
    play.do(0, "accept").do(2, "reject").do(1, "play bread").do(0, "pass").do(1, "pass")
    assert play.is_lying("alice")
    assert play.can(1) == {"engage wolf", "pass"}  # now for Grumpy
    assert not play.is_lying("grumpy")


def test_a_safe_house_shelters_who_loses_a_battle() -> None:  # WT-19.3
    play = with_powers().put(0, alice="fair").token("safe_house", "fair")
    play.table.nightmare_place = BOX.space_names.index("fair")
    succeeded(play, "safe_house", 0, "alice")
    assert play.table.safe_house == BOX.space_names.index("fair")
    assert play.table.nightmare_place == -1
    play = with_powers().put(0, alice="asylum").put(1, wolf="sq01").hand(0, "key").hand(1, "bread")
    play.table.safe_house = BOX.space_names.index("morgue")
    activated(play, 0, "alice").do(0, "step sq01", "play key").do(1, "engage wolf", "play bread").do(
        0, "pass"
    )
    assert play.at("alice") == "morgue"
    assert not play.is_lying("alice")
    assert play.is_barred("alice")
    assert "create ray" in play.can(0)  # it may still act


def artifact(seats: int = 4) -> Play:
    play = with_powers(seats).memory(1, "key", "spring", "great_artifact_s")
    play.table.artifact = who("alice")
    return play


def test_the_artifact_goes_to_one_who_took_part() -> None:  # WT-19.4
    play = with_powers().put(0, alice="fair").put(2, grumpy="morgue").token("great_artifact_s", "fair")
    succeeded(play, "great_artifact_s", 0, "alice")
    assert play.can(0) == {"name alice"}


def test_the_bearer_plays_its_memory_once_per_quest_or_battle() -> None:  # WT-19.4
    play = artifact().put(0, alice="fair").token("ray", "fair")
    started(play).do(0, "cite", "artifact")
    assert "artifact" not in play.can(0)
    play.do(0, "pass", "pass").do(3, "accept")
    assert play.happened("quest-ended")[0].number("spring") == 1
    assert play.track()[0] == "spring"  # the card stays there
    play.do(0, "lay 2")  # and can't be chosen: the top card was turned
    assert len(play.happened("top-card-turned")) == 1
    play = artifact().put(0, alice="asylum").put(1, wolf="sq01").hand(0, "rope").hand(1, "bread")
    activated(play, 0, "alice").do(0, "step sq01", "play rope").do(1, "engage wolf", "play bread")
    assert play.can(0) == {"artifact", "hand wolf", "pass"}
    play.do(0, "artifact").do(1, "pass")
    assert play.happened("battle-ended")[0].number("side") == 0


def test_the_artifact_may_be_handed_to_another_player_there() -> None:  # WT-19.4
    play = artifact().put(0, alice="fair", tin_man="fair").put(2, grumpy="fair").put(1, wolf="morgue").begin()
    hands = {text for text in play.can(0) if text.startswith("hand")}
    assert hands == {"hand grumpy"}
    play.do(0, "hand grumpy").do(3, "reject")
    assert play.table.artifact == who("alice")
    play.do(0, "hand grumpy").do(3, "accept")
    assert play.table.artifact == who("grumpy")


def test_the_nightmare_fights_when_its_player_has_nobody_ready() -> None:  # WT-19.5
    play = (
        with_powers()
        .put(0, alice="fair")
        .put(2, grumpy="morgue")
        .put(1, wolf="sq12")
        .put(3, snow_white="sq13")
    )
    play.memory(1, "key", "winter", "nightmare").exhausted("wolf").lying("wolf").hand(0, "rope").hand(
        1, "bread"
    )
    play.table.nightmare = who("wolf")
    play.table.safe_house = BOX.space_names.index("morgue")
    activated(play, 0, "alice").do(0, "pass")
    assert play.can(1) == {"haunt fair alice", "pass"}  # not in the Safe House
    play.table.safe_house = -1
    play.do(1, "haunt fair alice")
    first = next(e for e in play.happened("told") if e.number("beat") == 2)
    assert first.number("card") == BOX.card_names.index("key")
    assert play.asked() == [0]
    play.do(0, "pass").do(1, "pass")
    assert play.is_lying("alice")
    assert play.track()[0] == "winter"
    assert play.table.nightmare_place == BOX.space_names.index("fair")
    assert play.can(1) == {"pass"}  # the Wolf could still be rescued, with two cards (WT-9.5)
    assert play.do(1, "pass").asked() == [2]


def test_propaganda_instead_of_an_activation() -> None:  # WT-19.6
    play = with_powers().put(0, alice="fair").put(2, grumpy="morgue").put(1, wolf="sq12", fox_cat="sq13")
    play.table.propaganda = 1
    play.table.main = 1
    play.table.activated |= 1 << who("alice")
    play.begin()
    offered = {text for text in play.can(1) if text.startswith("propaganda")}
    assert offered == {"propaganda wolf grumpy", "propaganda fox_cat grumpy"}  # Alice was activated already
    play.do(1, "propaganda wolf grumpy")
    assert len(play.cards(1)) == 3
    for name in play.cards(1):
        play.do(1, f"play {name}")
    assert not play.is_ready("grumpy")
    assert not play.is_ready("wolf")
    play.table.ray = who("grumpy")
    assert play.asked() != [2]
    assert play.table.silenced == 1 << who("grumpy")


def retaliated(play: Play) -> Play:
    play.put(1, wolf="fair").token("retaliation", "alice")
    return succeeded(play, "retaliation", 1, "wolf")


def test_armed_retaliation_destroys_a_power_or_a_rebel_never_both() -> None:  # WT-19.7
    play = with_powers().put(0, alice="fair").put(2, grumpy="morgue").memory(2, "key", "spring", "ray")
    play.table.ray = who("alice")
    play.table.bookmark = -1
    retaliated(play)
    assert play.can(1) == {"destroy ray", "eliminate grumpy"}
    play.do(1, "destroy ray")
    assert play.table.ray == -1
    assert play.track()[1] == "winter"
    assert play.at("alice") == "fair"
    play = retaliated(with_powers().put(0, alice="fair").put(2, grumpy="morgue")).do(1, "eliminate grumpy")
    assert play.at("grumpy") is None
    assert score(play.table, WINTER) == 3


def test_an_eliminated_rebel_returns_for_three_cards() -> None:  # WT-19.8
    play = retaliated(with_powers().put(0, alice="fair", tin_man="asylum").put(2, grumpy="morgue"))
    play.do(1, "eliminate grumpy")
    play.hand(0, "key", "rope", "apple")
    play.table.main = 0
    play.table.stack = play.table.stack[:1]
    play.begin()
    assert "return grumpy oak_park" in play.can(0)
    play.do(0, "return grumpy oak_park", "play key", "play rope", "play apple").do(3, "reject")
    assert "return grumpy oak_park" not in play.can(0)
    play.do(0, "return grumpy fair")
    assert play.at("grumpy") == "fair"
    assert not play.is_ready("grumpy")
    assert not play.is_lying("grumpy")
    assert play.table.controller[who("grumpy")] == 2
    assert play.is_ready("tin_man")  # nobody was activated


def test_a_lying_bearer_has_no_use_of_the_ray() -> None:  # WT-9.1
    play = with_powers().put(0, alice="fair", grumpy="morgue")
    play.table.ray = who("alice")
    play.begin().do(0, "activate alice", "pass")
    assert "ready" in play.can(0)
    play.lying("alice")
    assert "ready" not in play.can(0)


def test_lovers_act_as_one_against_the_nightmare_too() -> None:  # WT-19.2
    play = lovers().memory(1, "sun", "winter", "nightmare")
    play.exhausted("wolf", "alice", "grumpy").put(3, snow_white="sq13")
    play.table.nightmare = who("wolf")
    play.table.main = 1
    play.begin().do(1, "haunt asylum alice")
    assert play.asked() == [0, 2]
    play.do(0, "accept").do(2, "accept", "pass").do(0, "pass")
    play.do(0, "pass").do(2, "pass").do(1, "pass")
    assert play.is_lying("alice")
    assert play.is_lying("grumpy")


def test_nobody_acts_as_one_against_himself() -> None:  # WT-6.5
    play = with_powers(5, arbiter=3).put(0, alice="asylum").put(4, grumpy="asylum", wolf="sq01")
    play.table.lover, play.table.beloved = who("alice"), who("grumpy")
    play.hand(0, "key", "rope").hand(4, "bread")
    activated(play, 0, "alice").do(0, "step sq01", "play key").do(4, "accept", "engage wolf")
    assert play.top() == "battle"  # the Writer attacks with the Wolf: his Grumpy can't defend against him
    play.do(4, "play bread")
    assert play.asked() == [0]


def test_retaliation_may_hit_the_winter_artifact_in_a_rebels_hands() -> None:  # WT-19.7
    play = with_powers().put(0, alice="fair").put(2, grumpy="morgue")
    play.memory(2, "key", "winter", "great_artifact_w")
    play.table.artifact = who("grumpy")
    play.table.bookmark = -1
    retaliated(play)
    assert play.can(1) == {"destroy great_artifact_w", "eliminate alice"}
    play.do(1, "destroy great_artifact_w")
    assert play.table.artifact == -1
    assert play.track()[1] == "winter"


def test_the_artifact_may_be_handed_over_with_nobody_ready() -> None:  # WT-19.4
    play = artifact().put(0, alice="fair").put(2, grumpy="fair").put(1, wolf="morgue")
    play.table.ray = who("alice")
    play.begin().do(0, "activate alice", "pass")
    play.table.main = 0
    play.table.stack = play.table.stack[:1]
    play.begin()
    assert play.can(0) == {"ready", "hand grumpy", "pass"}


def test_one_action_even_where_something_else_is_left_to_do() -> None:  # WT-10.1
    play = with_powers().put(0, alice="fair").put(1, wolf="sq12").hold(0, 2)
    play.begin().do(0, "activate alice", "create ray", "place ray morgue")
    assert play.top() == "activation"
    assert play.can(0) == {"pass"}


def test_the_artifact_counts_once_in_a_battle_and_may_open_it() -> None:  # WT-19.4
    play = artifact().put(0, alice="asylum").put(1, wolf="sq01").hand(0, "rope").hand(1, "bread", "cake")
    activated(play, 0, "alice").do(0, "step sq01", "play rope").do(1, "engage wolf", "play bread")
    play.do(0, "artifact").do(1, "play cake")
    assert play.can(0) == {"hand wolf", "pass"}
    play = artifact().put(0, alice="asylum").put(1, wolf="sq01").hand(0, "rope")
    play.table.artifact = who("wolf")
    activated(play, 0, "alice").do(0, "step sq01", "play rope")
    assert "engage wolf" in play.can(1)  # without a card in hand
    assert play.do(1, "engage wolf").can(1) == {"artifact", "hand alice"}


def pinned_partner() -> Play:
    """Grumpy carries the quest that the Wolf performs at the asylum; Alice, who loves him, comes along."""
    play = with_powers().put(0, alice="oak_park").put(2, grumpy="asylum").put(1, wolf="asylum")
    play.token("retaliation", "grumpy").hand(0, "key", "rope").hand(1, "bread")
    play.table.lover, play.table.beloved = who("alice"), who("grumpy")
    play.table.main = 1
    return play


def fought(play: Play) -> Play:
    started(play, "retaliation", 1, "wolf")
    while "activate alice" not in play.can(0):
        play.do(play.asked()[0], "pass")
    play.do(0, "activate alice", "step sq01", "play key", "step asylum").do(1, "engage wolf")
    play.do(0, "accept").do(2, "accept").do(0, "pass").do(2, "pass")
    return play.do(1, "play bread").do(0, "pass").do(2, "pass")


def test_nothing_moves_the_carrier_of_a_running_quest() -> None:  # WT-11.2
    play = fought(pinned_partner()).do(1, "relocate prison").do(3, "accept")
    assert (play.at("alice"), play.at("grumpy")) == ("prison", "asylum")
    play = pinned_partner()
    play.table.safe_house = BOX.space_names.index("morgue")
    fought(play)
    assert (play.at("alice"), play.at("grumpy")) == ("morgue", "asylum")


def test_nobody_attacks_who_is_carried_along_lying() -> None:  # WT-19.2
    play = activated(lovers().lying("grumpy"), 0, "alice").do(0, "step sq01", "play key").do(2, "accept")
    assert play.asked() == [1]
    play.do(1, "pass")
    assert play.at("grumpy") == "sq01"
    assert play.asked() == [0]


def test_a_failed_quest_gives_no_power() -> None:  # WT-19.0
    play = with_powers().put(0, alice="fair").put(1, wolf="fair").exhausted("wolf").token("ray", "fair")
    started(play.hand(1, "bread"))
    while "join wolf" not in play.can(1):
        play.do(play.asked()[0], "pass")
    play.do(1, "join wolf", "play bread", "pass").do(0, "pass").do(1, "choose bread").do(0, "lay 1")
    assert play.track()[0] == "winter"
    assert play.table.ray == -1


def test_who_lies_is_handed_nothing_and_spreads_nothing() -> None:  # WT-9.1
    play = artifact().put(0, alice="fair").put(2, grumpy="fair").lying("grumpy").begin()
    assert not any(text.startswith("hand") for text in play.can(0))
    play = with_powers().put(0, alice="fair").put(1, wolf="sq12", fox_cat="sq13").lying("wolf")
    play.table.propaganda = play.table.main = 1
    play.begin()
    assert {t for t in play.can(1) if t.startswith("propaganda")} == {"propaganda fox_cat alice"}


def test_winter_brings_nobody_back() -> None:  # WT-19.8
    play = retaliated(with_powers().put(0, alice="fair", tin_man="asylum").put(2, grumpy="morgue"))
    play.do(1, "eliminate grumpy").put(3, fox_cat="sq12").hold(3, 3)
    play.table.main = 3
    play.table.stack = play.table.stack[:1]
    play.begin()
    assert play.asked() == [3]
    assert not any(text.startswith("return") for text in play.can(3))


def test_the_artifact_is_no_trap_card() -> None:  # WT-6.5
    play = artifact().put(0, alice="oak_park").put(1, wolf="sq01").hand(1, "bread")
    play.table.main = 1
    activated(play, 1, "wolf").do(1, "step oak_park", "play bread")
    assert play.can(0) == {"hand wolf", "pass"}


def test_the_ray_may_be_used_when_others_set_out() -> None:  # WT-19.1
    """Its bearer is exhausted and the only one there is: the question comes all the same."""
    play = with_powers().put(0, alice="fair").put(2, grumpy="memory_lane").token("safe_house", "fair")
    play.table.ray = who("grumpy")
    play.exhausted("grumpy")
    play.table.activated |= BIT[who("grumpy")]
    started(play, "safe_house")
    assert play.asked() == [2]
    assert play.can(2) == {"ready", "pass"}
    assert play.do(2, "ready").can(2) == {"activate grumpy", "pass"}


def test_the_artifact_never_goes_to_the_other_side() -> None:  # WT-19.4
    play = with_powers().put(0, alice="fair").put(1, wolf="fair").put(2, grumpy="fair")
    play.exhausted("wolf", "grumpy").token("great_artifact_s", "fair").hand(0, "key", "rope").hand(1, "apple")
    started(play, "great_artifact_s").do(0, "play key", "play rope", "pass")
    play.do(1, "join wolf", "play apple", "pass").do(2, "join grumpy", "pass").do(
        0, "pass", "choose key", "lay 1"
    )
    assert play.can(0) == {"name alice", "name grumpy"}
