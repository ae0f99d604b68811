"""What seats, handicaps, options and components are worth, measured with the same bot at all seats."""

from collections import defaultdict
from collections.abc import Sequence

import msgspec
from msgspec import Struct

from frostfair import __version__
from frostfair.arena.playing import Played
from frostfair.arena.schedule import Settings, refuse_unknown_bots
from frostfair.arena.standings import Rate, rate_of
from frostfair.arena.statistics import Interval, mean_interval, sure_of_all, wilson
from frostfair.bots.questions import Arm, Question
from frostfair.kernel.game import Game
from frostfair.kernel.match import Setup

FEWEST = 20  # seats that had a component, below which nothing is said about it


class Worth(Struct, frozen=True):
    """How often a seat won, and by how many points it led the best of the others."""

    wins: Rate
    lead: float
    lead_interval: Interval


class Answer(Struct, frozen=True):
    """To one question: each seat's worth; of a question about one seat, that seat's."""

    question: str
    games: int
    length: float  # of a game in decisions, on average
    seats: list[Worth]
    asked: Worth | None = None


class Part(Struct, frozen=True):
    """A component: how often seats won that had it."""

    name: str
    wins: Rate
    stands_out: bool  # even if one looks at all components together


class Source(Struct, frozen=True):
    """Points of one kind: how many more winners had than the others, on average."""

    key: str
    more: float
    interval: Interval


class Balance(Struct, frozen=True):
    """The whole outcome."""

    game: str
    rules_version: int
    version: str
    bot: str
    against: str
    seats: int
    seed: int
    answers: list[Answer]
    parts: list[Part]
    sources: list[Source]

    @property
    def chance(self) -> float:
        return 1 / self.seats


def settings_for(game: Game, arm: Arm, bot: str, against: str, seats: int, seed: int) -> Settings:
    """One arm of a question as an arena in which nobody changes seats."""
    refuse_unknown_bots(game, [bot, against])
    options = Setup(game, seats, "0" * 64, arm.options).options
    held = [bot if arm.seat in (None, seat) else against for seat in range(seats)]
    meta = game.meta
    return Settings(
        *(meta.id, meta.rules_version, game.data_hash, __version__),
        bots=tuple(dict.fromkeys(held)),
        seats=seats,
        seed=seed,
        options=options,
        line_up=tuple(held),
    )


def answer(question: Question, seats: int, games: Sequence[Sequence[Played]]) -> Answer:
    """From the games of each arm."""
    played = [game for arm in games for game in arm]
    asked = None
    if question.is_about_a_seat:
        held = [(game, arm.seat) for arm, of_arm in zip(question.arms, games, strict=True) for game in of_arm]
        asked = _worth([(game, seat) for game, seat in held if seat is not None])
    by_seat = [_worth([(game, seat) for game in played]) for seat in range(seats)]
    length = sum([game.length for game in played]) / len(played)
    return Answer(question.name, len(played), length, by_seat, asked)


def _worth(held: Sequence[tuple[Played, int]]) -> Worth:
    leads = [float(_lead(game, seat)) for game, seat in held]
    mean, interval = mean_interval(leads)
    return Worth(rate_of([game.share(seat) for game, seat in held]), mean, interval)


def _lead(game: Played, seat: int) -> int:
    return game.points[seat] - max(game.points[:seat] + game.points[seat + 1 :])


def parts(games: Sequence[Played]) -> list[Part]:
    """Components that enough seats had, the luckiest first."""
    shares: defaultdict[str, list[float]] = defaultdict(list)
    for game in games:
        for seat, held in enumerate(game.parts):
            for part in held:
                shares[part].append(game.share(seat))
    known = {name: found for name, found in shares.items() if len(found) >= FEWEST}
    sure = sure_of_all(len(known))
    found = []
    for name, won in known.items():
        rate = rate_of(won)
        low, high = wilson(rate.wins, rate.games, sure)
        chance = 1 / len(games[0].points)
        found.append(Part(name, rate, not low <= chance <= high))
    return sorted(found, key=lambda part: (-part.wins.rate, part.name))


def sources(games: Sequence[Played]) -> list[Source]:
    """What winners made more of than the others, the largest difference first."""
    keys = sorted({key for game in games for of_seat in game.sources for key in of_seat})
    found = []
    for key in keys:
        more = [_more(game, key) for game in games if len(game.winners) < len(game.points)]
        if more:
            mean, interval = mean_interval(more)
            found.append(Source(key, mean, interval))
    return sorted(found, key=lambda source: -source.more)


def _more(game: Played, key: str) -> float:
    won = [of.get(key, 0) for seat, of in enumerate(game.sources) if seat in game.winners]
    lost = [of.get(key, 0) for seat, of in enumerate(game.sources) if seat not in game.winners]
    return sum(won) / len(won) - sum(lost) / len(lost)


def as_json(outcome: Balance) -> bytes:
    return msgspec.json.format(msgspec.json.encode(outcome)) + b"\n"
