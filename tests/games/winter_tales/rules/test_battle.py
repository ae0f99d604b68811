"""WT-7: battles."""

from frostfair.games.winter_tales.rules.terms import SPRING, WINTER
from tests.games.winter_tales.rules.tables import Play, activated


def met(rebel_cards: list[str], soldier_cards: list[str], arbiter: int = 3) -> Play:
    """Alice has walked into the Wolf on sq01; he attacks."""
    play = Play(4, arbiter).put(0, alice="asylum").put(1, wolf="sq01").put(2, grumpy="morgue")
    play.hand(0, "key", *rebel_cards).hand(1, *soldier_cards)
    return activated(play, 0, "alice").do(0, "step sq01", "play key").do(1, "engage wolf")


def test_attack_and_defence_take_turns_with_one_card_each() -> None:  # WT-7.1
    play = met(["rope", "apple"], ["bread", "cake"])
    assert play.can(1) == {"play bread", "play cake"}
    play.do(1, "play bread")
    assert play.asked() == [0]
    play.do(0, "play rope")
    assert play.asked() == [1]
    assert play.told()[-2:] == ["attack", "defence"]
    assert [e.number("side") for e in play.happened("told")[-2:]] == [WINTER, SPRING]


def test_battle_cards_conclude_nothing() -> None:  # WT-7.2
    play = met(["rope"], ["bread", "cake"]).do(1, "play bread").do(0, "play rope")
    assert play.happened("battle-ended") == []
    assert "eliminated" not in {e.kind for e in play.sink.events}


def test_the_last_card_wins() -> None:  # WT-7.3
    play = met(["rope"], ["bread", "cake"]).do(1, "play bread").do(0, "pass")
    assert play.happened("battle-ended")[0].number("side") == WINTER
    play = met(["rope"], ["bread"]).do(1, "play bread").do(0, "play rope")
    assert play.can(1) == {"pass"}
    play.do(1, "pass")
    assert play.happened("battle-ended")[0].number("side") == SPRING


def test_the_winner_tells_the_ending() -> None:  # WT-7.4
    play = met(["rope"], ["bread"]).do(1, "play bread").do(0, "play rope").do(1, "pass")
    assert play.told()[-1] == "battle-ending"
    assert play.happened("told")[-1].number("seat") == 0
    play = met([], ["bread"]).do(1, "play bread").do(0, "pass").do(1, "pass")
    assert play.happened("told")[-1].number("seat") == 1


def test_a_soldier_fells_bars_and_may_relocate_to_any_space() -> None:  # WT-7.5
    play = met([], ["bread"]).token("love", "alice").do(1, "play bread").do(0, "pass")
    assert play.is_lying("alice")
    assert play.is_barred("alice")
    assert len(play.can(1)) == 23
    play.do(1, "relocate sq14")
    assert play.asked() == [3]
    play.do(3, "accept")
    assert play.at("alice") == "sq14"
    assert play.table.token_space(2) == play.table.where[0]  # what it carries goes along
    assert play.can(0) == {"pass"}


def test_an_unjustified_relocation_leaves_the_rebel_where_it_fell() -> None:  # WT-7.5
    play = met([], ["bread"]).do(1, "play bread").do(0, "pass").do(1, "relocate prison").do(3, "reject")
    assert play.at("alice") == "sq01"
    assert play.is_lying("alice")


def test_if_the_rebel_wins_the_move_goes_on() -> None:  # WT-7.6
    play = met(["rope"], ["bread"]).do(1, "play bread").do(0, "play rope").do(1, "pass")
    assert not play.is_lying("alice")
    assert not play.is_barred("alice")
    assert "step oak_park" in play.can(0)


def test_all_battle_cards_are_discarded() -> None:  # WT-7.7
    play = (
        met(["rope"], ["bread", "cake"])
        .do(1, "play bread")
        .do(0, "play rope")
        .do(1, "play cake")
        .do(0, "pass")
    )
    assert {"key", "bread", "rope", "cake"} <= set(play.discarded())


def test_the_writer_fights_on_the_side_of_his_character() -> None:  # WT-7.8
    play = Play(5).put(0, alice="asylum").put(4, wolf="sq01").hand(0, "key", "rope").hand(4, "bread")
    activated(play, 0, "alice").do(0, "step sq01", "play key").do(4, "engage wolf", "play bread").do(
        0, "pass"
    )
    assert play.happened("battle-ended")[0].number("winner") == 4
    assert [e.number("side") for e in play.happened("told") if e.number("beat") == 2] == [WINTER]
