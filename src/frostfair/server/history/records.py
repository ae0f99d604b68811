"""What happened at a table from its first move on, and how it stood at any moment, for one audience.

Both are read from the log. Nothing is told here that `news` didn't tell at the time.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, cast

from frostfair.kernel.errors import Malformed
from frostfair.kernel.flow import State
from frostfair.kernel.game import Game, Result
from frostfair.kernel.logtext import read_record
from frostfair.kernel.match import UNDO, Match, Record
from frostfair.server.table.catch_up import missed_since, taken_back
from frostfair.server.table.position import Audience, reveal, seen
from frostfair.store.database import Entry
from frostfair.store.errors import NotNow
from frostfair.store.rows import OPEN, TableRow
from frostfair.store.store import Store
from frostfair.wire.data import History, HistoryRecord, Missed, Position, ResultData
from frostfair.wire.plain import Plain
from frostfair.wording.base import wording_of
from frostfair.wording.message import message

MOST_TABLES: Final = 32  # that are kept ready to be leafed through


def history(
    game: Game, entries: Sequence[Entry], audience: Audience, since: int = 0, limit: int = 200,
    *, with_events: bool = False,
) -> History:  # fmt: skip
    """The records after version `since`, undone ones too; for programs with what `news` told as events.

    `entries` are the whole log, or only what came after `since` if nothing in it takes anything back.
    """
    records = [read_record(game, entry.text) for entry in entries]
    undone = taken_back(records)
    gone = {version for versions in undone.values() for version in versions} | set(undone)
    marks = {record.version: entry.bot for record, entry in zip(records, entries, strict=True) if entry.bot}
    before = since - (records[0].version - 1) if records else 0  # how many of them are known already
    heard = missed_since(game, records, before, marks, audience)
    shown = [
        _with_gains(game, told, record, entry, audience, record.version in gone)
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
    telling = wording_of(game)
    gains = [gained for event in seen(record.events, audience) for gained in telling.gains(event)]
    return HistoryRecord(told.v, told.by, told.deed, told.bot, told.told, gains, entry.at, undone)


# --- moments ---


@dataclass(frozen=True, slots=True)
class _Moment:
    state: State
    deciders: list[int]
    result: Result | None


@dataclass(slots=True)
class _Leafed:
    """A table that somebody leafs through: its match as far as it was read, and every moment before that."""

    match: Match
    moments: list[_Moment] = field(default_factory=list)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    def note(self) -> None:
        self.moments.append(_Moment(self.match.state.copy(), self.match.deciders(), self.match.result()))

    def read(self, entries: Sequence[Entry]) -> None:
        for entry in entries:
            self.match.apply(read_record(self.match.game, entry.text))
            self.note()


class Moments:
    """Replays a table once, in a thread, and then has every moment of it at hand."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._leafed: OrderedDict[str, _Leafed] = OrderedDict()

    async def at(
        self, row: TableRow, version: int, audience: Audience, *, plain: bool = False
    ) -> Position:  # fmt: skip
        if row.status == OPEN:
            raise NotNow(f"table-is-{row.status}")
        leafed = self._find(row)
        async with leafed.lock:
            if version >= len(leafed.moments):
                entries = await self._store.logs.read(row.id, leafed.match.version)
                await asyncio.to_thread(leafed.read, entries)
        if not 0 <= version < len(leafed.moments):
            raise Malformed(f"no version {version}: the newest is {len(leafed.moments) - 1}")
        return _position(leafed.match, leafed.moments[version], audience, plain)

    def _find(self, row: TableRow) -> _Leafed:
        found = self._leafed.get(row.id)
        if found is None:
            game = self._store.find_game(row.game)
            found = self._leafed[row.id] = _Leafed(Match(game, row.setup(game)))
            found.note()
        self._leafed.move_to_end(row.id)
        while len(self._leafed) > MOST_TABLES:
            self._leafed.popitem(last=False)
        return found


def _position(match: Match, moment: _Moment, audience: Audience, plain: bool = False) -> Position:
    """As the audience saw it then, but with nothing to choose."""
    game, result = match.game, moment.result
    view, telling = game.view(moment.state, audience), wording_of(match.game)
    waiting = telling.prompt(view, moment.deciders, None)
    return Position(
        view=view,
        deciders=list(moment.deciders),
        prompt=waiting if result is None else telling.verdict(result) or message("prompt-over"),
        result=None if result is None else cast(ResultData, result.pack()),
        reveal=None if result is None else reveal(match),
        plain=Plain(telling.table(view, audience)) if plain else None,
    )
