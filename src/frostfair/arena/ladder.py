"""The ladder: what every bot's results say of its strength (OpenSkill, Plackett-Luce)."""

from collections.abc import Iterable, Sequence

from openskill.models import PlackettLuce, PlackettLuceRating

from frostfair.arena.playing import Played
from frostfair.arena.statistics import SURE, Interval

Rating = PlackettLuceRating


def ratings(bots: Sequence[str], games: Iterable[Played]) -> dict[str, Rating]:
    """In the order of the games: each changes what the next one starts from."""
    model = PlackettLuce(tau=0)  # a bot neither learns nor forgets
    known = {bot: model.rating(name=bot) for bot in bots}
    for game in games:
        teams = [[model.rating(known[bot].mu, known[bot].sigma)] for bot in game.bots]
        rated = model.rate(teams, ranks=[float(place) for place in places(game)])
        for bot in set(game.bots):
            _learn(known[bot], [rated[seat][0] for seat in game.held_by(bot)])
    return known


def places(game: Played) -> list[int]:
    """0 for who won; the others follow by their points."""
    order = [(0, 0) if seat in game.winners else (1, -points) for seat, points in enumerate(game.points)]
    return [sum([other < own for other in order]) for own in order]


def certain(rating: Rating) -> Interval:
    """95 % of what the strength may be."""
    return Interval(rating.mu - SURE * rating.sigma, rating.mu + SURE * rating.sigma)


def _learn(rating: Rating, after: Sequence[Rating]) -> None:
    """A bot that holds several seats takes the mean of what they teach."""
    rating.mu = sum([seat.mu for seat in after]) / len(after)
    rating.sigma = sum([seat.sigma for seat in after]) / len(after)
