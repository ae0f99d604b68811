"""The inside of a child process: answers requests for slices, a line of JSON each.

`python -m bench.child ours` or `peers`. What others print goes to the standard error stream.
"""

import json
import os
import sys
from dataclasses import asdict
from functools import partial
from typing import Any, Final

from bench.slices import Run, batch_size, best_batch
from bench.workloads import CALIBRATION, PEERS, peer_key, subjects, work_name

BATCH: Final = 0.02  # seconds: long for the clock, short enough to fall between two disturbances
PEER_BATCH: Final = 0.1  # their games are longer, and several must fit in

Message = dict[str, Any]


class Slices:
    """Answers `{"slice": name, "seconds": …}` with the best batch of that time."""

    def __init__(self, about: str, runs: dict[str, Run], batch: float, missing: dict[str, str]) -> None:
        self.hello: Message = {"about": about, "missing": missing}
        self._runs = runs
        self._batch = batch
        self._times: dict[str, int] = {}

    def answer(self, request: Message) -> Message:
        name, seconds = request["slice"], request["seconds"]
        run = self._runs[name]
        if name not in self._times:
            self._times[name] = batch_size(run, min(self._batch, seconds))
        return asdict(best_batch(run, self._times[name], seconds))


class Ours(Slices):
    """Our own games; answers `{"memory": game, "seats": n}` and `{"length": game, "seats": n}` too."""

    def __init__(self) -> None:
        from bench import ours
        from frostfair import native

        self._memory = ours.bytes_per_state
        self._length = ours.decisions_per_game
        runs: dict[str, Run] = {CALIBRATION: calibrate}
        for subject in subjects():
            for seats in subject.seats:
                for work in ours.WORK:
                    name = work_name(subject.game, seats, work)
                    runs[name] = partial(ours.do, subject.game, seats, work)
        super().__init__(native.status().reason, runs, BATCH, {})

    def answer(self, request: Message) -> Message:
        if "memory" in request:
            return {"bytes": self._memory(request["memory"], request["seats"])}
        if "length" in request:
            return {"decisions": self._length(request["length"], request["seats"])}
        return super().answer(request)


class Peers(Slices):
    def __init__(self) -> None:
        from bench.peers import runner

        runs: dict[str, Run] = {}
        missing: dict[str, str] = {}
        for peer in PEERS:
            try:
                runs[peer_key(peer)] = runner(peer)
            except ImportError:
                missing[peer_key(peer)] = f"{peer.engine.partition(',')[0]} (not installed)"
            except Exception as error:  # other people's code: whatever it is, the rest goes on
                missing[peer_key(peer)] = f"{peer.engine}, {peer.game} ({error!r})"
        super().__init__("", runs, PEER_BATCH, missing)


def calibrate(times: int) -> int:
    """Plain integers in a plain loop: what the interpreter can do here and now."""
    x = 1
    for _ in range(1000 * times):
        x = (x * 75 + 74) % 65537
    return 1000 * times


def main() -> None:
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # some engines print, even from C++

    def say(message: Message) -> None:
        print(json.dumps(message), file=answers, flush=True)

    try:
        slices = {"ours": Ours, "peers": Peers}[sys.argv[1]]()
    except ImportError as error:
        say({"error": str(error)})
        return
    say(slices.hello)
    for line in sys.stdin:
        say(slices.answer(json.loads(line)))


if __name__ == "__main__":
    main()
