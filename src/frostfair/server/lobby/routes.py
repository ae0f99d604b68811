"""The lobby: tables are opened, filled, started, watched and played again."""

from typing import Any

from litestar import Request, Router, get, post
from litestar.exceptions import PermissionDeniedException
from litestar.params import FromPath, FromQuery, JSONBody

from frostfair.games.installed import enabled_games, game, narrated, package
from frostfair.i18n.catalogue import SOURCE, languages
from frostfair.kernel.errors import Malformed
from frostfair.kernel.game import Game
from frostfair.puzzles.book import has_puzzles
from frostfair.server.http import Hall, address, limited
from frostfair.server.lobby.my_tables import tables_of
from frostfair.server.people.identity import LOBBY, PLAY, Who
from frostfair.store.errors import NotFound, NotNow
from frostfair.store.ids import CODE_LENGTH
from frostfair.store.rows import OPEN, PLAYING, NewTable, TableRow
from frostfair.wire import limits
from frostfair.wire.clock import read_pace, write_pace
from frostfair.wire.data import MyTable, TableData
from frostfair.wire.rest import (
    Code,
    GameInfo,
    Invitation,
    Kick,
    OptionInfo,
    SeatBot,
    SitDown,
    WantedTable,
    Word,
)
from frostfair.wire.sanitise import clean_line, clean_name

# --- looking ---


@get("/games", sync_to_thread=False)
def games(hall: Hall) -> list[GameInfo]:
    """What can be played here."""
    return [
        GameInfo(
            g.meta.id,
            list(g.meta.seats),
            [OptionInfo(o.name, o.default, list(o.allowed), o.rule) for o in g.meta.options],
            g.meta.rules_version,
            list(hall.thinker.names(g)),
            package(g.meta.id).rulebook(SOURCE) is not None,
            has_puzzles(g.meta.id),
        )
        for g in enabled_games()
    ]


@get("/tables")
async def listed(hall: Hall) -> list[TableData]:
    """Tables that all users may join or watch."""
    return await hall.listed()


@get("/tables/mine")
async def mine(hall: Hall, caller: Who) -> list[MyTable]:
    """Where I sit or that I opened, the latest first: whose turn it is, and how much of it I have seen."""
    return await tables_of(hall, caller.id)


@get("/tables/{table:str}")
async def show(hall: Hall, table: FromPath[str]) -> TableData:
    """A link is enough to look at a table."""
    return await _described(hall, table)


@get("/codes/{code:str}")
async def by_code(request: Request[Any, Any, Any], hall: Hall, code: FromPath[str]) -> TableData:
    """Where six characters lead."""
    return await _by_its_code(request, hall, code)


@get("/invitations/{link:str}")
async def invitation(request: Request[Any, Any, Any], hall: Hall, link: FromPath[str]) -> Invitation:
    """What a link leads to, by a table's code or id. One that leads nowhere is no error of the program."""
    try:
        found = await (
            _by_its_code(request, hall, link) if len(link) == CODE_LENGTH else _described(hall, link)
        )
    except NotFound:
        return Invitation(None)
    return Invitation(found)


# --- before the start ---


@post("/tables")
async def create(hall: Hall, caller: Who, data: JSONBody[WantedTable]) -> TableData:
    caller.needs(LOBBY)
    played = game(data.game)
    wanted = NewTable(
        played,
        data.seats,
        data.options,
        data.asks_end_turn,
        write_pace(data.pace),
        data.visibility,
        caller.id,
        {_seat(seat): _bot(hall, played, bot) for seat, bot in data.bots.items()},
        hot_seat=data.hot_seat,
        language=_language(data.language),
    )
    return await hall.changed((await hall.store.tables.create(wanted, limits.OPEN_TABLES)).id)


@post("/tables/{table:str}/sit", status_code=200)
async def sit(hall: Hall, caller: Who, table: FromPath[str], data: JSONBody[SitDown]) -> TableData:
    """Take a free seat, or move to another. Where people share a screen: one more, by name."""
    caller.needs(PLAY)
    if data.name is not None and not (await hall.store.tables.get(table)).hot_seat:
        raise Malformed("name: only at a table where people share a screen")
    name = None if data.name is None else clean_name(data.name)
    await hall.store.tables.sit(table, caller.id, data.seat, name)
    return await hall.changed(table)


@post("/tables/{table:str}/leave", status_code=200)
async def leave(
    hall: Hall, caller: Who, table: FromPath[str], seat: FromQuery[int | None] = None
) -> TableData:
    """Stand up before the start, from this seat or from all of mine. A host hands the table on to the next;
    the last one closes the door."""
    caller.needs(PLAY)
    await hall.store.tables.leave(table, caller.id, seat)
    return await hall.changed(table)


@post("/tables/{table:str}/kick", status_code=200)
async def kick(hall: Hall, caller: Who, table: FromPath[str], data: JSONBody[Kick]) -> TableData:
    """The host, before the start. For ten minutes they can't sit down there again."""
    caller.needs(LOBBY)
    row = await _hosted(hall, caller, table)
    user = row.seats[data.seat].user if data.seat < len(row.seats) else None
    if user is None or user == caller.id:
        raise NotFound("guest in seat", str(data.seat))
    await hall.store.tables.kick(table, user)
    return await hall.changed(table)


@post("/tables/{table:str}/bot", status_code=200)
async def seat_bot(hall: Hall, caller: Who, table: FromPath[str], data: JSONBody[SeatBot]) -> TableData:
    """The host puts a bot into a free seat before the start, or (without one) takes it out again."""
    caller.needs(LOBBY)
    played = game((await _hosted(hall, caller, table)).game)
    bot = None if data.bot is None else _bot(hall, played, data.bot)
    await hall.store.tables.seat_bot(table, data.seat, bot)
    return await hall.changed(table)


@post("/tables/{table:str}/word", status_code=200)
async def word(hall: Hall, caller: Who, table: FromPath[str], data: JSONBody[Word]) -> TableData:
    """A word of one's own for the seed, after the commitment was published and before the start."""
    caller.needs(PLAY)
    await hall.store.tables.say_word(table, caller.id, clean_line(data.word, "word"))
    return await hall.changed(table)


@post("/tables/{table:str}/code", status_code=200)
async def code(hall: Hall, caller: Who, table: FromPath[str]) -> Code:
    """Six characters to say over the table; the old ones are void."""
    caller.needs(LOBBY)
    row = await hall.store.tables.get(table)
    if caller.id != row.host and row.seat_of(caller.id) is None:
        raise PermissionDeniedException("only seated players may invite")
    return Code(await hall.store.tables.give_code(table))


@post("/tables/{table:str}/start", status_code=200)
async def start(hall: Hall, caller: Who, table: FromPath[str]) -> TableData:
    caller.needs(LOBBY)
    row = await _hosted(hall, caller, table)
    await hall.store.tables.start(table, goes_on_alone=row.game in narrated())
    return await hall.changed(table)


# --- afterwards ---


@post("/tables/{table:str}/rematch", status_code=200)
async def rematch(hall: Hall, caller: Who, table: FromPath[str]) -> TableData:
    """The same again: the first who asks opens it, the others sit down at it."""
    caller.needs(PLAY)
    row = await hall.store.tables.get(table)
    if row.status in (OPEN, PLAYING):
        raise NotNow(f"table-is-{row.status}")
    if row.seat_of(caller.id) is None:
        raise PermissionDeniedException("only its players may ask for a rematch")
    again = await hall.store.tables.play_again(_same_again(caller.id, row))
    await hall.changed(table)
    fresh = await hall.store.tables.get(again)
    for seat in row.seats_of(caller.id) if fresh.status == OPEN else ():
        named = row.seats[seat].name
        await hall.store.tables.sit(fresh.id, caller.id, seat if row.hot_seat else None, named)
    return await hall.changed(fresh.id)


# --- small questions ---


async def _described(hall: Hall, table: str) -> TableData:
    return (await hall.table(table)).data()


async def _by_its_code(request: Request[Any, Any, Any], hall: Hall, code: str) -> TableData:
    """One address may try only a few."""
    limited(request, "codes", address(request))
    if len(code) != CODE_LENGTH or not code.isascii():
        raise NotFound("table", "of this code")
    return (await hall.described([await hall.store.tables.by_code(code)]))[0]


async def _hosted(hall: Hall, caller: Who, table: str) -> TableRow:
    row = await hall.store.tables.get(table)
    if row.host != caller.id:
        raise PermissionDeniedException("only the host may do this")
    return row


def _same_again(user: str, row: TableRow) -> NewTable:
    bots = {seat.seat: seat.bot for seat in row.seats if seat.bot is not None and seat.user is None}
    return NewTable(
        game(row.game),
        len(row.seats),
        row.options,
        row.asks_end_turn,
        write_pace(read_pace(row.pace)),
        row.visibility,
        user,
        bots,
        row.id,
        row.hot_seat,
        row.language,
    )


def _language(wanted: str | None) -> str | None:
    if wanted is not None and wanted not in languages():
        raise Malformed(f"unknown language {wanted!r}; available: {', '.join(languages())}")
    return wanted


def _seat(text: str) -> int:
    if not text.isdecimal() or len(text) > 2:
        raise Malformed(f"bots: {text[:10]!r} is not a seat")
    return int(text)


def _bot(hall: Hall, game: Game, name: str) -> str:
    known = hall.thinker.names(game)
    if name not in known:
        raise Malformed(f"unknown bot {name!r}; available: {', '.join(known)}")
    return name


ROUTER = Router(
    "/api",
    route_handlers=[
        games,
        listed,
        mine,
        show,
        by_code,
        invitation,
        create,
        sit,
        leave,
        kick,
        seat_bot,
        word,
        code,
        start,
        rematch,
    ],
    tags=["lobby"],
)
