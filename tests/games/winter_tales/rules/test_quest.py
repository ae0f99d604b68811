"""WT-11: performing a quest."""

from frostfair.games.winter_tales.rules.terms import FAILURE, OUT, SUCCESS, TIE
from tests.games.winter_tales.rules.tables import BOX, Play, activated, who


def started(play: Play, quest: str = "ray", seat: int = 0, character: str = "alice") -> Play:
    return activated(play, seat, character).do(seat, f"perform {quest}")


def crowd() -> Play:
    """Alice at the fair with the Ray of Hope; Grumpy (seat 2) and the Wolf (seat 1) are there, exhausted."""
    play = Play(4).put(0, alice="fair").put(1, wolf="fair").put(2, grumpy="fair").token("ray", "fair")
    return play.exhausted("wolf", "grumpy")


def test_the_character_stands_on_a_token_of_its_side() -> None:  # WT-11.0
    play = Play(4).put(0, alice="fair").token("nightmare", "fair").token("ray", "morgue").begin()
    play.do(0, "activate alice")
    assert not [text for text in play.can(0) if text.startswith("perform")]
    assert play.refusal(0, "perform nightmare") == "WT-11.0"
    play = Play(4).put(0, alice="fair").token("love", "alice").begin().do(0, "activate alice")
    assert "perform love" not in play.can(0)


def test_the_main_player_puts_the_pawn_there_and_tells_the_beginning() -> None:  # WT-11.1
    play = started(crowd())
    assert play.table.running == 1
    assert play.told() == ["quest-start"]
    assert play.happened("told")[0].number("quest") == 1


def test_others_may_send_one_ready_character_clockwise() -> None:  # WT-11.2
    play = (
        Play(4)
        .put(0, alice="fair")
        .put(1, wolf="sq10", fox_cat="sq12")
        .put(2, grumpy="asylum")
        .token("ray", "fair")
    )
    play.put(3, snow_white="prison").hold(1, 2).lying("snow_white")
    started(play)
    assert play.can(1) == {"activate wolf", "activate fox_cat", "pass"}
    play.do(1, "activate wolf")
    assert len(play.cards(1)) == 5
    assert "pass" not in play.can(1)  # it must come nearer
    assert play.refusal(1, "pass") == "WT-11.2"
    assert not [text for text in play.can(1) if text.split()[0] in ("create", "perform", "rescue")]
    play.do(1, "step fair", f"play {play.cards(1)[0]}").do(0, "pass").do(1, "pass")
    assert play.asked() == [2]
    play.do(2, "pass")
    assert play.asked() == [0]  # who lies elsewhere can't be sent


def test_a_ready_character_already_there_may_be_activated_without_moving() -> None:  # WT-11.2
    play = Play(4).put(0, alice="fair").put(2, grumpy="fair").token("ray", "fair")
    started(play).do(2, "activate grumpy", "pass")
    assert len(play.cards(2)) == 3
    assert play.asked() == [0]


def test_the_carrier_of_the_token_stays() -> None:  # WT-11.2
    play = Play(4).put(0, alice="fair").put(2, grumpy="fair").token("love", "grumpy")
    started(play, "love").do(2, "activate grumpy")
    assert play.can(2) == {"pass"}


def test_who_cannot_come_nearer_may_stop_whatever_else_is_offered() -> None:  # WT-11.2
    play = Play(4, 3, memories=5, objectives=True, skills=True).put(1, wolf="fair").put(0, alice="morgue")
    play.objective(0, "rescue1").token("nightmare", "fair")
    play.table.main = 1
    started(play, "nightmare", 1, "wolf").do(0, "activate alice")
    assert "swap" in play.can(0)
    assert "pass" not in play.can(0)  # there are cards to come nearer with
    play.table.discard += play.table.hands[0]
    play.table.hands[0] = []
    assert play.can(0) == {"swap", "pass"}


def test_who_sets_out_with_too_many_cards_reduces_at_once() -> None:  # WT-11.2
    play = Play(4).put(0, alice="fair").put(2, grumpy="fair").token("ray", "fair").hold(2, 6)
    started(play).do(2, "activate grumpy", "pass")
    assert play.top() == "reduction"


def test_the_main_player_plays_any_number() -> None:  # WT-11.3
    play = started(crowd().hand(0, "key", "rope"))
    assert play.can(0) == {"play key", "play rope", "pass"}
    play.do(0, "play key", "play rope")
    assert play.told()[-2:] == ["quest-main", "quest-main"]
    play = started(crowd().hand(0, "key")).do(0, "pass")
    assert play.asked() == [1]


def test_others_join_from_the_left_with_a_standing_character_there() -> None:  # WT-11.4
    play = started(
        crowd().put(3, snow_white="fair").lying("snow_white").exhausted("snow_white").hand(1, "key")
    )
    play.do(0, "pass")
    assert play.can(1) == {"join wolf", "pass"}
    play.do(1, "join wolf", "play key", "pass")
    assert play.asked() == [2]
    play.do(2, "pass")
    assert play.asked() == [0]  # seat 3 has only a figure that lies


def test_whoever_sent_a_character_joins_with_that_one_or_not_at_all() -> None:  # WT-11.4
    play = (
        Play(4).put(0, alice="fair").put(2, grumpy="fair", pinocchio="sq10").token("ray", "fair").hold(2, 1)
    )
    play.exhausted("grumpy")
    started(play).do(2, "activate pinocchio", "step fair", f"play {play.cards(2)[0]}", "pass").do(0, "pass")
    assert play.can(2) == {"join pinocchio", "pass"}
    assert play.refusal(2, "join grumpy") == "WT-11.4"


def test_each_joining_player_names_one_participant() -> None:  # WT-11.5
    play = (
        Play(5)
        .put(0, alice="fair")
        .put(4, grumpy="fair", wolf="fair")
        .token("ray", "fair")
        .exhausted("grumpy", "wolf")
    )
    started(play.hold(4, 1)).do(0, "pass")
    assert play.can(4) == {"join grumpy", "join wolf", "pass"}
    play.do(4, "join wolf")
    assert play.happened("quest-joined")[0].number("character") == who("wolf")
    assert not [text for text in play.can(4) if text.startswith("join")]


def test_one_last_card() -> None:  # WT-11.6
    play = started(crowd().hand(0, "key", "rope")).do(0, "pass").do(1, "pass").do(2, "pass").do(0, "play key")
    assert play.told()[-2:] == ["last-card", "quest-ending"]
    assert play.asked() == [0]
    assert play.can(0) == {"choose key"}  # no second one


def test_more_less_or_equal_cards_of_the_own_side() -> None:  # WT-11.7
    for own, other, outcome in ((2, 1, SUCCESS), (1, 2, FAILURE), (1, 1, TIE)):
        play = started(crowd().hold(0, own).hold(1, other))
        for name in play.cards(0):
            play.do(0, f"play {name}")
        play.do(0, "pass").do(1, "join wolf")
        for name in play.cards(1):
            play.do(1, f"play {name}")
        play.do(1, "pass").do(2, "pass").do(0, "pass")
        ended = play.happened("quest-ended")[0]
        assert (ended.number("spring"), ended.number("winter")) == (own, other)
        assert ended.number("outcome") == outcome


def test_the_main_player_tells_the_ending_even_after_a_defeat() -> None:  # WT-11.8
    play = started(crowd().hand(1, "key")).do(0, "pass").do(1, "join wolf", "play key", "pass")
    play.do(2, "pass").do(0, "pass")
    ending = [e for e in play.happened("told") if e.number("beat") == 14]
    assert [e.number("seat") for e in ending] == [0]


def test_who_played_most_for_the_winning_side_picks_any_card_and_the_main_player_lays_it() -> None:  # WT-11.9
    play = started(crowd().hand(0, "key").hand(1, "rope").hand(2, "apple", "bread")).do(0, "play key", "pass")
    play.do(1, "join wolf", "play rope", "pass").do(2, "join grumpy", "play apple", "play bread", "pass").do(
        0, "pass"
    )
    assert play.asked() == [2]
    assert play.can(2) == {"choose key", "choose rope", "choose apple", "choose bread"}
    play.do(2, "choose rope")
    assert play.can(0) == {"lay 1", "lay 2", "lay 3"}
    play.do(0, "lay 2")
    assert play.track() == ["", "spring", ""]
    assert {"key", "apple", "bread"} <= set(play.discarded())
    assert "rope" not in play.discarded()


def test_tied_for_most_the_main_player_decides_or_the_writer() -> None:  # WT-11.9
    play = started(crowd().hand(0, "key").hand(2, "apple")).do(0, "play key", "pass").do(1, "pass")
    play.do(2, "join grumpy", "play apple", "pass").do(0, "pass")
    assert play.asked() == [0]
    play = Play(5).put(0, alice="fair").put(2, grumpy="fair").exhausted("grumpy").token("ray", "fair")
    started(play.hand(0, "key").hand(2, "apple")).do(0, "play key", "pass")
    play.do(2, "join grumpy", "play apple", "pass").do(0, "pass")
    assert play.asked() == [4]


def test_a_tie_leaves_a_neutral_card() -> None:  # WT-11.9
    play = started(crowd()).do(0, "pass").do(1, "pass").do(2, "pass").do(0, "pass")
    play.do(0, "lay 3")
    assert play.track() == ["", "", "neutral"]


def test_without_any_card_the_top_of_the_deck_is_remembered() -> None:  # WT-11.9
    play = started(crowd().memory(1, "key", "spring")).do(0, "pass").do(1, "pass").do(2, "pass").do(0, "pass")
    play.do(0, "fail")
    assert len(play.happened("top-card-turned")) == 1
    play.do(0, "lay 2")
    assert play.track() == ["spring", "winter", ""]


def test_the_bookmark_and_the_token_go_to_the_new_memory() -> None:  # WT-11.10
    play = started(crowd().hand(0, "key")).do(0, "play key", "pass").do(1, "pass").do(2, "pass").do(0, "pass")
    play.do(0, "choose key", "lay 2")
    assert play.table.bookmark == 1
    assert play.table.memory_quest[1] == 1
    assert play.table.memory_card[1] == BOX.card_names.index("key")
    assert play.table.running == -1


def test_after_the_memory_comes_the_epilogue_or_the_limit_and_the_next_player() -> None:  # WT-11.11
    play = started(crowd().put(3, snow_white="sq13").hold(0, 9)).everybody_passes()
    play.do(0, "lay 1")
    assert play.top() == "reduction"
    play = crowd().memory(1, "key", "spring").memory(2, "rope", "winter").hold(0, 9)
    started(play).do(0, "cite").everybody_passes().do(3, "accept").everybody_passes().do(0, "lay 3")
    assert play.top() == "epilogue"
    assert len(play.cards(0)) == 9


def test_who_was_stopped_or_lies_sets_out_only_from_the_place_itself() -> None:  # WT-11.2
    play = Play(4).put(0, alice="fair").token("ray", "fair")
    play.put(1, wolf="fair", fox_cat="sq13", snow_white="sq12", mangiafuoco="sq11")
    play.table.barred |= 1 << who("wolf") | 1 << who("fox_cat")
    started(play.lying("snow_white"))
    assert play.can(1) == {"activate wolf", "activate mangiafuoco", "pass"}


def test_nobody_is_asked_who_has_only_stopped_ones_elsewhere() -> None:  # WT-11.2
    play = Play(4).put(0, alice="fair").put(1, wolf="sq13").token("ray", "fair")
    play.table.barred |= 1 << who("wolf")
    assert started(play).asked() == [0]


def test_quests_are_performed_when_none_is_left_to_create() -> None:  # WT-10.1
    play = Play(4).put(0, alice="factory", tin_man="morgue").put(2, grumpy="factory")
    play.table.token = [OUT] * 8
    activated(play.token("ray", "morgue").token("love", "grumpy"), 0, "alice")
    assert play.can(0) == {"perform love", "pass"}
    play = Play(4).put(0, alice="factory", tin_man="morgue").put(2, grumpy="fair")
    play.table.token = [OUT] * 8
    activated(play.token("ray", "morgue").token("love", "grumpy"), 0, "tin_man")
    assert play.can(0) == {"perform ray", "pass"}


def test_only_the_main_player_refers_to_the_bookmark() -> None:  # WT-12.5
    play = started(crowd().memory(1, "key", "spring").hand(2, "rope")).do(0, "pass")
    while play.asked() != [2]:
        play.do(play.asked()[0], "pass")
    play.do(2, "join grumpy")
    assert play.can(2) == {"play rope", "pass"}
    assert play.refusal(2, "cite") == "WT-12.4"
