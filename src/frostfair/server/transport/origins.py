"""Only our own pages may talk to us with our cookies: the Origin of posts and sockets must be ours."""

from typing import Any, Final
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from frostfair.kernel.errors import Malformed

_HARMLESS: Final = ("GET", "HEAD", "OPTIONS")


def check_origin(text: str) -> str:
    """As a browser would send it: anything else would never be heard."""
    try:
        parts = urlsplit(text)
        if (
            parts.scheme in ("http", "https")
            and parts.hostname
            and text == f"{parts.scheme}://{parts.netloc}"
        ):
            return text
    except ValueError:
        pass
    raise Malformed(f"--origin: expected https://HOST or https://HOST:PORT, found {text[:60]!r}")


class OriginGuard:
    """Programs send no Origin, browsers always do; so whoever sends none isn't a page of somebody else's."""

    def __init__(self, app: ASGIApp, allowed: tuple[str, ...] = ()) -> None:
        self._app = app
        self._allowed = allowed

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["method"] not in _HARMLESS:
            headers = dict(scope["headers"])
            if not self._is_ours(headers.get(b"origin"), headers.get(b"host", b"")):
                await _refuse(scope, send)
                return
        await self._app(scope, receive, send)

    def _is_ours(self, origin: bytes | None, host: bytes) -> bool:
        if origin is None:
            return True
        try:
            text = origin.decode("ascii")
            return text in self._allowed or urlsplit(text).netloc.encode() == host != b""
        except (UnicodeError, ValueError):
            return False


async def _refuse(scope: Scope, send: Send) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 1008, "reason": "origin"})
        return
    body = b'{"error":"origin","reason":"this page may not do that"}'
    headers: list[Any] = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
