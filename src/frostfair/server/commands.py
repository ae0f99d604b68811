"""`frostfair serve` and `frostfair verify-luck`."""

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from types import FrameType
from typing import Any, Final, TypeVar

import click
import uvicorn
from click.exceptions import Exit
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
from frostfair.server.transport.socket import Socket
from frostfair.server.transport.timeouts import TimedRequests
from frostfair.store.settings import SETTING
from frostfair.store.steady import SteadyClock
from frostfair.store.store import opened
from frostfair.wire import limits

R = TypeVar("R")

BAD_INPUT: Final = 2
GRACE_SECONDS: Final = 15
MOST_WORKERS: Final = 512
GARBAGE_EVERY: Final = 20_000  # new objects
SWITCH_SECONDS: Final = 0.0005


class Server(uvicorn.Server):
    """Before the sockets are closed, what was begun is finished and all clients are told to come back."""

    def __init__(self, config: uvicorn.Config, served: Litestar) -> None:
        super().__init__(config)
        self._served = served

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop, or a second Ctrl-C: at once.

        uvicorn's own keeps the signal and raises it again when all is closed, so that the exit code is that
        of a process that was killed. To be stopped as asked is no failure: the exit code is 0.
        """
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        hub: Hub | None = self._served.state.get("hub")
        if hub is not None:
            await hub.close()
        await super().shutdown(sockets)


def make_server(
    settings: Settings, host: str, port: int, clock: SteadyClock | None = None, **more: Any
) -> Server:
    served = make_app(settings, clock=clock)
    config = uvicorn.Config(
        served,
        host=host,
        port=port,
        http=TimedRequests,
        ws=Socket,
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


@click.group(context_settings={"help_option_names": ["-h", "--help"], "show_default": True})
def app() -> None:
    """Serve tables, and check how they were dealt."""


@app.command()
@click.option("--host", metavar="ADDRESS", default="127.0.0.1", help="Address to listen on.")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    metavar="N",
    default=8000,
    help="Port to listen on; 0 takes any free one.",
)
@click.option(
    "--database",
    envvar=SETTING,
    show_envvar=True,
    metavar="URL",
    help="sqlite:///path or postgresql://… Default: an SQLite file in your state directory.",
)
@click.option(
    "--origin",
    multiple=True,
    metavar="URL",
    help="Another origin whose pages may use this server; may be repeated.",
)
@click.option(
    "--secure/--no-secure",
    show_default=False,
    help="Send cookies over HTTPS only: for use behind a proxy with TLS.",
)
@click.option(
    "--bot-workers",
    type=click.IntRange(1, MOST_WORKERS),
    metavar="N",
    default=1,
    help="Processes that think for bots.",
)
@click.option(
    "--trust", metavar="ADDRESS,…", default="127.0.0.1", help="Proxies whose X-Forwarded-For is trusted."
)
@click.option(
    "--nats", envvar=nodes.SETTING, show_envvar=True, metavar="URL", help="nats://… if several nodes serve."
)
@click.option("--no-limits", is_flag=True, help="Don't limit requests and messages: for load tests only.")
@click.option(
    "--json-logs/--no-json-logs", show_default=False, help="Write logs as JSON, one object per line."
)
@click.option("--open", "open_browser", is_flag=True, help="Open the browser.")
def serve(
    host: str,
    port: int,
    database: str | None,
    origin: tuple[str, ...],
    secure: bool,
    bot_workers: int,
    trust: str,
    nats: str | None,
    no_limits: bool,
    json_logs: bool,
    open_browser: bool,
) -> None:
    """Serve tables over HTTP and WebSocket."""
    logs.configure(as_json=json_logs)
    try:
        origins, limited = tuple(check_origin(one) for one in origin), not no_limits
        settings = Settings(find_secret(), database, origins, secure, bot_workers, nats, limited)
        _refuse_what_cannot_work(settings, host)
    except (FrostfairError, OSError) as error:
        click.echo(f"frostfair: {error}", err=True)
        raise Exit(BAD_INPUT) from None
    # The threads of the database hand over often; at the default of 5 ms every table would wait for that.
    sys.setswitchinterval(SWITCH_SECONDS)
    server = make_server(settings, host, port, proxy_headers=True, forwarded_allow_ips=trust)
    run_for_ever(server, run(server, open_browser=open_browser))
    if not server.started:
        raise Exit(1)


def _refuse_what_cannot_work(settings: Settings, host: str) -> None:
    """Bad settings are reported in one line, before anything is served."""
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
) -> None:
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
    click.echo(f"Frostfair is open: {address}")
    if open_browser:
        await asyncio.to_thread(show, address)


@app.command("verify-luck")
@click.argument("file", type=click.Path(path_type=Path), help="The log of a finished table.")
@click.option(
    "--seals",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Seals that a client kept during the game, as JSON: version to seal.",
)
def verify_luck(file: Path, seals: Path | None) -> None:
    """Check that a finished table was dealt as promised.

    The seed must be the one committed to before the game, and every deal must follow from it.
    """
    kept = None if seals is None else _checked(seals, lambda: read_seals(seals.read_text(encoding="utf-8")))
    click.echo(_checked(file, lambda: verify(file.read_text(encoding="utf-8"), kept)))


def _checked(file: Path, check: Callable[[], R]) -> R:
    """What is wrong with a file is told in one line that names it."""
    try:
        return check()
    except (FrostfairError, OSError, UnicodeError) as error:
        is_text = not isinstance(error, UnicodeError)
        why = (getattr(error, "strerror", None) or str(error)) if is_text else "is not a text file"
        click.echo(" ".join(f"{file}: {why}".split()), err=True)
        raise Exit(BAD_INPUT) from None
