"""Hints while a game is played; afterwards its review, and what if."""

import secrets
from typing import Final, NamedTuple

import msgspec
from litestar import Router, get, post
from litestar.exceptions import PermissionDeniedException
from litestar.params import FromPath, FromQuery, JSONBody

from frostfair.kernel.errors import GAME_OVER, NOT_YOUR_DECISION, IllegalAction, Malformed
from frostfair.kernel.game import Game
from frostfair.server.coach.process import may_coach
from frostfair.server.http import Hall
from frostfair.server.hub import Hub
from frostfair.server.people.identity import LOBBY, PLAY, Who
from frostfair.server.table.room import Room
from frostfair.store.errors import NotFound, NotNow
from frostfair.store.hinting import unasked
from frostfair.store.rows import PLAYING, Branch, TableRow
from frostfair.wire import limits
from frostfair.wire.coach import Advice, Hint, HintsAnswer, ReviewState, ShareReview, WantedBranch
from frostfair.wire.data import TableData

OPPONENTS: Final = ("master", "greedy")  # of what-if tables where people sat, the first that there is


class _Asked(NamedTuple):
    """What the coach is told: the seat's own knowledge, and nothing else of the table."""

    game: Game
    version: int
    state: dict[str, object]
    offers: list[int]


# --- hints ---


@post("/tables/{table:str}/hint", status_code=200)
async def hint(hall: Hall, caller: Who, table: FromPath[str], seat: FromQuery[int | None] = None) -> Hint:
    """What the coach would do in my place, by what I can know. A game with hints says so at its end."""
    caller.needs(PLAY)
    live = await hall.table(table)
    mine = _own(live.row, caller.id, seat)
    if live.row.status != PLAYING:
        raise NotNow(f"table-is-{live.row.status}")
    if unasked(live.row, caller.id):
        raise NotNow("hints-need-consent")
    asked = await hall.work.run_shielded(live.ask(lambda room: _asked(room, mine)))
    if asked is None:
        raise NotNow(f"table-is-{live.row.status}")
    await hall.store.tables.use_hint(table, caller.id, mine)
    await hall.changed(table)
    packed = [asked.state, mine, asked.offers, secrets.randbits(60)]
    found = await hall.hints.ask("advise", asked.game, hall.hint_budget, packed, Advice)
    return Hint(**msgspec.structs.asdict(found), v=asked.version, seat=mine)


def _asked(room: Room, seat: int) -> _Asked:
    match = room.match
    if not may_coach(match.game):
        raise NotFound("coach of", match.game.meta.id)
    if match.result() is not None:
        raise IllegalAction(GAME_OVER, "game-over")
    offers = match.offers(seat)
    if not offers:
        raise IllegalAction(NOT_YOUR_DECISION, "not-your-decision")
    state = match.imagine(seat, secrets.randbits(60)).pack()
    return _Asked(match.game, match.version, dict(state), offers)


@post("/tables/{table:str}/hints/ask", status_code=200)
async def ask_for_hints(hall: Hall, caller: Who, table: FromPath[str]) -> TableData:
    """Ask the other people at the table whether hints may be used, by all of us."""
    caller.needs(PLAY)
    _own((await hall.table(table)).row, caller.id, None)
    await hall.store.tables.ask_for_hints(table, caller.id)
    return await hall.changed(table)


@post("/tables/{table:str}/hints/answer", status_code=200)
async def answer_for_hints(
    hall: Hall, caller: Who, table: FromPath[str], data: JSONBody[HintsAnswer]
) -> TableData:
    """One no is enough; that of the seat that asked withdraws it."""
    caller.needs(PLAY)
    _own((await hall.table(table)).row, caller.id, None)
    await hall.store.tables.answer_for_hints(table, caller.id, data.yes)
    return await hall.changed(table)


# --- the review ---


@get("/tables/{table:str}/review")
async def review(hall: Hall, caller: Who, table: FromPath[str]) -> ReviewState:
    """For its players, and for everybody once they share it."""
    caller.needs(PLAY)
    row = (await hall.table(table)).row
    found = await hall.reviews.state(row)
    if not found.shared:
        _own(row, caller.id, None)
    return found


@post("/tables/{table:str}/review", status_code=200)
async def begin_review(hall: Hall, caller: Who, table: FromPath[str]) -> ReviewState:
    """Begins it, if need be; how far it is, GET tells."""
    caller.needs(PLAY)
    row = (await hall.table(table)).row
    _own(row, caller.id, None)
    await hall.reviews.begin(row)
    return await hall.reviews.state(row)


@post("/tables/{table:str}/review/share", status_code=200)
async def share_review(
    hall: Hall, caller: Who, table: FromPath[str], data: JSONBody[ShareReview]
) -> ReviewState:
    """All players agree, or it stays with them."""
    caller.needs(PLAY)
    row = (await hall.table(table)).row
    _own(row, caller.id, None)
    await hall.reviews.share(row, caller.id, data.yes)
    return await hall.reviews.state(row)


# --- what if ---


@post("/tables/{table:str}/branch")
async def branch(hall: Hall, caller: Who, table: FromPath[str], data: JSONBody[WantedBranch]) -> TableData:
    """Play on from a moment of a finished game, in a table of its own; that game stays as it is."""
    caller.needs(LOBBY)
    row = (await hall.table(table)).row
    game = hall.store.find_game(row.game)
    if not may_coach(game):
        raise NotFound("coach of", row.game)
    seat = row.seat_seen_by(caller.id) or 0 if data.seat is None else data.seat
    if seat >= len(row.seats):
        raise Malformed(f"no seat {seat}: there are {len(row.seats)}")
    bots = _opponents(hall, game, row, seat, data.bot)
    then = await hall.moments.at(row, data.v, None)
    if then.result is not None:
        raise NotNow("game-over")
    wanted = Branch(row.id, data.v)
    fresh = await hall.store.tables.branch(wanted, caller.id, seat, bots, limits.OPEN_TABLES)
    return await hall.changed(fresh.id)


def _opponents(hall: Hub, game: Game, row: TableRow, seat: int, wanted: str | None) -> dict[int, str]:
    """The bot that was asked for; else the one that sat there, or a good one instead of a person."""
    known = hall.thinker.names(game)
    if wanted is not None and wanted not in known:
        raise Malformed(f"unknown bot {wanted!r}; available: {', '.join(known)}")
    good = wanted or next(bot for bot in OPPONENTS if bot in known)
    others = [other for other in row.seats if other.seat != seat]
    sat = {other.seat: other.bot for other in others if other.user is None and wanted is None}
    return {other.seat: bot if (bot := sat.get(other.seat)) in known and bot else good for other in others}


def _own(row: TableRow, user: str, wanted: int | None) -> int:
    mine = row.seat_seen_by(user, wanted)
    if mine is None:
        raise PermissionDeniedException("only seated players may do this")
    return mine


ROUTER = Router(
    "/api",
    route_handlers=[hint, ask_for_hints, answer_for_hints, review, begin_review, share_review, branch],
    tags=["coach"],
)
