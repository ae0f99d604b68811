"""Winter Queen at the terminal."""

from frostfair.games.winter_queen.terminal.face import WinterQueenFace
from frostfair.i18n.catalogue import Catalogue
from frostfair.terminal.face import Face
from frostfair.terminal.game import TerminalGame


class WinterQueenTerminal(TerminalGame):
    def face(self, catalogue: Catalogue) -> Face:
        return WinterQueenFace(self.game, catalogue)
