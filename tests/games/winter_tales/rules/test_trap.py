"""WT-8: traps."""

from typing import Any

import pytest

from frostfair.games.winter_tales.rules.terms import WINTER
from tests.games.winter_tales.rules.tables import Play, activated, winter_tales


def sprung(rebel_cards: list[str], soldier_cards: list[str], **options: Any) -> Play:
    """The Wolf has come from sq01 to Oak Park; Alice springs a trap."""
    play = Play(4, **options).put(0, alice="oak_park").put(1, wolf="sq01").put(2, grumpy="morgue")
    play.hand(0, *rebel_cards).hand(1, "key", *soldier_cards)
    play.table.main = 1
    return activated(play, 1, "wolf").do(1, "step oak_park", "play key").do(0, "engage alice")


def test_one_trap_card_and_all_others_hidden_any_number_spring_side_up() -> None:  # WT-8.1
    play = sprung(["rope", "apple", "bread"], ["cake"])
    assert play.can(0) == {"trap rope", "trap apple", "trap bread"}
    play.do(0, "trap rope")
    assert play.can(0) == {"hide 0", "hide 1", "hide 2"}
    play.do(0, "hide 2")
    assert play.cards(0) == []
    assert play.asked() == [1]
    assert play.told()[-1] == "trap"
    assert play.happened("told")[-1].number("card") != -1
    hidden = play.happened("trap-hidden")[0].seen_by(1)
    assert hidden is not None
    assert hidden.pack() == ["trap-hidden", 0, -1]


def test_the_defender_plays_any_number_without_knowing_the_value() -> None:  # WT-8.2
    play = sprung(["rope", "apple", "bread"], ["cake", "tree"]).do(0, "trap rope", "hide 2")
    business = winter_tales().view(play.table, 1)["business"]
    assert isinstance(business, list)
    assert business[-1][-2:] == [None, None]
    assert play.can(1) == {"play cake", "play tree", "pass"}
    play.do(1, "play cake", "play tree")
    assert [e.number("side") for e in play.happened("told")[-2:]] == [WINTER, WINTER]
    assert play.can(1) == {"pass"}


@pytest.mark.parametrize(
    ("played", "lies", "barred", "at"),
    [(0, True, True, "oak_park"), (1, False, True, "sq01"), (2, False, False, "oak_park")],
)
def test_fewer_trapped_equal_blocked_more_passes(
    played: int, lies: bool, barred: bool, at: str
) -> None:  # WT-8.3
    play = sprung(["rope", "apple", "bread"], ["cake", "tree"]).do(0, "trap rope", "hide 1")
    play.do(1, *["play cake", "play tree"][:played], "pass")
    assert (play.is_lying("wolf"), play.is_barred("wolf"), play.at("wolf")) == (lies, barred, at)
    revealed = play.happened("trap-revealed")[0]
    assert len(revealed.numbers("cards")) == 2  # all are shown to everybody
    assert revealed.seen_by(3) is revealed


def test_what_is_discarded_and_what_goes_back() -> None:  # WT-8.4
    play = (
        sprung(["rope", "apple", "bread"], ["cake"]).do(0, "trap rope", "hide 1").do(1, "play cake", "pass")
    )
    assert play.can(0) == {"keep apple", "keep bread"}
    play.do(0, "keep bread")
    assert play.cards(0) == ["bread"]
    assert {"rope", "apple", "cake"} <= set(play.discarded())


@pytest.mark.parametrize(("played", "teller"), [(0, 0), (1, 0), (2, 1)])
def test_the_winner_concludes_and_spring_on_equality(played: int, teller: int) -> None:  # WT-8.5
    play = sprung(["rope", "apple"], ["cake", "tree"]).do(0, "trap rope", "hide 1")
    play.do(1, *["play cake", "play tree"][:played], "pass")
    ending = [e for e in play.happened("told") if e.number("beat") == 7]
    assert [e.number("seat") for e in ending] == [teller]


def test_a_blocked_soldier_may_act_but_a_trapped_one_may_not() -> None:  # WT-8.6
    play = sprung(["rope", "apple"], ["cake"]).do(0, "trap rope", "hide 1").do(1, "play cake", "pass")
    assert play.asked() == [1]
    assert "create nightmare" in play.can(1)
    assert not [text for text in play.can(1) if text.startswith("step")]
    play = sprung(["rope", "apple"], ["cake"]).do(0, "trap rope", "hide 1").do(1, "pass")
    assert play.can(1) == {"pass"}
