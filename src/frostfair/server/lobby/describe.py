"""Tables as clients see them, built up field by field: what isn't put in can't leak."""

from collections.abc import Iterable, Mapping
from typing import cast

from frostfair.store.rows import SeatRow, TableRow
from frostfair.wire.clock import read_pace
from frostfair.wire.data import ResultData, SeatInfo, TableData


def table_data(row: TableRow, names: Mapping[str, str], rematch: str | None = None) -> TableData:
    return TableData(
        id=row.id,
        game=row.game,
        status=row.status,
        visibility=row.visibility,
        options=dict(row.options),
        asks_end_turn=row.asks_end_turn,
        pace=read_pace(row.pace),
        commitment=row.commitment,
        seats=[_seat(seat, names) for seat in row.seats],
        created=row.created,
        host=row.host,
        result=cast(ResultData | None, row.result),
        rematch_of=row.rematch_of,
        rematch=rematch,
        hot_seat=row.hot_seat,
    )


def users_of(rows: Iterable[TableRow]) -> list[str]:
    return sorted({seat.user for row in rows for seat in row.seats if seat.user is not None})


def _seat(seat: SeatRow, names: Mapping[str, str]) -> SeatInfo:
    name = seat.name or (None if seat.user is None else names.get(seat.user))
    return SeatInfo(seat.seat, name, seat.user, seat.bot, seat.word is not None)
