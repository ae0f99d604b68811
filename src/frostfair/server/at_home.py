"""`frostfair play`: a server for this computer alone, with the browser opened at it."""

import asyncio
import os
import shutil
import socket
import sys
from contextlib import closing
from pathlib import Path
from typing import Final

import click

from frostfair.games.installed import enabled
from frostfair.kernel.errors import FrostfairError, Malformed
from frostfair.server import logs
from frostfair.server.commands import make_server, run, run_for_ever
from frostfair.server.settings import Settings, find_secret
from frostfair.store.migrate import newest, revision, upgrade
from frostfair.store.settings import SETTING, SQLITE, sqlite_path
from frostfair.store.store import connect

HOST: Final = "127.0.0.1"
PORT: Final = 8000
PORTS: Final = 100  # that are tried, one after the other
HOME: Final = "FROSTFAIR_HOME"


def play_at_home(open_browser: bool = True) -> int:
    """Until Ctrl-C; the exit code."""
    enabled()  # whoever switched on a game that isn't there hears it before anything else
    logs.configure()
    try:
        folder = home()
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        database = os.environ.get(SETTING) or f"{SQLITE}{folder / 'frostfair.db'}"
        asyncio.run(bring_up_to_date(database))
        settings = Settings(find_secret(folder), database)
        listening = free_socket()
    except (FrostfairError, OSError) as error:
        click.echo(f"frostfair: {error}", err=True)
        return 1
    server = make_server(settings, HOST, listening.getsockname()[1])
    with closing(listening):
        run_for_ever(server, run(server, sockets=[listening], open_browser=open_browser))
    return 0 if server.started else 1


def home() -> Path:
    """FROSTFAIR_HOME, or where this system keeps what programs must not lose."""
    given = os.environ.get(HOME)
    if given:
        return Path(given).expanduser()
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Frostfair"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "Frostfair"
    base = os.environ.get("XDG_DATA_HOME", "")
    return (Path(base) if base else Path.home() / ".local" / "share") / "frostfair"


def free_socket(first: int = PORT) -> socket.socket:
    """Listening at the first port that nobody has."""
    for port in range(first, first + PORTS):
        listening = socket.socket()
        if os.name == "posix":  # elsewhere this would share a port that is in use
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((HOST, port))
            listening.listen()
            return listening
        except OSError:
            listening.close()
    raise Malformed(f"no port from {first} to {first + PORTS - 1} is free")


async def bring_up_to_date(database: str) -> None:
    """Nobody administers a database at home: it grows by itself, after a copy of the file was made."""
    opened = connect(database)
    try:
        found = await opened.read(revision)
        if found not in (None, newest()):
            path = sqlite_path(database)
            if path is not None:
                shutil.copy2(path, path.with_name(f"{path.name}.before-{newest()}"))
            await upgrade(opened)
    finally:
        await opened.close()
