"""Where the data lies: one setting, FROSTFAIR_DATABASE."""

import os
from pathlib import Path
from typing import Final

from frostfair.store.errors import StoreError

SETTING: Final = "FROSTFAIR_DATABASE"
SQLITE: Final = "sqlite:///"
POSTGRES: Final = ("postgresql://", "postgres://")


def state_dir() -> Path:
    """Where a program keeps what it must not lose, by the XDG rules."""
    base = os.environ.get("XDG_STATE_HOME", "")
    return (Path(base) if base else Path.home() / ".local" / "state") / "frostfair"


def database_url() -> str:
    """What FROSTFAIR_DATABASE says; without it, an SQLite file in the state directory."""
    return os.environ.get(SETTING) or f"{SQLITE}{state_dir() / 'frostfair.db'}"


def sqlite_path(url: str) -> Path | None:
    """The file of an SQLite database; None for PostgreSQL. An absolute path makes four slashes."""
    if url.startswith(SQLITE):
        path = url[len(SQLITE) :]
        if not path or ":memory:" in path or "?" in path:
            raise StoreError(f"{SETTING}: {SQLITE} must be followed by the path of a file")
        return Path(path).expanduser()
    if url.startswith(POSTGRES):
        return None
    # Never the whole address: it may hold a password.
    raise StoreError(
        f"{SETTING}: expected sqlite:///path or postgresql://…, found {url.partition(':')[0][:20]}:…"
    )
