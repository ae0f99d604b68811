"""What a game gives the terminal, beside its rules."""

from collections.abc import Mapping, Sequence

from frostfair.games.installed import package_of
from frostfair.i18n.catalogue import Catalogue
from frostfair.kernel.errors import Malformed
from frostfair.kernel.game import Game
from frostfair.kernel.match import Match
from frostfair.terminal.face import Face
from frostfair.terminal.narration import Book, LocalNarration
from frostfair.terminal.players import Player


class TerminalGame:
    """A game at the terminal. Only the face must be there; the rest is for games in which people tell."""

    # Whether people who share a screen must not see each other's hands.
    has_secret_hands: bool = False

    def __init__(self, game: Game) -> None:
        self.game = game

    def face(self, catalogue: Catalogue) -> Face:
        """How it looks and speaks."""
        raise NotImplementedError

    def narration(
        self, match: Match, catalogue: Catalogue, players: Sequence[Player], stored: str | None
    ) -> LocalNarration | None:
        """The words beside a match that is played here."""
        return None

    def archive(
        self, match: Match, texts: Sequence[Mapping[str, object]], catalogue: Catalogue, names: Sequence[str]
    ) -> Book | None:
        """What was told at a finished table, from the file of a server."""
        return None


def terminal_game(game: Game) -> TerminalGame:
    """This game at the terminal; Malformed if it can't be played there."""
    package = package_of(game)
    if package is None or package.terminal is None:
        why = f"{game.meta.id} can't be played in the terminal: it brings no face"
        raise Malformed(f"{why}; `frostfair play` opens the browser")
    made = package.load(package.terminal)(game)
    assert isinstance(made, TerminalGame)
    return made


def face_of(game: Game, catalogue: Catalogue) -> Face:
    return terminal_game(game).face(catalogue)
