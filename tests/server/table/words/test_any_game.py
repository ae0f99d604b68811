"""A game that no server knows: people tell in Lanterns, and the room has never heard of it."""

from frostfair.kernel.match import Match, Setup
from frostfair.kernel.telling import Telling
from frostfair.server.table.clock import Clock
from frostfair.server.table.room import Room
from frostfair.server.table.words.by_itself import TABLE, do_something
from frostfair.server.table.words.words import Words
from frostfair.store.texts import Said
from frostfair.store.texts import Words as Kept
from frostfair.wire import messages as wire
from frostfair.wire.clock import LivePace
from frostfair.wire.data import RemarkData, TextKeyData
from tests.kernel.chronicle import ARBITER, NEUTRAL, Chronicle
from tests.kernel.lanterns import BLOW, CALM, Lanterns
from tests.kernel.playing import SEED
from tests.server.rooms import START, Talk, refusal, tell, to

LINE = "A light in the fog."


def talk() -> Talk:
    """Seat 0 has lit a lantern and must tell of it."""
    game = Lanterns()
    match = Match(game, Setup(game, 3, SEED))
    words = Words(Telling(match, Chronicle(), teller=lambda passage: NEUTRAL))
    room = Room(match, Clock(LivePace(600), 3, match.deciders(), START), (None,) * 3, START, words=words)
    begun = Talk(room)
    assert begun.do(0, "light").record is not None
    return begun


def remark(how: str, words: str = "", key: str = "r") -> wire.Remark:
    return wire.Remark(RemarkData(key, "1.0", how, words))  # type: ignore[arg-type]


def test_its_words_are_waited_for_told_and_struck() -> None:
    here = talk()
    assert here.room.waited_for() == [0]
    assert refusal(here.do(0, "stop")).rule == "L-10.2"
    assert [change.words for change in here.ask(0, tell("1.0", LINE)).texts] == [LINE]
    assert refusal(here.ask(0, wire.Strike(TextKeyData("s", "1.0")))).rule == "L-10.6"
    assert here.ask(ARBITER, wire.Strike(TextKeyData("s", "1.0"))).texts
    assert here.room.words is not None
    assert here.room.words.book(["A", "B", "C"]).pack() == {"lines": [LINE]}


def test_all_hear_of_an_objection_and_of_its_answer() -> None:
    here = talk()
    here.ask(0, tell("1.0", LINE))
    for seat, how, words, objected in ((2, "object", "no fog", True), (ARBITER, "allow", "", False)):
        outcome = here.ask(seat, remark(how, words, f"{how}"))
        assert outcome.say is not None
        for audience in here.room.audiences:
            (told,) = [m for m in to(outcome, audience) if isinstance(m, wire.Text)]
            assert told.d.text.objected == objected
    assert refusal(here.ask(2, remark("suggest"))).error == "malformed"  # only to allow needs no words


def test_a_call_has_its_window_and_silence_is_remembered() -> None:
    here = talk()
    here.ask(0, tell("1.0", LINE))
    here.do(0, "stop")
    for wanted in (CALM, CALM):  # seats 1 and 2, for the first time
        here.now = here.room.clock.since + 60_000
        outcome = do_something(here.room, here.now)
        assert outcome is not None
        assert outcome.record is not None
        assert (outcome.record.value, outcome.bot) == (wanted, TABLE)
    here.do(1, "light")
    here.ask(1, tell(f"{here.room.match.version}.0", LINE))
    here.do(1, "stop")
    here.now = here.room.clock.since + 60_000
    second = do_something(here.room, here.now)
    assert second is not None
    assert second.record is not None
    assert (second.record.seat, second.record.value) == (2, BLOW)


def test_texts_and_remarks_of_other_nodes_are_heard_once() -> None:
    here = talk()
    words = here.room.words
    assert words is not None
    kept = Kept("t", "1.0", None, 0, LINE, False, "plain", 100, None)
    assert words.hear(kept)
    assert not words.hear(kept)
    asked = Said("t", 7, None, 200, "shorter", "plain", "1.0", "ask")
    assert words.hear_remark(asked)
    assert not words.hear_remark(asked)
    assert words.text("1.0").asked
    edited = Kept("t", "1.0", None, 0, "A light.", False, "plain", 100, 300)
    assert words.hear(edited)
    assert not words.text("1.0").asked
    assert not words.hear_remark(Said("t", 8, None, 400, "chat", "plain"))
    again = Said("t", 9, None, 400, "a word", "plain", "1.0", "ask")
    assert words.hear_remark(again)
    assert words.hear(Kept("t", "1.0", None, 0, None, False, "redacted", 100, 500))
    assert words.text("1.0").words is None
