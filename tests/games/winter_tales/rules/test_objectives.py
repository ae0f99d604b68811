"""WT-20: objectives; WT-21: skills."""

from typing import Any

import pytest

from frostfair.games.winter_tales.rules.state import GONE, SCORED, UNUSED
from frostfair.games.winter_tales.rules.terms import NONE, OBJECTIVE
from frostfair.kernel.errors import Malformed
from tests.games.winter_tales.rules.tables import BOX, Play, activated, new_match
from tests.games.winter_tales.rules.test_quest import started


def with_objectives(seats: int = 4, memories: int = 5, **options: Any) -> Play:
    return Play(seats, memories=memories, objectives=True, **options)


def caught(play: Play) -> Play:
    """The Wolf of seat 1 fells Alice."""
    play.put(0, alice="asylum").put(1, wolf="sq01").hand(0, "key").hand(1, "bread")
    activated(play, 0, "alice").do(0, "step sq01", "play key")
    while play.top() == "claim-window":
        play.do(play.asked()[0], "pass")
    return play.do(1, "engage wolf", "play bread").do(0, "pass").do(1, "pass")


def test_objectives_need_five_memories() -> None:  # WT-20.1
    with pytest.raises(Malformed, match=r"WT-20\.1"):
        new_match(4, objectives=True)
    assert new_match(4, objectives=True, memories=5).result() is None


def test_a_claim_is_offered_right_after_the_event_and_is_voluntary() -> None:  # WT-20.2
    play = caught(with_objectives().objective(1, "bounty1"))
    assert play.can(1) == {"claim bounty1", "pass"}
    play.do(1, "pass")
    assert play.table.objective[BOX.objective_names.index("bounty1")] == 1
    play = caught(with_objectives().objective(1, "garrison1"))
    assert play.can(1) == {"pass"}  # asked all the same: nobody can tell
    assert play.refusal(1, "claim bounty1") == "WT-20.2"


def test_attack_and_garrison_are_claimed_at_any_decision_of_the_own_turn_or_between_turns() -> (
    None
):  # WT-20.2
    play = (
        with_objectives()
        .put(0, alice="sq01")
        .put(1, wolf="fair")
        .objective(1, "garrison1")
        .hold(1, 1)
        .begin()
    )
    assert play.can(1) == {"claim garrison1", "pass"}  # before seat 0's turn: Winter is in more places
    play.do(1, "pass").do(0, "activate alice", "pass")
    assert {"claim garrison1", "activate wolf"} == play.can(1)


def test_claiming_shows_the_card_tells_a_story_and_asks_the_arbiter() -> None:  # WT-20.3
    play = caught(with_objectives().objective(1, "bounty1").memory(2, "rope", "spring")).do(
        1, "claim bounty1"
    )
    assert play.told()[-1] == "objective"
    assert play.happened("told")[-1].number("memory") == 1
    play.do(3, "accept").do(1, "lay 1")
    assert play.track()[0] == "winter"


def test_it_lies_on_a_free_symbol_space_and_takes_the_bookmark() -> None:  # WT-20.4
    play = caught(with_objectives(arbiter=2).objective(1, "bounty1").memory(3, "rope", "spring"))
    play.do(1, "claim bounty1").do(2, "accept")
    assert play.can(1) == {"lay 1", "lay 5"}
    play.do(1, "lay 5")
    assert play.table.bookmark == 4
    full = with_objectives(arbiter=2).objective(1, "bounty1")
    for place in (1, 3, 5):
        full.memory(place, None)
    assert caught(full).asked() == [0]  # no free symbol: nothing to ask


def two_spies() -> Play:
    """A rebel has come where two seats have soldiers; one space with the symbol is left."""
    play = with_objectives(arbiter=2).objective(1, "spy1").objective(3, "spy2").put(0, alice="asylum")
    play.put(1, wolf="sq01").put(3, candlewick="sq01").hand(0, "key")
    for place in (1, 3):
        play.memory(place, None)
    for name in ("spy1", "spy2"):
        play.table.shown |= 1 << BOX.objective_names.index(name)
    return activated(play, 0, "alice").do(0, "step sq01", "play key")


def test_who_is_asked_second_may_find_the_last_space_taken() -> None:  # WT-20.4, WT-20.8
    assert two_spies().do(3, "pass").can(1) == {"claim spy1", "pass"}
    play = two_spies().do(3, "claim spy2").do(2, "accept").do(3, "lay 5")
    assert play.top() != "claim-window"
    assert "claim spy1" not in play.can(1)


def test_a_quest_memory_may_cover_an_objective_memory() -> None:  # WT-20.5
    play = with_objectives().put(0, alice="fair").token("ray", "fair")
    play.table.memory_kind[2], play.table.memory_card[2], play.table.memory_side[2] = OBJECTIVE, 7, 1
    play.table.objective[7] = SCORED
    play.table.bookmark = 2
    started(play).do(0, "cite").everybody_passes().do(3, "accept")
    assert "lay 3" in play.can(0)
    play.do(0, "lay 3")
    assert play.table.objective[7] == GONE
    assert play.track()[2] == "neutral"


def test_an_objective_may_begin_the_epilogue_even_during_a_quest() -> None:  # WT-20.6
    play = (
        with_objectives(arbiter=2)
        .objective(1, "spy1")
        .put(0, alice="fair")
        .put(2, grumpy="sq09")
        .token("ray", "fair")
    )
    play.put(1, wolf="fair").hand(2, "key")
    for place in (1, 2, 3, 4):
        play.memory(place, None)
    play.table.shown |= 1 << BOX.objective_names.index("spy1")
    started(play).do(1, "pass").do(2, "activate grumpy", "step fair", "play key")
    play.do(1, "claim spy1").do(2, "accept").do(1, "lay 5")
    assert play.top() == "epilogue"
    assert play.table.epilogue_player == 1
    assert play.table.token[1] == 1  # the abandoned quest's token stays on the map
    assert play.table.running == NONE


def test_rescue_and_rebels() -> None:  # WT-20.7
    play = (
        with_objectives().objective(0, "rescue1").put(0, alice="fair").put(2, grumpy="fair").lying("grumpy")
    )
    activated(play.hand(0, "key", "rope"), 0, "alice").do(0, "rescue grumpy", "play key", "play rope")
    assert play.can(0) == {"claim rescue1", "pass"}
    play = (
        with_objectives().objective(0, "rebels2").put(0, alice="oak_park").put(1, wolf="sq01").hand(1, "key")
    )
    play.table.main = 1
    activated(play.hand(0, "rope", "apple"), 1, "wolf").do(1, "step oak_park", "play key")
    play.do(0, "engage alice", "trap rope", "hide 1").do(1, "pass")
    assert play.can(0) == {"claim rebels2", "pass"}


def test_connection_is_revealed_at_the_first_place_and_claimed_at_the_second() -> None:  # WT-20.7
    play = (
        with_objectives()
        .objective(0, "connection2")
        .put(0, alice="fair")
        .hand(0, "key", "rope", "apple", "bread")
    )
    activated(play, 0, "alice")
    assert "reveal connection2" in play.can(0)
    play.do(0, "reveal connection2", "step sq10", "play key", "step memory_lane", "step sq11", "play rope")
    assert "claim connection2" not in play.can(0)
    play.do(0, "step factory")
    assert "claim connection2" in play.can(0)
    play = with_objectives().objective(0, "connection2").put(0, alice="fair").hand(0, "key", "rope").begin()
    play.do(0, "activate alice", "reveal connection2", "pass")
    assert play.table.tried == 1 << BOX.objective_names.index("connection2") or play.table.chapter == 2


def test_bounty_spy_attack_and_garrison() -> None:  # WT-20.8
    play = (
        with_objectives(arbiter=3)
        .objective(1, "spy1")
        .put(0, alice="asylum")
        .put(1, wolf="sq01", fox_cat="oak_park")
    )
    play.hand(0, "key", "rope")
    activated(play, 0, "alice").do(0, "step sq01", "play key")
    assert play.can(1) == {"reveal spy1", "pass"}
    play.do(1, "reveal spy1", "pass").do(0, "step oak_park")
    assert play.can(1) == {"claim spy1", "pass"}
    play = (
        with_objectives(arbiter=3)
        .objective(1, "attack1")
        .put(0, alice="fair", grumpy="morgue")
        .put(1, wolf="dorothy")
    )
    play.hand(1, "key", "rope").begin()
    assert play.can(1) == {"claim attack1", "pass"}
    play.do(1, "claim attack1", "discard key", "discard rope").do(3, "accept").do(1, "lay 1")
    assert play.track()[0] == "winter"
    assert caught(with_objectives().objective(1, "bounty2")).can(1) == {"claim bounty2", "pass"}


def test_a_spy_is_asked_when_rebels_come_not_when_soldiers_do() -> None:  # WT-20.8
    play = with_objectives().objective(1, "spy1").put(1, wolf="sq01", fox_cat="oak_park").hand(1, "key")
    play.put(0, alice="fair").table.main = 1
    activated(play, 1, "fox_cat").do(1, "step sq01", "play key")
    assert play.asked() == [1]
    assert play.top() == "activation"


def test_nobody_gets_a_new_objective_after_scoring() -> None:  # WT-20.9
    play = caught(with_objectives(arbiter=2).objective(1, "bounty1")).do(1, "claim bounty1").do(2, "accept")
    play.do(1, "lay 1")
    assert 1 not in play.table.objective
    assert play.table.objective.count(SCORED) == 1


# --- skills ---


def test_alice_and_candlewick_exchange_an_objective() -> None:  # WT-21.1
    play = (
        with_objectives(skills=True)
        .objective(0, "rescue1")
        .objective(2, "rebels1")
        .put(0, alice="fair")
        .begin()
    )
    play.do(0, "activate alice")
    assert len(play.cards(0)) == 3
    play.do(0, "swap")
    assert "choose-objective rebels1" not in play.can(0)
    play.do(0, "choose-objective connection1")
    assert play.table.objective[BOX.objective_names.index("rescue1")] == UNUSED
    assert play.table.objective[BOX.objective_names.index("connection1")] == 0
    swapped = play.happened("objective-swapped")[0].seen_by(1)
    assert swapped is not None
    assert swapped.pack() == ["objective-swapped", 0, -1]
    plain = Play(4, skills=True).put(0, alice="fair").begin().do(0, "activate alice")
    assert len(plain.cards(0)) == 4  # without objectives it is the story card skill


def test_scarecrow_and_mangiafuoco_add_one_to_the_count() -> None:  # WT-21.2
    play = Play(4, skills=True).put(0, scarecrow="fair").token("ray", "fair")
    started(play, "ray", 0, "scarecrow").everybody_passes()
    ended = play.happened("quest-ended")[0]
    assert (ended.number("spring"), ended.number("winter")) == (1, 0)
    assert len(play.happened("top-card-turned")) == 1  # it isn't a card


@pytest.mark.parametrize(
    ("rebel", "soldier", "outcome"),
    [("pinocchio", "wolf", 0), ("grumpy", "fox_cat", 2), ("pinocchio", "fox_cat", 1)],
)
def test_pinocchio_and_the_fox_and_the_cat_add_one_in_traps(
    rebel: str, soldier: str, outcome: int
) -> None:  # WT-21.3
    play = (
        Play(4, skills=True)
        .put(0, **{rebel: "oak_park"})
        .put(1, **{soldier: "sq01"})
        .hand(0, "key")
        .hand(1, "rope")
    )
    play.table.main = 1
    activated(play, 1, soldier).do(1, "step oak_park", "play rope").do(
        0, f"engage {rebel}", "trap key", "hide 0"
    )
    play.do(1, "pass")
    assert play.happened("trap-revealed")[0].number("outcome") == outcome


def test_the_tin_man_and_the_wolf_fight_the_first_round_for_free() -> None:  # WT-21.4
    play = Play(4, skills=True).put(0, tin_man="asylum").put(1, wolf="sq01").hand(0, "key")
    activated(play, 0, "tin_man").do(0, "step sq01", "play key").do(1, "engage wolf")
    assert play.asked() == [0]
    assert play.can(0) == {"free", "pass"}
    play.do(0, "free")
    assert play.can(1) == {"pass"}


def test_the_match_girl_and_snow_white_take_two_steps_for_free_once() -> None:  # WT-21.5
    play = activated(Play(4, skills=True).put(0, match_girl="asylum"), 0, "match_girl")
    play.do(0, "step sq01", "step oak_park")
    assert play.at("match_girl") == "oak_park"
    assert not [text for text in play.can(0) if text.startswith("step")]
    assert play.told() == ["movement"]  # it is told once, though no card is played (WT-22.1)


def test_the_secret_passage_leads_home_before_moving() -> None:  # WT-21.6
    play = Play(4, skills=True).put(1, mad_hatter="morgue").put(0, alice="asylum").hold(0, 3).hold(1, 2)
    play.table.main = 1
    play.begin().do(1, "activate mad_hatter", "passage")
    assert play.at("mad_hatter") == "asylum"
    assert play.asked() == [1]  # Alice can't spring a trap
    assert "passage" not in play.can(1)
    lying = Play(4, skills=True).put(1, mad_hatter="morgue").lying("mad_hatter")
    lying.table.main = 1
    assert "passage" not in lying.begin().do(1, "activate mad_hatter").can(1)


def test_grumpy_and_the_white_rabbit_draw_four() -> None:  # WT-21.7
    play = Play(4, skills=True).put(0, grumpy="fair").begin().do(0, "activate grumpy")
    assert len(play.cards(0)) == 4


def test_who_lies_draws_three_like_everybody() -> None:  # WT-9.1
    play = Play(4, skills=True).put(0, grumpy="fair").lying("grumpy").begin().do(0, "activate grumpy")
    assert len(play.cards(0)) == 3


def test_a_passage_counts_as_a_visit() -> None:  # WT-20.7
    play = Play(4, 3, memories=5, objectives=True, skills=True).put(0, dorothy_c="prison")
    play.objective(0, "connection3").begin().do(0, "activate dorothy_c", "reveal connection3", "passage")
    assert "claim connection3" in play.can(0)
