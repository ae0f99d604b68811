"""Match: commands, refusals, undo, the end of a turn, news and replay."""

from typing import Any

import pytest

from frostfair.games.installed import game as winter_queen
from frostfair.kernel.errors import IllegalAction, Malformed, StaleCommand
from frostfair.kernel.flow import Sink
from frostfair.kernel.match import Match, Setup, replay
from frostfair.kernel.record import ACT, END_TURN, UNDO, Record
from tests.kernel.lanterns import LIGHT, SPARK, STOP, Lanterns, Turn
from tests.kernel.playing import SEED, new_match, offered, play

GAME = Lanterns()


def refused(match: Match, *commands: str) -> tuple[str, str]:
    """The rule and the reason; and nothing has changed."""
    before, version = match.digest(), match.version
    with pytest.raises(IllegalAction) as caught:
        play(match, *commands)
    assert (match.digest(), match.version) == (before, version)
    return caught.value.rule, caught.value.reason


# --- commands and refusals ---


def test_every_command_is_a_record_with_a_number() -> None:
    match = new_match(GAME)
    assert match.version == 0
    record = play(match, "0 light")
    assert (record.version, record.seat, record.deed, record.value) == (1, 0, ACT, LIGHT)
    assert record.digest == match.digest()
    assert [event.pack() for event in record.events] == [["scored", 0, 1, "L-1"]]


def test_offers_are_those_of_the_state_whoever_put_it_there() -> None:
    match, deep = new_match(GAME), new_match(GAME)
    play(deep, "0 light", "0 deeper", "0 deeper", "0 deeper", "0 deeper")
    match.offers(0).clear()  # a list of one's own
    assert match.offers(0) != deep.offers(0)
    match.state = deep.state.copy()
    assert match.offers(0) == deep.offers(0)


def test_only_who_decides_may_choose() -> None:
    match = new_match(GAME)
    assert refused(match, "1 light") == ("K-1", "not-your-decision")
    assert refused(match, "7 light") == ("K-1", "not-your-decision")
    assert refused(match, "-1 light") == ("K-1", "not-your-decision")


def test_what_is_not_offered_is_refused_by_the_rule_that_forbids_it() -> None:
    match = new_match(GAME)
    assert refused(match, "0 blow") == ("L-1", "light-or-spark")
    play(match, "0 light", "0 deeper", "0 deeper", "0 deeper", "0 deeper")
    assert refused(match, "0 deeper") == ("L-2", "too-deep")


def test_nothing_can_be_chosen_after_the_end() -> None:
    match = finished()
    assert match.deciders() == []
    assert refused(match, "0 light") == ("K-4", "game-over")


def finished() -> Match:
    match = new_match(GAME)
    round_of_play = ("0 spark", "1 calm", "1 spark", "0 calm", "0 pick0", "1 pick1")
    play(match, *round_of_play, *round_of_play)
    assert match.result() is not None
    return match


def test_a_bug_in_a_game_costs_the_table_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match(GAME)
    play(match, "0 light", "0 stop", "1 calm")
    before, version = match.digest(), match.version

    def broken(self: Turn, state: Any, seat: int, action: int, sink: Sink | None) -> None:
        state.points[seat] += 100
        raise ZeroDivisionError

    monkeypatch.setattr(Turn, "take", broken)
    with pytest.raises(ZeroDivisionError):
        play(match, "1 light")
    monkeypatch.undo()
    assert (match.digest(), match.version) == (before, version)
    play(match, "1 light")


# --- versions: a command is stale only if this seat's own offers were replaced ---


def test_an_answer_to_replaced_offers_is_stale() -> None:
    match = new_match(GAME)
    play(match, "0 light")
    with pytest.raises(StaleCommand, match="answers version 0, but the choices changed at version 1"):
        match.submit(0, STOP, at=0)
    match.submit(0, STOP, at=1)


def test_an_answer_from_the_future_is_refused() -> None:
    with pytest.raises(Malformed, match="no version 5: the newest is 0"):
        new_match(GAME).submit(0, LIGHT, at=5)


def test_somebody_elses_secret_pick_does_not_make_mine_stale() -> None:
    match = new_match(GAME)
    play(match, "0 spark", "1 calm", "1 spark", "0 calm")
    seen = match.version
    play(match, "1 pick3")
    record = match.submit(0, match.game.parse("pick1"), at=seen)
    assert record.version == seen + 2


def test_the_same_question_asked_again_is_another_question() -> None:
    match = new_match(GAME)
    play(match, "0 light", "0 deeper")
    inner = match.version
    play(match, "0 stop")
    assert offered(match, 0) == ["stop", "deeper"], "the outer bonus asks just what the inner one asked"
    with pytest.raises(StaleCommand):
        match.submit(0, STOP, at=inner)


# --- undo ---


def test_undo_takes_back_one_decision_after_the_other() -> None:
    match = new_match(GAME)
    play(match, "0 light")
    after_light = match.digest()
    play(match, "0 deeper")
    assert match.may_undo(0)
    assert not match.may_undo(1)
    record = play(match, "0 undo")
    assert (record.deed, record.value, record.version) == (UNDO, 1, 3)
    assert match.digest() == record.digest == after_light
    play(match, "0 undo")
    assert offered(match, 0) == ["light", "spark"]
    assert refused(match, "0 undo") == ("K-2", "nothing-to-undo")


def test_undo_can_go_back_several_decisions_at_once() -> None:
    match = new_match(GAME)
    play(match, "0 light", "0 deeper", "0 deeper")
    assert match.undo(0, to=1).value == 1
    assert offered(match, 0) == ["stop", "deeper"]
    with pytest.raises(IllegalAction, match="undo-too-far"):
        match.undo(0, to=17)


def test_undo_never_crosses_chance() -> None:
    match = new_match(GAME, asks_end_turn=True)
    play(match, "0 spark")
    assert not match.may_undo(0)
    assert match.deciders() == [1], "and so nobody is asked whether the turn is over"


def test_undo_never_crosses_a_change_of_decider() -> None:
    match = new_match(GAME)
    play(match, "0 light", "0 stop")
    assert match.deciders() == [1]
    assert refused(match, "0 undo") == ("K-2", "nothing-to-undo")


def test_a_secret_pick_is_not_undone_under_the_others() -> None:
    match = new_match(GAME, asks_end_turn=True)
    play(match, "0 spark", "1 calm", "1 spark", "0 calm", "0 end", "1 pick3")
    assert not match.may_undo(1)
    assert match.deciders() == [0]


def test_by_consent_an_undo_crosses_chance_and_others_decisions() -> None:
    match = new_match(GAME)
    play(match, "0 light")
    then = match.digest()
    play(match, "0 stop", "1 calm", "1 spark")
    record = match.undo_agreed(0, 1)
    assert (record.deed, record.value, record.agreed, record.version) == (UNDO, 1, True, 5)
    assert match.digest() == then
    assert match.may_undo(0)  # as it was then
    for seat in (0, 1):
        assert match.offered_since(seat) == 5
    play(match, "0 deeper")
    again = replay(GAME, match.setup, match.records)
    assert again.digest() == match.digest()
    for nowhere in (-1, 6, 7):
        with pytest.raises(Malformed, match="no way back"):
            match.undo_agreed(0, nowhere)


def test_by_consent_the_question_whether_a_turn_is_over_comes_back() -> None:
    match = new_match(GAME, asks_end_turn=True)
    play(match, "0 light", "0 stop")
    assert match.may_end_turn(0)
    play(match, "0 end", "1 calm")
    match.undo_agreed(1, 2)
    assert match.may_end_turn(0)
    assert match.deciders() == [0]


def test_chance_after_an_undo_is_drawn_anew() -> None:
    """Undo and redo must not let anybody try their luck twice with the same dice, nor foresee them."""
    draws = set()
    for tries in range(20):
        match = new_match(GAME)
        for _ in range(tries):
            play(match, "0 light", "0 undo")
        draws.add(tuple(play(match, "0 spark").events[0].pack()))
    assert len(draws) > 1


# --- the end of a turn ---


def test_the_end_of_a_turn_is_asked_only_where_something_could_be_undone() -> None:
    match = new_match(GAME, asks_end_turn=True)
    play(match, "0 light", "0 stop")
    assert match.may_end_turn(0)
    assert match.deciders() == [0]
    assert match.offers(0) == match.offers(1) == []
    assert refused(match, "1 calm") == ("K-3", "end-turn-first")
    assert refused(match, "1 end") == ("K-1", "no-turn-to-end")
    record = play(match, "0 end")
    assert record.deed == END_TURN
    assert match.deciders() == [1]
    assert not match.may_undo(0)


def test_instead_of_ending_the_turn_it_can_be_undone() -> None:
    match = new_match(GAME, asks_end_turn=True)
    play(match, "0 light", "0 stop", "0 undo")
    assert offered(match, 0) == ["stop", "deeper"]
    assert not match.may_end_turn(0)


def test_there_is_no_result_before_the_last_turn_is_ended() -> None:
    game = winter_queen("winter-queen")
    match = new_match(game, asks_end_turn=True)
    while match.state.stack:
        (seat,) = match.deciders()
        match.end_turn(seat) if match.may_end_turn(seat) else match.submit(seat, match.offers(seat)[0])
    assert game.result(match.state) is not None
    assert match.result() is None, "the last decision can still be taken back"
    assert match.deciders() == [seat]
    match.end_turn(seat)
    assert match.result() is not None


# --- news ---


def test_news_are_cut_for_each_seat_and_leave_no_holes() -> None:
    match = new_match(GAME)
    play(match, "0 spark", "1 calm", "1 spark", "0 calm")
    since = match.version
    play(match, "1 pick3", "0 pick2")
    own, others, public = match.news(1, since), match.news(0, since), match.news(None, since)
    assert [n.version for n in own] == [n.version for n in others] == [since + 1, since + 2]
    assert [e.pack() for e in own[0].events] == [["picked", 1, 3], ["whispered", 1]]
    assert [e.pack() for e in others[0].events] == [["picked", 1, -1]]
    assert [e.pack() for e in public[0].events] == [["picked", 1, -1]]


def test_news_of_nothing_is_the_bare_version() -> None:
    match = new_match(GAME)
    play(match, "0 light", "0 undo")
    assert [(n.version, n.events) for n in match.news(1, 1)] == [(2, ())]


def test_news_since_an_unknown_version_is_refused() -> None:
    for since in (-1, 3):
        with pytest.raises(Malformed, match="no version"):
            new_match(GAME).news(0, since)


# --- replay ---


def test_a_replay_gives_the_same_match() -> None:
    match = finished()
    again = replay(GAME, match.setup, match.records)
    assert again.digest() == match.digest()
    assert [r.digest for r in again.records] == [r.digest for r in match.records]


def test_a_replay_insists_on_events_digest_and_order() -> None:
    match = finished()
    first = match.records[0]
    forged = {
        "other events": Record(1, 0, ACT, SPARK, (), first.digest),
        "another state digest": Record(1, 0, ACT, SPARK, first.events, "0" * 64),
        "record 2 follows 0": Record(2, 0, ACT, SPARK, first.events, first.digest),
        "light-or-spark": Record(1, 0, ACT, STOP, first.events, first.digest),
        "nothing-to-undo": Record(1, 0, UNDO, 0, (), first.digest),
        "no-turn-to-end": Record(1, 0, END_TURN, 0, (), first.digest),
        "unknown deed": Record(1, 0, "cheat", 0, (), first.digest),
    }
    for complaint, record in forged.items():
        with pytest.raises(Malformed, match=complaint):
            replay(GAME, match.setup, [record])


def test_a_match_refuses_other_rules_and_other_components() -> None:
    setup = Setup(GAME, 2, SEED)
    setup.rules_version = 2
    with pytest.raises(Malformed, match="rules version 2, this is version 1"):
        Match(GAME, setup)
    setup = Setup(GAME, 2, SEED)
    setup.data_hash = "f" * 64
    with pytest.raises(Malformed, match="component data ffffffffffff, this is 000000000000"):
        Match(GAME, setup)
    setup = Setup(GAME, 2, SEED)
    setup.game_id = "chess"
    with pytest.raises(Malformed, match="a match of chess, not of lanterns"):
        Match(GAME, setup)


def test_setup_names_what_is_wrong() -> None:
    cases: list[tuple[int, dict[str, object], str, str]] = [
        (9, {}, SEED, "played by 2, 3 seats, not 9"),
        (True, {}, SEED, "played by 2, 3 seats"),
        (2, {"dark": True}, SEED, "no option 'dark'"),
        (2, {"bright": 1}, SEED, "1 is not one of false, true"),
        (2, {}, "5eed", "64 lower-case hexadecimal digits"),
        (2, {}, SEED.upper(), "64 lower-case hexadecimal digits"),
    ]
    for seats, options, seed, complaint in cases:
        with pytest.raises(Malformed, match=complaint):
            Setup(GAME, seats, seed, options)
