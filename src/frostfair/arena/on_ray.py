"""Games on a Ray cluster: the one that RAY_ADDRESS names, else one of this machine's cores.

Every node needs the same Frostfair. A worker that dies is replaced by Ray, and its game is played again; the
same game always goes the same way, so nothing of the outcome depends on it.
"""

import os
from collections.abc import Generator, Iterable
from importlib import import_module
from itertools import islice
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from frostfair.arena.playing import Played, play_number
from frostfair.arena.running import AHEAD, ProcessesDie
from frostfair.arena.schedule import Settings
from frostfair.kernel.errors import Malformed

RETRIES = 5  # of a game whose worker died
ATTEMPTS = 3  # to start a cluster
NO_RAY = "--backend ray: Ray is not installed (pip install 'frostfair[ray]')"


def play_on_ray(
    settings: Settings, data: Path | None, workers: int | None, numbers: Iterable[int]
) -> Generator[Played, None, None]:
    """The games of these numbers, as they are done. Close it to stop before the end."""
    ray = _ray()
    connected = ray.is_initialized()
    if not connected:
        _connect(ray, workers)
    try:
        yield from _play(ray, settings, data, numbers)
    finally:
        if not connected:
            ray.shutdown()


def _connect(ray: ModuleType, workers: int | None) -> None:
    """Ray gives its own processes half a minute to start: on a busy machine it takes another attempt."""
    here: dict[str, Any] = {"num_cpus": workers, "include_dashboard": False}
    wanted = {} if os.environ.get("RAY_ADDRESS") else here
    for attempt in range(1, ATTEMPTS + 1):
        try:
            ray.init(logging_level="ERROR", log_to_driver=False, **wanted)
            return
        except Exception as error:  # Ray raises bare ones
            ray.shutdown()
            if attempt == ATTEMPTS:
                raise Malformed(f"--backend ray: {str(error).splitlines()[0]}") from None


def _play(
    ray: ModuleType, settings: Settings, data: Path | None, numbers: Iterable[int]
) -> Generator[Played, None, None]:
    remote = ray.remote(max_retries=RETRIES, num_cpus=1)(_played)
    written = msgspec.json.encode(settings)
    waiting = iter(numbers)
    most = AHEAD * max(int(ray.cluster_resources().get("CPU", 1)), 1)
    under_way: dict[Any, int] = {}
    try:
        while True:
            for number in islice(waiting, most - len(under_way)):
                under_way[remote.remote(written, data, number)] = number
            if not under_way:
                return
            done, _ = ray.wait(list(under_way), num_returns=1)
            for promise in sorted(done, key=lambda promise: under_way[promise]):
                game = msgspec.json.decode(_got(ray, promise), type=Played)
                del under_way[promise]
                yield game
    finally:
        for promise in under_way:  # what nobody waits for any more
            ray.cancel(promise, force=True)


def _got(ray: ModuleType, promise: Any) -> bytes:
    try:
        got: bytes = ray.get(promise)
    except ray.exceptions.WorkerCrashedError:
        raise ProcessesDie("Ray's workers die; the same command goes on") from None
    return got


def _played(settings: bytes, data: Path | None, number: int) -> bytes:
    """In a worker. Plain bytes go over the cluster: no class has to be the same object there."""
    return msgspec.json.encode(play_number(msgspec.json.decode(settings, type=Settings), data, number))


def _ray() -> ModuleType:
    try:
        return import_module("ray")
    except ImportError:
        raise Malformed(NO_RAY) from None
