"""Guided games: a table of one's own with the tutor, begun at once."""

from typing import Annotated

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from frostfair.bots.roster import TUTOR
from frostfair.games.installed import game
from frostfair.server.hub import Hub
from frostfair.server.identity import LOBBY, Who
from frostfair.server.parts import TableData
from frostfair.server.routes.common import Hall
from frostfair.store.rows import PLAYING, PRIVATE, NewTable
from frostfair.tutorials.script import Step, tutorial


class WantedTutorial(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]


class TutorialInfo(Struct):
    """What is said step by step; the moves are made at the table."""

    game: str
    steps: list[Step]


@get("/tutorials/{name:str}", sync_to_thread=False)
def show_tutorial(name: FromPath[str]) -> TutorialInfo:
    script = tutorial(game(name).meta.id)
    return TutorialInfo(script.game, script.steps)


@post("/tutorials")
async def begin_tutorial(hall: Hall, caller: Who, data: JSONBody[WantedTutorial]) -> TableData:
    """Always dealt alike. A guided game that was left before is closed."""
    caller.needs(LOBBY)
    played = game(data.game)
    script = tutorial(played.meta.id)
    await _close_left_ones(hall, caller.id)
    wanted = NewTable(
        played, script.seats, script.options, False, {}, PRIVATE, caller.id,
        dict.fromkeys(range(1, script.seats), TUTOR), seed=script.seed,
    )  # fmt: skip
    table = (await hall.store.tables.create(wanted)).id
    await hall.store.tables.start(table)
    return await hall.changed(table)


async def _close_left_ones(hall: Hub, user: str) -> None:
    for row in await hall.store.tables.of_user(user, status=PLAYING):
        if any(seat.bot == TUTOR for seat in row.seats):
            await hall.store.tables.abandon(row.id)
            await hall.changed(row.id)


ROUTER = Router("/api", route_handlers=[show_tutorial, begin_tutorial], tags=["tutorials"])
