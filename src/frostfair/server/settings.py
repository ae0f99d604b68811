"""What an operator can set: by the command line or by FROSTFAIR_… in the environment."""

import os
import secrets
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from frostfair.kernel.errors import Malformed
from frostfair.server.pages.assets import FOLDER
from frostfair.store.settings import state_dir

SECRET: Final = "FROSTFAIR_SECRET"
SECRET_SHORTEST: Final = 32


@dataclass(frozen=True, slots=True)
class Settings:
    """The secret signs cookies; it never appears where this is printed."""

    secret: str = field(repr=False)
    database: str | None = field(default=None, repr=False)  # may hold a password
    origins: tuple[str, ...] = ()  # further origins that may talk to us, besides our own
    secure: bool = False  # cookies only over https
    bot_workers: int = 1
    nats: str | None = field(default=None, repr=False)
    limited: bool = True  # False: no limits, for measuring
    web_client: Path = FOLDER  # what the browser is given


def find_secret(folder: Path | None = None) -> str:
    """FROSTFAIR_SECRET, or one of our own that is made once and kept beside the database."""
    given = os.environ.get(SECRET)
    if given is not None:
        if len(given) < SECRET_SHORTEST:
            raise Malformed(f"{SECRET}: needs at least {SECRET_SHORTEST} characters")
        return given
    path = (folder or state_dir()) / "secret"
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        _make_secret(path)
    kept = path.read_text().strip()
    if len(kept) < SECRET_SHORTEST:
        raise Malformed(
            f"{path}: needs at least {SECRET_SHORTEST} characters; delete the file to get a new secret"
        )
    return kept


def _make_secret(path: Path) -> None:
    """All of it or nothing, whatever other process starts or dies at this moment."""
    part = path.with_name(f".secret.{secrets.token_hex(8)}")
    with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        file.write(secrets.token_hex(SECRET_SHORTEST))
    try:
        os.link(part, path)
    except FileExistsError:
        pass
    finally:
        part.unlink()
