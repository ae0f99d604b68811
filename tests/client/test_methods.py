"""The typed client at a real server: there is a method for every message of the protocol, and it works."""

import random
from contextlib import AsyncExitStack
from typing import get_args

import pytest

from frostfair.client import Refusal, TableLink
from frostfair.wire import messages as wire
from frostfair.wire.data import TextData
from tests.server.serving import PATIENCE, Serving, asked_by, play, seated, started

pytestmark = pytest.mark.asyncio
LONG = "The snow was deep, and nobody had seen the hare since morning."

METHODS = {
    wire.Act: "act",
    wire.Undo: "undo",
    wire.EndTurn: "end_turn",
    wire.Tell: "tell",
    wire.Edit: "edit",
    wire.Strike: "strike",
    wire.Redact: "redact",
    wire.Remark: "remark",
    wire.Ask: "ask",
    wire.Look: "look",
    wire.Draft: "draft",
    wire.Order: "order",
    wire.Replace: "replace",
    wire.TakeBack: "take_back",
    wire.Close: "close_table",
    wire.Say: "say",
    wire.React: "react",
    wire.Read: "read",
    wire.AskUndo: "ask_undo",
    wire.AnswerUndo: "answer_undo",
}
BY_ITSELF = {wire.Hello, wire.Ping}


async def test_there_is_a_method_for_every_message() -> None:
    assert set(METHODS) | BY_ITSELF == set(get_args(wire.Asked))
    assert all(callable(getattr(TableLink, name)) for name in METHODS.values())


async def test_decisions_questions_and_chat(serving: Serving) -> None:
    ana, bo = await serving.guest("Ana"), await serving.guest("Bo")
    table = await started(ana, bo)
    async with ana.link(table.id) as one, bo.link(table.id) as two:
        await seated(one, two)
        first, second = (one, two) if one.is_asked else (two, one)
        assert first.now is not None
        do = first.now.offers[0].do
        foreseen = await first.ask({"offer": do})
        assert foreseen.value is not None
        assert (await second.ask({"describe": True})).told
        with pytest.raises(Refusal, match="not-your-decision"):
            await second.ask({"offer": do})
        assert await first.act(do) == 1
        assert await first.undo() == 2
        assert await first.act(do) == 3
        await play(first, random.Random(1), 1)
        await second.say("well played")
        await first.until(lambda: [line.text for line in first.chat] == ["well played"])


async def test_the_end_of_a_turn_can_be_said(serving: Serving) -> None:
    ana, bo = await serving.guest("Ana"), await serving.guest("Bo")
    table = await started(ana, bo)
    async with ana.link(table.id) as one, bo.link(table.id) as two:
        await seated(one, two)
        while True:
            asked = await _asked([one, two])
            assert asked.now is not None
            if asked.now.may_end_turn:
                break
            await asked.act(asked.now.offers[0].do)
        version = asked.version or 0
        assert await asked.end_turn() == version + 1


async def test_an_undo_is_asked_for_and_answered(serving: Serving) -> None:
    ana, bo = await serving.guest("Ana"), await serving.guest("Bo")
    table = await started(ana, bo)
    async with ana.link(table.id) as one, bo.link(table.id) as two:
        await seated(one, two)
        first, second = (one, two) if one.is_asked else (two, one)
        assert first.now is not None
        await first.act(first.now.offers[0].do)
        await second.until(lambda: second.version == first.version)
        await first.ask_undo(0)
        await second.until(lambda: asked_by(second) == first.seat)
        assert second.undo_request is not None
        assert second.undo_request.to == 0
        await second.answer_undo(False)
        await first.until(lambda: asked_by(first) is None)
        await first.ask_undo(0)
        await second.until(lambda: asked_by(second) == first.seat)
        await second.answer_undo(True)
        await first.until(lambda: bool(first.lines) and first.lines[-1].deed == "undo")


async def test_a_bot_plays_for_a_user_until_the_seat_is_taken_back(serving: Serving) -> None:
    ana, bo = await serving.guest("Ana"), await serving.guest("Bo")
    table = await started(ana, bo)
    async with ana.link(table.id) as one, bo.link(table.id) as two:
        await seated(one, two)
        waiting = two if one.is_asked else one
        seat = waiting.seat
        assert seat is not None
        await waiting.replace(seat, "random")
        await waiting.until(lambda: waiting.table is not None and waiting.table.seats[seat].bot == "random")
        await waiting.take_back()
        await waiting.until(lambda: waiting.table is not None and waiting.table.seats[seat].bot is None)


async def test_all_who_are_there_close_a_table(serving: Serving) -> None:
    ana, bo = await serving.guest("Ana"), await serving.guest("Bo")
    table = await started(ana, bo)
    async with ana.link(table.id) as one, bo.link(table.id) as two:
        await seated(one, two)
        await one.close_table()
        await two.until(lambda: two.absence.close == [one.seat])
        await two.close_table()
        await one.until(lambda: one.table is not None and one.table.status == "abandoned")


async def test_a_user_with_several_seats_looks_through_each(serving: Serving) -> None:
    ana = await serving.guest("Ana")
    table = await ana.create("winter-queen", 2, hot_seat=True)
    await ana.sit(table.id, 1, "Ben")
    await ana.start(table.id)
    async with ana.link(table.id, seat=1) as link:
        await link.until(lambda: link.seat == 1)
        assert link.mine == [0, 1]
        await link.look(0)
        await link.until(lambda: link.seat == 0)
        assert link._socket is not None
        await link._socket.close()
        await link.until(lambda: link.reconnects == 1 and link.is_connected)
        assert link.seat == 0
        await link.look(7)
        await link.until(lambda: [told.reason for told in link.refusals] == ["not-your-seat"])


async def test_words_are_told_edited_talked_about_struck_and_taken_back(serving: Serving) -> None:
    people = [await serving.guest(name) for name in ("Ana", "Bo", "Cid")]
    table = await people[0].create("winter-tales", 3)
    for guest in people[1:]:
        await guest.sit(table.id)
    await people[0].start(table.id)
    async with AsyncExitStack() as stack:
        links = [await stack.enter_async_context(guest.link(table.id)) for guest in people]
        await seated(*links)
        await _play_until_words_can_be_told(links)
        author = next(link for link in links if link.untold)
        text = author.untold[0].id
        await author.draft(text, "The snow was")
        await author.order("wolf", "fight", "never")
        await author.until(lambda: author.now and author.now.telling and author.now.telling.orders)
        await author.tell(text, LONG)
        assert author.now is not None
        arbiter = links[int(author.now.view["arbiter"])]
        await author.edit(text, f"{LONG} So they went on.")
        other = next(link for link in links if link is not author and link is not arbiter)
        await other.until(lambda: other.texts[text].words == f"{LONG} So they went on.")
        await other.remark(text, "suggest", "and the fox?")
        await author.until(lambda: [(line.about, line.how) for line in author.chat] == [(text, "suggest")])
        await other.remark(text, "object", "there was no hare")
        await arbiter.until(lambda: arbiter.texts[text].objected)
        await arbiter.remark(text, "allow")
        await other.until(lambda: not other.texts[text].objected)
        with pytest.raises(Refusal, match="arbiter-only"):
            await other.strike(text)
        await arbiter.strike(text)
        await author.until(lambda: author.texts[text].status == "struck")
        await author.redact(text)
        gone = TextData(text, author.seat or 0, None, "redacted", author.texts[text].about)
        await other.until(lambda: other.texts[text] == gone)


async def _play_until_words_can_be_told(links: list[TableLink]) -> None:
    """To a text of a seat that isn't the arbiter."""
    chance = random.Random(3)
    while True:
        asked = await _asked(links)
        assert asked.now is not None
        if asked.untold and asked.now.view["arbiter"] not in (None, asked.seat):
            return
        if asked.untold:
            await asked.tell(asked.untold[0].id, LONG)
        elif asked.now.may_end_turn:
            await asked.end_turn()
        else:
            await asked.act(chance.choice(asked.now.offers).do)


async def _asked(links: list[TableLink]) -> TableLink:
    """The one that the table waits for, when all know the newest version."""
    newest = max(link.version or 0 for link in links)
    for link in links:
        await link.until(lambda link=link: (link.version or 0) >= newest, PATIENCE)  # type: ignore[misc]
    return next(link for link in links if link.is_asked)
