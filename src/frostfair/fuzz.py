"""The fuzzer: seeded random matches over the contract that every game must pass.

The game of a seed is always the same: the seed alone says how many seats and which options it has, what is
dealt, what is played and how closely it is watched. So a finding is repeated by its seed.
"""

import hashlib
import signal
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from math import gcd
from multiprocessing import active_children
from pathlib import Path

from frostfair.files import ENDING, find_game, replace, shown
from frostfair.kernel.contract import Fault, inspected
from frostfair.kernel.errors import Malformed
from frostfair.kernel.game import Game, Options, Value
from frostfair.kernel.logtext import Log, write
from frostfair.kernel.match import Match, Setup

MOST_RECORDS = 300_000  # no game of ours is longer; long tales have ten thousand and more
SELDOM = 211  # records between two of the dear checks in other games: a prime, to meet all kinds of positions
TOGETHER = 64  # variants of a cycle that are inspected closely in the same round
BATCH = 40  # games that a process plays in one go
MOST_FINDINGS = 10  # then it is time to look at them


@dataclass(frozen=True)
class Job:
    """What is to be played."""

    game: str
    games: int
    first_seed: int
    seats: int | None = None
    thorough: int = 64  # of each variant one game in so many is inspected at every record
    data: Path | None = None
    fixed: tuple[tuple[str, Value], ...] = ()  # options that are the same in all games

    def command(self, seed: int) -> str:
        """Plays the game of one seed again."""
        more = "" if self.seats is None else f" --seats {self.seats}"
        more += "" if self.data is None else f" --data {self.data}"
        more += "".join([f" --option {name}={str(value).lower()}" for name, value in self.fixed])
        return f"frostfair fuzz {self.game} --games 1 --seed {seed} --thorough {self.thorough}{more}"


@dataclass(frozen=True)
class Variant:
    """One way to set up a match."""

    seats: int
    options: tuple[tuple[str, Value], ...]
    asks_end_turn: bool

    def setup(self, game: Game, seed: int) -> Setup:
        luck = hashlib.sha256(f"fuzz {game.meta.id} {seed}".encode()).hexdigest()
        return Setup(game, self.seats, luck, dict(self.options), (), self.asks_end_turn)


@dataclass(frozen=True)
class Finding:
    """A broken promise: what was wrong, and the match up to there (empty if it can't be written)."""

    seed: int
    message: str
    match: str


@dataclass(frozen=True)
class Batch:
    """What came of some games."""

    games: int
    findings: tuple[Finding, ...]


@lru_cache(maxsize=1)
def variants(
    game: Game, seats: int | None = None, fixed: tuple[tuple[str, Value], ...] = ()
) -> Sequence[Variant]:
    """All player counts, all combinations of options, with and without the question of ending a turn."""
    counts = game.meta.seats if seats is None else (game.meta.accept_seats(seats),)
    chosen_before = dict(fixed)
    game.meta.accept_options(chosen_before)
    names = [option.name for option in game.meta.options]
    values = [
        (chosen_before[option.name],) if option.name in chosen_before else option.allowed
        for option in game.meta.options
    ]
    found = [
        Variant(n, tuple(zip(names, chosen, strict=True)), asks)
        for n in counts
        for chosen in product(*values)
        for asks in (False, True)
    ]
    return tuple([variant for variant in found if _is_possible(game, variant)])


def _is_possible(game: Game, variant: Variant) -> bool:
    """Some options don't go with each other (a first player at a seat that the table lacks)."""
    options: Options = dict(variant.options)
    try:
        game.setup(variant.seats, options, 0)
    except Malformed:
        return False
    return True


def run(job: Job, processes: int) -> Generator[Batch, None, None]:
    """Play it all; batches come as they are done. Close it to stop before the end."""
    find_game(job.game, job.data)  # refuses before anything is started
    seeds = range(job.first_seed, job.first_seed + job.games)
    batches = [seeds[i : i + BATCH] for i in range(0, len(seeds), BATCH)]
    if processes == 1 or len(batches) == 1:
        for batch in batches:
            yield play_batch(job, batch)
    else:
        yield from _side_by_side(job, batches, processes)


def _side_by_side(job: Job, batches: Sequence[range], processes: int) -> Generator[Batch, None, None]:
    others = set(active_children())
    pool = ProcessPoolExecutor(processes, initializer=leave_ctrl_c_to_the_first)
    under_way: dict[Future[Batch], range] = {}
    try:
        with ctrl_c_waits():
            under_way.update({pool.submit(play_batch, job, batch): batch for batch in batches})
        for done in as_completed(under_way):
            yield done.result()
            del under_way[done]
    except BrokenProcessPool:
        first = min([batch.start for batch in under_way.values()])
        yield Batch(0, (Finding(first, f"a process died in one of the games from seed {first} on", ""),))
    except BaseException:  # Ctrl-C, or the caller has seen enough: no game is played to its end for that
        for worker in set(active_children()) - others:
            worker.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def ctrl_c_waits() -> Iterator[None]:
    """While processes are started: one that has just begun would die of it noisily."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def leave_ctrl_c_to_the_first() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_batch(job: Job, seeds: range) -> Batch:
    game = find_game(job.game, job.data)
    ways = variants(game, job.seats, job.fixed)
    findings = [finding for seed in seeds if (finding := play_seed(game, ways, job.thorough, seed))]
    return Batch(len(seeds), tuple(findings))


def play_seed(game: Game, ways: Sequence[Variant], thorough: int, seed: int) -> Finding | None:
    """The game of one seed, under inspection."""
    cycle, turn = divmod(seed, len(ways))
    setup = ways[turn * stride(len(ways)) % len(ways)].setup(game, seed)
    closely = cycle % thorough == turn // TOGETHER % thorough
    try:
        inspected(game, setup, seed, MOST_RECORDS, 1 if closely else SELDOM)
    except Fault as fault:
        return Finding(seed, str(fault), _written(fault.match))
    except Exception as error:  # a finding too, whatever it is
        return Finding(seed, f"{type(error).__name__}: {error}", "")
    return None


def stride(ways: int) -> int:
    """How far apart variants follow each other: a cycle has each once, any part of it some of all kinds."""
    near = round(ways * 0.618)  # the golden section spreads best
    return next(n for n in range(max(near, 1), 2 * ways + 1) if gcd(n, ways) == 1)


def _written(match: Match) -> str:
    try:
        return write(Log(match, ["fuzz"] * match.setup.seats))
    except Exception:  # the fault may be in what is written down
        return ""


def keep(finding: Finding, job: Job, folder: Path) -> Path:
    """Write a finding down: the match up to the fault, and beside it what was wrong. The match's file."""
    name = f"fuzz-{job.game}-{finding.seed}"
    tries = [folder / f"{name}{more}{ENDING}" for more in ("", *[f"-{n}" for n in range(2, 100)])]
    path = next((path for path in tries if not path.exists()), None)
    if path is None:
        raise Malformed(f"{shown(tries[0])}: exists already, and 98 more of it")
    try:
        replace(path, finding.match)
        replace(path.with_suffix(".txt"), f"{finding.message}\n{job.command(finding.seed)}\n")
    except OSError as error:
        raise Malformed(f"{shown(path)}: {error.strerror or error}") from None
    return path
