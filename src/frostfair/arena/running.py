"""Games side by side, in processes. A process that dies is replaced, and its game played again."""

import os
import threading
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import active_children, parent_process
from multiprocessing.connection import wait as wait_for_any
from pathlib import Path

from frostfair.arena.playing import Played, play_number
from frostfair.arena.schedule import Settings
from frostfair.fuzz import ctrl_c_waits, leave_ctrl_c_to_the_first
from frostfair.kernel.errors import FrostfairError

AHEAD = 3  # games that lie ready for each process
MOST_DEATHS = 3  # in a row, without any game in between


class ProcessesDie(FrostfairError):
    """Again and again, without finishing a game."""


def play_all(
    settings: Settings, data: Path | None, numbers: Iterable[int], workers: int
) -> Generator[Played, None, None]:
    """The games of these numbers, as they are done. Close it to stop before the end."""
    if workers == 1:
        for number in numbers:
            yield play_number(settings, data, number)
        return
    waiting = iter(numbers)
    again: set[int] = set()  # under way when a process died
    deaths = 0
    while True:
        under_way: dict[Future[Played], int] = {}
        try:
            for game in _side_by_side(settings, data, _chain(again, waiting), workers, under_way):
                deaths = 0
                yield game
            return
        except BrokenProcessPool:
            again |= set(under_way.values())
            deaths += 1
            if deaths == MOST_DEATHS:
                raise ProcessesDie("the arena's processes die; the same command goes on") from None


def _chain(again: set[int], waiting: Iterator[int]) -> Iterator[int]:
    while again:
        number = min(again)
        again.discard(number)
        yield number
    for number in waiting:  # `yield from` would end it together with this, and the next pool needs the rest
        yield number


def _side_by_side(
    settings: Settings,
    data: Path | None,
    numbers: Iterator[int],
    workers: int,
    under_way: dict[Future[Played], int],
) -> Generator[Played, None, None]:
    others = set(active_children())
    pool = ProcessPoolExecutor(workers, initializer=_begin)

    def submit(most: int) -> None:
        with ctrl_c_waits():
            for number in islice(numbers, most):
                under_way[_promised(pool, settings, data, number)] = number

    try:
        submit(workers * AHEAD)
        while under_way:
            done, _ = wait(under_way, return_when=FIRST_COMPLETED)
            for future in sorted(done, key=lambda future: under_way[future]):
                game = future.result()
                del under_way[future]
                yield game
            submit(workers * AHEAD - len(under_way))
    except BaseException:  # Ctrl-C, or the caller has seen enough: no game is played to its end for that
        for worker in set(active_children()) - others:
            worker.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _promised(
    pool: ProcessPoolExecutor, settings: Settings, data: Path | None, number: int
) -> Future[Played]:
    """A game under way; one that can't begin because a process has died fails like the others."""
    try:
        return pool.submit(play_number, settings, data, number)
    except BrokenProcessPool as broken:
        failed: Future[Played] = Future()
        failed.set_exception(broken)
        return failed


def _begin() -> None:
    leave_ctrl_c_to_the_first()
    threading.Thread(target=_end_with_the_first, daemon=True).start()


def _end_with_the_first() -> None:
    """A process whose parent was killed would wait for work for ever."""
    first = parent_process()
    if first is not None:
        wait_for_any([first.sentinel])
        os._exit(1)
