"""A table without sockets: commands, undo, watching, coming back, chat, seats that change hands."""

import pytest

from frostfair.server.table.outcome import Line
from frostfair.store.rows import Closing
from frostfair.wire import limits
from frostfair.wire import messages as wire
from frostfair.wire.clock import LivePace, TurnPace
from frostfair.wire.data import KeyData, ReactData, ReplaceData
from tests.server.rooms import START, Talk, act, refusal, room, say, to, undo


def test_a_command_becomes_a_record_an_answer_and_news_for_all() -> None:
    talk = Talk(room())
    outcome = talk.ask(0, act("light", 0, "first"))
    assert outcome.record is not None
    assert (outcome.record.version, outcome.key, outcome.bot) == (1, "first", None)
    assert outcome.reply == [wire.Done(1, KeyData("first"))]
    for audience in (0, 1, None):
        (told,) = to(outcome, audience)
        assert isinstance(told, wire.News)
        assert told.d is not None
        assert (told.v, told.d.line.by, told.d.line.events) == (1, 0, [["scored", 0, 1, "L-1"]])
        assert bool(told.d.now.offers) == (audience == 0)


def test_a_repeated_command_gets_the_first_result_and_nothing_happens() -> None:
    talk = Talk(room())
    talk.ask(0, act("light", 0, "same"))
    again = talk.ask(0, act("light", 0, "same"))
    assert again.record is None
    assert not again.told
    assert not again.news
    assert again.reply == [wire.Done(1, KeyData("same"))]
    assert refusal(talk.ask(1, act("light", 0, "same"))).reason == "not-your-decision"


def test_stale_is_only_who_answers_replaced_offers_and_they_see_the_table_anew() -> None:
    talk = Talk(room())
    talk.do(0, "light")
    stale = talk.do(0, "spark", v=0)
    assert refusal(stale).error == "stale"
    assert isinstance(stale.reply[1], wire.View)
    for what in ("stop", "spark"):
        talk.do(0 if what == "stop" else 1, what)
    picking = room()
    talk = Talk(picking)
    for seat, what in ((0, "spark"), (1, "calm"), (1, "spark"), (0, "calm")):
        talk.do(seat, what)
    at = picking.match.version
    assert talk.do(1, "pick2", v=at).record is not None
    assert talk.do(0, "pick1", v=at).record is not None  # seat 1's pick didn't replace seat 0's offers


def test_refusals_name_the_rule() -> None:
    talk = Talk(room())
    told = refusal(talk.do(0, "deeper"))
    assert (told.error, told.rule, told.reason) == ("illegal", "L-1", "light-or-spark")
    assert refusal(talk.do(0, "dance")).error == "malformed"
    assert refusal(talk.do(0, "light", v=7)).error == "malformed"
    assert refusal(talk.ask(None, act("light", 0))).reason == "only-watching"


def test_undo_and_end_turn() -> None:
    talk = Talk(room(asks_end_turn=True))
    talk.do(0, "light")
    back = talk.ask(0, undo(1))
    assert back.record is not None
    (told,) = to(back, 1)
    assert isinstance(told, wire.News)
    assert told.d is not None
    assert (told.d.line.deed, told.d.line.events) == ("undo", [])
    assert refusal(talk.ask(0, undo(2, "u2"))).rule == "K-2"
    assert refusal(talk.ask(0, undo(1, "u3"))).error == "stale"
    talk.do(0, "light")
    talk.do(0, "stop")
    assert talk.room.position(0).may_end_turn
    assert not talk.room.position(1).may_end_turn
    assert talk.ask(0, wire.EndTurn(4, KeyData("e"))).record is not None
    assert refusal(talk.ask(0, wire.EndTurn(5, KeyData("e2")))).reason == "no-turn-to-end"


def test_coming_back_tells_the_gap_or_only_the_table() -> None:
    talk = Talk(room())
    talk.do(0, "light")
    talk.do(0, "stop")
    for since, versions in ((None, []), (0, [1, 2]), (1, [2]), (2, []), (99, [])):
        view = talk.ask(1, wire.Hello(since)).reply[0]
        assert isinstance(view, wire.View)
        assert view.v == 2
        assert [gap.v for gap in view.d.missed] == versions


def test_a_reaction_is_to_a_record_that_there_is_and_counts_as_a_line() -> None:
    talk = Talk(room())
    talk.do(0, "light")
    assert talk.ask(1, wire.React(ReactData("applause", 1))).say == Line("applause", how="react", version=1)
    assert talk.ask(None, wire.React(ReactData("luck"))).say == Line("luck", how="react")
    for missing in (0, 2):
        assert refusal(talk.ask(1, wire.React(ReactData("wow", missing)))).error == "malformed"
    reactions = [talk.ask(0, wire.React(ReactData("laugh"))) for _ in range(limits.CHAT_LINES + 1)]
    assert refusal(reactions[-1]).reason == "too-much-chat"
    assert refusal(talk.ask(0, say("so funny"))).reason == "too-much-chat"


def test_chat_is_limited_for_each_person() -> None:
    talk = Talk(room())
    said = [talk.ask(0, say(f"line {i}")) for i in range(limits.CHAT_LINES + 1)]
    assert [outcome.say for outcome in said[:-1]] == [Line(f"line {i}") for i in range(limits.CHAT_LINES)]
    assert refusal(said[-1]).reason == "too-much-chat"
    assert talk.ask(None, say("hello")).say == Line("hello")
    talk.now += 20_000
    assert talk.ask(0, say("again")).say == Line("again")
    assert refusal(talk.ask(0, say(" \n "))).error == "malformed"
    assert refusal(talk.ask(0, say("turned \u202e around"))).error == "malformed"


def test_a_bot_decides_for_its_seat_only_and_never_too_late() -> None:
    talk = Talk(room(bots=("random", None)))
    here = talk.room
    assert here.bot_to_move() == (0, "random")
    assert refusal(talk.do(0, "light")).reason == "a-bot-plays-this-seat"
    outcome = here.bot_decides(0, "random", 0, here.match.offers(0)[0], START)
    assert outcome.record is not None
    assert outcome.bot == "random"
    assert here.bot_decides(0, "random", 0, here.match.offers(0)[0], START).record is None
    view = talk.ask(1, wire.Hello(0)).reply[0]
    assert isinstance(view, wire.View)
    assert view.d.missed[0].bot == "random"


def test_others_replace_somebody_who_is_gone_and_a_returning_human_takes_the_seat_back() -> None:
    here = room(seats=3)
    talk = Talk(here)
    for seat in range(3):
        here.came(seat, START)
    vote = wire.Replace(ReplaceData(0, "greedy"))
    assert refusal(talk.ask(1, vote)).reason == "not-gone"
    here.went(0, START)
    talk.now = START + limits.AWAY_MS
    assert here.next_tick(START) == talk.now
    (told,) = to(here.tick(talk.now), 1)
    assert isinstance(told, wire.Absence)
    assert told.d.gone == [0]
    assert not here.tick(talk.now).told
    assert talk.ask(1, vote).set_bot is None
    assert talk.ask(2, vote).set_bot == (0, "greedy")
    here.change_hands(0, "greedy", talk.now)
    assert here.gone(talk.now) == []
    assert talk.ask(0, wire.TakeBack()).set_bot == (0, None)
    assert refusal(talk.ask(1, wire.Replace(ReplaceData(0, "hal9000")))).error == "malformed"


def test_a_vote_is_void_once_they_are_back() -> None:
    here = room(seats=3)
    talk = Talk(here)
    for seat in (1, 2):
        here.came(seat, START)
    talk.now = START + limits.AWAY_MS
    vote = wire.Replace(ReplaceData(0, "greedy"))
    talk.ask(1, vote)
    here.came(0, talk.now)
    here.went(0, talk.now)
    talk.now += limits.AWAY_MS
    assert talk.ask(2, vote).set_bot is None


def test_all_who_are_here_may_end_a_table() -> None:
    here = room()
    talk = Talk(here)
    for seat in range(2):
        here.came(seat, START)
    assert talk.ask(0, wire.Close()).closing is None
    talk.do(0, "light")  # the game goes on: the votes are forgotten
    assert talk.ask(1, wire.Close()).closing is None
    closing = talk.ask(0, wire.Close()).closing
    assert closing == Closing((0, 1), (), START, 1)


@pytest.mark.parametrize(("pace", "after"), [(LivePace(30), 30_000), (TurnPace(60, 60), 60_000)])
def test_whoever_runs_out_of_time_is_gone_until_they_decide(pace: LivePace | TurnPace, after: int) -> None:
    here = room(pace=pace)
    talk = Talk(here)
    for seat in range(2):
        here.came(seat, START)
    assert here.next_tick(START) == START + after
    assert here.gone(START + after) == [0]
    talk.now = START + after
    talk.do(0, "spark")
    assert here.gone(talk.now) == []


def test_another_nodes_record_is_told_here_too() -> None:
    one, two = Talk(room()), Talk(room())
    outcome = one.ask(0, act("light", 0, "key"))
    assert outcome.record is not None
    told = two.room.catch_up(outcome.record, None, "key", START)
    assert told.record is None
    assert (told.news, told.told) == (outcome.news, outcome.told)
    assert two.ask(0, act("light", 0, "key")).reply == outcome.reply
