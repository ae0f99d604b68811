"""A table as the store tells it, and as a user asks for it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from sqlalchemy import Connection, Row, Select, bindparam, select

from frostfair.kernel.codec import from_json, to_json
from frostfair.kernel.errors import Malformed
from frostfair.kernel.game import Game, Options, Result
from frostfair.kernel.luck import Luck
from frostfair.kernel.match import Setup
from frostfair.store import schema
from frostfair.store.errors import NotFound
from frostfair.store.ids import new_seed

OPEN: Final = "open"  # people come and go
PLAYING: Final = "playing"
FINISHED: Final = "finished"
ABANDONED: Final = "abandoned"

LISTED: Final = "listed"
PRIVATE: Final = "private"


@dataclass(frozen=True, slots=True)
class SeatRow:
    """One seat. With a user and a bot, the bot plays until the user is back."""

    seat: int
    user: str | None
    bot: str | None
    name: str | None  # where there is no user to ask, or another player shares the user's screen
    word: str | None
    joined: int | None

    @property
    def is_free(self) -> bool:
        return self.user is None and self.bot is None


@dataclass(frozen=True, slots=True)
class Closing:
    """Players end a game unfinished: seats that want it, seats that are gone, and when it ends (or ended)."""

    by: tuple[int, ...]
    gone: tuple[int, ...]
    at: int
    version: int  # of the table when they decided so

    def pack(self) -> dict[str, object]:
        return {"by": list(self.by), "gone": list(self.gone), "at": self.at, "version": self.version}


@dataclass(frozen=True, slots=True)
class TableRow:
    """What is known of a table besides its log. The seed never appears where this is printed."""

    id: str
    game: str
    rules_version: int
    data_hash: str
    options: Options
    asks_end_turn: bool
    hot_seat: bool
    seed: str = field(repr=False)
    commitment: str
    words: tuple[str, ...]
    pace: dict[str, object]
    wake: int | None
    visibility: str
    language: str | None  # in which the program tells here
    code: str | None = field(repr=False)
    code_until: int | None
    status: str
    result: dict[str, object] | None
    closing: Closing | None
    host: str | None
    rematch_of: str | None
    created: int
    updated: int
    started: int | None
    finished: int | None
    seats: tuple[SeatRow, ...]
    kicked: dict[str, int] = field(default_factory=dict)  # whom the host sent away, and when

    @property
    def has_begun(self) -> bool:
        """There is a game to look at, even if its players ended it unfinished."""
        return self.status in (PLAYING, FINISHED) or self.started is not None

    def seat_of(self, user: str) -> int | None:
        return next((s.seat for s in self.seats if s.user == user), None)

    def seats_of(self, user: str) -> list[int]:
        """Several at one table only where people share a screen."""
        return [s.seat for s in self.seats if s.user == user]

    def seat_seen_by(self, user: str, wanted: int | None = None) -> int | None:
        """Through which seat they look: the wanted one if it is theirs, else their first; None: watching."""
        mine = self.seats_of(user)
        return wanted if wanted in mine else next(iter(mine), None)

    def ended(self, result: Result, at: int) -> "TableRow":
        """As it is once the record that ends the game is in the log."""
        return replace(self, status=FINISHED, result=result.pack(), finished=at, updated=at, wake=None)

    def setup(self, game: Game) -> Setup:
        """What its match starts from. A game of other rules or other data is refused when it is played."""
        setup = Setup(game, len(self.seats), self.seed, self.options, self.words, self.asks_end_turn)
        setup.game_id = self.game
        setup.rules_version = self.rules_version
        setup.data_hash = self.data_hash
        return setup


@dataclass(frozen=True, slots=True)
class NewTable:
    """What a user asks for."""

    game: Game
    seats: int
    options: Mapping[str, object] = field(default_factory=dict)
    asks_end_turn: bool = False
    pace: Mapping[str, object] = field(default_factory=dict)
    visibility: str = LISTED
    host: str | None = None
    bots: Mapping[int, str] = field(default_factory=dict)  # seat -> kind
    rematch_of: str | None = None
    hot_seat: bool = False  # one user may hold several seats
    language: str | None = None  # in which the program tells; None: in English
    seed: str | None = None  # of a table that is always dealt alike; None: chance


# The question that is asked most: to put it together takes longer than to answer it, so that is done once.
_BY_ID: Final = select(schema.tables).where(schema.tables.c.id == bindparam("table"))
_SITTING: Final = (
    select(schema.seats).where(schema.seats.c.table_id == bindparam("table")).order_by(schema.seats.c.seat)
)


def get_table(db: Connection, table: str) -> TableRow:
    row = db.execute(_BY_ID, {"table": table}).first()
    if row is None:
        raise NotFound("table", table)
    return _table(row, [_seat(seat) for seat in db.execute(_SITTING, {"table": table})])


def select_tables(db: Connection, wanted: Select[Any]) -> list[TableRow]:
    rows = db.execute(wanted).all()
    s = schema.seats.c
    sitting = (
        select(schema.seats).where(s.table_id.in_([row.id for row in rows])).order_by(s.table_id, s.seat)
    )
    seats: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
    for seat in db.execute(sitting):
        seats[seat.table_id].append(_seat(seat))
    return [_table(row, seats[row.id]) for row in rows]


def _seat(row: Row[Any]) -> SeatRow:
    return SeatRow(row.seat, row.user_id, row.bot, row.name, row.word, row.joined)


def _table(row: Row[Any], seats: Sequence[SeatRow]) -> TableRow:
    return TableRow(
        id=row.id,
        game=row.game,
        rules_version=row.rules_version,
        data_hash=row.data_hash,
        options=_read(row.options),
        asks_end_turn=row.asks_end_turn,
        hot_seat=row.hot_seat,
        seed=row.seed,
        commitment=row.commitment,
        words=tuple(_read(row.words)),
        pace=_read(row.pace),
        wake=row.wake,
        visibility=row.visibility,
        language=row.language,
        code=row.code,
        code_until=row.code_until,
        status=row.status,
        result=_read(row.result),
        closing=_closing(_read(row.closing)),
        host=row.host_id,
        rematch_of=row.rematch_of,
        created=row.created,
        updated=row.updated,
        started=row.started,
        finished=row.finished,
        seats=tuple(seats),
        kicked=_read(row.kicked) or {},
    )


def _read(text: str | None) -> Any:
    return None if text is None else from_json(text)


def _closing(packed: Any) -> Closing | None:
    if packed is None:
        return None
    return Closing(tuple(packed["by"]), tuple(packed["gone"]), packed["at"], packed["version"])


def new_row(wanted: NewTable, at: int) -> dict[str, Any]:
    if wanted.visibility not in (LISTED, PRIVATE):
        raise Malformed(f"visibility is {LISTED} or {PRIVATE}")
    game, seed = wanted.game, wanted.seed or new_seed()
    return {
        "game": game.meta.id,
        "rules_version": game.meta.rules_version,
        "data_hash": game.data_hash,
        "options": to_json(game.meta.accept_options(wanted.options)),
        "seats": game.meta.accept_seats(wanted.seats),
        "asks_end_turn": wanted.asks_end_turn,
        "hot_seat": wanted.hot_seat,
        "seed": seed,
        "commitment": Luck(seed).commitment(),
        "words": "[]",
        "pace": to_json(dict(wanted.pace)),
        "visibility": wanted.visibility,
        "language": wanted.language,
        "status": OPEN,
        "host_id": wanted.host,
        "rematch_of": wanted.rematch_of,
        "created": at,
        "updated": at,
    }


def new_seats(table: str, wanted: NewTable, at: int) -> list[dict[str, Any]]:
    if not all(0 <= seat < wanted.seats for seat in wanted.bots):
        raise Malformed(f"there are {wanted.seats} seats")
    free = [seat for seat in range(wanted.seats) if seat not in wanted.bots]
    hosts = free[0] if free and wanted.host is not None else None
    return [
        {
            "table_id": table,
            "seat": seat,
            "user_id": wanted.host if seat == hosts else None,
            "bot": wanted.bots.get(seat),
            "joined": at if seat == hosts else None,
        }
        for seat in range(wanted.seats)
    ]
