"""WT-4: story cards and what is secret about them."""

import json
from collections import Counter

import pytest

from frostfair.games.winter_tales.rules.effects import draw_cards
from frostfair.games.winter_tales.rules.quest_events import EVENT_KINDS
from frostfair.games.winter_tales.rules.terms import SPRING, WINTER
from frostfair.kernel.contract import Inspector
from frostfair.kernel.errors import IllegalAction
from frostfair.kernel.texts import Text
from tests.games.winter_tales.rules.tables import Play, activated, new_match, winter_tales
from tests.games.winter_tales.rules.tellings import telling_of

FORBIDDEN = ("size", "count", "hand_", "hands", "deck", "discard", "number_of", "cards_left", "length")


def keys_of(value: object) -> set[str]:
    if isinstance(value, dict):
        return set(value) | {key for item in value.values() for key in keys_of(item)}
    if isinstance(value, list):
        return {key for item in value for key in keys_of(item)}
    return set()


def test_no_message_has_a_field_for_the_size_of_a_hand_deck_or_discard_pile() -> None:  # WT-4.1
    match = new_match(5, memories=5, objectives=True, powers=True, skills=True, chapter_limit=4)
    inspector = Inspector(match, 3, 100_000)
    fields = {field for kind in EVENT_KINDS.values() for field in kind.fields}
    while match.result() is None:
        for seat in (0, 4, None):
            view = json.loads(json.dumps(match.view(seat)))
            fields |= keys_of(view)
            assert (view["hand"] is None) == (seat is None)
        inspector.play_on()
    for field in fields:
        assert not any(word in field for word in FORBIDDEN), field


def test_a_draw_tells_others_neither_which_cards_nor_how_many() -> None:  # WT-4.1
    play = Play(4).put(0, alice="asylum").put(1, wolf="sq12").begin().do(0, "activate alice")
    drawn = play.happened("cards-drawn")[0]
    assert drawn.seen_by(0) is drawn
    cut = drawn.seen_by(1)
    assert cut is not None
    assert cut.pack() == ["cards-drawn", 0, []]


def test_every_draw_of_several_cards_is_as_likely_as_any_other() -> None:  # WT-3.10
    table = Play(4).table
    table.deck = [1, 2, 3, 4]
    drawn: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        cards = draw_cards(table, 2)
        drawn[tuple(cards)] += 1
        table.deck += cards
    assert len(drawn) == 12
    assert all(900 < times < 1100 for times in drawn.values())


def test_who_draws_more_than_are_left_gets_the_rest_first() -> None:  # WT-3.10
    table = Play(4).table
    table.deck, table.discard = [1, 2], [3, 4, 5]
    cards = draw_cards(table, 4)
    assert set(cards[:2]) == {1, 2}
    assert sorted(cards[2:] + table.deck) == [3, 4, 5]
    assert table.discard == []
    assert sorted(draw_cards(table, 4) + cards) == [1, 2, 3, 4, 5]
    assert draw_cards(table, 4) == []


def test_imagining_keeps_sizes_and_changes_contents() -> None:  # WT-4.1
    play = Play(4).put(0, alice="asylum").hold(0, 5).hold(1, 6).hold(2, 7).begin()
    other = winter_tales().imagine(play.table, 0, 9)
    assert [len(h) for h in other.hands] == [len(h) for h in play.table.hands]  # type: ignore[attr-defined]
    assert other.hands[0] == play.table.hands[0]  # type: ignore[attr-defined]
    assert other.hands[1:] != play.table.hands[1:]  # type: ignore[attr-defined]


def test_a_card_lies_with_the_playing_side_up() -> None:  # WT-4.2
    play = Play(5).put(4, alice="asylum", wolf="sq12").exhausted("alice").hand(4, "key", "rope")
    play.table.main = 4
    activated(play, 4, "wolf").do(4, "step prison", "play key")
    assert play.happened("told")[-1].number("side") == WINTER
    play.do(4, "step sq13", "pass").do(4, "activate alice", "step sq01", "play rope")
    assert play.happened("told")[-1].number("side") == SPRING


def test_a_picture_may_stand_for_anything() -> None:  # WT-4.3
    offered = {}
    for words in ("A key of bone, a real one.", "The key to her heart was patience."):
        match = new_match(4)
        telling = telling_of(match)
        Inspector(match, 1, 10_000).play_on()
        telling.texts.put("1.0", Text(0, words))
        offered[words] = [match.offers(seat) for seat in range(4)]
    assert len({str(offers) for offers in offered.values()}) == 1  # words never change what may be done


def test_nobody_plays_while_somebody_else_is_telling() -> None:  # WT-4.4
    match = new_match(4)
    inspector, telling = Inspector(match, 2, 10_000), telling_of(match)
    while not telling.due():
        inspector.play_on()
    due = telling.due()[0]
    other = next(seat for seat in range(4) if seat != due.seat)
    with pytest.raises(IllegalAction, match=r"WT-4\.4"):
        telling.refuse_if_telling(other)
    with pytest.raises(IllegalAction, match=r"WT-22\.1"):
        telling.refuse_if_telling(due.seat)
    for due in telling.due():
        telling.tell(due.seat, due.id, "Long ago it had snowed for the first time.")
    assert telling.due() == []


def test_cards_never_count_for_the_other_side() -> None:  # WT-4.5
    play = Play(4).put(0, alice="fair").put(1, wolf="fair").token("ray", "fair").hand(1, "key").hold(0, 2)
    activated(play, 0, "alice").do(0, "perform ray").do(1, "pass").do(0, "pass")
    play.do(1, "join wolf", "play key")
    assert play.happened("told")[-1].number("side") == WINTER
