"""The ledger of a table as one audience may know it now."""

from frostfair.kernel.match import Match
from frostfair.server.table.position import Audience
from frostfair.wire.ledger import Ledger
from frostfair.wording.base import wording_of
from frostfair.wording.ledger import ledger


def ledger_of(match: Match, audience: Audience) -> Ledger:
    wording, view = wording_of(match.game), match.view(audience)
    return ledger(wording, match.records, audience, view, match.setup.seats, match.result())
