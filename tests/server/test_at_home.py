"""`frostfair play`: a server for this computer, on the next free port, that goes at Ctrl-C."""

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from frostfair.server import at_home
from frostfair.server.pages import browser as browsing
from frostfair.store.migrate import newest, revision, upgrade_to
from frostfair.store.store import connect


def test_it_opens_on_the_next_port_and_stops_cleanly(tmp_path: Path) -> None:
    taken = at_home.free_socket()
    home = tmp_path / "home of mine"
    env = {
        "PATH": "/usr/bin:/bin",
        "PYTHONPATH": os.pathsep.join(sys.path),
        "FROSTFAIR_HOME": str(home),
        "HOME": str(tmp_path),
        "FROSTFAIR_PURE": os.environ.get("FROSTFAIR_PURE", ""),
    }
    with subprocess.Popen(
        [sys.executable, "-m", "frostfair", "play"], env=env, stdout=subprocess.PIPE, encoding="utf-8"
    ) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            told = re.fullmatch(r"Frostfair is open: (http://127\.0\.0\.1:(\d+))\n", line)
            assert told, line
            assert int(told[2]) > taken.getsockname()[1]
            assert httpx.get(f"{told[1]}/readyz", trust_env=False, timeout=30).text == "ready"
            assert {"frostfair.db", "secret"} <= {file.name for file in home.iterdir()}
        finally:
            process.send_signal(signal.SIGINT)
        assert process.wait(60) == 0
    taken.close()


def test_where_everything_is_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("FROSTFAIR_HOME", raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert at_home.home() == tmp_path / "frostfair"
    monkeypatch.setattr(sys, "platform", "darwin")
    assert at_home.home().parts[-2:] == ("Application Support", "Frostfair")
    monkeypatch.setenv("FROSTFAIR_HOME", str(tmp_path / "mine"))
    assert at_home.home() == tmp_path / "mine"


def test_a_browser_is_opened_only_where_there_are_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []

    def remember(address: str) -> bool:
        opened.append(address)
        return True

    monkeypatch.setattr("webbrowser.open", remember)
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    assert not browsing.show("http://a")
    monkeypatch.setenv("DISPLAY", ":0")
    assert browsing.show("http://b")
    assert opened == ["http://b"]


def test_the_next_free_port_is_taken() -> None:
    one = at_home.free_socket(8350)
    two = at_home.free_socket(one.getsockname()[1])
    assert isinstance(two, socket.socket)
    assert two.getsockname()[1] > one.getsockname()[1]
    one.close()
    two.close()


@pytest.mark.asyncio
async def test_an_older_database_is_brought_up_to_date_and_a_copy_stays(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'frostfair.db'}"
    database = connect(url)
    await database.migrate(lambda db: upgrade_to(db, "0001"))
    await database.close()
    await at_home.bring_up_to_date(url)
    database = connect(url)
    assert await database.read(revision) == newest()
    await database.close()
    assert [file.name for file in tmp_path.glob("*.before-*")] == [f"frostfair.db.before-{newest()}"]
