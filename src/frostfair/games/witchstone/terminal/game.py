"""Witchstone at the terminal."""

from frostfair.games.witchstone.terminal.face import WitchstoneFace
from frostfair.i18n.catalogue import Catalogue
from frostfair.terminal.face import Face
from frostfair.terminal.game import TerminalGame


class WitchstoneTerminal(TerminalGame):
    has_secret_hands = True

    def face(self, catalogue: Catalogue) -> Face:
        return WitchstoneFace(self.game, catalogue)
