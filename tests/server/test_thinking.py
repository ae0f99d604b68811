"""Bots' workers: a crash or a long thought costs time, and nothing else."""

import asyncio
import sys
import time

import pytest

from frostfair.kernel.match import Match, Setup
from frostfair.server.thinking import Question, Workers
from frostfair.server.worker import answer
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
    ["import sys; sys.exit(3)", "print('nonsense', flush=True); input()", "print(10**9, flush=True); input()",
     "import time; time.sleep(60)"],
)  # fmt: skip
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


async def test_thinking_never_blocks_the_loop() -> None:
    workers = Workers(1, seconds=1.0, command=(sys.executable, "-S", "-c", "while True: pass"))
    thinking = asyncio.create_task(workers.decide(question()))
    ticks = 0
    while not thinking.done():
        await asyncio.sleep(0.02)
        ticks += 1
    assert ticks > 10
    await workers.close()


async def test_the_question_holds_no_chance_of_the_table() -> None:
    line = question().line()
    assert b"rng" not in line
    assert SEED.encode() not in line
