"""Tables as clients see them, built up field by field: what isn't put in can't leak."""

from collections.abc import Iterable
from typing import cast

from frostfair.store.people import Names
from frostfair.store.rows import LINE, Closing, Hints, SeatRow, TableRow
from frostfair.wire.clock import read_pace
from frostfair.wire.data import (
    BoundaryData,
    BranchData,
    ClosingData,
    HintsData,
    ResultData,
    SeatInfo,
    TableData,
)


def table_data(
    row: TableRow, names: Names, rematch: str | None = None, *, at_table: bool = False
) -> TableData:
    """`at_table`: for those who look at the table itself, and not at a list of tables."""
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
        boundaries=boundaries(row) if at_table else [],
        closing=None if row.closing is None else _closing(row.closing),
        hints=None if row.hints is None else _hints(row.hints),
        branch=None if row.branch is None else BranchData(row.branch.of, row.branch.version),
    )


def users_of(rows: Iterable[TableRow]) -> list[str]:
    return sorted({seat.user for row in rows for seat in row.seats if seat.user is not None})


def people_at(row: TableRow) -> set[str]:
    """Its host, and all who sit there."""
    return {user for user in (row.host, *[seat.user for seat in row.seats]) if user is not None}


def boundaries(row: TableRow) -> list[BoundaryData]:
    """In an order that tells nothing of who added what when."""
    known = sorted(row.boundaries, key=lambda boundary: (boundary.kind, boundary.words.casefold()))
    return [BoundaryData(one.id, "line" if one.kind == LINE else "veil", one.words) for one in known]


def _closing(closing: Closing) -> ClosingData:
    return ClosingData(list(closing.by), list(closing.gone), closing.at)


def _hints(hints: Hints) -> HintsData:
    return HintsData(hints.by, list(hints.agreed), dict(hints.used))


def _seat(seat: SeatRow, names: Names) -> SeatInfo:
    name = seat.name or (None if seat.user is None else names.get(seat.user))
    is_namesake = seat.name is None and seat.user in names.namesakes
    return SeatInfo(seat.seat, name, seat.user, seat.bot, seat.word is not None, is_namesake, seat.agreed)
