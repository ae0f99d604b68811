"""Bots' workers: a crash or a long thought costs time, and nothing else."""

import asyncio
import re
import sys
import time
from pathlib import Path

import pytest

from frostfair.kernel.match import Match, Setup
from frostfair.server import metrics
from frostfair.server.bots.thinker import MEMORY_MB, Question, Workers
from frostfair.server.bots.worker import answer
from tests.kernel.playing import SEED
from tests.server.rooms import WINTER_QUEEN

pytestmark = pytest.mark.asyncio


def question(bot: str = "random") -> Question:
    match = Match(WINTER_QUEEN, Setup(WINTER_QUEEN, 2, SEED))
    seat = match.deciders()[0]
    return Question("winter-queen", bot, match.imagine(seat, 1).pack(), seat, match.offers(seat), 7)


async def test_a_worker_answers_as_the_bot_would_here() -> None:
    asked = question("greedy")
    workers = Workers(1, seconds=60)
    assert await workers.decide(asked) in asked.offers
    here = answer([asked.game, asked.bot, asked.state, asked.seat, list(asked.offers), asked.seed])
    assert await workers.decide(asked) == here
    await workers.close()


@pytest.mark.parametrize(
    "program",
    [
        "import sys; sys.exit(3)",
        "print('nonsense', flush=True); input()",
        "print(10**9, flush=True); input()",
        "import time; time.sleep(60)",
    ],
)
async def test_a_worker_that_fails_is_replaced_and_any_offer_will_do(program: str) -> None:
    asked = question()
    workers = Workers(1, seconds=0.5, command=(sys.executable, "-S", "-c", program))
    begun = time.monotonic()
    assert await workers.decide(asked) in asked.offers
    assert time.monotonic() - begun < 10
    await workers.close()


async def test_a_worker_killed_in_between_costs_only_time() -> None:
    asked = question()
    workers = Workers(1, seconds=60)
    await workers.decide(asked)
    process = workers._all[0]._process
    assert process is not None
    process.kill()
    await process.wait()
    assert await workers.decide(asked) in asked.offers
    await workers.close()


@pytest.mark.skipif(not Path("/proc/self/limits").exists(), reason="only Linux tells the limits of a process")
async def test_a_worker_has_a_budget_of_memory() -> None:
    workers = Workers(1, seconds=60)
    await workers.decide(question())
    process = workers._all[0]._process
    assert process is not None
    told = Path(f"/proc/{process.pid}/limits").read_text()
    (most,) = re.findall(r"Max address space +(\d+) ", told)
    assert int(most) == MEMORY_MB << 20
    await workers.close()


async def test_a_bot_that_wants_more_memory_loses_its_worker_and_nothing_else() -> None:
    hog = """
import sys
from frostfair.server import worker
class Hog:
    def decide(self, state, seat, offers):
        held = [bytearray(1 << 26) for _ in range(64)]
        return offers[0]
worker.make_bot = lambda *_: Hog()
sys.argv = ["worker", "1024"]
try:
    worker.main()
except MemoryError:
    sys.exit(4)
"""
    asked = question()
    workers = Workers(1, seconds=60, command=(sys.executable, "-c", hog))
    before = metrics.WORKER_FAILURES._value.get()
    assert await workers.decide(asked) in asked.offers
    assert metrics.WORKER_FAILURES._value.get() == before + 2  # asked twice, then any offer
    await workers.close()


async def test_thinking_never_blocks_the_loop() -> None:
    workers = Workers(1, seconds=60, command=(sys.executable, "-S", "-c", "while True: pass"))
    thinking = asyncio.create_task(workers.decide(question()))
    for _ in range(20):
        await asyncio.sleep(0.02)
        assert not thinking.done()
    thinking.cancel()
    await asyncio.gather(thinking, return_exceptions=True)
    await workers.close()


async def test_the_question_holds_no_chance_of_the_table() -> None:
    line = question().line()
    assert b"rng" not in line
    assert SEED.encode() not in line
