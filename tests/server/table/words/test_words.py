"""Telling at a table, without sockets: who is waited for, edits, the arbiter's means, and time that is up."""

import random
from itertools import count

import pytest

from frostfair.games.winter_tales.rules.actions import ACCEPT
from frostfair.games.winter_tales.tale.narration import WINDOW_LIVE, WINDOW_TURNS
from frostfair.kernel.telling import EDIT, REDACT, STRIKE, WRITE
from frostfair.server.table.outcome import Line, Outcome
from frostfair.server.table.words.by_itself import TABLE, do_something
from frostfair.wire import limits
from frostfair.wire import messages as wire
from frostfair.wire.clock import LivePace, Pace, TurnPace
from frostfair.wire.data import KeyData, RemarkData, TellData, TellingData, TextData, TextKeyData, Untold
from tests.server.rooms import START, WINTER_TALES, Talk, play_on, refusal, room, say, tell, to, undo

KEYS = count()
LONG = "The snow was deep, and nobody had seen the hare since morning."


def tale(**wanted: object) -> Talk:
    return Talk(room(WINTER_TALES, 3, **wanted))  # type: ignore[arg-type]


def telling(talk: Talk, seat: int | None = None) -> TellingData:
    found = talk.room.position(seat).telling
    assert found is not None
    return found


def until_telling(talk: Talk, seed: int = 1) -> Untold:
    """Play until somebody must tell."""
    chance = random.Random(seed)
    while not [u for u in telling(talk).untold if u.required]:
        play_on(talk, chance)
    return next(u for u in telling(talk).untold if u.required)


def edit(text: str, words: str, key: str = "e") -> wire.Edit:
    return wire.Edit(TellData(key, text, words))


def remark(text: str, how: str, words: str = "say more", key: str | None = None) -> wire.Remark:
    key = f"remark {next(KEYS)}" if key is None else key
    return wire.Remark(RemarkData(key, text, how, words))  # type: ignore[arg-type]


def until_told(talk: Talk) -> tuple[Untold, int]:
    """A text is there; it, and who is arbiter."""
    due = until_telling(talk)
    assert talk.ask(due.seat, tell(due.id, LONG)).texts
    arbiter = talk.room.match.view(None)["arbiter"]
    assert isinstance(arbiter, int)
    return due, arbiter


def until_arbiter(talk: Talk, seed: int = 1) -> None:
    chance = random.Random(seed)
    while talk.room.match.view(None)["arbiter"] is None:
        play_on(talk, chance)


def test_while_somebody_tells_nobody_decides_and_then_all_see_the_words() -> None:
    talk = tale()
    due = until_telling(talk)
    here = talk.room
    for audience in here.audiences:
        now = here.position(audience)
        assert now.deciders == [due.seat]
        assert now.offers == []
    assert refusal(talk.do(due.seat, "pass")).reason == "tell-first"
    assert refusal(talk.do((due.seat + 1) % 3, "pass")).reason == "somebody-is-telling"
    assert refusal(talk.ask((due.seat + 1) % 3, tell(due.id, LONG))).reason == "not-yours-to-tell"
    assert refusal(talk.ask(None, tell(due.id, LONG))).reason == "only-watching"
    assert refusal(talk.ask(due.seat, tell(due.id, "short"))).rule == "WT-23.1"
    assert refusal(talk.ask(due.seat, tell(due.id, "turned \u202e around"))).error == "malformed"
    outcome = talk.ask(due.seat, tell(due.id, f"  {LONG}\n\n{LONG} ", "first"))
    assert outcome.record is None
    assert [(c.how, c.id, c.words, c.auto) for c in outcome.texts] == [
        (WRITE, due.id, f"{LONG} {LONG}", False)
    ]
    assert outcome.reply == [wire.Done(here.match.version, KeyData("first"))]
    for audience in here.audiences:
        (told,) = [message for message in to(outcome, audience) if isinstance(message, wire.Text)]
        assert told.d.text == TextData(due.id, due.seat, f"{LONG} {LONG}", "plain", due.about)
        assert told.d.now is not None
        assert told.d.now.deciders != [] or here.is_over
    again = talk.ask(due.seat, tell(due.id, f"{LONG} {LONG}", "first"))
    assert (again.texts, again.told, again.reply) == ([], [], outcome.reply)
    view = talk.ask(None, wire.Hello()).reply[0]
    assert isinstance(view, wire.View)
    assert due.id in [text.id for text in view.d.texts]


def test_without_words_the_program_makes_some_up_but_not_where_the_table_wants_all() -> None:
    talk = tale()
    due = until_telling(talk)
    (change,) = talk.ask(due.seat, tell(due.id)).texts
    assert change.auto
    assert len(change.words) > 10
    full = tale(options={"narration": "full"})
    due = until_telling(full)
    assert refusal(full.ask(due.seat, tell(due.id))).rule == "WT-23.1"
    voice = tale(options={"narration": "voice"})
    chance = random.Random(1)
    for _ in range(60):
        assert play_on(voice, chance).record is not None  # people talk; nobody is waited for


def test_bots_tell_at_once() -> None:
    talk = tale(bots=("random", "random", None))
    here, chance = talk.room, random.Random(5)
    told: list[str] = []
    for _ in range(150):
        if here.is_over:
            break
        assert not [u for u in telling(talk).untold if u.seat != 2]
        moving = here.bot_to_move()
        if moving is None:
            outcome = play_on(talk, chance)
        else:
            seat, bot = moving
            action = chance.choice(here.match.offers(seat))
            outcome = here.bot_decides(seat, bot, here.match.version, action, START)
        told += [change.id for change in outcome.texts if change.auto]
    assert told
    assert here.words is not None
    assert all(here.words.text(text).auto for text in told)


def test_words_are_edited_until_the_next_beat_and_taken_back_at_any_time() -> None:
    talk = tale()
    until_arbiter(talk)
    due, arbiter = until_told(talk)
    other = (due.seat + 1) % 3
    assert due.id in telling(talk, due.seat).may_edit
    assert due.id not in telling(talk, other).may_edit
    assert refusal(talk.ask(other, edit(due.id, LONG))).reason == "not-your-text"
    (change,) = talk.ask(due.seat, edit(due.id, "Other words, and the snow went on.")).texts
    assert (change.how, change.words) == (EDIT, "Other words, and the snow went on.")
    chance = random.Random(2)
    while due.id in telling(talk, due.seat).may_edit:
        play_on(talk, chance)
    assert refusal(talk.ask(due.seat, edit(due.id, LONG))).rule == "WT-23.3"
    key = TextKeyData("x", due.id)
    for seat in {other, arbiter} - {due.seat}:  # the arbiter's means is to strike
        assert refusal(talk.ask(seat, wire.Redact(key))).rule == "WT-23.3"
    (gone,) = talk.ask(due.seat, wire.Redact(key)).texts
    assert gone.how == REDACT
    assert talk.room.words is not None
    assert talk.room.words.text(due.id) == TextData(due.id, due.seat, None, "redacted", due.about)


def test_the_arbiter_asks_for_a_change_twice_at_most_and_strikes() -> None:
    talk = tale()
    until_arbiter(talk)
    due, arbiter = until_told(talk)
    chance = random.Random(2)
    while due.id in telling(talk, due.seat).may_edit:
        play_on(talk, chance)
    other = next(seat for seat in range(3) if seat != arbiter)
    assert refusal(talk.ask(other, remark(due.id, "ask"))).reason == "arbiter-only"
    assert talk.ask(other, remark(due.id, "suggest")).say == Line("say more", due.id, "suggest")
    for _ in range(2):
        talk.now += 1000
        assert talk.ask(arbiter, remark(due.id, "ask")).say == Line("say more", due.id, "ask")
        assert due.id in telling(talk, due.seat).may_edit
        talk.now += 1000
        assert talk.ask(due.seat, edit(due.id, LONG)).texts
        assert due.id not in telling(talk, due.seat).may_edit
    assert refusal(talk.ask(arbiter, remark(due.id, "ask"))).reason == "asked-twice-already"
    key = TextKeyData("x", due.id)
    assert refusal(talk.ask(other, wire.Strike(key))).reason == "arbiter-only"
    (struck,) = talk.ask(arbiter, wire.Strike(key)).texts
    assert struck.how == STRIKE
    assert talk.room.words is not None
    assert talk.room.words.text(due.id).status == "struck"
    assert refusal(talk.ask(arbiter, wire.Strike(TextKeyData("y", "9.9")))).error == "malformed"


def test_remarks_are_limited_like_chat() -> None:
    talk = tale()
    due, _ = until_told(talk)
    lines = [talk.ask(1, remark(due.id, "suggest", f"line {i}")) for i in range(limits.CHAT_LINES + 1)]
    assert [outcome.say is not None for outcome in lines] == [True] * limits.CHAT_LINES + [False]
    assert talk.ask(0, say("others still talk")).say is not None
    talk.now += 20_000
    assert refusal(talk.ask(1, remark(due.id, "suggest", "turned \u202e around"))).error == "malformed"


def test_a_remark_that_comes_twice_is_made_once() -> None:
    talk = tale()
    due, arbiter = until_told(talk)
    asked = remark(due.id, "ask", key="the same")
    assert talk.ask(arbiter, asked).say is not None
    for _ in range(3):  # more often than an arbiter may ask
        again = talk.ask(arbiter, asked)
        assert again.say is None
        assert isinstance(again.reply[0], wire.Done)
    assert talk.ask(arbiter, remark(due.id, "ask")).say is not None


def test_undo_takes_the_words_along() -> None:
    talk, chance = tale(), random.Random(1)
    here, due = talk.room, until_telling(talk)
    while not here.position(due.seat).may_undo:  # it is about what was revealed
        play_on(talk, chance)
        due = until_telling(talk)
    assert talk.ask(due.seat, undo(here.match.version)).record is not None
    assert due.id not in [u.id for u in telling(talk).untold]


@pytest.mark.parametrize("pace", [LivePace(60), TurnPace(3600, 7200)])
def test_when_time_is_up_the_table_tells_and_decides(pace: Pace) -> None:
    """WT-23.4: a neutral line, the default answer; and it says that it was the table."""
    talk = tale(pace=pace)
    here = talk.room
    due = until_telling(talk)
    assert do_something(here, talk.now) is None
    at = here.wake(talk.now)
    assert at is not None
    assert at > talk.now
    assert (here.next_tick(talk.now) or at + 1) <= at
    talk.now = at
    told = do_something(here, talk.now)
    assert told is not None
    assert [(c.id, c.auto, c.seat) for c in told.texts] == [(due.id, True, due.seat)]
    deeds: list[Outcome] = []
    for _ in range(200):
        talk.now = here.wake(talk.now) or talk.now
        outcome = do_something(here, talk.now)
        if outcome is None:
            assert here.is_over
            break
        if outcome.record is not None:
            deeds.append(outcome)
    assert deeds
    for outcome in deeds:
        assert outcome.bot == TABLE


@pytest.mark.parametrize(
    ("pace", "window"), [(LivePace(600), WINDOW_LIVE), (TurnPace(86400, 86400), WINDOW_TURNS)]
)
def test_a_call_that_nobody_answers_is_accepted_after_a_short_window(pace: Pace, window: int) -> None:
    """WT-24.3."""
    talk = tale(pace=pace)
    here, chance = talk.room, random.Random(4)
    while not any(
        ACCEPT in here.match.offers(seat) for seat in here.match.deciders()
    ) or here.waited_for() != (here.match.deciders()):
        assert not here.is_over
        play_on(talk, chance)
    assert here.wake(talk.now) == here.clock.since + window
    assert do_something(here, here.clock.since + window - 1) is None
    outcome = do_something(here, here.clock.since + window)
    assert outcome is not None
    assert outcome.record is not None
    assert (outcome.record.value, outcome.bot) == (ACCEPT, TABLE)


def test_without_a_pace_the_table_waits_for_ever() -> None:
    talk = tale()
    until_telling(talk)
    assert talk.room.wake(talk.now) is None
    assert do_something(talk.room, 10**15) is None


def test_where_nobody_tells_words_are_refused() -> None:
    assert refusal(Talk(room()).ask(0, tell("1.0", LONG))).reason == "nobody-tells-here"
