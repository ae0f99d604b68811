"""The OpenAPI document, tried out by schemathesis: seeded, bounded, and whatever it sends, nothing breaks."""

import asyncio
import os
import sys
from pathlib import Path

import pytest
from sqlalchemy import text

from frostfair.server.transport.rate import Rates
from tests.server.serving import Serving, started
from tests.size import size

FOLDER = Path(__file__).parent


@pytest.mark.asyncio
@pytest.mark.timeout(900)
async def test_no_request_breaks_the_server(serving: Serving, tmp_path: Path) -> None:
    """Everything but the stream, which has no end; also what deletes, logs out and changes passwords."""
    for what in ("requests", "guests", "logins", "codes"):  # so that more is seen than refusals
        serving.server._served.state.limits._rates[what] = Rates(10**9, 1.0)
    run = await asyncio.create_subprocess_exec(
        Path(sys.executable).parent / "schemathesis",
        "run",
        f"{serving.url}/schema/openapi.json",
        "--checks",
        "not_a_server_error",
        "--seed",
        "1",
        "--max-examples",
        str(size(2, 30)),
        "--phases",
        "examples,coverage,fuzzing" if size(0, 1) else "fuzzing",
        "--exclude-path-regex",
        "stream",
        cwd=tmp_path,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        env={
            **os.environ,
            "SCHEMATHESIS_HOOKS": "fresh_guests",
            "PYTHONPATH": str(FOLDER),
            "FROSTFAIR_TESTED": serving.url,
        },
    )
    told, _ = await run.communicate()
    assert run.returncode == 0, told.decode()[-3000:]
    count = text("SELECT count(*) FROM deletions")
    deleted = await serving.hub.store.database.read(lambda db: db.execute(count).scalar())
    assert deleted, "nobody was let in: then nothing was tried"
    assert (await (await serving.guest("Ana")).me())["name"] == "Ana"


@pytest.mark.asyncio
async def test_no_odd_stream_breaks_the_server(serving: Serving) -> None:
    ana, bo = await serving.guest("Ana"), await serving.guest("Bo")
    table = (await started(ana, bo)).id
    seen = set()
    for who in (table, "0" * 32, "x", "%00", "%ff", "a" * 3000):
        for since in (
            "",
            "?since=0",
            "?since=-1",
            "?since=99999999999999999999",
            "?since=x",
            "?since=%ff",
            "?more=1",
        ):
            async with ana._http.stream("GET", f"/api/tables/{who}/stream{since}") as answer:
                seen.add(answer.status_code)
                assert answer.status_code < 500, (who, since)
                if answer.status_code == 200:
                    assert (await anext(answer.aiter_lines())).startswith('{"t":"table"')
    assert {200, 400, 404} <= seen


@pytest.mark.asyncio
async def test_what_operators_ask_is_described_as_it_is(serving: Serving) -> None:
    stranger = await serving.stranger()
    paths = (await stranger._http.get("/schema/openapi.json")).json()["paths"]
    for path, statuses in (("/healthz", {"200"}), ("/readyz", {"200", "503"}), ("/metrics", {"200"})):
        described = paths[path]["get"]
        assert described["responses"].keys() == statuses
        assert described["security"] == []
        came = await stranger._http.get(path)
        (kind,) = described["responses"][str(came.status_code)]["content"]
        assert came.headers["content-type"].split(";")[0] == kind.split(";")[0] == "text/plain"
        for answer in described["responses"].values():
            assert next(iter(answer["content"].values()))["schema"]["type"] == "string"
