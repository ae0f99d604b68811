"""For operators: alive, ready, and how it goes."""

from typing import Any

from litestar import MediaType, Request, Response, Router, get
from litestar.openapi.datastructures import ResponseSpec

from frostfair.server import metrics
from frostfair.server.http import Hall
from frostfair.server.pages.openapi import OPERATIONS
from frostfair.server.readiness import Readiness


@get("/healthz", media_type=MediaType.TEXT, sync_to_thread=False)
def healthz() -> str:
    """The process answers."""
    return "alive"


@get(
    "/readyz",
    media_type=MediaType.TEXT,
    responses={
        503: ResponseSpec(str, media_type=MediaType.TEXT, description="The server can't play tables now.")
    },
)
async def readyz(request: Request[Any, Any, Any], hall: Hall) -> Response[str]:
    """The database takes what is written too, and the server isn't stopping."""
    readiness: Readiness = request.app.state.readiness
    ready = not hall.is_closing and await readiness.is_ready()
    return Response("ready" if ready else "not ready", status_code=200 if ready else 503)


@get("/metrics", media_type=metrics.MEDIA_TYPE, sync_to_thread=False)
def prometheus() -> str:
    """How it goes, for Prometheus."""
    return metrics.written()


ROUTER = Router("/", route_handlers=[healthz, readyz, prometheus], tags=[OPERATIONS])
