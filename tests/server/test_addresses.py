"""Whom limits count, who can't sit down again, and what a refusal does not do to the log of the server."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from frostfair.client import ApiError
from frostfair.server.bots.thinker import _environment
from frostfair.server.http import network
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
async def test_no_expected_refusal_is_logged(serving: Serving, caplog: pytest.LogCaptureFixture) -> None:
    ana = await serving.guest("Ana")
    caplog.clear()
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
    assert {answer.status_code for answer in answers} <= {400, 401, 404, 405, 413}
    assert [record.getMessage() for record in caplog.records if record.levelno >= 30] == []


@pytest.mark.asyncio
async def test_a_worker_whose_server_is_gone_dies_quietly() -> None:
    """Its answer finds no reader any more."""
    reading, writing = os.pipe()
    worker = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "frostfair.server.bots.worker", "2048"),
        stdin=asyncio.subprocess.PIPE,
        stdout=writing,
        stderr=asyncio.subprocess.PIPE,
        env=_environment(),
    )
    os.close(writing)
    os.close(reading)
    _, complaint = await worker.communicate(question().line())
    assert complaint == b""
    assert worker.returncode in (0, -signal.SIGPIPE)
