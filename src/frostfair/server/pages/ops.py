"""For operators: alive, ready, and how it goes."""

from litestar import Response, Router, get

from frostfair.server import metrics
from frostfair.server.http import Hall


@get("/healthz", sync_to_thread=False)
def healthz() -> str:
    """The process answers."""
    return "alive"


@get("/readyz")
async def readyz(hall: Hall) -> Response[str]:
    """The database answers too, and nobody is about to stop us."""
    ready = not hall.is_closing and await hall.store.is_ready()
    return Response("ready" if ready else "not ready", status_code=200 if ready else 503)


@get("/metrics", sync_to_thread=False)
def prometheus() -> Response[bytes]:
    body, media_type = metrics.written()
    return Response(body, media_type=media_type)


ROUTER = Router("/", route_handlers=[healthz, readyz, prometheus], tags=["operations"])
