"""`frostfair serve` and `frostfair verify-luck`."""

import asyncio
import gc
import socket
import sys
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, Final

import typer
import uvicorn
from litestar import Litestar

from frostfair.games.installed import enabled
from frostfair.kernel.errors import FrostfairError, Malformed
from frostfair.server import logs
from frostfair.server.app import make_app
from frostfair.server.cluster import nodes
from frostfair.server.history.verify import read_seals
from frostfair.server.history.verify import verify_luck as verify
from frostfair.server.hub import Hub
from frostfair.server.pages.browser import show
from frostfair.server.settings import Settings, find_secret
from frostfair.server.transport.origins import check_origin
from frostfair.server.transport.socket import TextSocket
from frostfair.server.transport.timeouts import Impatient
from frostfair.store.settings import SETTING
from frostfair.store.store import opened
from frostfair.wire import limits

app = typer.Typer(name="server", help="Serve tables, and check how they were dealt.", no_args_is_help=True)

GRACE_SECONDS: Final = 15
GARBAGE_EVERY: Final = 20_000  # new objects
SWITCH_SECONDS: Final = 0.0005


class Server(uvicorn.Server):
    """Before the sockets are closed, what was begun is finished and everybody is told to come back."""

    def __init__(self, config: uvicorn.Config, served: Litestar) -> None:
        super().__init__(config)
        self._served = served

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        with super().capture_signals():
            yield
            self._captured_signals.clear()  # stopped as asked: that is no failure, so the exit code is 0

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        hub: Hub | None = self._served.state.get("hub")
        if hub is not None:
            await hub.close()
        await super().shutdown(sockets)


def make_server(settings: Settings, host: str, port: int, **more: Any) -> Server:
    served = make_app(settings)
    config = uvicorn.Config(
        served,
        host=host,
        port=port,
        http=Impatient,
        ws=TextSocket,
        ws_max_size=limits.STORY_FRAME_BYTES,
        ws_ping_interval=None,  # the protocol has pings of its own, which also work through proxies
        ws_per_message_deflate=False,  # a compressed secret beside chosen words can be guessed by its length
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        **more,
    )
    return Server(config, served)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes any free one.")] = 8000,
    database: Annotated[
        str | None,
        typer.Option(envvar=SETTING, show_default=False, help="sqlite:///path or postgresql://…"),
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option(help="Another origin whose pages may talk to us; may be repeated.")
    ] = None,
    secure: Annotated[bool, typer.Option(help="Cookies only over https: set it behind a proxy.")] = False,
    bot_workers: Annotated[int, typer.Option(min=1, help="Processes for bots.")] = 1,
    trust: Annotated[
        str, typer.Option(help="Proxies whose word about a client's address is taken.")
    ] = "127.0.0.1",
    nats: Annotated[
        str | None, typer.Option(envvar=nodes.SETTING, help="nats://… when several nodes serve.")
    ] = None,
    no_limits: Annotated[
        bool, typer.Option("--no-limits", help="Count nobody's requests and messages: for load tests only.")
    ] = False,
    json_logs: Annotated[bool, typer.Option(help="Logs as JSON, one object a line.")] = False,
    open_browser: Annotated[bool, typer.Option("--open", help="Show it in the browser.")] = False,
) -> None:
    """Serve tables over HTTP and WebSocket until told to stop."""
    logs.configure(as_json=json_logs)
    try:
        origins, limited = tuple(check_origin(one) for one in origin or ()), not no_limits
        settings = Settings(find_secret(), database, origins, secure, bot_workers, nats, limited)
        _refuse_what_cannot_work(settings, host)
    except (FrostfairError, OSError) as error:
        typer.echo(f"frostfair: {error}", err=True)
        raise typer.Exit(1) from None
    # The threads of the database hand over often; at the default of 5 ms everybody would wait for that.
    sys.setswitchinterval(SWITCH_SECONDS)
    server = make_server(settings, host, port, proxy_headers=True, forwarded_allow_ips=trust)
    run_for_ever(server, run(server, open_browser=open_browser))
    if not server.started:
        raise typer.Exit(1)


def _refuse_what_cannot_work(settings: Settings, host: str) -> None:
    """Whatever is set wrongly is told in one line, before anything is served."""
    enabled()
    if settings.nats:
        nodes.check_broker(settings.nats)
    try:
        socket.getaddrinfo(host, None)
    except OSError as error:
        raise Malformed(f"--host {host}: {error.strerror}") from None
    asyncio.run(_open_once(settings.database))


async def _open_once(database: str | None) -> None:
    async with opened(database):
        pass


def run_for_ever(server: Server, work: Coroutine[Any, Any, None]) -> None:
    """In uvloop where there is one: a move then costs an eighth less than in asyncio's own loop."""
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(work)


async def run(
    server: Server, *, sockets: list[socket.socket] | None = None, open_browser: bool = False
) -> None:  # fmt: skip
    telling = asyncio.create_task(_tell_address(server, open_browser))
    await server.serve(sockets)
    telling.cancel()


def _spare_the_collector() -> None:
    """What was loaded stays for ever, and a view is a hundred dicts that hold no circle: look less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE_EVERY, 20, 50)


async def _tell_address(server: Server, open_browser: bool) -> None:
    while not server.started:
        await asyncio.sleep(0.02)
    _spare_the_collector()
    host, port = server.servers[0].sockets[0].getsockname()[:2]
    address = f"http://{host}:{port}"
    typer.echo(f"Frostfair is open: {address}")
    if open_browser:
        await asyncio.to_thread(show, address)


@app.command("verify-luck")
def verify_luck(
    file: Path,
    seals: Annotated[
        Path | None, typer.Option(help="Seals that were kept while it was played, as JSON: version to seal.")
    ] = None,
) -> None:
    """Check a finished table's FILE: the seed is the promised one, and every deal follows from it."""
    try:
        kept = None if seals is None else read_seals(seals.read_text(encoding="utf-8"))
        told = verify(file.read_text(encoding="utf-8"), kept)
    except (FrostfairError, OSError, UnicodeError) as error:
        typer.echo(f"{file}: {error}", err=True)
        raise typer.Exit(1) from None
    typer.echo(told)
