"""For programs and explanations: a state that a seat considers possible, which is all that bots get too."""

import secrets

from litestar import Router, get
from litestar.exceptions import PermissionDeniedException
from litestar.params import FromPath

from frostfair.server.http import Hall
from frostfair.server.people.identity import PLAY, Who
from frostfair.store.errors import NotNow
from frostfair.wire.rest import Imagined


@get("/tables/{table:str}/imagined")
async def imagined(hall: Hall, caller: Who, table: FromPath[str]) -> Imagined:
    """What can't be known from the caller's seat is dealt anew, by chance of its own, at every request."""
    caller.needs(PLAY)
    live = await hall.table(table)
    seat = live.row.seat_of(caller.id)
    if seat is None:
        raise PermissionDeniedException("only who sits there can imagine that")
    room = await hall.work.run_shielded(live.open())
    if room is None:
        raise NotNow(f"table-is-{live.row.status}")
    state = room.match.imagine(seat, secrets.randbits(60))
    return Imagined(room.match.version, seat, state.pack())


ROUTER = Router("/api", route_handlers=[imagined], tags=["tables"])
