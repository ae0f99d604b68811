"""WT-5: movement."""

from frostfair.games.winter_tales.rules.flow.movement import why_not_step
from tests.games.winter_tales.rules.tables import BOX, Play, activated, who


def test_a_card_moves_up_to_two_spaces_again_and_again() -> None:  # WT-5.1
    play = activated(Play(4).put(0, alice="asylum").hand(0, "key", "rope"), 0, "alice")
    play.do(0, "step sq01", "play key", "step oak_park")
    assert play.at("alice") == "oak_park"
    assert play.cards(0) == ["rope"]
    play.do(0, "step sq02", "play rope", "step memory_lane")
    assert play.at("alice") == "memory_lane"
    assert not [text for text in play.can(0) if text.startswith("step")]
    assert play.refusal(0, "step sq10") == "WT-5.1"
    assert play.refusal(0, "step morgue") == "WT-5.1"


def test_a_refused_step_says_what_stands_in_the_way() -> None:  # WT-5.1, WT-5.6, WT-9.1
    def reason(space: str) -> tuple[str, str]:
        refusal = why_not_step(play.table, who("alice"), BOX.space_names.index(space))
        return refusal.rule, refusal.reason

    play = activated(Play(4).put(0, alice="asylum"), 0, "alice")
    assert reason("sq01") == ("WT-5.1", "no-card-to-move")
    assert reason("morgue") == ("WT-5.1", "not-connected")
    play.lying("alice")
    assert reason("sq01") == ("WT-9.1", "incapacitated")
    play.table.barred |= 1 << who("alice")
    assert reason("sq01") == ("WT-5.6", "not-moved-again")


def test_every_card_of_the_move_is_told_and_discarded() -> None:  # WT-5.2
    play = activated(Play(4).put(0, alice="asylum").hand(0, "key", "rope"), 0, "alice")
    play.do(0, "step sq01", "play key", "step oak_park", "step sq02", "play rope", "pass")
    assert play.told() == ["movement", "movement"]
    assert play.discarded()[:2] == ["key", "rope"]


def test_the_move_goes_on_with_unspent_steps_after_an_interruption() -> None:  # WT-5.3
    play = Play(4).put(0, alice="asylum").put(1, wolf="sq01").hand(0, "key", "rope").hand(1, "apple")
    activated(play, 0, "alice").do(0, "step sq01", "play key")
    assert play.asked() == [1]
    play.do(1, "engage wolf", "play apple").do(0, "play rope").do(1, "pass")
    assert play.cards(0) == []
    play.do(0, "step oak_park")
    assert play.at("alice") == "oak_park"


def test_unused_steps_are_lost_with_the_move() -> None:  # WT-5.4
    play = Play(4).put(0, alice="asylum").put(2, grumpy="morgue").hand(0, "key")
    activated(play, 0, "alice").do(0, "step sq01", "play key", "pass")
    assert play.asked() == [2]
    assert play.at("alice") == "sq01"
    assert play.cards(0) == []


def test_nothing_blocks_a_space_and_squares_may_be_stopped_on() -> None:  # WT-5.5
    play = (
        Play(4)
        .put(0, alice="asylum")
        .put(2, grumpy="sq01")
        .put(1, wolf="oak_park")
        .lying("wolf")
        .hand(0, "key")
    )
    activated(play, 0, "alice").do(0, "step sq01", "play key", "step oak_park")
    assert play.at("alice") == "oak_park"


def test_a_barred_character_is_not_moved_even_if_rescued() -> None:  # WT-5.6
    play = Play(4).put(0, alice="asylum").lying("alice").hand(0, "key", "rope", "apple")
    play.table.barred |= 1 << who("alice")
    activated(play, 0, "alice").do(0, "rescue alice", "play key", "play rope")
    assert not play.is_lying("alice")
    assert not [text for text in play.can(0) if text.startswith("step")]
    assert play.refusal(0, "step sq01") == "WT-5.6"
