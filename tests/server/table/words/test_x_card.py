"""The X-card in a room: all are shown the veil at once, none the words, and nobody who pressed."""

import pytest

from frostfair.kernel.match import Match, Setup
from frostfair.kernel.telling import Telling
from frostfair.kernel.veil import AGREE, LIFT, VEIL
from frostfair.server.table.clock import Clock
from frostfair.server.table.outcome import Outcome
from frostfair.server.table.room import Room
from frostfair.server.table.words.by_itself import do_something
from frostfair.server.table.words.words import Words
from frostfair.wire import limits
from frostfair.wire import messages as wire
from frostfair.wire.clock import LivePace
from frostfair.wire.data import (
    AskUndoData,
    PressData,
    RemarkData,
    TellData,
    TextKeyData,
    VeilData,
)
from tests.kernel.chronicle import ARBITER, NEUTRAL, Chronicle
from tests.kernel.lanterns import Lanterns
from tests.kernel.playing import SEED
from tests.server.rooms import START, Talk, refusal, tell, to
from tests.server.serving import Computer, Serving, must_decide

LINE = "A light in the fog."
AUTHOR, PRESSER = 0, 2  # ARBITER is 1


def talk(bots: tuple[str | None, ...] = (None,) * 3, **wanted: bool) -> Talk:
    """Seat 0 has lit a lantern and told of it."""
    game = Lanterns()
    match = Match(game, Setup(game, 3, SEED))
    words = Words(Telling(match, Chronicle(**wanted), teller=lambda passage: NEUTRAL))
    begun = Talk(Room(match, Clock(LivePace(600), 3, match.deciders(), START), bots, START, words=words))
    begun.do(0, "light")
    begun.ask(0, tell("1.0", LINE))
    return begun


def press(text: str | None = None, key: str = "x") -> wire.XCard:
    return wire.XCard(PressData(key, text))


def lift(key: str = "l") -> wire.Lift:
    return wire.Lift(TextKeyData(key, "1.0"))


def news(outcome: Outcome, audience: int | None) -> wire.Text:
    (told,) = [message for message in to(outcome, audience) if isinstance(message, wire.Text)]
    return told


def test_all_see_the_veil_and_only_the_seat_that_pressed_knows_that_it_did() -> None:
    here = talk()
    outcome = here.ask(PRESSER, press())
    assert [(change.how, change.id, change.words) for change in outcome.texts] == [(VEIL, "1.0", "")]
    for audience in here.room.audiences:
        told = news(outcome, audience)
        assert (told.d.text.words, told.d.text.veiled, told.d.text.status) == (None, True, "plain")
        now = told.d.now
        assert now is not None
        assert now.telling is not None
        assert (now.deciders, now.offers, now.may_undo) == ([], [], False)
        assert now.telling.veils == [VeilData("1.0", mine=audience == PRESSER)]
        view = here.room.view(audience, None, here.now)
        frame = wire.encode(view)
        assert LINE.encode() not in frame
        assert (b'"veils":[{"text":"1.0"}]' in frame) == (audience != PRESSER)


def test_nothing_goes_on_while_the_table_pauses() -> None:
    here = talk(bots=(None, "random", None))
    here.ask(PRESSER, press())
    assert refusal(here.do(AUTHOR, "stop")).rule == "K-10"
    assert refusal(here.ask(PRESSER, wire.AskUndo(1, AskUndoData()))).reason == "table-pauses"
    assert refusal(here.ask(None, press())).reason == "only-watching"
    assert refusal(here.ask(PRESSER, wire.Remark(RemarkData("r", "1.0", "suggest", "no")))).rule == "K-10"
    room = here.room
    here.now += 3600_000
    assert (room.waited_for(), room.bot_to_move(), room.wake(here.now)) == ([], None, None)
    assert not room.has_something_to_do(here.now)
    assert do_something(room, here.now) is None


def test_the_pause_stops_the_clocks() -> None:
    here = talk()
    here.now += 5_000
    left = here.room.clock.left(AUTHOR, here.now)
    here.ask(PRESSER, press())
    here.now += 3600_000
    face = here.room.position(None, here.now).clock
    assert face is not None
    assert (face.running, face.left[AUTHOR]) == ([], left)
    here.ask(PRESSER, lift())
    assert here.room.clock.left(AUTHOR, here.now) == left
    here.now += 1_000
    assert here.room.clock.left(AUTHOR, here.now) == left - 1_000


def test_a_repeated_press_is_one_press() -> None:
    here = talk()
    here.do(0, "stop")
    for seat, do in ((1, "calm"), (2, "calm"), (1, "light")):
        here.do(seat, do)
    version = here.room.match.version
    here.ask(1, tell(f"{version}.0", LINE))
    first = here.ask(PRESSER, press(key="same"))
    again = here.ask(PRESSER, press(key="same"))
    assert (again.texts, again.reply) == ([], first.reply)
    telling = here.room.position(None).telling
    assert telling is not None
    assert [veil.text for veil in telling.veils] == [f"{version}.0"]


def test_the_author_rewrites_and_all_read_the_new_words() -> None:
    here = talk()
    here.ask(PRESSER, press())
    outcome = here.ask(AUTHOR, wire.Edit(TellData("e", "1.0", "A gentle light.")))
    for audience in here.room.audiences:
        told = news(outcome, audience)
        assert (told.d.text.words, told.d.text.veiled) == ("A gentle light.", False)
    assert here.do(AUTHOR, "stop").record is not None


def test_that_a_seat_agrees_is_told_to_that_seat_alone() -> None:
    here = talk()
    here.ask(PRESSER, press())
    outcome = here.ask(ARBITER, lift("a"))
    assert [change.how for change in outcome.texts] == [AGREE]
    assert {audience for audience, _ in outcome.told} == {ARBITER}
    now = news(outcome, ARBITER).d.now
    assert now is not None
    assert now.telling is not None
    assert now.telling.veils == [VeilData("1.0", agreed=True)]
    lifted = here.ask(PRESSER, lift())
    assert [change.how for change in lifted.texts] == [LIFT]
    assert news(lifted, None).d.text.words == LINE


def test_what_a_bot_told_any_seat_takes_out_while_it_is_veiled() -> None:
    here = talk()
    here.room.change_hands(AUTHOR, "random", here.now)
    assert refusal(here.ask(PRESSER, wire.Redact(TextKeyData("r", "1.0")))).reason == "not-your-text"
    here.ask(PRESSER, press())
    telling = here.room.position(PRESSER).telling
    assert telling is not None
    assert telling.may_redact == ["1.0"]
    assert here.ask(PRESSER, wire.Redact(TextKeyData("r", "1.0"))).texts
    assert not here.room.is_paused


def test_a_draft_with_the_old_words_goes_and_the_rewriting_is_private() -> None:
    here = talk(shows_drafts=True)
    here.ask(AUTHOR, wire.Draft(TellData("d", "1.0", f"{LINE} And more.")))
    outcome = here.ask(PRESSER, press())
    assert [(note.seat, note.body) for note in outcome.notes] == [(AUTHOR, None)]
    for audience in here.room.audiences:
        now = news(outcome, audience).d.now
        assert now is not None
        assert now.telling is not None
        assert now.telling.drafts == []
    drafted = here.ask(AUTHOR, wire.Draft(TellData("d2", "1.0", f"{LINE} Once more.")))
    assert all(LINE.encode() not in wire.encode(message) for _, message in drafted.told)


def test_the_x_card_is_no_toy() -> None:
    here = talk()
    for n in range(limits.PRESSES):
        assert here.ask(PRESSER, press(key=f"x{n}")).texts
        assert here.ask(PRESSER, lift(f"l{n}")).texts
    assert refusal(here.ask(PRESSER, press(key="more"))).reason == "too-many-presses"
    assert here.ask(AUTHOR, press(key="another")).texts
    here.now += round(1000 * limits.PRESSES_SECONDS)
    here.ask(AUTHOR, lift("again"))
    assert here.ask(PRESSER, press(key="later")).texts


def test_told_again_after_a_press_it_is_still_told() -> None:
    """A client that got no answer to its words asks again."""
    here = talk()
    here.ask(PRESSER, press())
    again = here.ask(AUTHOR, tell("1.0", LINE, "again"))
    assert (again.texts, [type(message) for message in again.reply]) == ([], [wire.Done])
    assert here.room.is_paused


@pytest.mark.asyncio
async def test_a_veil_outlives_the_server_and_its_pause_costs_nobody_time(url: str) -> None:
    computer = Computer()
    async with Serving(url, computer.clock()) as before:
        ana = await before.guest("Ana")
        bots = {1: "random", 2: "random"}
        table = await ana.create("winter-tales", 3, bots=bots, pace=LivePace(600), asks_end_turn=False)
        await ana.start(table.id)
        async with ana.link(table.id) as link:
            while not link.texts:
                await link.until(lambda: bool(link.texts) or must_decide(link))
                if link.untold:
                    await link.tell(link.untold[0].id, "The snow fell on all roofs alike.")
                elif link.now is not None and link.now.offers:
                    await link.act(link.now.offers[0].do)
            await link.press_x_card()
            await link.until(lambda: any(told.veiled for told in link.texts.values()))
            (text,) = [text for text, told in link.texts.items() if told.veiled]
            assert link.now is not None
            face = link.now.clock
        cookie = ana.cookie
    computer.goes_on(3600_000)
    async with Serving(url, computer.clock()) as after:
        again = await after.stranger()
        again.cookie = cookie or ""
        computer.goes_on(3600_000)
        async with again.link(table.id) as link:
            await link.until(lambda: link.now is not None)
            assert link.now is not None
            assert (link.texts[text].veiled, link.texts[text].words, link.now.deciders) == (True, None, [])
            assert (link.now.clock and link.now.clock.left) == (face and face.left)
            await link.lift(text)
            await link.until(lambda: link.texts[text].words)
            assert (link.now.clock and link.now.clock.left) == (face and face.left)
