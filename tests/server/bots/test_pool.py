"""The workers that tables share: none is held up by another's bot, and nothing that was asked is lost."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from frostfair.bots.roster import make_bot
from frostfair.server import metrics
from frostfair.server.bots import pool as pools
from frostfair.server.bots.pool import Job, Pool, WorkerFailed
from frostfair.server.bots.worker import decide
from tests.server.bots.test_thinker import question
from tests.server.rooms import WINTER_QUEEN

pytestmark = pytest.mark.asyncio

# Says when it begins (a file for each job, with the worker's own number in it) and answers when it may.
PROGRAM = """
import json, os, pathlib, sys, time
for line in sys.stdin:
    kind, asked, share = json.loads(line)
    folder = pathlib.Path(sys.argv[1])
    (folder / f".{asked}").write_text(str(os.getpid()))
    (folder / f".{asked}").rename(folder / f"{asked}.begun")
    while kind == "wait" and not (folder / f"{asked}.go").exists():
        time.sleep(0.005)
    print(json.dumps([asked, share]), flush=True)
"""


class Watched:
    """A pool whose workers do as they are told."""

    def __init__(self, count: int, folder: Path) -> None:
        self.folder = folder
        self.pool = Pool(count, (sys.executable, "-S", "-c", PROGRAM, str(folder)))
        self.order: list[str] = []

    def ask(self, name: str, table: str, kind: str = "wait", urgent: bool = True) -> "asyncio.Task[Any]":
        job = Job(kind, name, table, urgent, 60, lambda _: self.order.append(name))
        return asyncio.create_task(self.pool.run(job))

    async def begun(self, name: str) -> int:
        """The worker that does it."""
        while not (self.folder / f"{name}.begun").exists():
            await asyncio.sleep(0.005)
        return int((self.folder / f"{name}.begun").read_text())

    def let(self, *names: str) -> None:
        for name in names:
            (self.folder / f"{name}.go").touch()


@pytest_asyncio.fixture
async def one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Watched]:
    """A single worker, and no help."""
    monkeypatch.setattr(pools, "PATIENCE_SECONDS", 3600)
    made = Watched(1, tmp_path)
    yield made
    await made.pool.close()


async def test_tables_take_turns(one: Watched) -> None:
    jobs = [one.ask(name, name[0]) for name in ("a1", "a2", "a3", "b1", "c1")]
    await one.begun("a1")
    assert metrics.BOT_QUEUE.labels("urgent")._value.get() == 4
    one.let("a1", "a2", "a3", "b1", "c1")
    assert [answer for answer, _ in await asyncio.gather(*jobs)] == ["a1", "a2", "a3", "b1", "c1"]
    assert one.order == ["a1", "a2", "b1", "c1", "a3"]
    assert metrics.BOT_QUEUE.labels("urgent")._value.get() == 0


async def test_what_can_wait_lets_the_tables_go_first(one: Watched) -> None:
    first = one.ask("a1", "a")
    await one.begun("a1")
    others = [one.ask("review", "b", urgent=False), one.ask("c1", "c"), one.ask("a2", "a")]
    await asyncio.sleep(0)
    one.let("a1", "review", "c1", "a2")
    await asyncio.gather(first, *others)
    assert one.order == ["a1", "c1", "a2", "review"]


async def test_what_can_wait_leaves_a_worker_to_the_tables(tmp_path: Path) -> None:
    watched = Watched(2, tmp_path)
    reviews = [watched.ask(f"review {n}", f"table {n}", urgent=False) for n in range(3)]
    await watched.begun("review 0")
    await asyncio.wait_for(watched.ask("a bot", "a", kind="at once"), 60)
    assert watched.order == ["review 0", "a bot"]
    watched.let(*(f"review {n}" for n in range(3)))
    await asyncio.gather(*reviews)
    await watched.pool.close()


async def test_a_slow_bot_holds_up_no_other_table(tmp_path: Path) -> None:
    """All workers are busy for long: another one is started, and goes when it has helped."""
    watched = Watched(1, tmp_path)
    slow = watched.ask("slow", "a")
    await watched.begun("slow")
    assert (await asyncio.wait_for(watched.ask("quick", "b", kind="at once"), 60))[0] == "quick"
    assert not slow.done()
    watched.let("slow")
    await slow
    while len(watched.pool.processes) > 1:
        await asyncio.sleep(0.005)
    await watched.pool.close()


async def test_a_worker_killed_in_the_middle_is_replaced_and_asked_again(one: Watched) -> None:
    job = one.ask("a1", "a")
    killed = await one.begun("a1")
    (one.folder / "a1.begun").unlink()
    os.kill(killed, signal.SIGKILL)
    assert await one.begun("a1") != killed
    one.let("a1")
    assert await job == ["a1", 1.0]
    assert one.order == ["a1"]


async def test_what_fails_twice_has_failed(one: Watched) -> None:
    job = one.ask("a1", "a")
    for _ in range(2):
        killed = await one.begun("a1")
        (one.folder / "a1.begun").unlink()
        os.kill(killed, signal.SIGKILL)
    with pytest.raises(WorkerFailed):
        await job
    assert (await one.ask("b1", "b", kind="at once"))[0] == "b1"


async def test_cancelled_thinking_makes_room_at_once(one: Watched) -> None:
    never, waiting = one.ask("never", "a"), one.ask("never either", "b")
    killed = await one.begun("never")
    for job in (waiting, never):
        job.cancel()
    await asyncio.gather(never, waiting, return_exceptions=True)
    assert (await one.ask("next", "c", kind="at once"))[0] == "next"
    assert await one.begun("next") != killed
    assert one.order == ["never", "next"]


async def test_a_crowd_thinks_shorter(one: Watched) -> None:
    jobs = [one.ask(f"{n}", f"table {n}") for n in range(6)]
    await one.begun("0")
    one.let(*(f"{n}" for n in range(6)))
    assert [share for _, share in await asyncio.gather(*jobs)] == [1 / 4, 1 / 2, 1 / 2, 1, 1, 1]


async def test_a_pool_that_is_closed_leaves_no_process(tmp_path: Path) -> None:
    watched = Watched(2, tmp_path)
    jobs = [watched.ask(f"{n}", f"table {n}") for n in range(3)]
    alive = [await watched.begun("0"), await watched.begun("1")]
    await watched.pool.close()
    for pid in alive:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
    for job in jobs:
        job.cancel()
    await asyncio.gather(*jobs, return_exceptions=True)


async def test_a_smaller_share_is_fewer_simulations() -> None:
    asked = question("queen")
    full, eighth = make_bot("queen", WINTER_QUEEN, 1), make_bot("queen", WINTER_QUEEN, 1)
    eighth.scale(1 / 8)  # type: ignore[attr-defined]
    assert eighth._simulations * 8 == full._simulations  # type: ignore[attr-defined]
    assert decide(asked.packed(), 1 / 8) in asked.offers
