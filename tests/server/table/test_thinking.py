"""A bot that thinks in vain stops, and one that is given less time than usual says so."""

import asyncio
from typing import Any

import pytest

from frostfair.server.bots.thinker import Begins, Question
from tests.server.serving import Serving, started

pytestmark = pytest.mark.asyncio


class Pensive:
    """Thinks until it is told to decide; gets the share of the budget that the test wants."""

    def __init__(self, hub: Any, share: float = 1.0) -> None:
        self.names = hub.thinker.names
        self.close = hub.thinker.close
        self.share = share
        self.asked: asyncio.Queue[Question] = asyncio.Queue()
        self.cancelled: asyncio.Queue[Question] = asyncio.Queue()
        self.may_decide = asyncio.Event()
        hub.thinker = self

    async def decide(self, question: Question, table: str, begins: Begins) -> int:
        begins(self.share)
        self.asked.put_nowait(question)
        try:
            await self.may_decide.wait()
        except asyncio.CancelledError:
            self.cancelled.put_nowait(question)
            raise
        return question.offers[0]


async def test_a_player_who_takes_the_seat_back_stops_the_bot(serving: Serving) -> None:
    pensive = Pensive(serving.hub)
    ana, bo = await serving.guest("Ana"), await serving.guest("Bo")
    table = await started(ana, bo, options={"first": 1})
    async with ana.link(table.id) as link:
        await link.replace(0, "random")
        thought = await pensive.asked.get()
        await link.take_back()
        assert await pensive.cancelled.get() is thought
        await link.until(lambda: link.is_asked)
        await link.act(link.now.offers[0].do)  # type: ignore[union-attr]
    assert pensive.asked.empty()


async def test_a_table_whose_bot_is_given_less_time_says_so_and_says_when_that_is_over(
    serving: Serving,
) -> None:
    pensive = Pensive(serving.hub, 0.25)
    ana = await serving.guest("Ana")
    table = await ana.create("winter-queen", 3, bots={1: "random", 2: "random"}, options={"first": 2})
    async with ana.link(table.id) as link:
        await link.until(lambda: link.table is not None)
        await ana.start(table.id)
        await pensive.asked.get()
        await link.until(lambda: link.bots_share == 0.25)
        pensive.share = 1.0
        pensive.may_decide.set()
        await link.until(lambda: link.bots_share == 1.0)
