"""One game of the arena, from its number to its result."""

import time
from pathlib import Path
from random import Random

from msgspec import Struct

from frostfair.arena.schedule import Settings, Table, bot_seed, luck_seed, table
from frostfair.bots.roster import make_bot
from frostfair.files import find_game
from frostfair.kernel.errors import Malformed
from frostfair.kernel.game import Game
from frostfair.kernel.match import Match, Setup
from frostfair.wording.base import wording_of

SEED_BITS = 62


class Played(Struct, frozen=True):
    """A finished game. All lists are by seat."""

    number: int
    deal: int
    bots: list[str]
    points: list[int]
    winners: list[int]
    reason: str
    decisions: list[int]
    sources: list[dict[str, int]]  # points by what they were made with, as far as the game tells
    seconds: list[float] = []  # of thinking; the only part that differs from run to run

    @property
    def length(self) -> int:
        """In decisions of all seats."""
        return sum(self.decisions)

    def share(self, seat: int) -> float:
        """Of the victory: 1, 0, or a part where several won."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def share_of(self, bot: str) -> float:
        """Of a bot, however many seats it holds: the mean of them, so that a game counts once."""
        held = self.held_by(bot)
        return sum([self.share(seat) for seat in held]) / len(held)

    def held_by(self, bot: str) -> list[int]:
        return [seat for seat, name in enumerate(self.bots) if name == bot]


def play_number(settings: Settings, data: Path | None, number: int) -> Played:
    """What a process of the arena is asked for."""
    return play(find_game(settings.game, data), settings, table(settings, number))


def play(game: Game, settings: Settings, at: Table) -> Played:
    match = Match(game, Setup(game, settings.seats, luck_seed(settings, at), settings.options))
    seeds = [bot_seed(settings, at, seat) for seat in range(settings.seats)]
    bots = [make_bot(name, game, seed) for name, seed in zip(at.bots, seeds, strict=True)]
    imagination = [Random(seed) for seed in seeds]
    decisions = [0] * settings.seats
    seconds = [0.0] * settings.seats
    while (result := match.result()) is None:
        seat = match.deciders()[0]
        imagined = match.imagine(seat, imagination[seat].getrandbits(SEED_BITS))
        begun = time.perf_counter()
        action = bots[seat].decide(imagined, seat, match.offers(seat))
        seconds[seat] += time.perf_counter() - begun
        match.submit(seat, action)
        decisions[seat] += 1
    if not result.winners:
        raise Malformed(f"{settings.game}: nobody wins such a game, so an arena can't compare its bots")
    return Played(
        at.number,
        at.deal,
        list(at.bots),
        list(result.points),
        list(result.winners),
        result.reason,
        decisions,
        _sources(match),
        [round(spent, 3) for spent in seconds],
    )


def _sources(match: Match) -> list[dict[str, int]]:
    """Every seat's points by the key of what they were made with."""
    wording = wording_of(match.game)
    found: list[dict[str, int]] = [{} for _ in range(match.setup.seats)]
    for record in match.standing():
        for event in record.events:
            for gained in wording.gains(event):
                of_seat = found[gained.seat]
                key = gained.source.key
                of_seat[key] = of_seat.get(key, 0) + gained.points
    return found
