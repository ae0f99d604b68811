"""The browser client: its one page for all its addresses, and the files that it needs."""

import re
from typing import Any, Final

from litestar import HttpMethod, Request, Response, Router, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from frostfair.server.http import Hall, tell_http_error
from frostfair.server.pages.assets import Asset, Assets
from frostfair.server.pages.sharing import told_of
from frostfair.store.errors import NotFound, StoreUnavailable

READING: Final = [HttpMethod.GET, HttpMethod.HEAD]  # who checks a link asks for its head alone
TABLE: Final = "/t/{table:str}"
ADDRESSES: Final = [
    "/",
    "/lobby",
    "/new",
    "/new/{game:str}",
    "/about",
    "/settings",
    "/profile",
    "/join",
    "/join/{code:str}",
    "/j/{code:str}",
    "/rules",
    "/rules/{rest:path}",
    "/learn",
    "/learn/{rest:path}",
    "/puzzles",
    "/puzzles/{rest:path}",
    "/tale/{rest:path}",
    "/replay",
    "/replay/{rest:path}",
]

FOR_PROGRAMS: Final = ("/api/", "/assets/", "/schema/", "/ws/")

NOT_BUILT: Final = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Frostfair</title>
<h1>Frostfair</h1>
<p>The server is running, but the browser client is not built here.</p>
<p>In a copy of the repository: <code>make setup</code> builds it, then start the server again.
An installed wheel brings it along. The terminal needs no client:
<code>frostfair games</code> lists what it plays.</p>
</html>
"""

HEADERS: Final = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def policy(sockets: str = "") -> str:
    """The Content-Security-Policy: everything from here, nothing inline."""
    return (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        f"media-src 'self'; connect-src 'self'{sockets}; manifest-src 'self'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    )


@route(ADDRESSES, http_method=READING, include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The client finds out by the address what to show."""
    assets: Assets = request.app.state.assets
    if assets.index is None:
        return Response(NOT_BUILT, media_type="text/html", status_code=503)
    return _page(request, assets.index)


@route(TABLE, http_method=READING, include_in_schema=False)
async def table_page(request: Request[Any, Any, Any], hall: Hall, table: FromPath[str]) -> Response[bytes]:
    """The same page; for those who only look at its head, with what there is to tell of the table."""
    assets: Assets = request.app.state.assets
    if assets.index is None:
        return Response(NOT_BUILT, media_type="text/html", status_code=503)
    try:
        told = await told_of(request, await hall.table(table))
    except (NotFound, StoreUnavailable):
        return _page(request, assets.index)  # the client says what is wrong
    return _page(request, assets.index.with_head(told))


@route("/assets/{name:path}", http_method=READING, include_in_schema=False, sync_to_thread=False)
def asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    return _file(request, f"assets/{str(name).lstrip('/')}")


@route("/{name:str}", http_method=READING, include_in_schema=False, sync_to_thread=False)
def file(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """An icon, the manifest …"""
    return _file(request, name)


def tell_not_found(request: Request[Any, Any, Any], error: NotFoundException) -> Response[Any]:
    """An address that a person typed gets a page that says so; programs get the refusal as data."""
    assets: Assets = request.app.state.assets
    typed = request.method in READING and "text/html" in request.headers.get("accept", "")
    if not typed or assets.index is None or request.url.path.startswith(FOR_PROGRAMS):
        return tell_http_error(request, error)
    return _page(request, assets.index, status=404)


def _page(request: Request[Any, Any, Any], index: Asset, status: int | None = None) -> Response[bytes]:
    answer = sent(request, index)
    answer.headers["content-security-policy"] = policy(_sockets(request.headers.get("host", "")))
    if status is not None:
        answer.status_code = status
    return answer


def _file(request: Request[Any, Any, Any], path: str) -> Response[bytes]:
    assets: Assets = request.app.state.assets
    found = assets.get(path)
    if found is None:
        raise NotFoundException("no such file")
    return sent(request, found)


def sent(request: Request[Any, Any, Any], found: Asset) -> Response[bytes]:
    """The file, or that it is still the same as the browser has it."""
    headers = {"etag": found.etag, "cache-control": found.caching, "vary": "accept-encoding"}
    if found.etag in [tag.strip() for tag in request.headers.get("if-none-match", "").split(",")]:
        return Response(b"", status_code=304, headers=headers, media_type=found.media_type)
    body, encoding = found.best(request.headers.get("accept-encoding", ""))
    if encoding is not None:
        headers["content-encoding"] = encoding
    return Response(body, headers=headers, media_type=found.media_type)


def _sockets(host: str) -> str:
    """Some browsers don't count a socket of the same host as 'self'."""
    return f" ws://{host} wss://{host}" if re.fullmatch(r"[A-Za-z0-9.\[\]:-]{1,255}", host) else ""


ROUTER = Router("/", route_handlers=[page, table_page, asset, file])
