"""`frostfair serve`: a wrong setting is named in one line and nothing is touched; a stop is no failure."""

import os
import signal
import socket
from collections.abc import Callable
from pathlib import Path
from threading import Thread

import pytest
import uvicorn
from click.testing import CliRunner
from litestar import Litestar

from frostfair.kernel.errors import Malformed
from frostfair.server import commands, settings
from frostfair.server.cluster.nodes import check_broker
from frostfair.server.transport.origins import check_origin
from tests.server.serving import SECRET, running

Serve = Callable[..., str]


@pytest.fixture
def serve(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Serve:
    """What it says, having refused."""
    monkeypatch.setattr("frostfair.server.logs.configure", lambda **_: None)
    monkeypatch.setattr(commands, "run_for_ever", lambda *_: pytest.fail("it serves"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.delenv("FROSTFAIR_DATABASE", raising=False)

    def refused(*words: str) -> str:
        result = CliRunner().invoke(commands.app, ["serve", "--port", "0", *words])
        assert isinstance(result.exception, SystemExit), result.exception
        assert result.exit_code in (1, 2)
        return result.output

    return refused


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--database", "mysql://root:hush@host/db"), "FROSTFAIR_DATABASE: expected sqlite:///path or"),
        (("--database", "postgresql://u:hush@127.0.0.1:1/x"), "PostgreSQL: ConnectionRefusedError"),
        (("--database", "postgresql://u:hush@127.0.0.1:hush/x"), "FROSTFAIR_DATABASE: not an address"),
        (("--database", "sqlite:////proc/nowhere/x.db"), "/proc/nowhere"),
        (("--nats", "http://u:hush@host"), "FROSTFAIR_NATS: expected nats://host:port, found http:…"),
        (("--host", "nowhere.invalid"), "--host nowhere.invalid: "),
        (("--origin", "example.org"), "--origin: expected https://HOST"),
        (("--port", "99999"), "--port"),
        (("--bot-workers", "0"), "--bot-workers"),
    ],
)
def test_what_cannot_work_is_told_in_one_line(words: tuple[str, ...], why: str, serve: Serve) -> None:
    said = serve(*words)
    assert why in said
    assert "hush" not in said
    assert "Traceback" not in said


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("FROSTFAIR_SECRET", "short", "FROSTFAIR_SECRET: needs at least 32 characters"),
        ("FROSTFAIR_GAMES", "chess", "FROSTFAIR_GAMES: unknown game 'chess'; available: "),
        ("XDG_STATE_HOME", "/proc/nowhere", "/proc/nowhere"),
    ],
)
def test_an_environment_that_cannot_work_is_told_too(
    name: str, value: str, why: str, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, value)
    assert why in serve()


def test_a_file_that_is_no_database_is_left_alone(serve: Serve, tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("a diary")
    assert "not a database" in serve("--database", f"sqlite:///{file}")
    assert file.read_text() == "a diary"


def test_a_port_that_is_taken_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("frostfair.server.logs.configure", lambda **_: None)
    monkeypatch.setenv("FROSTFAIR_SECRET", SECRET)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        words = ["serve", "--port", port, "--database", f"sqlite:///{tmp_path / 'x.db'}"]
        assert CliRunner().invoke(commands.app, words).exit_code != 0
    assert f"('127.0.0.1', {port}): address already in use" in caplog.text


@pytest.mark.parametrize(
    "url", ["", "nats://", "host:4222", "nats://host:no", "nats://host:0", "nats://[::1"]
)
def test_what_is_no_broker_is_refused(url: str) -> None:
    with pytest.raises(Malformed):
        check_broker(url)


@pytest.mark.parametrize("url", ["nats://host", "tls://u:p@host:4222", "nats://[::1]:4222"])
def test_what_may_be_a_broker_is_taken(url: str) -> None:
    assert check_broker(url) == url


@pytest.mark.parametrize("text", ["https://example.org", "http://localhost:5173"])
def test_an_origin_is_taken_as_browsers_send_it(text: str) -> None:
    assert check_origin(text) == text


@pytest.mark.parametrize(
    "text", ["https://example.org/", "example.org", "ftp://x", "https://", "*", "http://[x"]
)
def test_an_origin_that_no_browser_sends_is_refused(text: str) -> None:
    with pytest.raises(Malformed):
        check_origin(text)


# --- the secret ---


def test_a_secret_is_made_once_however_many_start_at_the_same_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(settings.SECRET, raising=False)
    found: list[str] = []
    starting = [Thread(target=lambda: found.append(settings.find_secret(tmp_path))) for _ in range(8)]
    for thread in starting:
        thread.start()
    for thread in starting:
        thread.join()
    assert len(found) == 8
    assert len(set(found)) == 1
    assert len(found[0]) >= settings.SECRET_SHORTEST
    assert [file.name for file in tmp_path.iterdir()] == ["secret"]
    if os.name == "posix":
        assert (tmp_path / "secret").stat().st_mode & 0o777 == 0o600


def test_an_empty_secret_signs_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(settings.SECRET, raising=False)
    (tmp_path / "secret").write_text("\n")
    with pytest.raises(Malformed, match="at least 32 characters"):
        settings.find_secret(tmp_path)


def test_stopped_as_asked_is_no_failure(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        assert server.stop() == 0


def test_a_second_interrupt_stops_at_once() -> None:
    server = commands.Server(uvicorn.Config("nothing:here"), Litestar())
    server.handle_exit(signal.SIGTERM, None)
    assert (server.should_exit, server.force_exit) == (True, False)
    server.handle_exit(signal.SIGTERM, None)
    assert not server.force_exit
    server.handle_exit(signal.SIGINT, None)
    assert server.force_exit
