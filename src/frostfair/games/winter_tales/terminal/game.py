"""Winter Tales at the terminal."""

from collections.abc import Mapping, Sequence

from frostfair.games.winter_tales.terminal.face import WinterTalesFace
from frostfair.games.winter_tales.terminal.from_archive import archived
from frostfair.games.winter_tales.terminal.narration import LocalWinterTales
from frostfair.i18n.catalogue import Catalogue
from frostfair.kernel.match import Match
from frostfair.terminal.face import Face
from frostfair.terminal.game import TerminalGame
from frostfair.terminal.narration import Book, LocalNarration
from frostfair.terminal.players import Player


class WinterTalesTerminal(TerminalGame):
    has_secret_hands = True

    def face(self, catalogue: Catalogue) -> Face:
        return WinterTalesFace(self.game, catalogue)

    def narration(
        self, match: Match, catalogue: Catalogue, players: Sequence[Player], stored: str | None
    ) -> LocalNarration:
        return LocalWinterTales(match, catalogue, players, stored)

    def archive(
        self, match: Match, texts: Sequence[Mapping[str, object]], catalogue: Catalogue, names: Sequence[str]
    ) -> Book:
        return archived(match, texts, catalogue, names)
