"""My tables: where I sit, whose turn it is there, and how much has happened since I looked."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

import msgspec

from frostfair.server.hub import Hub
from frostfair.server.lobby.describe import table_data, users_of
from frostfair.server.table.logbook import Logbook
from frostfair.server.table.room import Room
from frostfair.store.rows import FINISHED, PLAYING, TableRow
from frostfair.wire.data import LogLine, MyTable

FEW: Final = 3  # lines of what happened
MOST_LOADED: Final = 30  # tables in play that are looked into; a user with more sees there whose turn it is


async def tables_of(hall: Hub, user: str) -> list[MyTable]:
    rows = await hall.store.tables.of_user(user)
    ids = [row.id for row in rows]
    names = await hall.store.people.names(users_of(rows))
    newest = await hall.store.logs.newest(ids)
    seen = await hall.last_seen.of_user(user, ids)
    playing = [row.id for row in rows if row.status == PLAYING][:MOST_LOADED]
    deciders = {table: await (await hall.table(table)).ask(Room.waited_for) or [] for table in playing}
    happened = await _happened(hall, rows, user, seen, newest)
    found = []
    for row in rows:
        version, at = newest.get(row.id, (0, row.updated))
        found.append(
            MyTable(
                **msgspec.structs.asdict(table_data(row, names)),
                mine=row.seats_of(user),
                deciders=deciders.get(row.id, []),
                my_turn=_waits_for(row, user, deciders.get(row.id, [])),
                version=version,
                seen=seen.get(row.id),
                happened=happened.get(row.id, []),
                updated=max(at, row.updated),
            )
        )
    return sorted(found, key=lambda table: -table.updated)


async def _happened(
    hall: Hub,
    rows: Sequence[TableRow],
    user: str,
    seen: Mapping[str, int],
    newest: Mapping[str, tuple[int, int]],
) -> dict[str, list[LogLine]]:
    """What others did at each table since the user looked, in a few lines; only where they sit and looked."""
    unseen = [row for row in rows if row.id in seen and newest.get(row.id, (0, 0))[0] > seen[row.id]]
    mine = [(row, row.seats_of(user)) for row in unseen if row.status in (PLAYING, FINISHED)]
    found = {}
    for row, seats in [(row, seats) for row, seats in mine if seats][:MOST_LOADED]:
        tell = partial(_last_lines, seat=seats[0], since=seen[row.id])
        found[row.id] = await (await hall.table(row.id)).ask(tell) or []
    return found


def _last_lines(room: Room, seat: int, since: int) -> list[LogLine]:
    """The last ones of others that still stand and say something, as the seat may know them."""
    match = room.match
    standing = {record.version for record in match.standing()}
    lines = Logbook(match.game, match.records, room.times, room.marks).lines(seat, since)
    told = [line for line in lines if line.told and line.by != seat and line.v in standing]
    return [msgspec.structs.replace(line, events=[]) for line in told[-FEW:]]


def _waits_for(row: TableRow, user: str, deciders: list[int]) -> bool:
    """For the user: a seat that a bot plays waits for the bot."""
    return any(row.seats[seat].user == user and row.seats[seat].bot is None for seat in deciders)
