"""Guided games: a table of one's own with the tutor, begun at once."""

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody

from frostfair.bots.roster import TUTOR
from frostfair.games.installed import game
from frostfair.server.http import Hall
from frostfair.server.hub import Hub
from frostfair.server.people.identity import LOBBY, Who
from frostfair.store.rows import PLAYING, PRIVATE, NewTable
from frostfair.tutorials.script import tutorial
from frostfair.wire.data import TableData
from frostfair.wire.rest import TutorialInfo, WantedTutorial


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
        played,
        script.seats,
        script.options,
        False,
        {},
        PRIVATE,
        caller.id,
        dict.fromkeys(range(1, script.seats), TUTOR),
        seed=script.seed,
    )
    table = (await hall.store.tables.create(wanted)).id
    await hall.store.tables.start(table)
    return await hall.changed(table)


async def _close_left_ones(hall: Hub, user: str) -> None:
    for row in await hall.store.tables.of_user(user, status=PLAYING):
        if any(seat.bot == TUTOR for seat in row.seats):
            await hall.store.tables.abandon(row.id)
            await hall.changed(row.id)


ROUTER = Router("/api", route_handlers=[show_tutorial, begin_tutorial], tags=["tutorials"])
