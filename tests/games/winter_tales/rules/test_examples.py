"""WT-28: the worked examples."""

import pytest

from frostfair.games.winter_tales.rules.flow.epilogue import begin_epilogue
from frostfair.games.winter_tales.rules.scoring import score, winning_faction
from frostfair.games.winter_tales.rules.terms import (
    FAILURE,
    NONE,
    OUT,
    SPRING,
    SUCCESS,
    TALE_TOLD,
    TIE,
    WINTER,
    WRITER,
)
from frostfair.games.winter_tales.rules.winnings import empty_spaces, overwritable
from tests.games.winter_tales.rules.tables import BOX, Play, activated, new_match, who
from tests.games.winter_tales.rules.test_objectives import caught
from tests.games.winter_tales.rules.test_powers import retaliated, with_powers
from tests.games.winter_tales.rules.test_quest import crowd, started
from tests.games.winter_tales.rules.test_setup import played_until


@pytest.mark.parametrize(
    ("seats", "each", "unused", "writers_cards"),
    [(3, 4, 2, 1), (4, 3, 2, None), (5, 2, 4, 2), (6, 2, 2, None), (7, 2, 0, 3)],
)
def test_setup_totals(seats: int, each: int, unused: int, writers_cards: int | None) -> None:  # WT-28.1
    table = played_until(new_match(seats), "turn")
    half = seats // 2
    assert [table.faction.count(f) for f in (SPRING, WINTER, WRITER)] == [half, half, seats % 2]
    assert [owned.bit_count() for owned in table.owned] == [each] * seats
    assert table.where.count(NONE) == unused
    assert len([space for space in table.where[:7] if space == NONE]) == unused // 2
    writer = table.writer()
    assert (len(table.hands[writer]) if writer != NONE else None) == writers_cards
    assert {len(hand) for seat, hand in enumerate(table.hands) if seat != writer} == {4}


def test_dorothy_walks_into_the_hatter() -> None:  # WT-28.2
    play = Play(4).put(0, dorothy_c="oak_park").put(1, mad_hatter="sq02")
    play.hand(0, "key", "rope").hand(1, "bread", "cake")
    activated(play, 0, "dorothy_c").do(0, "step sq02", "play key").do(1, "engage mad_hatter")
    play.do(1, "play bread").do(0, "play rope").do(1, "play cake").do(0, "pass").do(1, "relocate prison").do(
        3, "accept"
    )
    assert play.is_lying("dorothy_c")
    assert play.at("dorothy_c") == "prison"
    assert play.is_barred("dorothy_c")
    assert {"key", "bread", "rope", "cake"} <= set(play.discarded())


def test_candlewick_is_blocked() -> None:  # WT-28.3
    assert BOX.distance[BOX.space_names.index("sq01")][BOX.space_names.index("memory_lane")] == 3
    play = Play(4).put(1, candlewick="sq01").put(0, alice="oak_park").hand(0, "key", "rope", "apple", "bread")
    play.hand(1, "cake", "tree", "rose", "crown")
    play.table.main = 1
    activated(play, 1, "candlewick").do(1, "step oak_park", "play cake").do(
        0, "engage alice", "trap key", "hide 2"
    )
    play.do(1, "play tree", "play rose", "pass").do(0, "keep bread")
    assert play.at("candlewick") == "sq01"
    assert not play.is_lying("candlewick")
    assert play.is_barred("candlewick")
    assert play.cards(0) == ["bread"]
    assert [e.number("seat") for e in play.happened("told") if e.number("beat") == 7] == [0]


@pytest.mark.parametrize(
    ("rebel", "soldier", "played", "outcome"),
    [
        ("alice", "wolf", 0, 1),
        ("alice", "wolf", 1, 2),
        ("pinocchio", "wolf", 0, 0),
        ("pinocchio", "wolf", 1, 1),
        ("alice", "fox_cat", 0, 2),
        ("pinocchio", "fox_cat", 0, 1),
    ],
)
def test_a_trap_of_one_card(rebel: str, soldier: str, played: int, outcome: int) -> None:  # WT-28.4
    play = Play(4, skills=True).put(0, **{rebel: "oak_park"}).put(1, **{soldier: "sq01"}).hand(0, "key")
    play.hand(1, "rope", "apple")
    play.table.main = 1
    activated(play, 1, soldier).do(1, "step oak_park", "play rope").do(
        0, f"engage {rebel}", "trap key", "hide 0"
    )
    play.do(1, *["play apple"][:played], "pass")
    assert play.happened("trap-revealed")[0].number("outcome") == outcome


def test_the_wolf_attacks_with_an_empty_hand() -> None:  # WT-28.5
    play = Play(4, skills=True).put(0, alice="asylum").put(1, wolf="sq01").hand(0, "key", "rope")
    activated(play, 0, "alice").do(0, "step sq01", "play key").do(1, "engage wolf").do(0, "play rope").do(
        1, "pass"
    )
    assert play.happened("battle-ended")[0].number("side") == 0
    play = Play(4, skills=True).put(0, tin_man="asylum").put(1, wolf="sq01").hand(0, "key")
    activated(play, 0, "tin_man").do(0, "step sq01", "play key").do(1, "engage wolf").do(0, "free").do(
        1, "pass"
    )
    assert play.happened("battle-ended")[0].number("side") == 0


@pytest.mark.parametrize(("main", "outcome"), [("wolf", TIE), ("mangiafuoco", SUCCESS)])
def test_two_and_one_against_three(main: str, outcome: int) -> None:  # WT-28.6
    play = Play(4, skills=True).put(1, **{main: "fair"}).put(3, snow_white="fair").put(0, alice="fair")
    play.exhausted("snow_white", "alice").token("nightmare", "fair").hand(1, "key", "rope").hand(3, "apple")
    play.hand(0, "bread", "cake", "tree")
    play.table.main = 1
    started(play, "nightmare", 1, main).do(1, "play key", "play rope", "pass").do(
        3, "join snow_white", "play apple", "pass"
    )
    play.do(0, "join alice", "play bread", "play cake", "play tree", "pass").do(1, "pass")
    assert play.happened("quest-ended")[0].number("outcome") == outcome
    if outcome == TIE:
        play.do(1, "lay 2")
    else:
        play.do(1, "choose bread", "lay 2")
    assert play.track()[1] == ("neutral" if outcome == TIE else "winter")


def test_without_the_bookmark_five_to_one_is_a_failure() -> None:  # WT-28.7
    play = crowd().memory(1, "key", "spring").hold(0, 5).hand(1, "rope")
    play.table.powers = 1
    started(play)
    for name in play.cards(0):
        play.do(0, f"play {name}")
    play.do(0, "pass").do(1, "join wolf", "play rope", "pass").do(2, "pass").do(0, "pass", "fail")
    ended = play.happened("quest-ended")[0]
    assert (ended.number("spring"), ended.number("winter"), ended.number("outcome")) == (5, 1, FAILURE)
    play.do(1, "choose rope").do(0, "lay 2")
    assert play.track()[1] == "winter"
    assert play.table.ray == -1


def test_the_third_memory_ends_the_game_with_a_full_hand() -> None:  # WT-28.8
    play = crowd().memory(1, "key", "spring").memory(2, "apple", "winter").hold(0, 9).hand(1, "rope")
    started(play).do(0, "cite", "pass").do(1, "join wolf", "play rope", "pass").do(2, "pass").do(
        0, "pass"
    ).do(3, "accept")
    play.do(1, "choose rope").do(0, "lay 3")
    assert play.top() == "epilogue"
    assert play.table.epilogue_player == 0
    assert len(play.cards(0)) == 9


@pytest.mark.parametrize(("seats", "starter", "winner"), [(5, 1, 2), (4, 1, 1), (4, 0, 0)])
def test_eleven_to_eleven(seats: int, starter: int, winner: int) -> None:  # WT-28.9
    play = Play(seats).memory(1, "key", "spring").memory(2, "rope", "spring").memory(3, "apple", "winter")
    begin_epilogue(play.table, starter, TALE_TOLD, None)
    play.table.told = [5, 8]
    assert (score(play.table, 0), score(play.table, 1)) == (11, 11)
    assert winning_faction(play.table) == winner


def test_the_writer_with_five_cards_plays_two_for_one_side() -> None:  # WT-28.10
    play = Play(3).hold(2, 5).memory(1, "key", "spring")
    begin_epilogue(play.table, 0, TALE_TOLD, None)
    play.do(0, "pass").do(1, "pass").do(
        2, "side spring", f"play {play.cards(2)[0]}", f"play {play.cards(2)[1]}"
    )
    assert play.can(2) == {"link 1"}
    assert play.table.told == [2, 0]


def test_at_most_seven_quests() -> None:  # WT-28.11
    play = Play(5).put(4, alice="fair", wolf="sq12")
    play.table.main = 4
    play.begin().do(4, "activate alice")
    assert {text for text in play.can(4) if text.startswith("create")} == {
        "create great_artifact_s",
        "create ray",
        "create love",
        "create safe_house",
    }
    play.do(4, "create great_artifact_s", "place great_artifact_s fair", "activate wolf")
    assert play.table.token[4] == OUT
    assert {text for text in play.can(4) if text.startswith("create")} == {
        "create nightmare",
        "create propaganda",
        "create retaliation",
    }
    assert 8 - play.table.token.count(OUT) == 7


def test_a_place_takes_one_token_but_a_rebel_there_may_carry_another() -> None:  # WT-28.12
    play = Play(4).put(0, alice="fair", grumpy="morgue").token("ray", "fair").begin().do(0, "activate alice")
    play.do(0, "create great_artifact_s")
    assert play.refusal(0, "place great_artifact_s fair") == "WT-1.9"
    play = Play(4).put(0, alice="fair").token("ray", "fair").begin().do(0, "activate alice", "create love")
    assert "place love under:alice" in play.can(0)


def test_who_was_stopped_on_the_way_does_not_join() -> None:  # WT-28.13
    play = Play(4).put(0, alice="fair").put(2, grumpy="memory_lane", pinocchio="fair").put(1, wolf="sq10")
    play.token("ray", "fair").exhausted("pinocchio", "wolf").hand(2, "key").hand(1, "rope")
    started(play).do(2, "activate grumpy", "step sq10", "play key").do(1, "engage wolf", "play rope")
    play.do(2, "pass").do(1, "pass").do(2, "pass").do(0, "pass")
    assert play.asked() == [0]  # Pinocchio stands there, but Grumpy was sent


def test_objectives_on_the_track() -> None:  # WT-28.14
    play = (
        caught(Play(4, 2, memories=5, objectives=True).objective(1, "bounty1"))
        .do(1, "claim bounty1")
        .do(2, "accept")
    )
    assert play.can(1) == {"lay 1", "lay 3", "lay 5"}
    play.do(1, "lay 3")
    assert play.track()[2] == "winter"
    assert sorted(empty_spaces(play.table) + overwritable(play.table)) == [0, 1, 2, 3, 4]  # it may be covered
    full = Play(4, 2, memories=5, objectives=True).objective(1, "bounty1")
    for place in (1, 3, 5):
        full.memory(place, None)
    assert caught(full).happened("objective-shown") == []


def test_a_sheltered_rebel_earns_no_bounty() -> None:  # WT-28.15
    play = Play(4, 2, memories=5, objectives=True, powers=True).objective(1, "bounty1").put(0, alice="asylum")
    play.put(1, wolf="sq01").hand(0, "key").hand(1, "bread")
    play.table.safe_house = BOX.space_names.index("fair")
    activated(play, 0, "alice").do(0, "step sq01", "play key").do(1, "pass")
    play.do(1, "engage wolf", "play bread").do(0, "pass")
    assert play.at("alice") == "fair"
    assert not play.is_lying("alice")
    assert play.asked() == [0]


def test_retaliation_takes_the_ray_and_turns_its_memory() -> None:  # WT-28.16
    play = with_powers().put(0, alice="fair").put(2, grumpy="morgue").memory(2, "key", "spring", "ray")
    play.table.ray = who("alice")
    play.table.bookmark = -1
    before = score(play.table, 0), score(play.table, 1)
    retaliated(play).do(1, "destroy ray")
    assert (score(play.table, 0), score(play.table, 1)) == (
        before[0] - 3,
        before[1] + 3 + 3,
    )  # and the new memory
    assert play.at("alice") == "fair"
