"""The process of a bot: reads a question a line, answers with one of the offers. Knows no database."""

import json
import os
import resource
import sys
from contextlib import suppress
from typing import Any

from frostfair.bots.roster import make_bot
from frostfair.games.installed import game


def answer(question: list[Any]) -> int:
    name, bot, packed, seat, offers, seed = question
    played = game(name)
    state = played.restore(packed)
    state.rng = seed  # the thinker's own chance; the table's never comes here
    return make_bot(bot, played, seed).decide(state, seat, offers)


def main() -> None:
    if len(sys.argv) > 1:
        most = int(sys.argv[1]) << 20
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
    with suppress(BrokenPipeError, KeyboardInterrupt):
        for line in sys.stdin:
            print(answer(json.loads(line)), flush=True)
    os._exit(0)  # the server is gone: nothing is left to be flushed, and nobody to hear a complaint


if __name__ == "__main__":
    main()
