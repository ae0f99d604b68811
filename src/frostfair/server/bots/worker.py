"""The process of a bot: reads a question a line, answers with one of the offers. Knows no database."""

import json
import resource
import sys
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
    for line in sys.stdin:
        print(answer(json.loads(line)), flush=True)


if __name__ == "__main__":
    main()
