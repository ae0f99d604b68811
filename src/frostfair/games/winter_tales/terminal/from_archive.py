"""The words of a finished table from the file that a server made of it."""

from collections.abc import Mapping, Sequence

from frostfair.games.winter_tales.tale.narration import WinterTalesNarration
from frostfair.games.winter_tales.terminal.reader import Retelling
from frostfair.i18n.catalogue import Catalogue
from frostfair.kernel.match import Match
from frostfair.kernel.telling import Telling
from frostfair.kernel.texts import Text


def archived(
    match: Match, kept: Sequence[Mapping[str, object]], catalogue: Catalogue, names: Sequence[str]
) -> Retelling:
    """Just what was told: here nobody makes anything up."""
    telling = Telling(match, WinterTalesNarration(match.game, match.setup.options))
    for found in kept:
        seat = found["seat"]
        author = seat if isinstance(seat, int) else None
        text = Text(author, str(found["body"] or ""), found["auto"] is True, str(found["status"]))
        telling.texts.put(str(found["id"]), text)
    return Retelling(telling, catalogue, names)
