"""A worker's process: reads a job a line, answers with a line. Knows no database."""

import json
import os
import resource
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from frostfair.bots.base import Scalable
from frostfair.bots.roster import make_bot
from frostfair.games.installed import game

NICE: Final = 5  # people's moves come first where the cores are few


def decide(question: list[Any], share: float) -> int:
    """What a bot chooses of its offers, with this part of its usual budget."""
    name, bot, packed, seat, offers, seed = question
    played = game(name)
    state = played.restore(packed)
    state.rng = seed  # the thinker's own chance; the table's never comes here
    made = make_bot(bot, played, seed)
    if share < 1 and isinstance(made, Scalable):
        made.scale(share)
    return made.decide(state, seat, offers)


# What a job may ask for: a function of what is asked and of the part of the usual budget, both ways in JSON.
KINDS: Final[dict[str, Callable[[Any, float], Any]]] = {"decide": decide}


def main() -> None:
    if len(sys.argv) > 1:
        most = int(sys.argv[1]) << 20
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
    os.nice(NICE)
    with suppress(BrokenPipeError, KeyboardInterrupt):
        for line in sys.stdin:
            kind, asked, share = json.loads(line)
            print(json.dumps(KINDS[kind](asked, share)), flush=True)
    os._exit(0)  # the server is gone: nothing is left to be flushed, and no reader for a complaint


if __name__ == "__main__":
    main()
