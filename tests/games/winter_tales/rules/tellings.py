"""Matches of Winter Tales with the words beside them, to test with."""

from dataclasses import dataclass

from frostfair.games.winter_tales.bots.chance import Rng
from frostfair.games.winter_tales.bots.tactics import choose
from frostfair.games.winter_tales.rules.state import Table
from frostfair.games.winter_tales.tale.narration import WinterTalesNarration
from frostfair.i18n.catalogue import catalogue
from frostfair.kernel.match import Match
from frostfair.kernel.telling import Telling
from frostfair.kernel.texts import Texts
from tests.games.winter_tales.rules.tables import new_match


@dataclass(frozen=True)
class ToldMatch:
    match: Match
    telling: Telling

    @property
    def texts(self) -> Texts:
        return self.telling.texts


def telling_of(match: Match, language: str = "en") -> Telling:
    narration = WinterTalesNarration(match.game, match.setup.options)
    return Telling(match, narration, teller=narration.teller(match, catalogue(language)))


def told_by_bots(seats: int, number: int, language: str = "en", **options: object) -> ToldMatch:
    """A whole game of bots, all of it told."""
    match, rng = new_match(seats, number, chapter_limit=8, **options), Rng(number)
    telling = telling_of(match, language)
    while match.result() is None:
        telling.make_up(telling.untold())
        seat = match.deciders()[0]
        imagined = match.imagine(seat, rng.below(1 << 29))
        assert isinstance(imagined, Table)
        match.submit(seat, choose(imagined, seat, match.offers(seat), rng))
    telling.make_up(telling.untold())
    return ToldMatch(match, telling)
