"""Tables as clients see them, built up field by field: what isn't put in can't leak."""

from collections.abc import Iterable
from typing import cast

from frostfair.store.people import Names
from frostfair.store.rows import Closing, SeatRow, TableRow
from frostfair.wire.clock import read_pace
from frostfair.wire.data import ClosingData, ResultData, SeatInfo, TableData


def table_data(row: TableRow, names: Names, rematch: str | None = None) -> TableData:
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
        language=row.language,
        closing=None if row.closing is None else _closing(row.closing),
    )


def users_of(rows: Iterable[TableRow]) -> list[str]:
    return sorted({seat.user for row in rows for seat in row.seats if seat.user is not None})


def _closing(closing: Closing) -> ClosingData:
    return ClosingData(list(closing.by), list(closing.gone), closing.at)


def _seat(seat: SeatRow, names: Names) -> SeatInfo:
    name = seat.name or (None if seat.user is None else names.get(seat.user))
    is_namesake = seat.name is None and seat.user in names.namesakes
    return SeatInfo(seat.seat, name, seat.user, seat.bot, seat.word is not None, is_namesake)
