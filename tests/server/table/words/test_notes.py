"""What only a seat itself may know: drafts (WT-23.5) and standing orders (WT-26.4)."""

import random
from collections.abc import Callable

import pytest

from frostfair.games.winter_tales.rules.actions import ENGAGE, PASS
from frostfair.i18n.catalogue import catalogue
from frostfair.kernel.match import Match
from frostfair.server.table.load import StoredWords
from frostfair.server.table.outcome import Outcome
from frostfair.server.table.words.by_itself import do_something
from frostfair.store.notes import DRAFT, ORDERS, Note
from frostfair.wire import messages as wire
from frostfair.wire.data import DraftData, OrderData, StandingOrder, TellData, TellingData, Untold
from tests.server.rooms import WINTER_TALES, Talk, play_on, refusal, room, tell, to

LONG = "The snow was deep, and nobody had seen the hare since morning."
SECRET = "Perhaps it was the fox"


def tale(**options: object) -> Talk:
    return Talk(room(WINTER_TALES, 3, options=options))


def telling(talk: Talk, seat: int | None) -> TellingData:
    found = talk.room.position(seat).telling
    assert found is not None
    return found


def until(talk: Talk, is_so: Callable[[], bool], seed: int = 1) -> None:
    chance = random.Random(seed)
    while not is_so():
        assert not talk.room.is_over
        play_on(talk, chance)


def until_due(talk: Talk) -> Untold:
    until(talk, lambda: any(untold.required for untold in telling(talk, None).untold))
    return next(untold for untold in telling(talk, None).untold if untold.required)


def draft(text: str, words: str) -> wire.Draft:
    return wire.Draft(TellData("d", text, words))


def order(subject: str, matter: str, what: str) -> wire.Order:
    return wire.Order(OrderData("o", subject, matter, what))  # type: ignore[arg-type]


def all_that_is_told(talk: Talk, outcome: Outcome, audience: int | None) -> bytes:
    """What an audience hears of it, and what it sees when it comes back."""
    view = talk.ask(audience, wire.Hello()).reply
    return b"\n".join([wire.encode(message) for message in [*to(outcome, audience), *view]])


# --- drafts ---


def test_a_draft_is_kept_for_its_own_seat_and_nobody_hears_of_it() -> None:  # WT-23.5
    talk = tale()
    due = until_due(talk)
    outcome = talk.ask(due.seat, draft(due.id, SECRET))
    assert outcome.notes == [Note(due.seat, DRAFT, f'["{due.id}","{SECRET}"]')]
    assert outcome.told == []
    assert isinstance(outcome.reply[0], wire.Done)
    assert telling(talk, due.seat).drafts == [DraftData(due.seat, due.id, SECRET)]
    for audience in {0, 1, 2, None} - {due.seat}:
        assert SECRET.encode() not in all_that_is_told(talk, outcome, audience)
    assert refusal(talk.ask((due.seat + 1) % 3, draft(due.id, SECRET))).rule == "WT-22.1"
    assert refusal(talk.ask(None, draft(due.id, SECRET))).reason == "only-watching"
    assert refusal(talk.ask(due.seat, draft(due.id, "turned \u202e around"))).error == "malformed"


def test_when_it_is_told_the_draft_is_thrown_away() -> None:  # WT-23.5
    talk = tale()
    due = until_due(talk)
    talk.ask(due.seat, draft(due.id, SECRET))
    told = talk.ask(due.seat, tell(due.id, LONG))
    assert told.notes == [Note(due.seat, DRAFT, None)]
    assert telling(talk, due.seat).drafts == []
    talk.ask(due.seat, draft(due.id, SECRET))  # other words, perhaps
    assert talk.ask(due.seat, draft(due.id, "")).notes == [Note(due.seat, DRAFT, None)]


def test_where_the_table_listens_all_others_see_drafts() -> None:  # WT-23.5
    talk = tale(drafts="live")
    due = until_due(talk)
    outcome = talk.ask(due.seat, draft(due.id, SECRET))
    for audience in {0, 1, 2, None}:
        heard = [m.d for m in to(outcome, audience) if isinstance(m, wire.Drafted)]
        assert heard == ([] if audience == due.seat else [DraftData(due.seat, due.id, SECRET)])
        assert telling(talk, audience).drafts == [DraftData(due.seat, due.id, SECRET)]
    gone = talk.ask(due.seat, draft(due.id, ""))
    assert [m.d.words for m in to(gone, None) if isinstance(m, wire.Drafted)] == [""]


# --- standing orders ---


def characters_of(match: Match, seat: int) -> list[str]:
    players = match.view(seat)["players"]
    assert isinstance(players, list)
    found: list[str] = players[seat]["characters"]
    return found


def wants_to_fight(talk: Talk) -> int | None:
    """A seat that is asked whether it fights."""
    match = talk.room.match
    if talk.room.waited_for() != match.deciders():
        return None
    for seat in match.deciders():
        offers = match.offers(seat)
        if PASS in offers and any(ENGAGE <= action < ENGAGE + 16 for action in offers):
            return seat
    return None


@pytest.mark.parametrize("what", ["never", "always"])
def test_orders_answer_at_once_as_the_seat_itself(what: str) -> None:  # WT-26.4
    talk = tale()
    until(talk, lambda: wants_to_fight(talk) is not None, seed=3)
    here, seat = talk.room, wants_to_fight(talk)
    assert seat is not None
    assert not here.has_something_to_do(talk.now)
    assert here.wake(talk.now) is None
    for name in characters_of(here.match, seat):
        talk.ask(seat, order(name, "fight", what))
    assert here.wake(talk.now) == talk.now
    outcome = do_something(here, talk.now)
    assert outcome is not None
    assert outcome.record is not None
    assert (outcome.record.seat, outcome.bot) == (seat, None)
    assert (outcome.record.value == PASS) == (what == "never")


def test_whoever_must_end_their_turn_ends_it_by_orders_too() -> None:  # WT-26.4
    talk = Talk(room(WINTER_TALES, 3, asks_end_turn=True))
    until(talk, lambda: wants_to_fight(talk) is not None, seed=3)
    here, seat = talk.room, wants_to_fight(talk)
    assert seat is not None
    for name in characters_of(here.match, seat):
        talk.ask(seat, order(name, "fight", "never"))
    assert do_something(here, talk.now) is not None
    assert here.match.may_end_turn(seat)
    assert do_something(here, talk.now) is not None
    assert not here.match.may_end_turn(seat)


def test_orders_are_known_to_their_own_seat_alone() -> None:  # WT-26.4
    talk = tale()
    until_due(talk)
    outcome = talk.ask(1, order("wolf", "fight", "never"))
    assert outcome.notes == [Note(1, ORDERS, '[[1,"wolf","fight","never"]]')]
    given = [StandingOrder("wolf", "fight", "never")]
    assert [m.d.orders for m in to(outcome, 1) if isinstance(m, wire.Orders)] == [given]
    assert telling(talk, 1).orders == given
    for audience in (0, 2, None):
        assert to(outcome, audience) == []
        assert telling(talk, audience).orders == []
        assert b'"never"' not in all_that_is_told(talk, outcome, audience)
    assert talk.ask(1, order("wolf", "fight", "ask")).notes == [Note(1, ORDERS, None)]
    assert telling(talk, 1).orders == []
    assert refusal(talk.ask(1, order("nobody", "fight", "never"))).error == "malformed"
    assert refusal(talk.ask(1, order("wolf", "dance", "never"))).error == "malformed"
    assert refusal(talk.ask(None, order("wolf", "fight", "never"))).reason == "only-watching"


# --- after a restart ---


def test_drafts_and_orders_come_back_and_what_is_damaged_is_left_out() -> None:
    talk = tale()
    due = until_due(talk)
    notes = talk.ask(due.seat, draft(due.id, SECRET)).notes
    notes += talk.ask(1, order("wolf", "fight", "never")).notes
    damaged = [Note(0, ORDERS, '[[0,"unicorn","fight","never"]]'), Note(2, ORDERS, '{"a":1}')]
    words = StoredWords([], [], [*notes, *damaged], catalogue()).of(talk.room.match)
    assert words.data(due.seat).drafts == [DraftData(due.seat, due.id, SECRET)]
    assert words.data(1).orders == [StandingOrder("wolf", "fight", "never")]
    assert words.data(0).orders == words.data(2).orders == []
