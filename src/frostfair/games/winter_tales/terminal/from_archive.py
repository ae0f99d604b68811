"""The words of a finished table from the file that a server made of it."""

from collections.abc import Mapping, Sequence

from frostfair.games.winter_tales.rules.game import WinterTales
from frostfair.games.winter_tales.rules.terms import NONE
from frostfair.games.winter_tales.tale.telling import Reading
from frostfair.games.winter_tales.tale.texts import Text, Texts
from frostfair.games.winter_tales.terminal.reader import Retelling
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
