"""The only list of faces: which game looks how, where people tell, and where hands are secret."""

from collections.abc import Callable, Mapping, Sequence

from frostfair.games.winter_queen.terminal.face import WinterQueenFace
from frostfair.games.winter_tales.terminal.face import WinterTalesFace
from frostfair.games.winter_tales.terminal.from_archive import archived
from frostfair.games.winter_tales.terminal.narration import WinterTalesNarration
from frostfair.games.witchstone.terminal.face import WitchstoneFace
from frostfair.i18n.catalogue import Catalogue
from frostfair.kernel.game import Game
from frostfair.kernel.match import Match
from frostfair.terminal.face import Face
from frostfair.terminal.narration import Book, Narration
from frostfair.terminal.players import Player

FACES: dict[str, Callable[[Game, Catalogue], Face]] = {
    "winter-queen": WinterQueenFace,
    "witchstone": WitchstoneFace,
    "winter-tales": WinterTalesFace,
}

NARRATIONS: dict[str, Callable[[Match, Catalogue, Sequence[Player], str | None], Narration]] = {
    "winter-tales": WinterTalesNarration,
}

# The same of a finished table, from the file of a server.
ARCHIVES: dict[str, Callable[[Match, Sequence[Mapping[str, object]], Catalogue, Sequence[str]], Book]] = {
    "winter-tales": archived,
}

# Where people who share a screen must not see each other's hands.
SECRET_HANDS = frozenset({"witchstone", "winter-tales"})


def face_of(game: Game, catalogue: Catalogue) -> Face:
    return FACES[game.meta.id](game, catalogue)


def narration_of(
    match: Match, catalogue: Catalogue, players: Sequence[Player], stored: str | None
) -> Narration | None:
    """The words beside this match, if people tell in its game."""
    make = NARRATIONS.get(match.game.meta.id)
    return None if make is None else make(match, catalogue, players, stored)
