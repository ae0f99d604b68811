"""The table in words, for connections that play on the plain board. It is made for no others."""

from frostfair.kernel.match import Match
from frostfair.server.table.explain import CHANCE
from frostfair.server.table.position import Audience, Tells
from frostfair.wire.plain import Plain
from frostfair.wording.base import wording_of


def plain(match: Match, audience: Audience, tale: Tells | None = None) -> Plain:
    """As this audience may know it; what it may choose comes in groups, with what follows from it."""
    wording, view = wording_of(match.game), match.view(audience)
    told = Plain(wording.table(view, audience), list(wording.context(view, audience)))
    if audience is None or (tale is not None and tale.waits_for()):
        return told
    offers = match.offers(audience)
    if not offers:
        return told
    groups = wording.choices(view, audience, offers, lambda: match.imagine(audience, CHANCE))
    return Plain(told.table, told.context, groups)
