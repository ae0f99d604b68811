"""One at a time, in order, whether the caller can wait or not."""

import asyncio

import pytest

from frostfair.server.lock import FifoLock


@pytest.mark.asyncio
async def test_it_is_handed_on_in_order_and_no_task_overtakes() -> None:
    lock, order = FifoLock(), list[str]()

    async def wait(name: str) -> None:
        async with lock:
            order.append(name)

    assert lock.try_acquire()
    assert not lock.try_acquire()
    waiting = [asyncio.create_task(wait(name)) for name in "abc"]
    await asyncio.sleep(0)
    lock.release()
    assert not lock.try_acquire()  # it is a's already, though a has not woken up yet
    await asyncio.gather(*waiting)
    assert order == ["a", "b", "c"]
    assert not lock.is_locked


@pytest.mark.asyncio
async def test_a_task_that_gives_up_waiting_costs_the_others_nothing() -> None:
    lock, order = FifoLock(), list[str]()

    async def wait(name: str) -> None:
        async with lock:
            order.append(name)

    assert lock.try_acquire()
    early, late, last = [asyncio.create_task(wait(name)) for name in ("early", "late", "last")]
    await asyncio.sleep(0)
    early.cancel()
    await asyncio.sleep(0)
    lock.release()  # to the second …
    late.cancel()  # … which gives up at the same moment
    await asyncio.gather(early, late, last, return_exceptions=True)
    assert order == ["last"]
    assert lock.try_acquire()
