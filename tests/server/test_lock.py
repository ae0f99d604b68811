"""One at a time at a table, whether somebody can wait or not."""

import asyncio

import pytest

from frostfair.server.lock import Turns


@pytest.mark.asyncio
async def test_turns_come_in_order_and_nobody_overtakes() -> None:
    turns, order = Turns(), list[str]()

    async def wait(name: str) -> None:
        async with turns:
            order.append(name)

    assert turns.take()
    assert not turns.take()
    waiting = [asyncio.create_task(wait(name)) for name in "abc"]
    await asyncio.sleep(0)
    turns.let_go()
    assert not turns.take()  # it is a's already, though a has not woken up yet
    await asyncio.gather(*waiting)
    assert order == ["a", "b", "c"]
    assert not turns.is_taken


@pytest.mark.asyncio
async def test_whoever_gives_up_waiting_costs_the_others_nothing() -> None:
    turns, order = Turns(), list[str]()

    async def wait(name: str) -> None:
        async with turns:
            order.append(name)

    assert turns.take()
    early, late, last = [asyncio.create_task(wait(name)) for name in ("early", "late", "last")]
    await asyncio.sleep(0)
    early.cancel()
    await asyncio.sleep(0)
    turns.let_go()  # to the second …
    late.cancel()  # … who gives up at the same moment
    await asyncio.gather(early, late, last, return_exceptions=True)
    assert order == ["last"]
    assert turns.take()
