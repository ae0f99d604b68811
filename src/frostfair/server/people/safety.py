"""With whom I want nothing to do, and what the host of the server should look at."""

from litestar import Router, delete, get, post, put
from litestar.params import FromPath, JSONBody

from frostfair.kernel.errors import Malformed
from frostfair.server.http import Hall
from frostfair.server.people.identity import PLAY, Who
from frostfair.store.errors import NotNow
from frostfair.store.reports import CHAT, PLAYER, TEXT
from frostfair.wire import limits
from frostfair.wire.rest import Blocked, Filed, NewReport
from frostfair.wire.sanitise import clean_line


@get("/blocks")
async def blocks(hall: Hall, caller: Who) -> list[Blocked]:
    caller.needs(PLAY)
    names = await hall.store.people.names(sorted(await hall.store.blocks.of(caller.id)))
    return [Blocked(user, name) for user, name in sorted(names.items(), key=lambda one: one[1].casefold())]


@put("/blocks/{user:str}", status_code=204)
async def block(hall: Hall, caller: Who, user: FromPath[str]) -> None:
    """They are muted everywhere, can't sit at tables I host, and we don't see each other's in the lobby."""
    caller.needs(PLAY)
    if len(await hall.store.blocks.of(caller.id)) >= limits.BLOCKS:
        raise NotNow("too-many-blocks")
    await hall.store.blocks.block(caller.id, user)
    hall.block(caller.id, user, True, muted=True)


@delete("/blocks/{user:str}")
async def unblock(hall: Hall, caller: Who, user: FromPath[str]) -> None:
    """Whom I have muted besides stays muted."""
    caller.needs(PLAY)
    await hall.store.blocks.block(caller.id, user, blocked=False)
    hall.block(caller.id, user, False, muted=user in await hall.store.people.mutes_of(caller.id))


@post("/reports")
async def report(hall: Hall, caller: Who, data: JSONBody[NewReport]) -> Filed:
    """One thing: a text, a line of chat or a player. The words are kept as they are, for the host alone."""
    caller.needs(PLAY)
    subjects = [(TEXT, data.text), (CHAT, data.line), (PLAYER, data.user)]
    named = [(kind, str(found)) for kind, found in subjects if found is not None]
    if len(named) != 1:
        raise Malformed("a report names a text, a line or a user")
    ((kind, subject),) = named
    why = clean_line(data.why, "why")
    if not why:
        raise Malformed("why: a report needs a few words")
    filed = await hall.store.reports.file(
        caller.id,
        data.table,
        kind,
        None if kind == PLAYER else subject,
        why,
        user=data.user,
        most=limits.REPORTS,
        within=limits.REPORTS_MS,
    )
    return Filed(filed)


ROUTER = Router("/api", route_handlers=[blocks, block, unblock, report], tags=["people"])
