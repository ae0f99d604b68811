"""WT-14: the Writer; WT-15: the arbiter; WT-16: quest kinds."""

import pytest

from frostfair.games.winter_tales.rules.flow.calls import TOPICS
from frostfair.games.winter_tales.rules.terms import CARRIED, QUESTS, SPRING, WRITER
from frostfair.kernel.texts import ASK
from tests.games.winter_tales.rules.tables import Play, activated, new_match, who
from tests.games.winter_tales.rules.tellings import told_by_bots
from tests.games.winter_tales.rules.test_battle import met
from tests.games.winter_tales.rules.test_quest import started


def test_the_writers_soldiers_fight_and_his_rebels_trap() -> None:  # WT-14.1
    play = Play(5).put(0, alice="asylum").put(4, wolf="sq01", grumpy="oak_park").hand(0, "key").hold(4, 2)
    activated(play, 0, "alice").do(0, "step sq01", "play key")
    assert play.can(4) == {"engage wolf", "pass"}
    play = (
        Play(5).put(1, wolf="sq01").put(4, grumpy="oak_park", snow_white="oak_park").hand(1, "key").hold(4, 2)
    )
    play.table.main = 1
    activated(play, 1, "wolf").do(1, "step oak_park", "play key")
    assert play.can(4) == {"engage grumpy", "pass"}


def test_the_writer_sits_last_and_draws_as_many_as_spring_has_players() -> None:  # WT-14.2
    match = new_match(7)
    order = match.view(None)["order"]
    players = match.view(None)["players"]
    assert isinstance(order, list)
    assert isinstance(players, list)
    assert players[order[-1]]["faction"] == "writer"
    play = Play(7).put(0, alice="fair").begin().do(0, "activate alice", "pass")
    assert len(play.cards(6)) == 3


def test_the_writer_decides_ties_for_most_cards() -> None:  # WT-14.3
    play = Play(5).put(0, alice="fair").put(2, grumpy="fair").exhausted("grumpy").token("ray", "fair")
    started(play.hand(0, "key").hand(2, "rope")).do(0, "play key", "pass").do(
        2, "join grumpy", "play rope", "pass"
    )
    play.do(0, "pass")
    assert play.asked() == [4]
    assert play.can(4) == {"choose key", "choose rope"}


def test_the_writer_creates_for_the_side_of_the_activated_character() -> None:  # WT-14.4
    play = Play(5).put(4, wolf="sq01", alice="fair")
    play.table.main = 4
    play.begin().do(4, "activate wolf")
    created = {text for text in play.can(4) if text.startswith("create")}
    assert created == {f"create {quest}" for quest in QUESTS[4:]}


def test_in_a_quest_the_writer_is_on_one_side_and_may_be_the_one_with_most_cards() -> None:  # WT-14.5
    play = (
        Play(5)
        .put(0, alice="fair")
        .put(4, grumpy="fair", wolf="fair")
        .exhausted("grumpy", "wolf")
        .token("ray", "fair")
    )
    started(play.hand(0, "key").hand(4, "rope", "apple")).do(0, "play key", "pass")
    play.do(4, "join grumpy", "play rope", "play apple", "pass")
    assert play.asked() == [0]  # not asked again for the Wolf
    play.do(0, "pass")
    assert play.happened("quest-ended")[0].number("spring") == 3
    assert play.asked() == [4]


def test_the_writer_wins_on_an_exact_tie_only() -> None:  # WT-14.6
    from frostfair.games.winter_tales.rules.scoring import points_of, winning_faction

    play = Play(3).memory(1, "key", "spring").memory(2, "rope", "winter")
    assert winning_faction(play.table) == WRITER
    assert points_of(play.table, 2) == 0
    assert winning_faction(play.memory(3, "apple", "spring").table) == SPRING


# --- the arbiter ---


def test_the_arbiter_may_ask_for_changes_and_strike() -> None:  # WT-15.1
    telling = told_by_bots(3, 1).telling
    arbiter = telling.arbiter()
    assert arbiter is not None
    first = telling.passages()[0]
    telling.remark(arbiter, first.id, ASK, "Nobody dies in a battle.")
    telling.strike(arbiter, first.id)
    text = telling.texts.find(first.id)
    assert (text.struck, text.notes) == (True, ["Nobody dies in a battle."])


def test_the_arbiter_never_changes_mechanics_beyond_the_five_calls() -> None:  # WT-15.2
    play = met(["rope"], ["bread"]).do(1, "play bread").do(0, "play rope").do(1, "pass")
    assert 3 not in play.asked()  # nothing to call in a battle that the rebel wins
    assert play.can(3) == set()


def test_five_things_depend_on_the_story() -> None:  # WT-15.3
    assert TOPICS == ("bookmark", "relocation", "artifact", "return", "objective")


# --- quest kinds ---


@pytest.mark.parametrize("quest", QUESTS)
def test_where_each_kind_is_placed(quest: str) -> None:  # WT-16.0
    play = Play(5).put(4, alice="fair", wolf="fair", grumpy="sq01")
    play.table.main = 4
    play.begin().do(4, "activate alice" if QUESTS.index(quest) < 4 else "activate wolf", f"create {quest}")
    if QUESTS.index(quest) in CARRIED:
        assert play.can(4) == {f"place {quest} under:alice", f"place {quest} under:grumpy"}
    else:
        assert len(play.can(4)) == 9


def test_the_carrier_cannot_start_but_may_join_and_tokens_may_share_a_place() -> None:  # WT-16.1
    play = Play(4).put(0, alice="fair").put(2, grumpy="fair").token("ray", "fair").token("love", "alice")
    play.begin().do(0, "activate alice")
    assert {"perform ray"} == {text for text in play.can(0) if text.startswith("perform")}
    play = Play(4).put(0, alice="sq01").put(2, grumpy="sq01").exhausted("grumpy").token("love", "grumpy")
    started(play, "love").do(0, "pass")
    assert play.can(2) == {"join grumpy", "pass"}


def test_a_soldier_comes_to_the_rebel_that_carries_the_retaliation() -> None:  # WT-16.2
    play = Play(4).put(0, alice="sq01").put(1, wolf="sq01").token("retaliation", "alice")
    play.table.main = 1
    play.begin().do(1, "activate wolf")
    assert "perform retaliation" in play.can(1)


def test_a_rebel_may_carry_both_and_may_lie() -> None:  # WT-16.3
    play = Play(4).put(0, alice="fair").put(2, grumpy="fair").lying("alice").token("love", "alice")
    play.token("retaliation", "alice").exhausted("alice")
    play.table.main = 2
    started(play, "love", 2, "grumpy").do(2, "pass")
    assert play.asked() == [2]  # the carrier lies and can't take part
    assert play.table.carries(who("alice"), 2)
    assert play.table.carries(who("alice"), 7)


def test_the_token_of_an_eliminated_carrier_goes_to_another_rebel() -> None:  # WT-16.4
    play = (
        Play(4, powers=True)
        .put(0, alice="fair")
        .put(2, grumpy="morgue")
        .put(1, wolf="fair")
        .token("love", "alice")
    )
    play.token("retaliation", "alice").hold(1, 1)
    play.table.main = 1
    started(play, "retaliation", 1, "wolf").do(2, "pass").do(0, "pass").do(
        1, f"play {play.cards(1)[0]}", "pass"
    )
    play.do(0, "pass").do(1, "pass")
    card = next(iter(play.can(1)))
    play.do(1, card, "lay 1", "eliminate alice")
    assert play.asked() == [0]
    assert play.can(0) == {"name grumpy"}
    play.do(0, "name grumpy")
    assert play.table.carries(who("grumpy"), 2)
