"""What happened at a table from its first move on, for one audience.

It is read from the log. Nothing is told here that `news` didn't tell at the time.
"""

from collections.abc import Sequence

from frostfair.kernel.game import Game
from frostfair.kernel.logtext import read_record
from frostfair.kernel.record import UNDO, standing
from frostfair.server.table.logbook import Logbook
from frostfair.server.table.position import Audience
from frostfair.store.database import Entry
from frostfair.wire.data import History


def history(
    game: Game,
    entries: Sequence[Entry],
    audience: Audience,
    since: int = 0,
    limit: int = 200,
    *,
    with_events: bool = False,
) -> History:
    """The records after version `since`, undone ones too; for programs with what `news` told as events.

    `entries` are the whole log, or only what came after `since` if nothing in it takes anything back.
    """
    records = [read_record(game, entry.text) for entry in entries]
    counting = {record.version for record in standing(records)}
    bots = {entry.version: entry.bot for entry in entries if entry.bot}
    known = since - (records[0].version - 1) if records else 0
    lines = Logbook(game, records, [entry.at for entry in entries], bots).lines(audience, known)[:limit]
    for line in lines:
        line.undone = line.by is not None and line.v not in counting
        if not with_events:
            line.events = []
    return History(lines, records[-1].version if records else 0)


def takes_back(game: Game, entries: Sequence[Entry]) -> bool:
    return any(read_record(game, entry.text).deed == UNDO for entry in entries)
