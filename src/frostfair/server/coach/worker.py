"""The process of a coach: a question a line, an answer a line. Knows no database."""

import os
import resource
import sys
from contextlib import suppress
from typing import Any

import msgspec

from frostfair.coach.hint import advise
from frostfair.coach.review import Question, judge
from frostfair.games.installed import game
from frostfair.kernel.game import Game
from frostfair.wire.coach import Advice, Decision


def answer(asked: list[Any]) -> Advice | Decision:
    what, name, rules_version, budget, packed = asked
    played = game(name).by_rules(rules_version)
    return _advise(played, budget, *packed) if what == "advise" else judge(played, Question(*packed), budget)


def _advise(played: Game, budget: float, state: Any, seat: int, offers: list[int], seed: int) -> Advice:
    imagined = played.restore(state)
    imagined.rng = seed  # the coach's own chance; the table's never comes here
    return advise(played, imagined, seat, offers, budget, seed)


def main() -> None:
    memory, niceness = int(sys.argv[1]) << 20, int(sys.argv[2])
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    os.nice(niceness)
    with suppress(BrokenPipeError, KeyboardInterrupt):
        for line in sys.stdin.buffer:
            sys.stdout.buffer.write(msgspec.json.encode(answer(msgspec.json.decode(line))) + b"\n")
            sys.stdout.buffer.flush()
    os._exit(0)  # the server is gone: nothing is left to be flushed, and nobody to hear a complaint


if __name__ == "__main__":
    main()
