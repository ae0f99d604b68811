"""The thread that writes."""

import threading

import pytest

from frostfair.store.threads import OneThread


@pytest.mark.asyncio
async def test_work_is_done_in_order_by_one_thread_and_failures_come_back() -> None:
    one, done = OneThread("test-one"), list[str]()

    def note() -> int:
        done.append(threading.current_thread().name)
        return len(done)

    def fail() -> None:
        raise ValueError("no")

    first, failing, second = one.do(note), one.do(fail), one.do(note)
    assert [await first, await second] == [1, 2]
    with pytest.raises(ValueError, match="no"):
        await failing
    assert done == ["test-one", "test-one"]
    one.finish()


@pytest.mark.asyncio
async def test_who_does_not_wait_any_more_stops_nothing_and_finishing_does_what_was_asked() -> None:
    one, go, done = OneThread("test-two"), threading.Event(), list[str]()

    def wait() -> None:
        go.wait(10)
        done.append("first")

    given_up = one.do(wait)
    last = one.do(lambda: done.append("last"))
    given_up.cancel()
    go.set()
    one.finish()
    assert done == ["first", "last"]
    await last
    one.finish()  # nothing is left to finish
