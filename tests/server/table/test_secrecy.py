"""Nobody is told what they can't know: the byte stream stays the same when all that is reshuffled."""

import random
from typing import Any

import pytest

from frostfair.kernel.flow import Event, Refusal
from frostfair.kernel.game import Game, View
from frostfair.kernel.record import ACT, Record
from frostfair.server.table.logbook import Logbook
from frostfair.server.table.news import Happened
from frostfair.server.table.position import look
from frostfair.wire import messages as wire
from frostfair.wire.clock import LivePace
from frostfair.wire.data import LogLine
from tests.kernel import lanterns
from tests.kernel.lanterns import Lanterns, Picking, Whispered
from tests.kernel.playing import SEED
from tests.server.reshuffling import check_position, stream
from tests.server.rooms import GAMES, LANTERNS, START, WINTER_TALES, Talk, play_on, room
from tests.size import size

# How often a position is looked at closely, so that each game takes about as long; of a small one, often.
SHARE = {"winter-queen": 0.04, "witchstone": 0.01, "winter-tales": 0.01}
OFTEN = 0.3


def play_and_look(played: Game, seed: int) -> int:
    """A whole game at random, some of its positions looked at closely; how many."""
    chance = random.Random(seed)
    short = {"chapter_limit": 1, "objectives": False} if played is WINTER_TALES else {}
    seats = played.meta.seats[seed % 2]
    here = room(played, seats, pace=LivePace(600), seed=f"{seed + 1:064x}", options=short)
    talk, looked = Talk(here), 0
    while not here.is_over:
        if chance.random() < SHARE.get(played.meta.id, OFTEN) and here.waited_for() == here.match.deciders():
            actor = chance.choice(here.match.deciders())
            offers = here.match.offers(actor)
            do = played.notation(chance.choice(offers)) if offers else "nothing"
            check_position(here, do, actor, [chance.randrange(1 << 20) for _ in range(seats)])
            looked += 1
        play_on(talk, chance)
    return looked


@pytest.mark.parametrize("played", GAMES, ids=lambda game: game.meta.id)
@pytest.mark.parametrize("seed", range(size(2, 100)))
def test_reshuffling_what_a_seat_cannot_know_changes_no_byte_to_it(played: Game, seed: int) -> None:
    play_and_look(played, seed)


class OpenView(Lanterns):
    """Broken on purpose: the view shows what others picked."""

    def view(self, state: Any, seat: int | None) -> View:
        top = state.stack[-1] if state.stack else None
        picks = list(top.picks) if isinstance(top, Picking) else None
        return {**super().view(state, seat), "picked": picks}


class OpenPick(lanterns.Picked):
    """Broken on purpose: nothing is cut out."""

    def seen_by(self, seat: int | None) -> Event | None:
        return self


class Telltale(Picking):
    """Broken on purpose: a refusal depends on what others picked."""

    def why_not(self, state: Any, seat: int, action: int) -> Any:
        return Refusal("L-4", f"not-{max(self.picks)}")


def test_a_view_that_shows_too_much_is_caught() -> None:
    with pytest.raises(AssertionError):
        play_many(OpenView())


def test_an_event_that_is_not_cut_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lanterns, "Picked", OpenPick)
    with pytest.raises(AssertionError):
        play_many(LANTERNS)


def test_a_refusal_that_tells_too_much_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Picking, "why_not", Telltale.why_not)
    with pytest.raises(AssertionError):
        play_many(LANTERNS)


def play_many(played: Game) -> None:
    for seed in range(8):
        play_and_look(played, seed)


@pytest.mark.parametrize(
    "played", [game for game in GAMES if game is not WINTER_TALES], ids=lambda game: game.meta.id
)
def test_seed_and_digests_leave_only_with_the_result(played: Game) -> None:
    here = room(played, 2, seed=SEED)
    talk, chance = Talk(here), random.Random(7)
    told: list[bytes] = []
    while not here.is_over:
        actor = here.match.deciders()[0]
        outcome = talk.do(actor, played.notation(chance.choice(here.match.offers(actor))))
        assert outcome.record is not None
        stream_of_all = b"\n".join(stream(outcome, audience, True) for audience in here.audiences)
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
    logbook = Logbook(LANTERNS, [record], [START], {})
    happened = Happened(logbook)
    shown = look(here.match, (0, 1, None), None)
    assert b'"d":' in happened.news(0, shown[0].fingerprint, shown[0])
    for audience, seen in ((1, shown[1]), (None, shown[None])):
        assert happened.news(audience, seen.fingerprint, seen) == wire.encode(wire.News(1))
        assert logbook.lines(audience) == [LogLine(1)]
