"""Nobody is told what they can't know: the byte stream stays the same when all that is reshuffled."""

import random
from typing import Any

import pytest

from frostfair.kernel.game import Game
from frostfair.kernel.match import ACT, Record, replay
from frostfair.server import parts, wire
from frostfair.server.clocks import LivePace
from frostfair.server.outcome import Outcome
from frostfair.server.room import Room
from frostfair.server.seeing import missed
from frostfair.server.seen import Seen, news
from tests.kernel.lanterns import Whispered
from tests.kernel.playing import SEED
from tests.server.rooms import LANTERNS, START, WINTER_QUEEN, Talk, act, room, say, undo
from tests.size import size


def stream(outcome: Outcome, asked: bool, audience: int | None) -> bytes:
    """All bytes that one audience gets."""
    mine = [message for who, message in outcome.told if who == audience]
    return b"\n".join(wire.encode(message) for message in ([*outcome.reply] if asked else []) + mine)


def twin(here: Room, seat: int, seed: int) -> Room:
    """The same table, but everything that this seat can't know is otherwise."""
    other = room(here.match.game, here.match.setup.seats, pace=here.clock.pace)
    other.match = replay(here.match.game, here.match.setup, here.match.records)
    other.match.state = here.match.imagine(seat, seed)
    other.clock, other.marks = here.clock, here.marks
    return other


def asked(here: Room) -> list[wire.Asked]:
    """Why? About everything there is."""
    about: list[dict[str, Any]] = [{"describe": True}, {"offer": "R1-b3"}, {"bag": True}, {"turns": True}]
    for seat in range(here.match.setup.seats):
        about += [{"points": seat}, {"page": {"seat": seat, "page": "1L"}}]
    about += [{"pile": "red", "side": "R"}, {"pile": "blue"}, {"holder": 1}, {"space": "b3"}, {}]
    return [wire.Ask(parts.AskData(f"a{i}", one)) for i, one in enumerate(about)]


def questions(here: Room) -> list[wire.Asked]:
    v = here.match.version
    return [
        wire.Hello(), wire.Hello(0), wire.Hello(max(0, v - 2)), act("pick3", v, "q1"),
        act("nonsense", v, "q2"),
        act("R1-b3", 0, "q3"), undo(v, "q4"), undo(v, "q5", 0), wire.EndTurn(v, parts.KeyData("q6")),
        say("what do you have?"), wire.Replace(parts.ReplaceData(1, "random")), wire.Close(), wire.TakeBack(),
    ]  # fmt: skip


def check_questions(here: Room, seat: int, audience: int | None, seed: int) -> None:
    pair = [twin(here, seat, seed), twin(here, seat, seed + 1)]
    for question in asked(here):  # they change nothing, so one pair is enough
        heard = {stream(room.receive(audience, "me", question, START), True, audience) for room in pair}
        assert len(heard) == 1
    for question in questions(here):
        twins = twin(here, seat, seed), twin(here, seat, seed + 1)
        answers = [room.receive(audience, "me", question, START) for room in twins]
        veils = [a.record is not None and any(e.lifts_veil() for e in a.record.events) for a in answers]
        if not any(veils):  # what comes out at this moment may differ: chance has spoken
            assert stream(answers[0], True, audience) == stream(answers[1], True, audience)


def check_deed(here: Room, actor: int, do: str, seat: int, seed: int) -> None:
    """What others hear of a deed."""
    rooms = [twin(here, seat, seed), twin(here, seat, seed + 1)]
    told = [r.receive(actor, "them", act(do, r.match.version, "x"), START) for r in rooms]
    for outcome in told:
        if outcome.record is None or any(event.lifts_veil() for event in outcome.record.events):
            return
    for audience in (seat, None):
        assert stream(told[0], False, audience) == stream(told[1], False, audience)


@pytest.mark.parametrize("played", [LANTERNS, WINTER_QUEEN], ids=lambda game: game.meta.id)
@pytest.mark.parametrize("seed", range(size(2, 200)))
def test_reshuffling_what_a_seat_cannot_know_changes_no_byte_to_it(played: Game, seed: int) -> None:
    chance = random.Random(seed)
    here = room(played, chance.choice(played.meta.seats), pace=LivePace(600), seed=f"{seed:064x}")
    talk = Talk(here)
    while not here.is_over:
        actor = chance.choice(here.match.deciders())
        do = played.notation(chance.choice(here.match.offers(actor)))
        if chance.random() < (0.3 if played is LANTERNS else 0.05):
            for seat in range(here.match.setup.seats):
                check_questions(here, seat, seat, chance.randrange(1 << 20))
                if seat != actor:
                    check_deed(here, actor, do, seat, chance.randrange(1 << 20))
            check_questions(here, 0, None, chance.randrange(1 << 20))
        assert talk.do(actor, do).record is not None


@pytest.mark.parametrize("played", [LANTERNS, WINTER_QUEEN], ids=lambda game: game.meta.id)
def test_seed_and_digests_leave_only_with_the_result(played: Game) -> None:
    here = room(played, 2, seed=SEED)
    talk, chance = Talk(here), random.Random(7)
    told: list[bytes] = []
    while not here.is_over:
        actor = here.match.deciders()[0]
        outcome = talk.do(actor, played.notation(chance.choice(here.match.offers(actor))))
        assert outcome.record is not None
        stream_of_all = b"\n".join(stream(outcome, True, audience) for audience in here.audiences)
        told.append(stream_of_all)
        if not here.is_over:
            assert SEED.encode() not in stream_of_all
            assert b'"reveal"' not in stream_of_all
        assert outcome.record.digest.encode() not in stream_of_all
        assert b'"rng"' not in stream_of_all
    assert SEED.encode() in told[-1]


def test_who_may_know_nothing_of_a_record_gets_its_bare_number() -> None:
    here = room()
    record = Record(1, 0, ACT, 0, (Whispered(0),), "")
    shown = [Seen(here.match, audience, None) for audience in (0, 1, None)]
    assert news(LANTERNS, record, None, 0, shown[0].look, shown[0]).d is not None
    for audience, seen in ((1, shown[1]), (None, shown[2])):
        assert news(LANTERNS, record, None, audience, seen.look, seen) == wire.News(1)
        assert missed(LANTERNS, record, None, audience) == parts.Missed(1)
