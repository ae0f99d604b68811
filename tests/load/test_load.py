"""Load on a real server: what is counted, and what is refused."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
import pytest_asyncio

from frostfair.load.frames import NotLetIn
from frostfair.load.measuring import Wanted, measure
from frostfair.load.targets import Target
from frostfair.server import metrics
from frostfair.wire import limits
from tests.server.serving import Serving, free_port
from tests.terminal.conftest import frostfair, home, refused

__all__ = ["frostfair", "home", "refused"]  # fixtures


@pytest_asyncio.fixture
async def target(tmp_path: Path) -> AsyncIterator[Target]:
    async with Serving(f"sqlite:///{tmp_path / 'tables.db'}", limited=False) as server:
        yield Target([server.url])


def records() -> float:
    return float(metrics.RECORDS.labels("winter-queen", "human")._value.get())


@pytest.mark.asyncio
async def test_every_move_of_whole_games_is_counted(target: Target) -> None:
    before = records()
    found = await measure(target, Wanted(3, 100.0, once=True))
    assert not found.faults
    assert found.games == 3
    assert found.moves == records() - before > 60
    assert 0 < found.p50 <= found.p99
    assert found.per_cpu_second > 0
    assert found.opening > 0


@pytest.mark.asyncio
async def test_a_pace_is_kept_and_games_follow_each_other(target: Target) -> None:
    found = await measure(target, Wanted(2, 2.0, pace=3.0, idle=2, players=3))
    assert not found.faults
    assert 0 < found.moves <= 14
    fast = await measure(target, Wanted(1, 4.0))
    assert not fast.faults
    assert fast.moves > found.moves


@pytest.mark.asyncio
async def test_a_server_with_limits_throws_the_load_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "SOCKETS_PER_ADDRESS", 1)
    async with Serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        with pytest.raises(NotLetIn, match="too-many-sockets"):
            await measure(Target([server.url]), Wanted(1, 0.5))


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--tables", "0"), "--tables"),
        (("--tables", "many"), "--tables"),
        (("--seconds", "0"), "--seconds"),
        (("--pace", "0"), "--pace"),
        (("--idle", "-1"), "--idle"),
        (("--players", "9"), "9"),
        (("--game", "chess"), "chess"),
        (("--server", "here"), "--server: 'here' is not http://HOST:PORT"),
        (("--server", "http://x", "--nodes", "2"), "--database and --nodes"),
        (("--frobnicate",), "--frobnicate"),
    ],
)
def test_bad_arguments_are_refused(words: tuple[str, ...], why: str, refused: Callable[..., str]) -> None:
    assert why in refused("load", *words)


def test_a_server_that_is_not_there_is_told(refused: Callable[..., str]) -> None:
    url = f"http://127.0.0.1:{free_port()}"
    assert url in refused("load", "--server", url, "--tables", "1", "--seconds", "0.1")
