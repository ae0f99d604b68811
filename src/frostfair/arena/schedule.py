"""Who sits where in which game: settings and a number say it all.

A deal is played as often as there are seats. Each time every bot sits one seat further, so all of them get
every seat of the same deal: what luck gives one bot, it gives the others too.
"""

import hashlib
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, permutations

from msgspec import Struct

from frostfair import __version__
from frostfair.bots.roster import names
from frostfair.kernel.codec import shorten
from frostfair.kernel.errors import Malformed
from frostfair.kernel.game import Game, Value
from frostfair.kernel.match import Setup

LineUp = tuple[str, ...]  # bots in the order they sit


class Settings(Struct, frozen=True):
    """All that decides how a game goes, besides its number."""

    game: str
    rules_version: int
    data_hash: str
    version: str  # of Frostfair: its bots may play otherwise in another
    bots: tuple[str, ...]
    seats: int
    seed: int
    options: dict[str, Value] = {}


class Table(Struct, frozen=True):
    """One game that is to be played."""

    number: int
    deal: int
    bots: LineUp  # by seat


def settle_on(
    game: Game, bots: Sequence[str], seats: int | None, seed: int, options: dict[str, Value]
) -> Settings:
    """The settings that were asked for, if the game knows such bots, seats and options."""
    _refuse_odd_bots(game, bots)
    seats = min(game.meta.seats) if seats is None else seats
    chosen = Setup(game, seats, _hash("try"), options)  # refuses what can't be
    game.setup(chosen.seats, chosen.options, 0)  # and options that don't go together
    meta = game.meta
    return Settings(
        meta.id, meta.rules_version, game.data_hash, __version__, tuple(bots), seats, seed, chosen.options
    )


def _refuse_odd_bots(game: Game, bots: Sequence[str]) -> None:
    known = names(game)
    for bot in bots:
        if bot not in known:
            raise Malformed(f"{game.meta.id}: unknown bot {shorten(bot)}; available: {', '.join(known)}")
        if bots.count(bot) > 1:
            raise Malformed(f"--bots: {bot} is named twice")
    if len(bots) < 2:
        raise Malformed("--bots: an arena needs at least two bots")


def refuse_more_than_two(settings: Settings) -> None:
    """The sequential test knows victory and defeat, of one bot against one other."""
    if (len(settings.bots), settings.seats) != (2, 2):
        raise Malformed("--sprt compares two bots at two seats")


def whole_deals(games: int, seats: int) -> int:
    """At least so many games, so that every deal is played from all seats."""
    return -(-games // seats) * seats


@lru_cache(maxsize=4)
def line_ups(bots: LineUp, seats: int) -> Sequence[LineUp]:
    """Who plays together, one line-up for each deal in turn.

    With enough bots all meet all, in every order round the table; with too few for the seats each
    of them plays alone against a table full of each other.
    """
    if len(bots) < seats:
        return [(one, *[other] * (seats - 1)) for one in bots for other in bots if one != other]
    return [
        (first, *others)
        for first, *rest in combinations(bots, seats)
        for others in permutations(rest)  # who is first makes no difference: all will sit everywhere
    ]


def table(settings: Settings, number: int) -> Table:
    deal, further = divmod(number, settings.seats)
    possible = line_ups(settings.bots, settings.seats)
    line_up = possible[deal % len(possible)]
    moved = settings.seats - further
    return Table(number, deal, line_up[moved:] + line_up[:moved])


def luck_seed(settings: Settings, table: Table) -> str:
    """The same for all games of a deal, and for all bots that ever play with this seed."""
    return _hash(f"deal {settings.game} {settings.seed} {table.deal}")


def bot_seed(settings: Settings, table: Table, seat: int) -> int:
    """A random stream of its own for each bot in each game."""
    written = f"bot {settings.game} {settings.seed} {table.number} {seat}"
    return int(_hash(written)[:15], 16)


def _hash(text: str) -> str:
    return hashlib.sha256(f"arena {text}".encode()).hexdigest()
