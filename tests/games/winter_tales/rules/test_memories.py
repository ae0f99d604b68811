"""WT-12: memories and the bookmark."""

from frostfair.games.winter_tales.rules.scoring import score
from frostfair.games.winter_tales.rules.terms import FAILURE
from tests.games.winter_tales.rules.tables import Play
from tests.games.winter_tales.rules.test_quest import crowd, started


def test_a_memory_is_worth_three_to_the_side_that_is_up() -> None:  # WT-12.1
    play = Play(4).memory(1, "key", "spring").memory(2, "rope", "spring").memory(3, None)
    assert (score(play.table, 0), score(play.table, 1)) == (6, 0)


def test_only_empty_spaces_left_of_the_epilogue_token_take_a_memory() -> None:  # WT-12.2
    play = crowd().memory(2, None)
    started(play).do(0, "cite").everybody_passes().do(3, "accept").everybody_passes()
    assert play.can(0) == {"lay 1", "lay 3"}
    assert play.refusal(0, "lay 2") == "WT-12.2"
    assert play.refusal(0, "lay 4") == "WT-12.2"


def test_the_bookmark_lies_on_the_latest_memory() -> None:  # WT-12.3
    play = crowd()
    assert play.table.bookmark == -1
    started(play).everybody_passes().do(0, "lay 3")
    assert play.table.bookmark == 2


def test_the_next_quest_must_refer_to_it() -> None:  # WT-12.4
    play = started(crowd())
    assert play.refusal(0, "cite") == "WT-12.4"  # nothing to refer to yet
    play = started(crowd().memory(1, "key", "spring"))
    play.do(0, "cite")
    assert play.happened("told")[-1].number("memory") == 0
    assert "cite" not in play.can(0)  # once is enough


def test_who_forgets_it_fails_whatever_the_cards_say() -> None:  # WT-12.5
    play = started(crowd().memory(1, "key", "spring").hand(0, "rope", "apple")).do(
        0, "play rope", "play apple", "pass"
    )
    play.do(1, "pass").do(2, "pass").do(0, "pass")
    assert play.can(0) == {"cite", "fail"}
    assert play.refusal(0, "pass") == "WT-12.5"
    play.do(0, "fail")
    ended = play.happened("quest-ended")[0]
    assert ended.number("outcome") == FAILURE
    assert ended.number("automatic") == 1
    assert play.asked() == [0]  # all of Winter has zero cards: a tie for most
    play.do(0, "choose rope", "lay 2")
    assert play.track() == ["spring", "winter", ""]


def test_one_who_joined_without_a_card_has_not_played_most() -> None:  # WT-12.5
    play = started(crowd().memory(1, "key", "spring").hand(0, "rope")).do(0, "play rope", "pass")
    play.do(1, "join wolf", "pass").do(2, "pass").do(0, "pass", "fail")
    assert play.asked() == [0]  # the only one of Winter has zero cards like all of Winter
    assert play.can(0) == {"choose rope"}


def test_one_card_is_most_where_nobody_has_more() -> None:  # WT-11.9
    play = started(crowd().hand(1, "bread")).do(0, "pass")
    play.do(1, "join wolf", "play bread", "pass").do(2, "pass").do(0, "pass")
    assert play.asked() == [1]


def test_where_no_card_is_left_to_turn_a_neutral_one_is_laid() -> None:  # WT-11.9, WT-3.10
    play = crowd().memory(1, "key", "spring")
    table = play.table
    table.hands[3] += table.deck + table.discard  # all cards are in hands
    table.deck, table.discard = [], []
    started(play)
    while "fail" not in play.can(0):
        play.do(play.asked()[0], "pass")
    play.do(0, "fail")
    assert play.happened("top-card-turned") == []
    assert play.do(0, "lay 2").track()[1] == "neutral"
