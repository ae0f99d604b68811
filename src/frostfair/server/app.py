"""All together: one ASGI application."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException, TooManyRequestsException
from litestar.logging import LoggingConfig
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig

from frostfair import __version__
from frostfair.kernel.errors import FrostfairError
from frostfair.server.bots.thinker import Thinker, Workers
from frostfair.server.cluster.nodes import Alone, NatsNodes
from frostfair.server.history import imagined, luck, tale
from frostfair.server.history import routes as history
from frostfair.server.http import (
    EXPECTED,
    Limits,
    address,
    provide_hall,
    tell_http_error,
    tell_no_text,
    tell_refusal,
    tell_too_deep,
)
from frostfair.server.hub import Hub
from frostfair.server.lobby import game_texts, puzzles, tutorials
from frostfair.server.lobby import routes as lobby
from frostfair.server.pages import ops, sharing
from frostfair.server.pages import routes as pages
from frostfair.server.pages.assets import Assets
from frostfair.server.pages.openapi import Document
from frostfair.server.people import routes as people
from frostfair.server.people.identity import Doorkeeper, provide_caller
from frostfair.server.readiness import Readiness
from frostfair.server.settings import Settings
from frostfair.server.transport import stream
from frostfair.server.transport.endpoints import lobby_socket, table_socket
from frostfair.server.transport.heads import HeadGuard
from frostfair.server.transport.origins import OriginGuard
from frostfair.server.transport.quota import SocketQuota
from frostfair.store.steady import SteadyClock
from frostfair.store.store import Store
from frostfair.wire import limits


def make_app(
    settings: Settings, thinker: Thinker | None = None, clock: SteadyClock | None = None
) -> Litestar:
    """Everything is opened when the application starts and closed when it ends."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        steady = clock or SteadyClock()
        store = await Store.open(settings.database, now=steady.now)
        steady.not_before(await store.uptimes.newest())
        nodes = NatsNodes(settings.nats) if settings.nats else Alone()
        hub = Hub(store, thinker or Workers(settings.bot_workers), nodes)
        await nodes.listen(hub.heard, hub.heal)
        app.state.hub = hub
        app.state.readiness = readiness = Readiness(store, await store.uptimes.begin())
        app.state.door = Doorkeeper(store, settings)
        forever = [
            hub.sweep(),
            hub.rouse_all(),
            readiness.forever(),
            hub.last_seen.forever(),
            *([] if settings.nats is None else [hub.beat()]),
        ]
        tasks = [asyncio.create_task(work) for work in forever]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await hub.close()
            await readiness.is_ready()  # the last sign of life
            await store.close()

    app = Litestar(
        route_handlers=[
            people.ROUTER,
            lobby.ROUTER,
            game_texts.ROUTER,
            tutorials.ROUTER,
            puzzles.ROUTER,
            history.ROUTER,
            tale.ROUTER,
            imagined.ROUTER,
            luck.ROUTER,
            ops.ROUTER,
            sharing.ROUTER,
            pages.ROUTER,
            stream.ROUTER,
            table_socket,
            lobby_socket,
        ],
        dependencies={
            "hall": Provide(provide_hall, sync_to_thread=False),
            "caller": Provide(provide_caller),
        },
        lifespan=[lifespan],
        middleware=[DefineMiddleware(HeadGuard), DefineMiddleware(OriginGuard, allowed=settings.origins)],
        before_request=_count,
        exception_handlers={
            FrostfairError: tell_refusal,
            HTTPException: tell_http_error,
            NotFoundException: pages.tell_not_found,
            RecursionError: tell_too_deep,
            UnicodeError: tell_no_text,
        },
        request_max_body_size=limits.BODY_BYTES,
        response_headers={**pages.HEADERS, "content-security-policy": pages.policy()},
        openapi_config=OpenAPIConfig(
            title="Frostfair",
            version=__version__,
            description="Tables, people and the lobby. The messages of sockets are in docs/protocol.md.",
            path="/schema",
            render_plugins=[Document()],
            use_handler_docstrings=True,
        ),
        logging_config=LoggingConfig(
            log_exceptions="always",
            disable_stack_trace={*EXPECTED, *range(400, 500)},
            configure_root_logger=False,
            loggers={"litestar": {"level": "WARNING", "propagate": True}},  # to where all others go
        ),
    )
    app.state.assets = Assets.of(settings.web_client)
    app.state.pictures = sharing.Pictures()
    app.state.limits = Limits(counting=settings.limited)
    app.state.press = asyncio.Semaphore(1)
    app.state.sockets = SocketQuota(counting=settings.limited)
    return app


async def _count(request: Request[Any, Any, Any]) -> None:
    if request.url.path.startswith("/api/"):
        counted: Limits = request.app.state.limits
        if not counted.allows("requests", address(request)):
            raise TooManyRequestsException("too many requests")
