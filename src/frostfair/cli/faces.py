"""The only list of faces: which game looks how."""

from collections.abc import Callable

from frostfair.cli.face import Face
from frostfair.cli.winter_queen.face import WinterQueenFace
from frostfair.cli.witchstone.face import WitchstoneFace
from frostfair.i18n.catalogue import Catalogue
from frostfair.kernel.game import Game

FACES: dict[str, Callable[[Game, Catalogue], Face]] = {
    "winter-queen": WinterQueenFace,
    "witchstone": WitchstoneFace,
}


def face_of(game: Game, catalogue: Catalogue) -> Face:
    return FACES[game.meta.id](game, catalogue)
