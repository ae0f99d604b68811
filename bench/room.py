"""What a decision costs a table, without sockets and database: decided, recorded, told to all seats.

    python -m bench.room [--games 20] [winter-queen …]

The same game is played again and again; of every decision the quickest time counts, so that a busy moment of
the machine costs nothing. Ratios of two builds in one run: see `--beside FOLDER`.
"""

import argparse
import gc
import os
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

from frostfair.games.installed import enabled, game
from frostfair.kernel.game import Game
from frostfair.kernel.logtext import write_record
from frostfair.kernel.match import Match, Setup
from frostfair.server.table.clock import Clock
from frostfair.server.table.room import Room
from frostfair.wire import messages as wire
from frostfair.wire.clock import NO_PACE
from frostfair.wire.data import ActData

DECISIONS: Final = 150  # of each game, at most


def play(played: Game, seats: int) -> list[float]:
    """The seconds that each decision took, told to all seats and to no spectator."""
    match = Match(played, Setup(played, seats, "07" * 32))
    room = Room(match, Clock(NO_PACE, seats, match.deciders(), 0), [None] * seats, 0)
    room.audiences_present = lambda: range(seats)
    for seat in range(seats):
        room.seats.came(seat)
    chance, took = random.Random(7), list[float]()
    while match.result() is None and len(took) < DECISIONS:
        seat = match.deciders()[0]
        do = played.notation(chance.choice(match.offers(seat)))
        asked = wire.Act(match.version, ActData(f"key {match.version}", do))
        start = time.perf_counter()
        outcome = room.receive(seat, "user", asked, match.version)
        assert outcome.record is not None
        write_record(played, outcome.record)
        took.append(time.perf_counter() - start)
    return took


def measure(name: str, games: int) -> float:
    """Seconds for a decision, on average over a game."""
    played = game(name)
    gc.disable()
    runs = [play(played, played.meta.seats[0]) for _ in range(games)]
    gc.enable()
    quickest = [min(times) for times in zip(*runs, strict=True)]
    return float(sum(quickest)) / len(quickest)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    words.add_argument("names", nargs="*", metavar="GAME")
    words.add_argument("--games", type=int, default=20)
    words.add_argument("--beside", metavar="FOLDER", help="a checkout to compare with, built like this one")
    said = words.parse_args()
    for name in said.names or enabled():
        mine = measure(name, said.games)
        told = f"{name}: {1e6 * mine:.1f} µs for a decision"
        if said.beside:
            theirs = _measured_there(Path(said.beside), name, said.games)
            told += f", there {1e6 * theirs:.1f} µs: {mine / theirs:.2f} of it"
        print(told, flush=True)


def _measured_there(folder: Path, name: str, games: int) -> float:
    """By this very script, with the other's sources."""
    code = f"import runpy; m = runpy.run_path({__file__!r}); print(m['measure']({name!r}, {games}))"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": str(folder / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    return float(done.stdout)


if __name__ == "__main__":
    main()
