"""Undo by consent: a seat asks, all others who are there must agree, and no player gets time back."""

import pytest

from frostfair.kernel.match import replay
from frostfair.kernel.record import UNDO
from frostfair.server.table.room import Room
from frostfair.wire import limits
from frostfair.wire import messages as wire
from frostfair.wire.clock import LivePace
from frostfair.wire.data import AskUndoData, ConsentData, KeyData, UndoRequestData
from tests.server.rooms import LANTERNS, START, Talk, refusal, room, to
from tests.server.serving import Serving, asked_by, must_decide, seated, started


def ask(v: int, to: int | None = None) -> wire.AskUndo:
    return wire.AskUndo(v, AskUndoData(to))


def answer(v: int, yes: bool = True) -> wire.AnswerUndo:
    return wire.AnswerUndo(v, ConsentData(yes))


def played(seats: int = 3) -> tuple[Room, Talk]:
    """Chance has spoken and others have decided: nothing can be undone freely."""
    here = room(seats=seats, pace=LivePace(600))
    talk = Talk(here)
    for seat in range(seats):
        here.came(seat, START)
    talk.do(0, "light")
    talk.do(0, "stop")
    for seat in here.match.deciders():
        talk.do(seat, "calm")
    assert not any(here.match.may_undo(seat) for seat in range(seats))
    return here, talk


def requests(told: list[wire.Message]) -> list[UndoRequestData]:
    return [message.d for message in told if isinstance(message, wire.UndoRequest)]


def test_all_others_agree_and_the_table_goes_back_but_the_time_does_not() -> None:
    here, talk = played()
    at, left = here.match.version, here.clock.left(0, talk.now)
    then = replay(LANTERNS, here.match.setup, here.match.records[:1]).digest()
    asked = talk.ask(0, ask(at, 1))
    assert asked.record is None
    for audience in here.audiences:
        assert requests(to(asked, audience)) == [UndoRequestData(0, 1, [1, 2])]
    view = talk.ask(None, wire.Hello()).reply[0]
    assert isinstance(view, wire.View)
    assert view.d.undo_request == UndoRequestData(0, 1, [1, 2])
    talk.now += 30_000
    one = talk.ask(1, answer(at))
    assert one.record is None
    assert requests(to(one, 0)) == [UndoRequestData(0, 1, [1, 2], [1])]
    done = talk.ask(2, answer(at))
    assert done.record is not None
    assert (done.record.deed, done.record.value, done.record.seat, done.record.agreed) == (UNDO, 1, 0, True)
    assert here.match.digest() == then
    assert requests(to(done, 1)) == [UndoRequestData(0, 1, [1, 2], [1, 2], "granted")]
    assert here.view(None, None, talk.now).d.undo_request is None
    assert isinstance(to(done, None)[0], wire.News)
    assert sum(here.clock.left(seat, talk.now) for seat in range(3)) == 3 * 600_000 - 30_000
    assert here.clock.left(0, talk.now) <= left


def test_one_no_is_enough_and_the_seat_that_asked_may_withdraw() -> None:
    for who, how in ((2, "declined"), (0, "withdrawn")):
        here, talk = played()
        at = here.match.version
        talk.ask(0, ask(at))
        talk.ask(1, answer(at))
        (ended,) = requests(to(talk.ask(who, answer(at, False)), 1))
        assert (ended.ended, ended.ended_by, ended.agreed) == (how, who, [1])
        assert refusal(talk.ask(2, answer(at))).reason == "nobody-asks"
        assert here.match.version == at


def test_without_a_version_it_is_ones_own_last_decision() -> None:
    here, talk = played()
    at = here.match.version
    assert requests(to(talk.ask(0, ask(at)), 0))[0].to == 1  # before "stop"
    assert refusal(talk.ask(1, ask(at))).reason == "another-asks"
    assert requests(to(talk.ask(0, ask(at, 0)), 0))[0].to == 0  # the same seat may ask for something else
    talk.ask(0, answer(at, False))
    last = next(record for record in reversed(here.match.records) if record.seat == 1)
    assert requests(to(talk.ask(1, ask(at)), 0))[0].to == last.version - 1
    fresh = Talk(room(seats=2))
    assert refusal(fresh.ask(1, ask(0))).reason == "nothing-to-undo"


def test_what_is_asked_is_void_once_anything_is_decided() -> None:
    here, talk = played()
    at = here.match.version
    talk.ask(0, ask(at, 0))
    mover = here.match.deciders()[0]
    do = LANTERNS.notation(here.match.offers(mover)[0])
    assert [request.ended for request in requests(to(talk.do(mover, do), 2))] == ["void"]
    assert refusal(talk.ask(1, answer(at))).error == "stale"
    assert refusal(talk.ask(1, answer(here.match.version))).reason == "nobody-asks"
    assert refusal(talk.ask(1, ask(at))).error == "stale"
    assert refusal(talk.ask(1, ask(here.match.version + 1))).error == "malformed"
    assert refusal(talk.ask(1, ask(here.match.version, here.match.version))).error == "malformed"
    assert refusal(talk.ask(None, ask(here.match.version))).reason == "only-watching"


def test_bots_agree() -> None:
    here, talk = played()
    here.bots[1] = here.bots[2] = "random"
    assert talk.ask(0, ask(here.match.version, 0)).record is not None
    assert refusal(talk.ask(1, ask(here.match.version, 0))).reason == "a-bot-plays-this-seat"


def test_those_who_are_gone_are_not_waited_for_but_have_not_agreed() -> None:
    here, talk = played()
    here.went(1, talk.now)
    talk.now += limits.AWAY_MS
    at = here.match.version
    (asked,) = requests(to(talk.ask(0, ask(at, 0)), 0))
    assert asked.asked == [2]
    assert talk.ask(2, answer(at)).record is not None


@pytest.mark.parametrize("bots", [(), (2,)], ids=["people", "a bot"])
def test_where_all_others_are_gone_there_is_no_consent(bots: tuple[int, ...]) -> None:
    here, talk = played()
    for seat in (1, 2):
        if seat in bots:
            here.bots[seat] = "random"
        else:
            here.went(seat, talk.now)
    talk.now += limits.AWAY_MS
    assert refusal(talk.ask(0, ask(here.match.version, 0))).reason == "all-others-are-gone"


def test_a_player_who_leaves_instead_of_answering_has_not_agreed() -> None:
    here, talk = played()
    at = here.match.version
    talk.ask(0, ask(at, 0))
    here.went(2, talk.now)
    talk.now += limits.AWAY_MS
    assert talk.ask(1, answer(at)).record is None
    assert here.match.version == at


def test_a_seat_that_changes_hands_ends_the_request() -> None:
    here, talk = played()
    talk.ask(0, ask(here.match.version, 0))
    told = to(here.change_hands(2, "random", talk.now), 1)
    assert [request.ended for request in requests(told)] == ["void"]


def test_a_user_on_several_seats_answers_for_all_of_them() -> None:
    here, talk = played()
    here.users = ["ana", "bo", "bo"]
    at = here.match.version
    assert requests(to(talk.ask(0, ask(at, 0)), 0))[0].asked == [1, 2]
    assert talk.ask(2, answer(at)).record is not None


def test_users_need_no_consent_of_their_own_seats() -> None:
    here, talk = played()
    here.users = ["ana", "ana", "ana"]
    assert talk.ask(0, ask(here.match.version, 0)).record is not None


def test_what_was_taken_back_can_not_be_had_again() -> None:
    here, talk = played()
    at = here.match.version
    talk.ask(0, ask(at, 0))
    for seat in (1, 2):
        talk.ask(seat, answer(at))
    talk.do(0, "light")
    for to_version in range(1, at + 1):
        asked = talk.ask(0, ask(here.match.version, to_version))
        assert refusal(asked).reason == "taken-back-already"
    assert requests(to(talk.ask(0, ask(here.match.version, at + 1)), 0))[0].to == at + 1  # the undo itself


def test_after_the_end_there_is_no_way_back() -> None:
    here = room()
    talk = Talk(here)
    while not here.is_over:
        seat = here.match.deciders()[0]
        talk.do(seat, LANTERNS.notation(here.match.offers(seat)[0]))
    assert refusal(talk.ask(0, ask(here.match.version, 0))).reason == "game-over"


@pytest.mark.asyncio
async def test_over_sockets_and_after_a_restart_it_is_still_undone(serving: Serving, database: str) -> None:
    ana, bo = await serving.guest("Ana"), await serving.guest("Bo")
    table = await started(ana, bo, options={"first": 1}, asks_end_turn=False)
    async with ana.link(table.id) as one, bo.link(table.id) as two:
        await seated(one, two)
        first = one.now
        assert first is not None
        while not must_decide(two):
            await one.until(lambda: must_decide(one) or must_decide(two))
            assert one.now is not None
            if one.now.offers:
                await one.act(one.now.offers[0].do)
        version = one.version or 0
        await two.until(lambda: two.version == version)
        await one.ask_undo(0)
        await two.until(lambda: asked_by(two) == 0)
        await two.answer_undo(True)
        await one.until(lambda: one.version == version + 1)
        assert one.now is not None
        assert one.now.view == first.view
    serving.hub.tables.clear()
    async with ana.link(table.id) as one:
        await one.until(lambda: one.now is not None)
        assert one.version == version + 1
        assert one.now is not None
        assert one.now.view == first.view


def test_what_was_taken_back_is_no_last_decision_any_more() -> None:
    here, talk = played()
    at = here.match.version
    talk.ask(0, ask(at, 1))  # back to before "stop" ...
    talk.ask(1, answer(at))
    talk.ask(2, answer(at))
    assert here.match.records[-1].deed == UNDO
    assert requests(to(talk.ask(0, ask(here.match.version)), 0))[0].to == 0  # ... so now it is "light"


def test_the_end_of_a_turn_is_no_decision() -> None:
    here = room(asks_end_turn=True)
    talk = Talk(here)
    for seat in (0, 1):
        here.came(seat, START)
    talk.do(0, "light")
    talk.do(0, "stop")
    at = here.match.version
    assert talk.ask(0, wire.EndTurn(at, KeyData("e"))).record is not None
    assert requests(to(talk.ask(0, ask(here.match.version)), 0))[0].to == at - 1  # before "stop"
