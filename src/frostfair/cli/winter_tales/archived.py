"""The words of a finished table from the file that a server made of it."""

from collections.abc import Mapping, Sequence

from frostfair.cli.winter_tales.retelling import Retelling
from frostfair.games.winter_tales.game import WinterTales
from frostfair.games.winter_tales.telling import Reading
from frostfair.games.winter_tales.texts import Text, Texts
from frostfair.games.winter_tales.words import NONE
from frostfair.i18n.catalogue import Catalogue
from frostfair.kernel.match import Match


def archived(
    match: Match, kept: Sequence[Mapping[str, object]], catalogue: Catalogue, names: Sequence[str]
) -> Retelling:
    """Just what was told: here nobody makes anything up."""
    assert isinstance(match.game, WinterTales)
    texts = Texts()
    for found in kept:
        seat, body = found["seat"], found["body"]
        text = Text(seat if isinstance(seat, int) else NONE, str(body or ""), found["auto"] is True)
        text.struck, text.redacted = found["status"] == "struck", found["status"] == "redacted"
        texts.by_id[str(found["id"])] = text
    reading = Reading(match, str(match.setup.options["narration"]), texts)
    return Retelling(reading, match.game.box, catalogue, names)
