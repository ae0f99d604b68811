"""A match from its log. The log is the truth; a snapshot only spares replaying what lies before it."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection

from frostfair.kernel.errors import FrostfairError, Malformed
from frostfair.kernel.game import Game
from frostfair.kernel.logtext import read_record
from frostfair.kernel.luck import Luck
from frostfair.kernel.match import Match, resume
from frostfair.store.database import Entry, Part
from frostfair.store.logs import Snapshot, entries_of, snapshot_of
from frostfair.store.rows import FINISHED, TableRow, get_table

FindGame = Callable[[str], Game]


@dataclass(frozen=True, slots=True)
class Loaded:
    """A table as it stands: what is known of it, its match, and the log with times, bots and keys."""

    table: TableRow
    match: Match
    entries: list[Entry]
    from_snapshot: bool = False


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with a table: at which version (0: before the first record), and why."""

    table: str
    version: int
    reason: str

    def __str__(self) -> str:
        return f"table {self.table}, version {self.version}: {self.reason}"


class Broken(Malformed):
    """A log that can't be replayed."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(str(fault))
        self.fault = fault


class Loading(Part):
    """Reads and replays. Replaying is done in a thread, so that a long log doesn't hold up other tables."""

    async def load(self, table: str, find_game: FindGame, *, use_snapshot: bool = True) -> Loaded:
        row, entries, kept = await self.database.read(lambda db: _read_all(db, table, use_snapshot))
        return await asyncio.to_thread(_replayed, row, entries, kept, find_game)

    async def check(self, table: str, find_game: FindGame) -> Fault | None:
        """Replay all of it, snapshot or not, and compare with all that is kept beside it."""
        row, entries, _ = await self.database.read(lambda db: _read_all(db, table, False))
        return await asyncio.to_thread(_fault, row, entries, find_game)


def _read_all(
    db: Connection, table: str, use_snapshot: bool
) -> tuple[TableRow, list[Entry], Snapshot | None]:
    kept = snapshot_of(db, table) if use_snapshot else None
    return get_table(db, table), entries_of(db, table), kept


def _replayed(row: TableRow, entries: list[Entry], kept: Snapshot | None, find_game: FindGame) -> Loaded:
    game = _game_of(row, find_game)
    match = _from_snapshot(row, game, entries, kept)
    if match is not None:
        return Loaded(row, match, entries, from_snapshot=True)
    return Loaded(row, replay_entries(row, game, entries), entries)


def _from_snapshot(
    row: TableRow, game: Game, entries: Sequence[Entry], kept: Snapshot | None
) -> Match | None:
    if kept is None or not kept.fits(row) or kept.version > len(entries):
        return None
    try:
        before = [read_record(game, entry.text) for entry in entries[: kept.version]]
        match = resume(game, row.setup(game), before, game.restore(kept.state), kept.offered_since)
        _apply(row.id, match, entries[kept.version :])
        return match
    except Exception:  # a cache may be wrong in any way; the log is asked instead
        return None


def _game_of(row: TableRow, find_game: FindGame) -> Game:
    try:
        return find_game(row.game)
    except FrostfairError as error:
        raise Broken(Fault(row.id, 0, str(error))) from None


def replay_entries(row: TableRow, game: Game, entries: Sequence[Entry]) -> Match:
    try:
        match = Match(game, row.setup(game))
    except FrostfairError as error:
        raise Broken(Fault(row.id, 0, str(error))) from None
    _apply(row.id, match, entries)
    return match


def _apply(table: str, match: Match, entries: Sequence[Entry]) -> None:
    for entry in entries:
        try:
            record = read_record(match.game, entry.text)
            if record.version != entry.version:
                raise Malformed(f"record {record.version} is kept as version {entry.version}")
            match.apply(record)
        except FrostfairError as error:
            raise Broken(Fault(table, entry.version, str(error))) from None


def _fault(row: TableRow, entries: list[Entry], find_game: FindGame) -> Fault | None:
    try:
        if Luck(row.seed).commitment() != row.commitment:
            return Fault(row.id, 0, "the seed is not the one that was committed to")
        match = replay_entries(row, _game_of(row, find_game), entries)
    except Broken as broken:
        return broken.fault
    except FrostfairError as error:
        return Fault(row.id, 0, str(error))
    result = match.result()
    if row.status == FINISHED and row.result != (None if result is None else result.pack()):
        return Fault(row.id, match.version, "the result differs from the log's")
    return None
