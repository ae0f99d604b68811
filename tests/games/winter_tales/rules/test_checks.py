"""WT-24, WT-25: the bookmark check, the arbiter, votes."""

import pytest

from frostfair.games.winter_tales.bots.chance import Rng
from frostfair.games.winter_tales.bots.tactics import choose
from frostfair.games.winter_tales.rules.state import Table
from frostfair.games.winter_tales.rules.terms import FAILURE, SUCCESS
from frostfair.kernel.errors import IllegalAction
from frostfair.kernel.texts import ASK, SUGGEST
from tests.games.winter_tales.rules.tables import Play, new_match, winter_tales
from tests.games.winter_tales.rules.tellings import telling_of, told_by_bots
from tests.games.winter_tales.rules.test_battle import met
from tests.games.winter_tales.rules.test_quest import crowd, started


def checked(arbiter: int = 3) -> Play:
    """A quest with one card and a bookmark, everybody done."""
    play = crowd().memory(1, "key", "spring").hand(0, "rope")
    play.table.arbiter = arbiter
    return started(play).do(0, "play rope", "pass").do(1, "pass").do(2, "pass")


def test_every_memory_keeps_its_card_side_quest_and_caption() -> None:  # WT-24.1
    play = checked().do(0, "cite", "pass").do(3, "accept").do(0, "choose rope")
    assert play.told()[-1] == "caption"
    play.do(0, "lay 2")
    track = winter_tales().view(play.table, None)["track"]
    assert isinstance(track, list)
    assert track[1] == {"sort": "story", "card": "rope", "side": "spring", "quest": "ray", "symbol": False}


def test_the_hard_check_warns_before_it_fails() -> None:  # WT-24.2
    play = checked().do(0, "pass")
    assert len(play.happened("warned")) == 1
    assert play.can(0) == {"cite", "fail"}
    play.do(0, "cite").do(3, "accept")
    assert play.happened("quest-ended")[0].number("outcome") == SUCCESS


def test_the_soft_check_lets_rewrite_once_and_then_is_final() -> None:  # WT-24.3
    play = checked().do(0, "cite", "pass").do(3, "reject")
    assert play.can(0) == {"cite", "fail"}
    play.do(0, "cite").do(3, "reject")
    ended = play.happened("quest-ended")[0]
    assert (ended.number("outcome"), ended.number("automatic")) == (FAILURE, 1)
    play = checked().do(0, "cite", "pass").do(3, "reject").do(0, "cite").do(3, "accept")
    assert play.happened("quest-ended")[0].number("outcome") == SUCCESS


def test_if_the_arbiter_is_the_main_player_the_others_vote() -> None:  # WT-24.4
    play = checked(0).do(0, "cite", "pass")
    assert play.asked() == [1, 2, 3]
    assert play.can(1) == {"accept", "reject"}  # who votes has no arbiter token to give up
    play.do(1, "reject").do(2, "accept").do(3, "reject")
    assert play.happened("call-made")[0].number("accepted") == 0
    five = Play(5, 0).put(0, alice="fair").token("ray", "fair").memory(1, "key", "spring")
    started(five).do(0, "cite", "pass", "pass").do(1, "reject").do(2, "accept").do(3, "reject").do(
        4, "accept"
    )
    assert five.happened("call-made")[0].number("accepted") == 1  # a tie


def test_without_a_bookmark_there_is_no_check() -> None:  # WT-24.5
    play = started(crowd()).everybody_passes()
    assert play.happened("warned") == play.happened("call-made") == []
    assert play.asked() == [0]


def test_the_election_is_secret_and_a_tie_is_the_youngest_spring_players() -> None:  # WT-25.1
    match = new_match(4, ages="seats")
    parse = winter_tales().parse
    match.submit(0, parse("vote 2"))
    vote = match.records[0].events[0].seen_by(1)
    assert vote is not None
    assert vote.pack() == ["voted", 0, -1]
    match.submit(1, parse("vote 2"))
    match.submit(2, parse("vote 4"))
    match.submit(3, parse("vote 4"))
    youngest = match.state.youngest(0)  # type: ignore[attr-defined]
    assert match.deciders() == [youngest]
    assert match.offers(youngest) == [parse(f"vote {seat}") for seat in (1, 2, 3, 4)]  # anybody
    match.submit(youngest, parse("vote 3"))
    assert match.view(None)["arbiter"] == 2


def test_suggest_ask_for_a_change_and_strike() -> None:  # WT-25.2
    told = told_by_bots(4, 1)
    telling, arbiter = told.telling, told.telling.arbiter()
    assert arbiter is not None
    text = next(passage for passage in telling.passages() if passage.seat != arbiter)
    before = told.match.digest()
    telling.remark(text.seat, text.id, SUGGEST, "Perhaps a colder word than fog?")
    for _ in range(2):
        telling.remark(arbiter, text.id, ASK, "Which fog?")
        assert text.id in telling.may_edit(text.seat)
        telling.edit(text.seat, text.id, "The fog of the river, cold as iron.")
    with pytest.raises(IllegalAction, match=r"WT-25\.2"):
        telling.remark(arbiter, text.id, ASK, "Once more.")
    with pytest.raises(IllegalAction, match=r"WT-25\.2"):
        telling.strike(text.seat, text.id)
    telling.strike(arbiter, text.id)
    assert told.match.digest() == before


def test_binding_calls_and_what_a_refusal_means() -> None:  # WT-25.3
    play = met([], ["bread"]).do(1, "play bread").do(0, "pass").do(1, "relocate prison").do(3, "reject")
    assert play.at("alice") == "sq01"
    claim = (
        Play(4, 3, memories=5, objectives=True)
        .objective(1, "garrison1")
        .put(1, wolf="fair")
        .put(0, alice="sq01")
    )
    claim.begin().do(1, "claim garrison1").do(3, "reject")
    assert claim.can(1) == {"cite", "pass"}  # tell it once more
    claim.do(1, "cite").do(3, "reject")
    assert claim.track() == [""] * 5
    assert 1 in claim.table.objective  # the card stays with its owner


def test_an_interested_arbiter_leaves_it_to_the_table() -> None:  # WT-25.4
    for arbiter in (0, 1):
        play = met([], ["bread"], arbiter).do(1, "play bread").do(0, "pass").do(1, "relocate prison")
        assert play.asked() == [0, 2, 3]
        play.do(0, "reject").do(2, "accept").do(3, "accept")
        assert play.at("alice") == "prison"


def test_an_absent_arbiter_is_replaced_after_two_calls() -> None:  # WT-25.5
    play = met([], ["bread"]).do(1, "play bread").do(0, "pass").do(1, "relocate prison").do(3, "step-down")
    assert play.asked() == [0, 1, 2, 3]
    assert "vote 4" not in play.can(0)
    for seat in range(4):
        play.do(seat, "vote 2")
    assert play.table.arbiter == 1
    assert play.at("alice") == "prison"


def test_silence_is_counted_from_the_election_on() -> None:  # WT-25.5
    match, parse, rng = new_match(4, 1, memories=7), winter_tales().parse, Rng(1)
    telling = telling_of(match)
    answers: list[tuple[int, int]] = []
    by_table: list[int] = []
    while len(answers) < 4:
        seat = match.deciders()[0]
        if parse("step-down") in match.offers(seat):
            record = match.submit(seat, telling.narration.default(match, seat, by_table))
            answers.append((seat, record.value))
            by_table.append(record.version)
        else:
            imagined = match.imagine(seat, rng.below(1 << 29))
            assert isinstance(imagined, Table)
            match.submit(seat, choose(imagined, seat, match.offers(seat), rng))
    accepted, stepped_down = parse("accept"), parse("step-down")
    assert [chosen for _, chosen in answers] == [accepted, stepped_down] * 2
    assert answers[0][0] == answers[1][0] != answers[2][0]


def test_the_memory_is_referred_to_once() -> None:  # WT-12.4
    play = Play(4, 3).put(0, alice="fair").token("ray", "fair").memory(1, "key", "spring")
    started(play)
    assert "cite" in play.can(0)
    assert "cite" not in play.do(0, "cite").can(0)
    assert play.refusal(0, "cite") == "WT-12.4"
