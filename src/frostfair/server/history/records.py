"""What happened at a table from its first move on, for one audience.

It is read from the log. Nothing is told here that `news` didn't tell at the time.
"""

from collections.abc import Sequence

from frostfair.kernel.game import Game
from frostfair.kernel.logtext import read_record
from frostfair.kernel.record import UNDO, Record, seen_by, standing
from frostfair.server.table.catch_up import missed_since
from frostfair.server.table.position import Audience
from frostfair.store.database import Entry
from frostfair.wire.data import History, HistoryRecord, Missed
from frostfair.wording.base import wording_of


def history(
    game: Game, entries: Sequence[Entry], audience: Audience, since: int = 0, limit: int = 200,
    *, with_events: bool = False,
) -> History:  # fmt: skip
    """The records after version `since`, undone ones too; for programs with what `news` told as events.

    `entries` are the whole log, or only what came after `since` if nothing in it takes anything back.
    """
    records = [read_record(game, entry.text) for entry in entries]
    counting = {record.version for record in standing(records)}
    marks = {record.version: entry.bot for record, entry in zip(records, entries, strict=True) if entry.bot}
    before = since - (records[0].version - 1) if records else 0  # how many of them are known already
    heard = missed_since(game, records, before, marks, audience)
    shown = [
        _with_gains(game, told, record, entry, audience, record.version not in counting)
        for told, record, entry in zip(heard, records[before:], entries[before:], strict=True)
    ][:limit]
    if with_events:
        for record, told in zip(shown, heard, strict=False):
            record.events = told.events
    return History(shown, records[-1].version if records else 0)


def takes_back(game: Game, entries: Sequence[Entry]) -> bool:
    return any(read_record(game, entry.text).deed == UNDO for entry in entries)


def _with_gains(
    game: Game, told: Missed, record: Record, entry: Entry, audience: Audience, undone: bool
) -> HistoryRecord:  # fmt: skip
    if told.by is None:
        return HistoryRecord(told.v)
    wording = wording_of(game)
    gains = [gained for event in seen_by(audience, record.events) for gained in wording.gains(event)]
    return HistoryRecord(told.v, told.by, told.deed, told.bot, told.told, gains, entry.at, undone)
