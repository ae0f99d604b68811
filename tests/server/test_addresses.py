"""Whom limits count, who can't sit down again, and what a refusal does not do to the log of the server."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import msgspec
import pytest
from structlog.testing import capture_logs

from frostfair.client import ApiError, Session
from frostfair.server.bots.process import environment
from frostfair.server.http import network
from frostfair.store.errors import StoreUnavailable
from frostfair.store.seating import KICKED_FOR
from tests.server.bots.test_thinker import question
from tests.server.serving import Computer, Serving

DEPLOY = Path(__file__).parents[2] / "deploy"


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("fe80::1%eth0", "fe80::/64"),
        ("a unix socket", "a unix socket"),
    ],
)
def test_an_address_of_ipv6_counts_with_its_network(host: str, counted: str) -> None:
    assert network(host) == counted


def test_the_proxy_file_keeps_metrics_from_the_public() -> None:
    assert "respond /metrics 404" in (DEPLOY / "Caddyfile").read_text(encoding="utf-8")


@pytest.mark.asyncio
async def test_a_user_whom_the_host_sent_away_cannot_sit_down_at_once_again(url: str) -> None:
    computer = Computer()
    async with Serving(url, computer.clock()) as serving:
        ana, bo = await serving.guest("Ana"), await serving.guest("Bo")
        table = await ana.create("winter-queen", 2)
        await bo.sit(table.id)
        await ana.kick(table.id, 1)
        with pytest.raises(ApiError, match="kicked"):
            await bo.sit(table.id)
        computer.goes_on(KICKED_FOR)
        assert (await bo.sit(table.id)).seats[1].name == "Bo"


@pytest.mark.asyncio
@pytest.mark.parametrize("body", [b'{"name": "\xff"}', b"\xff\xfe", b'{"\xc3\x28": 1}'])
async def test_bytes_that_are_no_text_are_malformed(serving: Serving, body: bytes) -> None:
    stranger = await serving.stranger()
    answer = await stranger._http.post(
        "/api/guest", content=body, headers={"content-type": "application/json"}
    )
    assert answer.status_code == 400


@pytest.mark.asyncio
async def test_no_expected_refusal_is_logged(serving: Serving) -> None:
    ana = await serving.guest("Ana")
    with capture_logs() as told:
        answers = await refused_in_many_ways(serving, ana)
        await hang_up_in_a_body(serving)
    assert set(answers) <= {400, 401, 404, 405, 413}
    assert told == []


async def refused_in_many_ways(serving: Serving, ana: Session) -> list[int]:
    answers = [
        await ana._http.post("/api/guest", content=b'{"name": "\xff"}'),
        await ana._http.post("/api/guest", content=b"[" * 60_000),
        await ana._http.post("/api/guest", json={"name": ""}),
        await ana._http.post("/api/guest", content=b"x" * 100_000),
        await ana._http.get("/api/tables/none"),
        await ana._http.get("/nowhere/at/all"),
        await ana._http.delete("/api/me/export"),
        await (await serving.stranger())._http.get("/api/me"),
        await ana._http.post("/api/login", json={"login": "ana", "password": "wrong password"}),
    ]
    return [answer.status_code for answer in answers]


async def hang_up_in_a_body(serving: Serving) -> None:
    """Until the server has noticed: it closes its side, too."""
    reader, writer = await asyncio.open_connection("127.0.0.1", serving.port)
    writer.write(b"POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{")
    writer.write_eof()
    await reader.read()
    writer.close()


@pytest.mark.asyncio
async def test_a_database_that_is_away_is_one_line_and_a_bug_is_told_with_its_trace(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = await serving.guest("Ana")
    for error, status, level in (
        (StoreUnavailable("away"), 503, "warning"),
        (ValueError("bug"), 500, "error"),
    ):

        async def listed(_: object, error: Exception = error) -> None:
            raise error

        monkeypatch.setattr(serving.hub, "listed", listed)
        with capture_logs() as told:
            assert (await ana._http.get("/api/tables")).status_code == status
        assert [line["log_level"] for line in told] == [level]
        assert ("ValueError: bug" in told[0].get("exception", "")) is (level == "error")


@pytest.mark.asyncio
async def test_a_worker_whose_server_is_gone_dies_quietly() -> None:
    """Its answer finds no reader any more."""
    reading, writing = os.pipe()
    worker = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "frostfair.server.bots.worker", "2048"),
        stdin=asyncio.subprocess.PIPE,
        stdout=writing,
        stderr=asyncio.subprocess.PIPE,
        env=environment(),
    )
    os.close(writing)
    os.close(reading)
    _, complaint = await worker.communicate(msgspec.json.encode(["decide", question().packed(), 1]) + b"\n")
    assert complaint == b""
    assert worker.returncode in (0, -signal.SIGPIPE)
