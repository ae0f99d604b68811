"""A contest: which games are there, which are still to be played, and when enough is known.

Figures are made of the games from the first on, without a gap, so they don't depend on how many were
played side by side or how often the arena was stopped.
"""

from collections.abc import Generator
from contextlib import closing
from pathlib import Path

from frostfair.arena.gamesfile import GamesFile
from frostfair.arena.playing import Played
from frostfair.arena.running import play_all
from frostfair.arena.schedule import Settings, whole_deals
from frostfair.arena.statistics import Sprt


class Contest:
    """So many games of these settings, or fewer if a test knows enough before."""

    def __init__(self, settings: Settings, games: int, file: GamesFile, sprt: Sprt | None = None) -> None:
        self.settings = settings
        self.wanted = whole_deals(games, settings.seats)
        self.sprt = sprt
        self.verdict: str | None = None  # of the test
        self._file = file
        self._without_gap = 0  # games from the first on
        self._first_bots_wins = 0.0
        self._look()

    @property
    def there(self) -> int:
        """How many of the wanted games are played."""
        return len([number for number in self._file.games if number < self.wanted])

    def play(self, workers: int, data: Path | None = None) -> Generator[Played, None, None]:
        """Play what is missing; each game is in the file before it is given. Close it to stop."""
        missing = (number for number in range(self._end()) if number not in self._file.games)
        with closing(play_all(self.settings, data, missing, workers)) as playing:
            for game in playing:
                self._file.add(game)
                self._look()
                yield game
                if self._is_decided():
                    return

    def counted(self) -> list[Played]:
        """What the figures are made of."""
        return [self._file.games[number] for number in range(self._without_gap)]

    def _end(self) -> int:
        """No game from this number on is needed."""
        return self.wanted if self.verdict is None else self._without_gap

    def _is_decided(self) -> bool:
        return self.verdict is not None

    def _look(self) -> None:
        """How far the games reach without a gap, and whether the test knows enough, deal by deal."""
        seats = self.settings.seats
        while self._without_gap < self._end():
            deal = range(self._without_gap, self._without_gap + seats)
            if not all(number in self._file.games for number in deal):
                return
            self._without_gap += seats
            if self.sprt is not None:
                games = [self._file.games[number] for number in deal]
                self._first_bots_wins += sum([game.share_of(self.settings.bots[0]) for game in games])
                self.verdict = self.sprt.verdict(self._first_bots_wins, self._without_gap)
