"""WT-26: hidden information and flow."""

import json

import pytest

from frostfair.games.winter_tales.rules.effects import draw, give, keep, spend
from frostfair.games.winter_tales.rules.restore import FRAME_KINDS
from frostfair.games.winter_tales.rules.state import Table
from frostfair.games.winter_tales.tale.orders import FIGHT, QUEST, WinterTalesOrders
from frostfair.kernel.errors import Malformed
from frostfair.kernel.orders import ALWAYS, ASK_ME, NEVER, StandingOrders
from tests.games.winter_tales.rules.tables import BOX, Play, activated, new_match, winter_tales
from tests.games.winter_tales.rules.test_trap import sprung


def shown(play: Play, seat: int | None) -> str:
    return json.dumps(winter_tales().view(play.table, seat))


def test_hands_traps_and_objectives_are_seen_by_their_owner_only() -> None:  # WT-26.1
    play = sprung(["rope", "apple", "bread"], ["cake"]).do(0, "trap rope", "hide 1")
    assert '"cake"' in shown(play, 1)
    for seat in (0, 2, 3, None):
        assert '"cake"' not in shown(play, seat)
    business = winter_tales().view(play.table, 0)["business"]
    assert isinstance(business, list)
    assert business[-1][-2] == 1  # the owner knows the value
    match = new_match(4, memories=5, objectives=True)
    names = [json.dumps(match.view(seat)["players"]).count('"name": null') for seat in range(4)]
    assert names == [3, 3, 3, 3]


def test_no_field_tells_what_is_left_after_a_discard() -> None:  # WT-4.1
    play = Play(4, 3, memories=5, objectives=True).objective(1, "attack1").put(0, alice="sq01")
    place = BOX.space_names[BOX.objective_places[BOX.objective_names.index("attack1")][0]]
    play.put(1, wolf=place).hold(1, 6).begin().do(1, "claim attack1")
    assert play.top() == "reduction"
    assert winter_tales().view(play.table, 0)["business"][-1] == ["reduction", 1, None]  # type: ignore[index]


def test_cards_that_a_seat_saw_going_to_a_hand_are_not_forgotten() -> None:  # WT-26.1
    play = sprung(["rope", "apple", "bread"], ["cake"]).do(0, "trap rope", "hide 1").do(1, "pass")
    play.do(0, "keep bread")
    bread = BOX.card_names.index("bread")
    for seat in (1, 2, 3):
        others = [winter_tales().imagine(play.table, seat, seed) for seed in range(20)]
        assert all(isinstance(other, Table) and bread in other.hands[0] for other in others)
    before = winter_tales().imagine(sprung(["rope", "apple", "bread"], ["cake"]).table, 1, 5)
    assert isinstance(before, Table)
    assert sorted(before.hands[0]) != sorted(play.table.hands[0])


def test_a_card_given_in_secret_is_known_to_the_giver_alone() -> None:  # WT-19.2
    table = Play(4).put(0, alice="fair").hand(0, "key").begin().table
    key = BOX.card_names.index("key")
    give(table, 0, 2, key, None)
    for seed in range(30):
        giver, stranger = [winter_tales().imagine(table, seat, seed) for seat in (0, 1)]
        assert isinstance(giver, Table)
        assert key in giver.hands[2]
        stranger.check()  # it may lie in the deck as well


def test_nobody_follows_a_card_through_the_deck() -> None:  # WT-3.10
    play = Play(4).put(0, alice="fair").begin()
    table = play.table
    keep(table, 0, table.deck.pop(), None)
    spend(table, 0, table.hands[0][0])
    table.discard += table.deck
    table.deck = []
    draw(table, 1, 2, None)
    assert table.seen == {}
    table.check()


def test_what_a_trap_held_is_shown_to_everybody() -> None:  # WT-8.3
    play = sprung(["rope", "apple", "bread"], ["cake"]).do(0, "trap rope", "hide 1").do(1, "pass")
    assert play.top() == "trap"
    shown_cards = [winter_tales().view(play.table, seat)["business"][-1][-1] for seat in (0, 1, None)]  # type: ignore[index]
    assert shown_cards[0] == shown_cards[1] == shown_cards[2]
    assert len(shown_cards[0]) == 2


def test_the_map_the_track_and_the_tokens_are_public() -> None:  # WT-26.2
    play = Play(4).put(0, alice="fair").token("ray", "fair").memory(1, "key", "spring").begin()
    views = [winter_tales().view(play.table, seat) for seat in (0, 1, None)]
    for name in ("characters", "quests", "track", "bookmark", "powers", "order"):
        assert views[0][name] == views[1][name] == views[2][name]


def test_everybody_with_a_figure_there_is_asked_cards_or_not() -> None:  # WT-26.3
    play = (
        Play(6)
        .put(0, alice="asylum")
        .put(1, wolf="sq01")
        .put(3, snow_white="sq01")
        .hand(0, "key")
        .hand(3, "rope")
    )
    activated(play, 0, "alice").do(0, "step sq01", "play key")
    assert play.asked() == [1, 3]
    assert play.can(1) == {"pass"}
    play.do(1, "pass")
    business = winter_tales().view(play.table, 3)["business"]
    assert isinstance(business, list)
    assert business[-1][-1][1] == "given"  # that seat 1 has answered is seen, what is not


def test_standing_orders_answer_for_a_seat() -> None:  # WT-26.4
    parse = winter_tales().parse
    fight = [parse("engage wolf"), parse("engage fox_cat"), parse("pass")]
    orders = StandingOrders(WinterTalesOrders(winter_tales()))
    assert orders.answer(1, fight) is None
    orders.give(1, "fox_cat", FIGHT, ALWAYS)
    assert orders.answer(1, fight) == parse("engage fox_cat")
    orders.give(1, "fox_cat", FIGHT, NEVER)
    assert orders.answer(1, fight) is None  # the Wolf must still be asked
    orders.give(1, "wolf", FIGHT, NEVER)
    assert orders.answer(1, fight) == parse("pass")
    orders.give(1, "wolf", QUEST, ALWAYS)
    assert orders.answer(1, [parse("join wolf"), parse("pass")]) == parse("join wolf")
    assert orders.answer(1, [parse("activate wolf")]) is None  # never for what can't be declined
    orders.give(1, "wolf", QUEST, ASK_ME)
    with pytest.raises(Malformed):
        orders.give(1, "wolf", "dance", ALWAYS)


def test_the_flow_is_a_stack_of_business() -> None:  # WT-26.5
    wanted = {
        "election",
        "taking-characters",
        "token-placing",
        "turn",
        "activation",
        "interruption",
        "battle",
    }
    wanted |= {"trap", "quest", "setting-out", "remembering", "call", "reduction", "epilogue", "claim-window"}
    assert wanted <= set(FRAME_KINDS)


def test_claims_are_asked_by_what_everybody_knows() -> None:  # WT-26.6
    for held in ("garrison1", "attack1", "spy1", "bounty1"):
        play = (
            Play(4, 3, memories=5, objectives=True)
            .objective(1, held)
            .put(1, wolf="fair")
            .put(0, alice="sq01")
            .begin()
        )
        assert play.asked() == [1]  # Winter is in more places: whoever might have the Garrison is asked
        assert "pass" in play.can(1)
        play.do(1, "pass").do(0, "activate alice", "pass")
        assert play.asked() == [1]
        assert play.top() == "turn"  # and not again
