"""How big the head of a request may be: its line, and its fields in number and in bytes."""

from typing import Any, Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from frostfair.wire import limits

STATUS: Final = 431
BODY: Final = b'{"error":"http","reason":"the head of this request is too large"}'


class HeadGuard:
    """Whatever server has read the head: what is too big gets an answer and no more."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if is_small(scope):
            await self._app(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await send({"type": "websocket.close", "code": 1009, "reason": "head"})
        else:
            await _refuse(send)


def is_small(scope: Scope) -> bool:
    fields = list(scope["headers"])
    line = len(scope.get("raw_path") or b"") + len(scope["query_string"])
    return (
        len(fields) <= limits.HEAD_FIELDS
        and line <= limits.HEAD_LINE_BYTES
        and sum(len(name) + len(value) for name, value in fields) <= limits.HEAD_BYTES
    )


async def _refuse(send: Send) -> None:
    headers: list[Any] = [
        (b"content-type", b"application/json"),
        (b"content-length", b"%d" % len(BODY)),
        (b"connection", b"close"),
    ]
    await send({"type": "http.response.start", "status": STATUS, "headers": headers})
    await send({"type": "http.response.body", "body": BODY, "more_body": False})
