"""WT-10: actions; creating a quest."""

from frostfair.games.winter_tales.rules.terms import OUT
from tests.games.winter_tales.rules.tables import Play


def test_one_action_create_or_perform_by_a_standing_character() -> None:  # WT-10.1
    play = (
        Play(4).put(0, alice="fair").token("ray", "fair").put(1, wolf="sq12").begin().do(0, "activate alice")
    )
    assert {"perform ray", "create safe_house", "pass"} <= play.can(0)
    play.do(0, "create safe_house", "place safe_house morgue")
    assert play.asked() == [1]
    play = Play(4).put(0, alice="fair").token("ray", "fair").lying("alice").begin().do(0, "activate alice")
    assert not {"perform ray", "create safe_house"} & play.can(0)


def test_only_unused_tokens_of_the_characters_side_wherever_it_stands() -> None:  # WT-10.2
    play = Play(5).put(4, alice="sq01", wolf="sq12").memory(1, "key", "spring", "ray")
    play.table.main = 4
    play.begin().do(4, "activate alice")
    created = {text for text in play.can(4) if text.startswith("create")}
    assert created == {"create great_artifact_s", "create love", "create safe_house"}
    assert play.refusal(4, "create ray") == "WT-10.2"
    assert play.refusal(4, "create nightmare") == "WT-10.2"
    play.do(4, "pass").do(4, "activate wolf")
    assert "create nightmare" in play.can(4)


def test_a_token_lies_on_an_empty_quest_space_or_under_a_character() -> None:  # WT-10.3
    play = (
        Play(4).put(0, alice="fair").put(2, grumpy="fair").put(1, wolf="fair").token("ray", "morgue").begin()
    )
    play.do(0, "activate alice", "create safe_house")
    assert len(play.can(0)) == 8
    play = Play(4).put(0, alice="fair").put(2, grumpy="fair").put(1, wolf="fair").begin()
    play.do(0, "activate alice", "create love")
    assert play.can(0) == {"place love under:alice", "place love under:grumpy"}
    assert play.refusal(0, "place love fair") == "WT-16.0"
    assert play.refusal(0, "pass") == "WT-10.3"


def test_the_creator_tells_what_the_quest_is_about() -> None:  # WT-10.4
    play = Play(4).put(0, alice="fair").begin().do(0, "activate alice", "create ray", "place ray morgue")
    assert play.told() == ["quest-intro"]
    assert play.happened("told")[0].number("quest") == 1


def test_one_great_artifact_drives_out_the_other_for_good() -> None:  # WT-10.5
    play = Play(4).put(0, alice="fair").put(1, wolf="sq12").begin()
    play.do(0, "activate alice", "create great_artifact_s", "place great_artifact_s morgue")
    assert play.table.token[4] == OUT
    play.do(1, "activate wolf")
    assert "create great_artifact_w" not in play.can(1)
