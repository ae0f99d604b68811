"""My tables: where I sit, whose turn it is there, and how much has happened since I looked."""

from typing import Final

import msgspec

from frostfair.server.hub import Hub
from frostfair.server.lobby.describe import table_data, users_of
from frostfair.server.table.room import Room
from frostfair.store.rows import PLAYING, TableRow
from frostfair.wire.data import MyTable

MOST_LOADED: Final = 30  # tables in play that are looked into; whoever has more sees whose turn it is there


async def tables_of(hall: Hub, user: str) -> list[MyTable]:
    rows = await hall.store.tables.of_user(user)
    ids = [row.id for row in rows]
    names = await hall.store.people.names(users_of(rows))
    newest = await hall.store.logs.newest(ids)
    seen = await hall.last_seen.of_user(user, ids)
    playing = [row.id for row in rows if row.status == PLAYING][:MOST_LOADED]
    deciders = {table: await (await hall.table(table)).ask(Room.waited_for) or [] for table in playing}
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
                updated=max(at, row.updated),
            )
        )
    return sorted(found, key=lambda table: -table.updated)


def _waits_for(row: TableRow, user: str, deciders: list[int]) -> bool:
    """For a person: what a bot plays for them waits for nobody."""
    return any(row.seats[seat].user == user and row.seats[seat].bot is None for seat in deciders)
