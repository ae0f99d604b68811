"""WT-3: chapters, turns, activation."""

from typing import Any

from tests.games.winter_tales.rules.tables import Play, activated


def small(**options: Any) -> Play:
    """Two ready characters a side."""
    play = Play(4, **options).put(0, alice="asylum").put(1, wolf="sq12")
    return play.put(2, grumpy="morgue").put(3, snow_white="sq13")


def test_a_chapter_is_turns_and_an_end_phase() -> None:  # WT-3.1
    play = small().begin()
    for seat, name in ((0, "alice"), (1, "wolf"), (2, "grumpy"), (3, "snow_white")):
        assert play.asked() == [seat]
        play.do(seat, f"activate {name}", "pass")
    assert play.table.chapter == 2
    assert len(play.happened("chapter-began")) == 1


def test_the_main_player_must_activate_exactly_one_and_passes_the_token_left() -> None:  # WT-3.2
    play = small().put(0, tin_man="fair").begin()
    assert play.can(0) == {"activate alice", "activate tin_man"}
    assert play.refusal(0, "pass") == "WT-3.2"
    play.do(0, "activate alice", "pass")
    assert play.table.main == 1
    assert play.asked() == [1]


def test_without_a_ready_character_the_turn_is_over_at_once() -> None:  # WT-3.3
    play = small().exhausted("wolf").begin().do(0, "activate alice", "pass")
    assert play.asked() == [2]


def test_an_activation_exhausts_draws_three_moves_acts_and_reduces() -> None:  # WT-3.4
    play = small().hold(0, 6).token("ray", "oak_park").begin().do(0, "activate alice")
    assert not play.is_ready("alice")
    assert len(play.cards(0)) == 9
    play.do(0, "step sq01", f"play {play.cards(0)[0]}", "step oak_park", "perform ray")
    assert play.asked() == [1]  # others may set out
    play.everybody_passes()
    play.do(0, "lay 1")
    assert play.top() == "reduction"
    play.do(0, f"discard {play.cards(0)[0]}")
    assert len(play.cards(0)) == 7
    assert play.asked() == [1]


def test_the_limit_is_checked_at_the_end_of_an_activation_only() -> None:  # WT-3.5
    play = small().hold(2, 9).exhausted("wolf", "grumpy", "snow_white").begin()
    play.do(0, "activate alice", "pass")
    assert play.table.chapter == 2
    assert len(play.cards(2)) == 13
    play.do(1, "activate wolf", "pass").do(2, "activate grumpy", "pass")
    assert play.top() == "reduction"
    for _ in range(9):
        play.do(2, f"discard {play.cards(2)[0]}")
    assert len(play.cards(2)) == 7


def test_an_incapacitated_character_draws_but_neither_moves_nor_acts_unless_rescued() -> None:  # WT-3.6
    play = small().hold(0, 2).lying("alice").begin().do(0, "activate alice")
    assert len(play.cards(0)) == 5
    assert play.can(0) == {"rescue alice", "pass"}
    play.do(0, "rescue alice", f"play {play.cards(0)[0]}", f"play {play.cards(0)[1]}")
    assert {"step sq01", "create ray"} <= play.can(0)


def test_the_turns_end_when_nobody_is_ready() -> None:  # WT-3.7
    play = small().exhausted("wolf", "grumpy").begin().do(0, "activate alice", "pass")
    assert play.asked() == [3]
    assert play.table.chapter == 1
    play.do(3, "activate snow_white", "pass")
    assert play.table.chapter == 2


def test_the_end_phase_draws_readies_and_lifts_bars() -> None:  # WT-3.8
    play = Play(5).put(0, alice="asylum").put(1, wolf="sq12").put(4, pinocchio="fair").lying("wolf")
    play.exhausted("wolf", "pinocchio")
    play.table.barred = play.table.ready | play.table.lying
    play.begin().do(0, "activate alice", "pass")
    assert [len(hand) for hand in play.table.hands] == [7, 4, 4, 4, 2]  # the Writer: two Spring players
    assert all(play.is_ready(name) for name in ("alice", "wolf", "pinocchio"))
    assert play.is_lying("wolf")
    assert not play.is_barred("wolf")


def test_the_token_just_keeps_travelling() -> None:  # WT-3.9
    play = small().exhausted("grumpy", "snow_white").begin()
    play.do(0, "activate alice", "pass").do(1, "activate wolf", "pass")
    assert play.table.chapter == 2
    assert play.asked() == [2]


def test_an_empty_deck_is_made_of_the_discard_pile_or_draws_what_there_is() -> None:  # WT-3.10
    play = small()
    play.table.discard, play.table.deck = play.table.deck[:2], play.table.deck[2:]
    play.table.hands[3] += play.table.deck
    play.table.deck = []
    play.begin().do(0, "activate alice")
    assert len(play.cards(0)) == 2
    assert play.table.deck == play.table.discard == []


def test_memories_and_trap_cards_are_not_shuffled_in() -> None:  # WT-3.10
    play = activated(Play(4).put(0, alice="asylum").memory(1, "key", "spring"), 0, "alice")
    assert "key" not in play.discarded()
    assert len(play.table.deck) + len(play.table.discard) == 92


def test_after_the_last_chapter_of_a_limit_the_epilogue_begins() -> None:  # WT-3.1
    play = Play(4, chapter_limit=1).put(0, alice="fair").put(1, wolf="sq12").begin()
    play.do(0, "activate alice", "pass").do(1, "activate wolf", "pass")
    assert play.table.chapter == 1
    assert play.top() == "epilogue"
    assert play.table.epilogue_player == play.table.main
    play = Play(4, chapter_limit=2).put(0, alice="fair").begin().do(0, "activate alice", "pass")
    assert play.table.chapter == 2
    assert play.top() == "turn"
