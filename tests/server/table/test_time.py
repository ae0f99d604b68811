"""The computer's clock is set, or a server was down: that takes no time from a player and stops no clock."""

import random

import pytest

from frostfair.client import TableLink
from frostfair.store.steady import SteadyClock
from frostfair.store.uptimes import Uptime, time_down
from frostfair.wire.clock import LivePace, Pace, TurnPace
from tests.server.serving import Computer, Serving, play, seated, started

HOUR = 3600_000
DAY = 24 * HOUR
JUMPS = [-HOUR, HOUR, 100 * DAY]
PACES = [LivePace(1800, 5), TurnPace(86400, 3 * 86400)]


@pytest.mark.parametrize("jump", JUMPS)
def test_within_a_process_time_goes_on_evenly(jump: int) -> None:
    computer = Computer()
    clock = computer.clock()
    start = clock.now()
    computer.is_set(jump)
    assert clock.now() == start
    computer.goes_on(2500)
    assert clock.now() == start + 2500


def test_a_new_process_never_writes_before_what_was_written() -> None:
    clock = SteadyClock(lambda: 5000, lambda: 1.0)
    clock.not_before(3000)
    assert clock.now() == 5000
    clock.not_before(9000)
    assert clock.now() == 9000


def test_what_lies_between_two_processes_is_time_down() -> None:
    uptimes = [Uptime(100, 200), Uptime(150, 260), Uptime(300, 400)]
    assert time_down(uptimes, 120, 400) == 40
    assert time_down(uptimes, 270, 400) == 30
    assert time_down(uptimes, 270, 290) == 20
    assert time_down(uptimes, 310, 390) == 0
    assert time_down(uptimes, 0, 400) == 40  # before the first nobody took notes
    assert time_down([], 0, 400) == 0


def left(link: TableLink) -> list[int]:
    assert link.now is not None
    assert link.now.clock is not None
    return link.now.clock.left


async def looked_at(server: Serving, name: str, table: str) -> tuple[list[int], list[int]]:
    """What each seat has left, and who is gone, for a spectator who comes now."""
    watcher = await server.guest(name)
    async with watcher.link(table) as link:
        await seated(link)
        return left(link), link.absence.gone


@pytest.mark.asyncio
@pytest.mark.parametrize("pace", PACES, ids=["live", "turns"])
@pytest.mark.parametrize("jump", JUMPS, ids=["back", "an-hour", "100-days"])
async def test_a_clock_that_is_set_costs_no_player_anything(database: str, pace: Pace, jump: int) -> None:
    computer = Computer()
    async with Serving(database, computer.clock()) as server:
        ana, bo = await server.guest("Ana"), await server.guest("Bo")
        table = await started(ana, bo, pace=pace, options={"first": 1}, asks_end_turn=False)
        async with ana.link(table.id) as one, bo.link(table.id) as two:
            await seated(one, two)
            computer.goes_on(60_000)
            computer.is_set(jump)
            await play(one, random.Random(1), 1)
            before, _ = await looked_at(server, "Cy", table.id)
            assert abs(before[0] - (left(two)[1] - 60_000)) <= 5000  # with what a turn gives
            computer.goes_on(30_000)
            after, _ = await looked_at(server, "Dot", table.id)
            assert sum(before) - sum(after) == 30_000
    computer.is_set(jump)
    computer.goes_on(7 * 60_000)  # without a server
    async with Serving(database, computer.clock()) as server:
        again, gone = await looked_at(server, "Cy", table.id)
        assert again == after
        assert 0 not in gone or isinstance(pace, LivePace)
        computer.goes_on(20_000)
        later, _ = await looked_at(server, "Dot", table.id)
        assert sum(again) - sum(later) == 20_000


@pytest.mark.asyncio
async def test_a_player_who_comes_back_sees_what_is_left_and_not_what_was(database: str) -> None:
    computer = Computer()
    async with Serving(database, computer.clock()) as server:
        ana, bo = await server.guest("Ana"), await server.guest("Bo")
        table = await started(ana, bo, pace=LivePace(600), options={"first": 1})
        assert (await looked_at(server, "Cy", table.id))[0] == [600_000, 600_000]
        computer.goes_on(100_000)
        assert (await looked_at(server, "Dot", table.id))[0] == [500_000, 600_000]
