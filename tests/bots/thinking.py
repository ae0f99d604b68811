"""Plays games with a bot at all seats: `python -m tests.bots.thinking GAME BOT GAMES DECISIONS`.

test_thinking.py runs it under PYTHONMALLOC=debug, where CPython looks at both ends of every block that is
freed and aborts if something else was written there. After so many decisions a game goes on at random.
"""

import sys
from random import Random

from frostfair.bots.roster import make_bot
from frostfair.games.installed import game
from frostfair.kernel.match import Match, Setup


def play(name: str, bot_name: str, seed: int, decisions: int) -> int:
    """A whole game; how many decisions the bot made."""
    played = game(name)
    seats = played.meta.seats[seed % len(played.meta.seats)]
    options = {"chapter_limit": 3} if any(o.name == "chapter_limit" for o in played.meta.options) else {}
    match = Match(played, Setup(played, seats, f"{seed:064x}", options))
    bot, chance = make_bot(bot_name, played, seed), Random(seed)
    made = 0
    while match.result() is None:
        seat = match.deciders()[0]
        offers = match.offers(seat)
        if made < decisions:
            match.submit(seat, bot.decide(match.imagine(seat, chance.getrandbits(60)), seat, offers))
            made += 1
        else:
            match.submit(seat, chance.choice(offers))
    return made


def main() -> None:
    name, bot, games, decisions = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
    made = sum([play(name, bot, seed, decisions) for seed in range(games)])
    print(f"{games} games, {'some' if made else 'no'} decisions")


if __name__ == "__main__":
    main()
