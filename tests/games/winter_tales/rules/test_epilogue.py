"""WT-13: the epilogue; WT-17 and WT-18: the longer game and the other epilogue."""

import pytest

from frostfair.games.winter_tales.rules.flow.epilogue import Epilogue, begin_epilogue
from frostfair.games.winter_tales.rules.scoring import score, winning_faction
from frostfair.games.winter_tales.rules.terms import TALE_TOLD
from tests.games.winter_tales.rules.tables import Play, new_match, winter_tales
from tests.games.winter_tales.rules.test_quest import crowd, started


def ended(play: Play, seat: int = 0) -> Play:
    """Three memories: two for Spring, one for Winter."""
    play.memory(1, "key", "spring").memory(2, "rope", "spring").memory(3, "apple", "winter")
    begin_epilogue(play.table, seat, TALE_TOLD, play.sink)
    return play


def test_it_begins_at_once_with_the_last_empty_space() -> None:  # WT-13.1
    play = crowd().memory(1, "key", "spring").memory(2, "rope", "winter")
    started(play).do(0, "cite").everybody_passes().do(3, "accept").everybody_passes().do(0, "lay 3")
    assert [frame.kind for frame in play.table.stack] == ["epilogue"]
    assert not [text for text in play.can(0) if text.startswith("activate")]


def test_the_epilogue_player_plays_any_number_of_cards() -> None:  # WT-13.2
    play = ended(Play(4).hand(2, "bread", "cake"), 2)
    assert play.asked() == [2]
    assert play.can(2) == {"play bread", "play cake", "pass"}
    play.do(2, "play bread", "pass")
    assert play.happened("told")[-1].number("memory") == play.table.bookmark
    assert play.table.epilogue_player == 2


def test_the_others_join_clockwise_and_link_to_a_memory() -> None:  # WT-13.3
    play = ended(Play(4).hand(3, "bread").hand(0, "cake"), 2).do(2, "pass")
    assert play.asked() == [3]
    play.do(3, "play bread")
    assert play.can(3) == {"link 1", "link 2", "link 3"}
    play.do(3, "link 2")
    assert play.happened("told")[-1].number("memory") == 1
    assert play.asked() == [0]
    play.do(0, "pass")  # nobody must
    assert play.asked() == [1]


def test_the_score_is_cards_and_three_per_memory() -> None:  # WT-13.4
    play = ended(Play(4).hand(0, "bread", "cake").hand(1, "tree")).do(0, "play bread", "play cake", "pass")
    play.do(1, "play tree", "link 1")
    assert (score(play.table, 0), score(play.table, 1)) == (8, 4)


def test_the_writer_comes_last_with_half_of_his_cards_for_one_side() -> None:  # WT-13.5
    play = ended(Play(3).hold(2, 5)).do(0, "pass").do(1, "pass")
    assert play.can(2) == {"side spring", "side winter", "pass"}
    play.do(2, "side winter", f"play {play.cards(2)[0]}", f"play {play.cards(2)[1]}")
    assert play.can(2) == {"link 1", "link 2", "link 3"}
    assert play.refusal(2, f"play {play.cards(2)[0]}") == "WT-13.5"
    play.do(2, "link 3")
    assert play.table.told == [0, 2]


def test_the_higher_score_wins_and_a_tie_is_the_writers_or_the_starters() -> None:  # WT-13.6
    play = ended(Play(4).hold(1, 3), 1)
    for name in play.cards(1):
        play.do(1, f"play {name}")
    play.everybody_passes()
    result = winter_tales().result(play.table)
    assert result is not None
    assert result.points == (6, 6, 6, 6)
    assert result.winners == (1, 3)  # Winter had begun the epilogue
    play = ended(Play(3).hold(1, 3)).do(0, "pass")
    for name in play.cards(1):
        play.do(1, f"play {name}")
    play.do(1, "link 1").do(2, "pass")
    result = winter_tales().result(play.table)
    assert result is not None
    assert result.winners == (2,)
    play = ended(Play(4)).everybody_passes()
    result = winter_tales().result(play.table)
    assert result is not None
    assert result.winners == (0, 2)
    assert winning_faction(play.table) == 0


def test_the_epilogue_player_tells_the_final_ending() -> None:  # WT-13.7
    play = ended(Play(4), 2).everybody_passes()
    assert play.told()[-1] == "ending"
    assert play.happened("told")[-1].number("seat") == 2
    assert play.asked() == []


def test_the_writer_as_epilogue_player_names_a_side_and_has_no_limit() -> None:  # WT-13.8
    play = ended(Play(3).hold(2, 3), 2)
    assert play.can(2) == {"side spring", "side winter"}
    play.do(2, "side winter")
    for name in play.cards(2):
        play.do(2, f"play {name}")
    play.do(2, "pass")
    assert play.table.told == [0, 3]
    play.everybody_passes()
    assert play.table.end == TALE_TOLD  # he isn't asked again at the end


@pytest.mark.parametrize("memories", [4, 5, 6, 7])
def test_a_longer_game_has_more_memories(memories: int) -> None:  # WT-17.1
    match = new_match(4, memories=memories)
    assert len(match.view(0)["track"]) == memories  # type: ignore[arg-type]
    play = Play(4, memories=memories)
    for place in range(1, memories):
        play.memory(place, None)
        assert not play.table.track_is_full()
    assert play.memory(memories, None).table.track_is_full()


def test_in_the_other_epilogue_everybody_links_the_bookmark_and_moves_it() -> None:  # WT-18.1
    play = ended(Play(3, alternative_epilogue=True).hold(1, 1).hold(2, 2))
    assert play.can(0) == {"mark 1", "mark 2"}  # another one than the third
    play.do(0, "mark 1")
    assert play.happened("told")[-1].number("memory") == 2
    play.do(1, f"play {play.cards(1)[0]}")
    assert play.can(1) == {"mark 2", "mark 3"}
    assert play.refusal(1, "link 1") == "WT-18.1"
    play.do(1, "mark 2").do(2, "side spring", f"play {play.cards(2)[0]}", "mark 1")
    assert play.table.bookmark == 0


def test_after_the_writer_everybody_tells_for_their_own_side() -> None:  # WT-13.8, WT-4.5
    play = ended(Play(3).hand(2, "bread").hand(1, "cake"), 2)
    play.do(2, "side spring", "play bread", "pass")
    while play.asked() != [1]:
        play.do(play.asked()[0], "pass")
    play.do(1, "play cake")
    assert play.table.told == [1, 1]


def test_half_of_the_writers_hand_is_not_told_to_others() -> None:  # WT-4.1
    """How many cards he may play would say how many he has."""
    frames = []
    for cards in (2, 6):
        play = ended(Play(3).hold(2, cards)).do(0, "pass").do(1, "pass").do(2, "side winter")
        frame = play.table.stack[-1]
        assert isinstance(frame, Epilogue)
        frames.append(frame)
    assert frames[0].pack() != frames[1].pack()
    assert frames[0].shown_to(0) == frames[1].shown_to(0)
    assert frames[0].shown_to(None) == frames[1].shown_to(None)
