"""What the games say: who wins how often, from which seat, with which points, and how sure that is."""

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from frostfair.arena.contest import Contest
from frostfair.arena.ladder import certain, ratings
from frostfair.arena.playing import Played
from frostfair.arena.schedule import Settings
from frostfair.arena.statistics import Interval, mean_interval, wilson


class Rate(Struct, frozen=True):
    """How often somebody won, with the 95 % interval."""

    games: int
    wins: float
    rate: float
    interval: Interval


class Standing(Struct, frozen=True):
    """One bot: a rung of the ladder."""

    bot: str
    rating: float
    rating_interval: Interval
    wins: Rate
    points: float
    points_interval: Interval
    sources: dict[str, float]  # mean points of a game by what they were made with


class Pairing(Struct, frozen=True):
    """Bots that played together, how many seats each held, and how often each won."""

    bots: dict[str, int]
    rates: dict[str, Rate]


class Tested(Struct, frozen=True):
    """What the sequential test found."""

    weak: float
    strong: float
    likelihood: float
    lower: float
    upper: float
    verdict: str | None


class Standings(Struct, frozen=True):
    """The whole outcome."""

    settings: Settings
    games: int
    ladder: list[Standing]  # the strongest first
    pairings: list[Pairing]
    seats: list[Rate]  # whoever sits there
    seats_of: dict[str, list[Rate]]  # of each bot
    lengths: dict[int, int]  # in decisions: how many games
    sprt: Tested | None = None


def standings(contest: Contest) -> Standings:
    settings, games = contest.settings, contest.counted()
    seats = range(settings.seats)
    return Standings(
        settings,
        len(games),
        _ladder(settings.bots, games),
        _pairings(games),
        [_rate([game.share(seat) for game in games]) for seat in seats],
        {bot: [_rate(_shares_at(games, bot, seat)) for seat in seats] for bot in settings.bots},
        dict(sorted(Counter([game.length for game in games]).items())),
        _tested(contest, games),
    )


def _ladder(bots: Sequence[str], games: Sequence[Played]) -> list[Standing]:
    known = ratings(bots, games)
    found = []
    for bot in bots:
        own = [game for game in games if bot in game.bots]
        if not own:
            continue
        points = [float(game.points[seat]) for game in own for seat in game.held_by(bot)]
        mean, interval = mean_interval(points)
        wins = _rate([game.share_of(bot) for game in own])
        rating = known[bot]
        found.append(
            Standing(bot, rating.mu, certain(rating), wins, mean, interval, _sources(bot, own, len(points)))
        )
    return sorted(found, key=lambda standing: -standing.rating)


def _pairings(games: Sequence[Played]) -> list[Pairing]:
    together: dict[tuple[tuple[str, int], ...], list[Played]] = {}
    for game in games:
        together.setdefault(tuple(sorted(Counter(game.bots).items())), []).append(game)
    return [
        Pairing(dict(bots), {bot: _rate([game.share_of(bot) for game in played]) for bot, _ in bots})
        for bots, played in together.items()
    ]


def _shares_at(games: Sequence[Played], bot: str, seat: int) -> list[float]:
    return [game.share(seat) for game in games if game.bots[seat] == bot]


def _sources(bot: str, games: Sequence[Played], times: int) -> dict[str, float]:
    total: Counter[str] = Counter()
    for game in games:
        for seat in game.held_by(bot):
            total.update(game.sources[seat])
    return {source: total[source] / times for source in sorted(total)}


def _rate(shares: Sequence[float]) -> Rate:
    wins, games = sum(shares), len(shares)
    return Rate(games, wins, wins / games if games else 0.0, wilson(wins, games))


def _tested(contest: Contest, games: Sequence[Played]) -> Tested | None:
    test = contest.sprt
    if test is None:
        return None
    wins = sum([game.share_of(contest.settings.bots[0]) for game in games])
    found = test.likelihood(wins, len(games))
    return Tested(test.weak, test.strong, found, test.lower, test.upper, contest.verdict)
